/** Before round 1: custom armies are set up in secret (G11, G12), objective markers laid in secret (G129 to G131). */
import { type Choice, EVERYBODY, type Phase, refusal } from '../../../../src/kernel/index.ts'
import { muster } from '../state/army.ts'
import { BOTH } from '../state/asking.ts'
import { FIELD, HOME, MIDDLE_ROW, RESERVE, SECTORS, SIDES } from '../state/board.ts'
import { MARKERS, PLACES } from '../state/counts.ts'
import { event } from '../state/events.ts'
import type { Generals } from '../state/position.ts'
import { ARTILLERY, freshStand, INFANTRY } from '../state/stands.ts'

const NOT_HOME = refusal('G11', 'Units are set up in your three home sectors and your reserve.')
const SECTOR_FULL = refusal('G11', 'Six units go into each home sector, twelve into the reserve.')
const NONE_LEFT = refusal('G11', 'All units of that kind in your army are placed.')
const NOT_ALL_PLACED = refusal('G11', 'Place your whole army first.')

/**
 * Which of the four places of a custom set-up a sector is: 0 to 2 for the home sectors, 3 for the reserve; −1 for none.
 */
const placeOf = (side: number, sector: number): number =>
  sector === RESERVE[side] ? PLACES - 1 : HOME[side].indexOf(sector)
const draftAt = (side: number, place: number, type: number): number => (side * PLACES + place) * 3 + type

const placedIn = (p: Generals, side: number, place: number): number =>
  p.muster[draftAt(side, place, 0)] + p.muster[draftAt(side, place, 1)] + p.muster[draftAt(side, place, 2)]

function placedOf(p: Generals, side: number, type: number): number {
  let sum = 0
  for (let place = 0; place < PLACES; place++) sum += p.muster[draftAt(side, place, type)]
  return sum
}

const place: Choice<Generals> = {
  verb: 'place {types} {sectors}',
  propose(_p, side, offers) {
    for (let type = INFANTRY; type <= ARTILLERY; type++) {
      for (const sector of HOME[side]) offers.try(type, sector)
      offers.try(type, RESERVE[side])
    }
  },
  check(p, side, type, sector) {
    const where = placeOf(side, sector)
    if (where < 0) return NOT_HOME
    if (placedOf(p, side, type) >= p.scenario.army[side][type]) return NONE_LEFT
    return placedIn(p, side, where) >= p.scenario.sizes[side][where] ? SECTOR_FULL : undefined
  },
  play(p, side, type, sector) {
    p.muster[draftAt(side, placeOf(side, sector), type)]++
  },
}

/** The sheet on which both armies are drawn up; it is opened when both are complete. */
export const Muster: Phase<Generals> = {
  name: 'setting up',
  rule: 'G11',
  secret: 'together',
  asks: () => BOTH,
  choices: [
    place,
    {
      verb: 'ready',
      closes: true,
      propose: (_p, _side, offers) => offers.try(),
      check(p, side) {
        for (let type = INFANTRY; type <= ARTILLERY; type++)
          if (placedOf(p, side, type) < p.scenario.army[side][type]) return NOT_ALL_PLACED
        return undefined
      },
      play() {},
    },
  ],
  steps: [
    (p, _dice, journal) => {
      for (const side of SIDES)
        for (let where = 0; where < PLACES; where++)
          for (let type = INFANTRY; type <= ARTILLERY; type++) {
            const n = p.muster[draftAt(side, where, type)]
            if (n === 0) continue
            const sector = where === PLACES - 1 ? RESERVE[side] : HOME[side][where]
            muster(p, side, sector, freshStand[type], n)
            p.muster[draftAt(side, where, type)] = 0
            journal?.tell(EVERYBODY, event.Mustered, side, n, type, sector)
          }
    },
  ],
}

const NOT_YOURS = refusal('G129', 'You have no such marker in this game.')
const LAID = refusal('G129', 'That marker is laid already.')
const WRONG_ROW = refusal(
  'G129',
  'The general and the flags go into your home sectors, wind roses into the middle row.',
)
const TAKEN = refusal('G129', 'Each of your markers needs a sector of its own.')
const NOT_ALL_LAID = refusal('G129', 'Lay all your markers first.')

const mark: Choice<Generals> = {
  verb: 'mark {markers} > {sectors}',
  propose(p, side, offers) {
    for (let k = 0; k < p.scenario.markers.length; k++)
      for (let sector = 0; sector < FIELD; sector++) offers.try(side * MARKERS + k, sector)
  },
  check(p, side, marker, sector) {
    const kind = p.scenario.markers[marker - side * MARKERS]
    if (kind === undefined) return NOT_YOURS
    if (p.marking[marker] !== 0) return LAID
    if (!(kind.home ? HOME[side] : MIDDLE_ROW).includes(sector)) return WRONG_ROW
    for (let k = 0; k < MARKERS; k++) if (p.marking[side * MARKERS + k] === sector + 1) return TAKEN
    return undefined
  },
  play(p, _side, marker, sector) {
    p.marking[marker] = sector + 1
  },
}

export const Marking: Phase<Generals> = {
  name: 'objective markers',
  rule: 'G129',
  secret: 'together',
  asks: () => BOTH,
  choices: [
    mark,
    {
      verb: 'ready',
      closes: true,
      propose: (_p, _side, offers) => offers.try(),
      check(p, side) {
        for (let k = 0; k < p.scenario.markers.length; k++) if (p.marking[side * MARKERS + k] === 0) return NOT_ALL_LAID
        return undefined
      },
      play() {},
    },
  ],
  steps: [
    (p, _dice, journal) => {
      for (const side of SIDES)
        for (let k = side * MARKERS; k < (side + 1) * MARKERS; k++) {
          if (p.marking[k] === 0) continue
          p.marker[k] = p.marking[k]
          p.marking[k] = 0
          journal?.tell(EVERYBODY, event.Marked, side, k, p.marker[k] - 1)
        }
    },
  ],
}

/** Puts the armies of a prepared set-up on the board (G7, G9, G10, A39). */
export function drawUp(p: Generals): void {
  const { setup } = p.scenario
  if (setup === undefined) return
  for (const side of SIDES)
    for (let sector = 0; sector < SECTORS; sector++)
      for (let type = INFANTRY; type <= ARTILLERY; type++) {
        const n = setup[side][sector][type]
        if (n > 0) muster(p, side, sector, freshStand[type], n)
      }
}
