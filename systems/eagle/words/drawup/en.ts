/** Set-up in one go. */
export default {
  title: 'Draw up in one go',
  all: 'Draw up all {{ count }} as in history',
  allGround: 'Draw up all {{ count }} for me',
  one: 'Or one formation at a time:',
  formation: '{{ name }} ({{ count }})',
  planned: 'Drawn up: {{ count }}.',
  history: 'The scenario and the histories say where. Nothing is placed yet.',
  mixed:
    'Where the scenario names the hexes, they stand as in history; elsewhere formations stand together. Nothing is placed yet.',
  ground: 'Formations stand together, each where the scenario lets it. Nothing is placed yet.',
  apart: 'In the nearest hex that is open: {{ list }}.',
  left: 'Found no hex: {{ list }}.',
  move: 'To move one, click its stack on the map, then its new hex. Click the stack again for the next piece in it.',
  whither: 'Where to with {{ piece }}? Click a marked hex.',
  fixed: '{{ piece }} has no other hex to go to.',
  place: 'Place all {{ count }} like this',
  discard: 'Not like this',
  cover: 'Cover the {{ count }} strongest stacks with markers',
  covered: 'Covered: {{ list }}. A marker can be taken off again.',
  stack: '{{ hex }}, planned: {{ list }}',
  there: '{{ piece }} to {{ hex }}',
} as const
