/** What makes a part of a picture a button: a click, Enter and the space bar press it. */
export const onPress = <E extends MouseEvent>(press: (event?: E) => void) => ({
  onClick: (event: E) => press(event),
  onKeyDown: (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    press()
  },
})
