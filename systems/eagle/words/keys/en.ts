/** What the keys of the board do. */
export default {
  turn: 'Turn the chosen unit',
  zones: 'Zones of control',
  command: 'How far orders reach',
  orders: 'Orders of formations, and who is out of command',
  threats: 'What the enemy threatens',
  line: 'A line of fire',
  grid: 'The grid on the map, on or off',
  names: 'The names of hexes, on or off',
} as const
