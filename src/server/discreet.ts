/** Ids of matches have sixteen letters, keys and invitations thirty-two, secrets of dice sixty-four. */
const LONG_WORD = /[\w-]{16,}/g

/**
 * A text without what could open or name anything: of such a word only its beginning is left, by which an operator
 * finds a match.
 */
export const discreet = (text: string): string => text.replace(LONG_WORD, (word) => `${word.slice(0, 4)}…`)
