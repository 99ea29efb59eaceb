/** 10.3, 14.9 The tables of fire in the form in which the rules look things up. */
import { ARTILLERY, type Army, INFANTRY } from './army.ts'
import { EFFECT_IDS, FARTHEST, SIDE_IDS } from './data/ids.ts'
import type { TablesFile } from './data/tables-schema.ts'

/** No effect: out of range. */
export const NO_EFFECT = -1

export interface Gunnery {
  /** By effect, a place in `EFFECT_IDS`: the modifier of the check, and what failing it costs. */
  readonly modifier: Int8Array
  readonly losses: Uint8Array
  readonly retreat: Uint8Array
  /** By row of the Musket Fire Table: where it begins, its effect, and 1 if commanders are in danger. */
  readonly least: Uint8Array
  readonly rowEffect: Uint8Array
  readonly rowDanger: Uint8Array
  /** By unit: its range, in hexes; 0 for cavalry. */
  readonly range: Uint8Array
  /** By side: its units that can fire at all, including companies and guns. */
  readonly firers: readonly Int16Array[]
  /** By unit: the number of times it fires in a turn. */
  readonly fires: Uint8Array
  /** By unit: Firepower in Line, in per cent of its Manpower. */
  readonly line: Uint8Array
  readonly column: number
  readonly square: number
  /** By unit: 1 for Baker rifles; the white stars of guns. */
  readonly rifles: Uint8Array
  readonly stars: Uint8Array
  /** By unit, at `FARTHEST * unit + distance - 1`: the effect of its guns or its company; NO_EFFECT out of range. */
  readonly printed: Int8Array
  readonly tables: TablesFile['fire']
}

export function makeGunnery({ fire }: TablesFile, army: Army): Gunnery {
  const { entries, arm } = army
  const effectNamed = (id: string) => EFFECT_IDS.indexOf(id as (typeof EFFECT_IDS)[number])
  const byEffect = EFFECT_IDS.map((id) => fire.effects.find((one) => one.id === id) as (typeof fire.effects)[number])
  const printed = new Int8Array(FARTHEST * entries.length).fill(NO_EFFECT)
  const range = new Uint8Array(entries.length)
  for (const [unit, entry] of entries.entries()) {
    const bands =
      entry.arm === 'artillery'
        ? (fire.guns.find(({ calibre }) => calibre === entry.calibre)?.bands ?? [])
        : entry.arm === 'infantry'
          ? [{ from: 1, to: fire.muskets.range, effect: entry.skirmishers }]
          : []
    for (const { from, to, effect } of bands)
      printed.fill(effectNamed(effect), FARTHEST * unit + from - 1, FARTHEST * unit + to)
    range[unit] = bands.at(-1)?.to ?? 0
  }
  const rifles = Uint8Array.from(entries, (entry) => (entry.arm === 'infantry' && entry.rifles ? 1 : 0))
  return {
    modifier: Int8Array.from(byEffect, ({ modifier }) => modifier),
    losses: Uint8Array.from(byEffect, ({ losses }) => losses),
    retreat: Uint8Array.from(byEffect, ({ retreat }) => retreat),
    least: Uint8Array.from(fire.rows, ({ least }) => least),
    rowEffect: Uint8Array.from(fire.rows, ({ effect }) => effectNamed(effect)),
    rowDanger: Uint8Array.from(fire.rows, ({ commanders }) => (commanders ? 1 : 0)),
    range,
    firers: SIDE_IDS.map((_, side) =>
      Int16Array.from(entries.keys()).filter((unit) => army.side[unit] === side && range[unit] > 0),
    ),
    fires: Uint8Array.from(entries, (_, unit) =>
      arm[unit] !== INFANTRY ? 0 : rifles[unit] === 1 ? fire.muskets.rifles : fire.muskets.fires,
    ),
    line: Uint8Array.from(entries, ({ nation }) => army.nations.find(({ id }) => id === nation)?.line ?? 0),
    column: fire.muskets.column,
    square: fire.muskets.square,
    rifles,
    stars: Uint8Array.from(entries, (entry, unit) =>
      arm[unit] === ARTILLERY && entry.arm === 'artillery' ? entry.stars : 0,
    ),
    printed,
    tables: fire,
  }
}
