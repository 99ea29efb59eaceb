/** Match ids have sixteen characters, keys and invitations thirty-two, secrets of dice sixty-four. */
const LONG_WORD = /[\w-]{16,}/g

/**
 * A text without words that could open or name anything: only the beginning of such a word is left, so that an operator
 * can find a match.
 */
export const discreet = (text: string): string => text.replace(LONG_WORD, (word) => `${word.slice(0, 4)}…`)
