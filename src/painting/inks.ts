/** The colours of a map, as `#rrggbb`. */

/** By day, and on paper. */
export const DAY = {
  paper: '#f6edd6',
  stain: '#dcc79c',
  ink: '#3b2c1a',
  line: '#7a6342',
  hill: '#b07f45',
  hachure: '#54381c',
  wood: '#9fae68',
  tree: '#93a468',
  oak: '#5f7a3c',
  pine: '#4d6b45',
  treeShade: '#2f3d1c',
  water: '#a3c9d4',
  bank: '#3f7186',
  road: '#fdf6e0',
  house: '#c25a41',
  eaves: '#8f3b2a',
  garden: '#cfbd76',
  grass: '#8d9660',
  /** Ground of level 0, and of each level above it; the last is for every higher level. */
  levels: ['#e6e6c2', '#e7cd94', '#d8b070', '#c69455', '#ad7740'],
  /** Slopes away from the light and towards it. */
  shade: '#553c22',
  shine: '#fffbea',
} as const

export type Inks = { readonly [ink in Exclude<keyof typeof DAY, 'levels'>]: string } & {
  readonly levels: readonly string[]
}

/** By the light of a lamp. */
export const LAMP: Inks = {
  paper: '#43382a',
  stain: '#2c2318',
  ink: '#ecdcb8',
  line: '#a48c63',
  hill: '#94703f',
  hachure: '#1b130a',
  wood: '#55632f',
  tree: '#77864f',
  oak: '#556c38',
  pine: '#456148',
  treeShade: '#12180a',
  water: '#38697a',
  bank: '#86b7c6',
  road: '#c9b07d',
  house: '#bd5a45',
  eaves: '#7c3224',
  garden: '#665a2f',
  grass: '#7c8350',
  levels: ['#3c3c28', '#5a4a31', '#705834', '#8a6a3c', '#a47f47'],
  shade: '#0d0804',
  shine: '#d9b878',
}
