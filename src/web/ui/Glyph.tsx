import { Drawing, tablePaths } from './TableGlyph.tsx'

/** Small line drawings for buttons: decoration beside a name, never instead of one. */
const paths = {
  ...tablePaths,
  close: 'M6 6l12 12M18 6L6 18',
  play: 'M8 5l11 7-11 7z',
  pause: 'M8 5v14M16 5v14',
  next: 'M6 5l9 7-9 7zM18 5v14',
  previous: 'M18 5l-9 7 9 7zM6 5v14',
  first: 'M19 6l-6 6 6 6M11 6l-6 6 6 6',
  last: 'M5 6l6 6-6 6M13 6l6 6-6 6',
  on: 'M15 7l5 5-5 5M20 12h-9a6 6 0 0 0-6 6',
  skip: 'M4 6l6 6-6 6M11 6l6 6-6 6M20 6v12',
  copy: 'M9 9h11v11H9zM5 15H4V4h11v1',
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

export const Glyph = (props: { readonly name: GlyphName }) => <Drawing path={paths[props.name]} />
