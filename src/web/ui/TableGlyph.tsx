/** The line drawings that every table begins with; the others are loaded with what shows them (`Glyph.tsx`). */
export const tablePaths = {
  home: 'M4 11l8-7 8 7M6 10v9h12v-9',
  settings: 'M4 7h9M17 7h3M4 17h3M11 17h9M15 5v4M9 15v4',
  help: 'M9 9a3 3 0 1 1 4.5 2.6c-1 .6-1.5 1.2-1.5 2.4M12 17.5v.1',
  back: 'M9 7l-5 5 5 5M4 12h9a6 6 0 0 1 6 6',
  clock: 'M12 4a8 8 0 1 0 8 8M12 8v4l3 2M20 4v4h-4',
  log: 'M5 6h14M5 12h14M5 18h9',
  rules: 'M4 5h6a2 2 0 0 1 2 2v13a2 2 0 0 0-2-2H4zM20 5h-6a2 2 0 0 0-2 2v13a2 2 0 0 1 2-2h6z',
  armies: 'M5 21V3M5 4h13l-3 4 3 4H5',
  players:
    'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM3 20c0-4 3-6 6-6s6 2 6 6M16 4.5a3.5 3.5 0 0 1 0 6.5M17.5 14.5c2.2.6 3.5 2.6 3.5 5.5',
  notes: 'M6 3h9l4 4v14H6zM14 3v5h5M9 13h7M9 17h5',
} as const

export type TableGlyphName = keyof typeof tablePaths

/** A small line drawing: decoration beside a name, never instead of one. */
export const Drawing = (props: { readonly path: string }) => (
  <svg class="glyph" viewBox="0 0 24 24" aria-hidden="true">
    <path d={props.path} />
  </svg>
)

export const TableGlyph = (props: { readonly name: TableGlyphName }) => <Drawing path={tablePaths[props.name]} />
