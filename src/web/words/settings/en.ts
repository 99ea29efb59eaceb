/** The words of the settings, in English. */
export default {
  title: 'Settings',
  language: 'Language',
  theme: 'Light',
  themes: { auto: 'As the device has it', light: 'Daylight', lamp: 'Lamplight' },
  sound: 'Sound',
  speed: 'How fast events are told',
  counters: 'Units on maps of hexes',
  countersAs: { signs: 'Map symbols', uniforms: 'Small soldiers in uniform' },
  notifying: 'Notify me when it is my turn',
  notifyingNo: 'The browser does not allow notifications for this page.',
  name: 'My name at the table',
}
