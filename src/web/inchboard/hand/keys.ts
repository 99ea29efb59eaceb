/** The hand by keyboard alone: arrows nudge, brackets turn, Enter makes the move, Escape takes it back, I measures. */
import type { Hand } from './hand-state.ts'

/** Quarters of an inch ahead and to the right of the body as it faces. */
const NUDGES: Readonly<Record<string, readonly [ahead: number, right: number]>> = {
  ArrowUp: [1, 0],
  ArrowDown: [-1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}
/** Degrees to the right; with Shift, single degrees. */
const TURNS: Readonly<Record<string, number>> = { '[': -5, ']': 5, '{': -1, '}': 1 }

export const MEASURE_KEY = 'i'

/**
 * Is the focus where keys are meant for the body in the hand: on it, on the table as a whole, in its panel, nowhere, or
 * on the sentence of the decision, which gets the focus when a pressed button disappears?
 */
function isForHand(target: Element, body: number): boolean {
  if (target.closest('input, textarea, select, dialog') !== null) return false
  if (target === document.body || target.matches('.inch-board .view, #decision')) return true
  return target.closest(`[data-body="${body}"], .hand-panel`) !== null
}

/** Carries out a key; true if the key means something to the hand. */
export function pressKey(hand: Hand, key: string, isOnButton: boolean): boolean {
  const nudge = NUDGES[key]
  if (nudge !== undefined) hand.nudge(...nudge)
  else if (key in TURNS) hand.turn(TURNS[key])
  else if (key === 'Enter' && hand.isMoved() && !isOnButton) hand.confirm()
  else if (key === 'Escape' && hand.isMoved()) hand.back()
  else return false
  return true
}

/**
 * Listens to the keys of a page; returns a function that stops this. Nothing else gets the keys that the hand takes.
 */
export function listenToKeys(hand: Hand): () => void {
  const pressed = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const target = event.target as Element
    const isMeasure = event.key === MEASURE_KEY && target.closest('.inch-board') !== null
    if (isMeasure) hand.measure(!hand.isMeasuring())
    else if (event.key === 'Escape' && hand.isMeasuring()) hand.measure(false)
    else if (hand.body() < 0 || !isForHand(target, hand.body()) || (event.shiftKey && event.key.startsWith('Arrow')))
      return
    else if (!pressKey(hand, event.key, target.closest('button') !== null)) return
    event.preventDefault()
    event.stopPropagation()
  }
  document.addEventListener('keydown', pressed, true)
  return () => document.removeEventListener('keydown', pressed, true)
}
