/** 7 Which cells of the position affect the list of the movement, by the units and leaders that they belong to. */
import { type Eagle, eagleLayout } from '../state/position.ts'

/**
 * A unit has changed its place or its state; the unit below it has changed; it has done something; its stack has
 * another facing.
 */
export const STANDS = 1
const LIES = 2
const DOES = 4
export const FACES = 8
/** A leader has ridden. */
export const RIDES = 16
/** The mover has gone on, or has changed. */
export const GOES = 32
/** It affects everything that a side can do. */
export const BINDS = 64

/** By column or cell: what a difference there means to either side. */
const TELLS: Readonly<Record<string, number>> = {
  ...{ at: STANDS, form: STANDS, state: STANDS, below: LIES },
  ...{ mover: GOES, left: GOES, heading: GOES, stopped: GOES, via: GOES, joined: GOES, road: GOES, tested: GOES },
  // Which units come in, and when (18); demoralized formations; and which units have a facing.
  ...{ turn: BINDS, coming: BINDS, chase: BINDS, down: BINDS, march: BINDS },
}
/** What matters only to the side that owns it. */
const TELLS_ITS_SIDE: Readonly<Record<string, number>> = {
  ...{ lost: STANDS, marks: DOES, notes: DOES, began: DOES },
  ...{ where: RIDES, rode: RIDES, away: RIDES },
  ...{ order: BINDS, area: BINDS, quota: BINDS, wave: BINDS, tried: BINDS },
}

/** The cells that matter to one side. */
export interface Telling {
  /** By cell: what it means, 0 for most, and for which unit or leader. */
  readonly what: Uint8Array
  readonly whose: Int16Array
  /** The runs of cells that matter: their beginnings and ends, in turn. */
  readonly runs: Uint16Array
}
/** Finds the cells that may change a side's list. They are the same in all positions of a scenario. */
export function findTelling(p: Eagle, seat: number): Telling {
  const { army, commanders, counts } = p.scenario
  const what = new Uint8Array(p.cells.length)
  const whose = new Int16Array(p.cells.length)
  const kinds: Readonly<Record<string, (k: number) => { readonly side: number; readonly who: number }>> = {
    units: (unit) => ({ side: army.side[unit], who: unit }),
    nodes: (node) => ({ side: army.side[army.unitOf[node]], who: army.unitOf[node] }),
    leaders: (leader) => ({ side: army.leaderSide[leader], who: leader }),
    formations: (formation) => ({ side: army.formationSide[formation], who: 0 }),
    commanders: (k) => ({ side: army.leaderSide[commanders[k].leader], who: 0 }),
  }
  for (const [name, telling] of Object.entries({ ...TELLS, ...TELLS_ITS_SIDE })) {
    const spec = eagleLayout.shape[name]
    const first = eagleLayout.offset(p, name, 0) as number
    for (let k = 0; k < (spec.of === 'column' ? counts[spec.per] : 1); k++) {
      const { side, who } = spec.of === 'column' ? kinds[spec.per](k) : { side: seat, who: 0 }
      if (name in TELLS_ITS_SIDE && side !== seat) continue
      what[first + k] = telling
      whose[first + k] = who
    }
  }
  return { what, whose, runs: runsOf(what) }
}

/** A run goes on over a few cells that do not matter. */
const GAP = 16

function runsOf(what: Uint8Array): Uint16Array {
  const runs: number[] = []
  for (let cell = 0; cell < what.length; cell++) {
    if (what[cell] === 0) continue
    if (runs.length === 0 || cell - runs[runs.length - 1] > GAP) runs.push(cell, cell)
    runs[runs.length - 1] = cell + 1
  }
  return Uint16Array.from(runs)
}
