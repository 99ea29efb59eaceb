/** Enter and the space bar press a part of a picture as they press a button: its `onKeyDown`. */
export const byKey =
  (press: () => void) =>
  (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    press()
  }

/** Did a finger make this event? It points at nothing before it presses, so what a press does has to be shown first. */
export const isTouch = (event: MouseEvent | undefined): boolean =>
  (event as PointerEvent | undefined)?.pointerType === 'touch'
