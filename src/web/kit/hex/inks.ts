/** The colours of a map, read from the page: by day, and by the light of a lamp. */
export interface Inks {
  readonly paper: string
  readonly stain: string
  readonly ink: string
  readonly line: string
  readonly hill: string
  readonly hachure: string
  readonly wood: string
  readonly tree: string
  readonly treeShade: string
  readonly water: string
  readonly bank: string
  readonly road: string
  readonly house: string
  readonly garden: string
  readonly grass: string
}

const NAMES: Readonly<Record<keyof Inks, string>> = {
  paper: '--map-paper',
  stain: '--map-stain',
  ink: '--map-ink',
  line: '--map-line',
  hill: '--map-hill',
  hachure: '--map-hachure',
  wood: '--map-wood',
  tree: '--map-tree',
  treeShade: '--map-tree-shade',
  water: '--map-water',
  bank: '--map-bank',
  road: '--map-road',
  house: '--map-house',
  garden: '--map-garden',
  grass: '--map-grass',
}

/** Reads the inks of an element that lies within `.hex-map`. */
export const inksOf = (style: CSSStyleDeclaration): Inks =>
  Object.fromEntries(Object.entries(NAMES).map(([ink, name]) => [ink, style.getPropertyValue(name).trim() || '#4a3b28'])) as unknown as Inks
