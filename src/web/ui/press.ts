/** An `onKeyDown` that lets Enter and the space bar press a part of a picture as they press a button. */
export const byKey =
  (press: () => void) =>
  (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    press()
  }

/** Did a finger make this event? A finger cannot point before it presses, so what a press does must be shown first. */
export const isTouch = (event: MouseEvent | undefined): boolean =>
  (event as PointerEvent | undefined)?.pointerType === 'touch'
