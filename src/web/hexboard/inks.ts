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
  /** Ground of level 0, and of each level above it. */
  readonly valley: string
  readonly low: string
  readonly middle: string
  readonly high: string
  /** Slopes away from the light and towards it; `#rrggbb`. */
  readonly shade: string
  readonly shine: string
  readonly oak: string
  readonly pine: string
  readonly eaves: string
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
  valley: '--map-valley',
  low: '--map-low',
  middle: '--map-middle',
  high: '--map-high',
  shade: '--map-shade',
  shine: '--map-shine',
  oak: '--map-oak',
  pine: '--map-pine',
  eaves: '--map-eaves',
}

/** Reads the inks of an element that lies within `.hex-map`. */
export const inksOf = (style: CSSStyleDeclaration): Inks =>
  Object.fromEntries(
    Object.entries(NAMES).map(([ink, name]) => [ink, style.getPropertyValue(name).trim() || '#4a3b28']),
  ) as unknown as Inks
