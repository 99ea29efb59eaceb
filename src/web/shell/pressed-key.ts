import { type KeyAction, keys } from './keys.ts'

const actions = new Map<string, KeyAction>(Object.entries(keys).map(([action, key]) => [key, action as KeyAction]))

/** Is the player typing into something? */
const writing = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.matches('textarea, select, input:not([type=checkbox], [type=radio], [type=range], [type=button])'))

/**
 * What a key means at the table; nothing while the player types, or with Control, Alt or Meta. With Shift some keys go
 * the other way.
 */
export function actionOf(event: KeyboardEvent): { readonly action: KeyAction; readonly reverse: boolean } | undefined {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || writing(event.target)) return undefined
  // Brackets and the backslash need AltGr on many keyboards.
  if (event.altKey && !'[]{}\\'.includes(event.key)) return undefined
  const action = actions.get(event.key) ?? (event.shiftKey ? actions.get(event.key.toLowerCase()) : undefined)
  return action && { action, reverse: event.shiftKey && event.key !== event.key.toLowerCase() }
}
