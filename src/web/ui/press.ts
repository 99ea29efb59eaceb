/** Enter and the space bar press a part of a picture as they press a button: its `onKeyDown`. */
export const byKey =
  (press: () => void) =>
  (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    press()
  }
