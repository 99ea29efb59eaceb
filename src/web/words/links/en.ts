/** The words about a game's links, in English. */
export default {
  title: 'The game is ready',
  text: 'Send each player their link. It works once: the first person to open it and sit down has the seat, and after that not even you can open it.',
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
  camera: 'Show the code',
  cameraAway: 'Hide the code',
  cameraOf: 'Code for a camera: {{ what }}',
  taken: 'All seats are taken. Players who have lost theirs get a new invitation at the table, under Players.',
}
