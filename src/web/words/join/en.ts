/** The words of an invitation that is opened, in English. */
export default {
  title: 'You are invited to a battle',
  by: '{{ who }} plays {{ seat }}.',
  seat: 'Your seat: {{ seat }}',
  once: 'This invitation works once. When you sit down, the seat is yours in this browser, and no other can open it.',
  name: 'Your name',
  nameNote: 'The others see it.',
  alike: 'That looks like {{ who }}, who is at the table: choose another name.',
  sit: 'Sit down',
}
