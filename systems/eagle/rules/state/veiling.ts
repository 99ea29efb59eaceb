/** OR3 to OR5 How troops go under a marker of unknown strength, and come out from under it. */
import type { Journal } from '../../../../src/kernel/index.ts'
import { event } from './events.ts'
import { hearers, LAYERS, lastOf, markerHex, ON_TOP, seemingHeight, standsFor, VEILED } from './markers.ts'
import { type Eagle, mark } from './position.ts'
import { enter, leave, refresh } from './stacks.ts'
import { nearestEnemy } from './zones.ts'

/** Takes a stack off the board: from now on a marker stands for it, as the `stack`-th of its column. */
export function veilStack(p: Eagle, marker: number, hex: number, stack: number): void {
  const { army } = p.scenario
  for (let k = 0; k < p.beneath.length; k++) if (p.beneath[k] === 1 + hex) p.beneath[k] = 0
  for (let depth = 0; p.top[hex] >= 0; depth++) {
    const unit = army.unitOf[p.top[hex]]
    leave(p, unit, VEILED)
    p.under[unit] = 1 + marker
    p.lair[unit] = 1 + hex
    p.layer[unit] = LAYERS * stack + depth
    p.marks[unit] = 0
  }
}

/** Puts a marker back into stock. */
function stow(p: Eagle, marker: number): void {
  const hex = markerHex(p, marker)
  const top = p.use[marker] === ON_TOP
  if (top) p.cap[hex] = 0
  if (top) refresh(p, hex)
  p.post[marker] = 0
  p.use[marker] = 0
  p.beneath[marker] = 0
  p.travelled[marker] = 0
  p.paid[marker] = 0
  p.aim[marker] = 0
  p.origin[marker] = 0
  p.strayed[marker] = 0
}

/** Sets down the next stack, the deepest piece first; returns its hex, -1 when all stand. */
function setDownStack(p: Eagle, marker: number, journal: Journal | undefined): number {
  const last = lastOf(p, marker)
  if (last < 0) return -1
  const hex = p.lair[last] - 1
  const stack = Math.floor(p.layer[last] / LAYERS)
  if (p.top[hex] < 0) p.dir[hex] = p.aim[marker]
  let count = 0
  for (let unit = last; unit >= 0 && Math.floor(p.layer[unit] / LAYERS) === stack; unit = lastOf(p, marker), count++) {
    p.under[unit] = 0
    p.lair[unit] = 0
    p.layer[unit] = 0
    p.at[unit] = -1
    enter(p, unit, hex)
    p.marks[unit] = p.travelled[marker] === 1 && p.active === p.scenario.markerSide[marker] ? mark.SEEN | mark.DONE : 0
    if (p.travelled[marker] === 0)
      p.began[unit] = p.hushed === 1 ? 0 : nearestEnemy(p, p.scenario.markerSide[marker], hex)
  }
  const to = hearers(p, p.scenario.markerSide[marker])
  journal?.tell(to, event.SetDown, hex, count)
  journal?.tell(to, event.Faced, hex, p.dir[hex])
  return hex
}

/** OR5 Takes a marker off, and sets down what it stood for; it may be laid again at once (OR3). */
export function takeOffMarker(p: Eagle, marker: number, journal: Journal | undefined): void {
  const beneath = p.beneath[marker] - 1
  const hex = beneath >= 0 ? beneath : markerHex(p, marker)
  const stood = standsFor(p, marker)
  let any = false
  while (setDownStack(p, marker, journal) >= 0) any = true
  stow(p, marker)
  const to = hearers(p, p.scenario.markerSide[marker])
  if (beneath >= 0) journal?.tell(to, event.HeightShown, hex, seemingHeight(p, hex))
  else journal?.tell(to, stood && !any ? event.MarkerEmpty : event.MarkerOff, marker, hex)
}
