/** Small line drawings for buttons: decoration beside a name, never instead of one. */
const paths = {
  home: 'M4 11l8-7 8 7M6 10v9h12v-9',
  settings: 'M4 7h9M17 7h3M4 17h3M11 17h9M15 5v4M9 15v4',
  help: 'M9 9a3 3 0 1 1 4.5 2.6c-1 .6-1.5 1.2-1.5 2.4M12 17.5v.1',
  close: 'M6 6l12 12M18 6L6 18',
  back: 'M9 7l-5 5 5 5M4 12h9a6 6 0 0 1 6 6',
  clock: 'M12 4a8 8 0 1 0 8 8M12 8v4l3 2M20 4v4h-4',
  play: 'M8 5l11 7-11 7z',
  pause: 'M8 5v14M16 5v14',
  next: 'M6 5l9 7-9 7zM18 5v14',
  previous: 'M18 5l-9 7 9 7zM6 5v14',
  first: 'M19 6l-6 6 6 6M11 6l-6 6 6 6',
  last: 'M5 6l6 6-6 6M13 6l6 6-6 6',
  on: 'M15 7l5 5-5 5M20 12h-9a6 6 0 0 0-6 6',
  skip: 'M4 6l6 6-6 6M11 6l6 6-6 6M20 6v12',
  copy: 'M9 9h11v11H9zM5 15H4V4h11v1',
  log: 'M5 6h14M5 12h14M5 18h9',
  rules: 'M4 5h6a2 2 0 0 1 2 2v13a2 2 0 0 0-2-2H4zM20 5h-6a2 2 0 0 0-2 2v13a2 2 0 0 1 2-2h6z',
  armies: 'M5 21V3M5 4h13l-3 4 3 4H5',
  players:
    'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM3 20c0-4 3-6 6-6s6 2 6 6M16 4.5a3.5 3.5 0 0 1 0 6.5M17.5 14.5c2.2.6 3.5 2.6 3.5 5.5',
  notes: 'M6 3h9l4 4v14H6zM14 3v5h5M9 13h7M9 17h5',
  swap: 'M7 4v14M3 14l4 4 4-4M17 20V6M13 10l4-4 4 4',
  search: 'M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM16 16l4.5 4.5',
  up: 'M6 15l6-6 6 6',
  down: 'M6 9l6 6 6-6',
  more: 'M12 5v14M5 12h14',
  less: 'M5 12h14',
  lamp: 'M9 18h6M10 21h4M12 3a6 6 0 0 0-3.5 10.9c.6.5 1 1.3 1 2.1h5c0-.8.4-1.6 1-2.1A6 6 0 0 0 12 3z',
  sun: 'M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.5 1.5M17.5 17.5L19 19M19 5l-1.5 1.5M6.5 17.5L5 19',
} as const

export type GlyphName = keyof typeof paths

export const Glyph = (props: { readonly name: GlyphName }) => (
  <svg class="glyph" viewBox="0 0 24 24" aria-hidden="true">
    <path d={paths[props.name]} />
  </svg>
)
