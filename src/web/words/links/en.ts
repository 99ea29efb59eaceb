/** The words about a game's links, in English. */
export default {
  title: 'The game is ready',
  text: 'Send this link to the one who shall play. Whoever has it holds the seat, so send it to nobody else.',
  onlyHere:
    'These links work on this machine only. For others in the same network, start the table with “grognard serve --host 0.0.0.0” and open it by one of the addresses that the command then shows.',
  for: 'For {{ seat }}',
  watchers: 'For those who want to look on',
  mine: 'My seat: {{ seat }}',
  share: 'Share …',
  toTable: 'To the table',
  invitation: 'A battle awaits: {{ scenario }}',
  unknown: 'No links of this game are kept in this browser.',
  link: 'Link for {{ seat }}',
}
