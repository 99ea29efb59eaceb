/** OR4 What a side does not know of the other's markers, and what it may imagine of them. */
import { type Dice, oneOf, UNKNOWN } from '../../../../src/kernel/index.ts'
import { sees } from '../secrecy/seeing.ts'
import { CART } from '../state/ground.ts'
import { isFree, markerCount, markerHex, STANDS_FOR, VEILED } from '../state/markers.ts'
import { type Eagle, GOOD, NORMAL, SHAKEN, VOLLEYS } from '../state/position.ts'

/** Hides tops under a marker, markers under a stack, and units off the board; the rest is declared with the columns. */
export function redactMarkers(p: Eagle, seat: number, into: Eagle): void {
  const { army, markerSide } = p.scenario
  if (markerSide.length === 0) return
  for (let marker = 0; marker < markerCount(p); marker++) {
    const hex = markerHex(p, marker)
    if (markerSide[marker] === seat || p.hushed === 1) continue
    // The visible height of a stack includes the markers under it.
    if (p.beneath[marker] > 0) into.tall[p.beneath[marker] - 1]++
    if (hex >= 0 && p.cap[hex] > 0 && p.top[hex] >= 0 && !sees(p, seat, army.unitOf[p.top[hex]]))
      into.top[hex] = UNKNOWN
  }
  for (let unit = 0; unit < army.units.length; unit++)
    if (p.at[unit] === VEILED && army.side[unit] !== seat) into.below[unit] = UNKNOWN
}

/** Clears everything about an unseen unit except its place. */
function blank(p: Eagle, unit: number, at: number): void {
  p.at[unit] = at
  p.lost[unit] = 0
  p.form[unit] = NORMAL
  p.state[unit] = GOOD
  p.marks[unit] = 0
  p.target[unit] = 0
  p.due[unit] = 0
  p.aimed[unit] = 0
  for (let k = 0; k < VOLLEYS; k++) p.poured[VOLLEYS * unit + k] = 0
}

/**
 * Finds a unit for the top of every stack of which only the marker on top is seen: one that fits what the stack shows.
 */
export function imagineTops(p: Eagle, dice: Dice, seen: Int16Array): void {
  const { army } = p.scenario
  for (let hex = 0; markerCount(p) > 0 && hex < p.top.length; hex++) {
    if (p.top[hex] !== UNKNOWN) continue
    const start = dice.roll(oneOf(army.units.length))
    let best = -1
    for (let k = 0; k < army.units.length; k++) {
      const unit = (start + k) % army.units.length
      if (p.at[unit] !== UNKNOWN || army.side[unit] !== p.cap[hex] - 1 || army.arm[unit] === CART) continue
      const fits = p.march[army.formation[unit]] === (p.face[hex] === 0 ? 1 : 0)
      if (best < 0 || fits) best = unit
      if (fits) break
    }
    if (best < 0) continue
    blank(p, best, hex)
    if (p.face[hex] === 0 && p.march[army.formation[best]] === 0) p.state[best] = SHAKEN
    p.top[hex] = best
    seen[hex]++
  }
}

/** Puts markers under stacks that are short of pieces, and the remaining units under some marker that is seen. */
export function imagineMarkers(p: Eagle, dice: Dice): void {
  const { army, markerSide } = p.scenario
  for (let marker = 0; marker < markerCount(p); marker++)
    for (const column of ['beneath', 'laid', 'paid', 'strayed', 'aim', 'origin'] as const)
      if (p[column][marker] === UNKNOWN) p[column][marker] = 0
  for (let hex = 0; markerCount(p) > 0 && hex < p.tall.length; hex++) fillUnder(p, hex)
  for (let unit = 0; unit < army.units.length; unit++) {
    if (p.at[unit] === UNKNOWN) veil(p, unit, dice)
    else if (p.under[unit] === UNKNOWN) {
      p.under[unit] = 0
      p.lair[unit] = 0
      p.layer[unit] = 0
    }
  }

  function veil(q: Eagle, unit: number, random: Dice): void {
    const mine = [...markerSide.keys()].filter(
      (marker) => markerSide[marker] === army.side[unit] && q.use[marker] === STANDS_FOR,
    )
    const marker = mine.length > 0 ? mine[random.roll(oneOf(mine.length))] : -1
    blank(q, unit, marker < 0 ? -1 : VEILED)
    q.below[unit] = -1
    q.under[unit] = 1 + marker
    q.lair[unit] = marker < 0 ? 0 : q.post[marker]
    q.layer[unit] = 0
    for (let other = 0; other < unit; other++)
      if (q.under[other] === 1 + marker && q.at[other] === VEILED) q.layer[unit]++
  }
}

function fillUnder(p: Eagle, hex: number): void {
  const { markerSide } = p.scenario
  let lie = 0
  for (let node = p.top[hex]; node >= 0; node = p.below[node]) lie++
  if (lie === 0) return
  const side = p.scenario.army.side[p.scenario.army.unitOf[p.top[hex]]]
  for (let marker = markerCount(p) - 1; marker >= 0 && p.tall[hex] > lie; marker--) {
    if (markerSide[marker] !== side || !isFree(p, marker)) continue
    p.beneath[marker] = 1 + hex
    p.tall[hex]--
  }
}
