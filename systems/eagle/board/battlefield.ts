import type { Table } from '../../../src/web/board/table.ts'
import type { BroughtField } from '../../../src/web/hexboard/battlefield.ts'
import { LINE } from '../../../src/web/hexboard/board-state.ts'
import { aboutOf } from '../rules/state/frames.ts'
import type { Eagle } from '../rules/state/position.ts'
import { isPart, isStep, KINDS } from './choices.ts'
import { comingOf } from './coming.ts'
import { dressed } from './dressed.ts'
import { faceOf, hexOfPiece, leaderFace, nationOf } from './faces.ts'
import { helpers } from './helpers.ts'
import type { Field } from './progress.ts'
import { reading } from './reading.ts'
import { hexName, pieceName, pieceWords } from './say.ts'
import { t } from './words.ts'

const HOSTILE = ['fire', 'attack', 'charge', 'counter', 'resolve']
const MARCHES = ['Moved', 'Headed', 'Faced', 'Rode']
/** From the naming of a charge until the combats begin; after that the combats are told. */
const NAMING = ['movement', 'defensive fire', 'square', 'countercharge', 'offensive fire', 'shock']
/** Troops that come in within this many turns are in view from the start. */
const SOON = 1

/** What each key lays over the map, and takes away. */
export const OVERLAYS = { z: 'zones', k: 'command', w: 'orders', t: 'threats', f: LINE } as const

/** Bailén on the shared board. `field` is what the table shows, `commanded` the units in command, if known. */
export function battlefieldOf(
  table: Table<Eagle>,
  field: () => Field,
  commanded: () => ReadonlySet<number> | undefined,
): BroughtField {
  const p = () => field().p
  const { data, ground } = table.scenario
  return {
    id: 'eagle',
    grid: ground.grid,
    title: () => t('board'),
    async scenery(layout) {
      const [{ sceneryOf }, map] = await Promise.all([import('./scenery.ts'), data.map()])
      return sceneryOf(layout, ground.grid, { map, scenarios: data.scenarios })
    },
    stacks: () => field().stacks,
    hexOf: (piece) => hexOfPiece(table.view(), piece),
    facingOf: ({ kind, n }) => (kind === 'unit' ? facingOf(table.view(), n) : -1),
    // If no unit shows a facing it is not asked for (RA126).
    isTurnable: (hex) => table.view().face[hex] !== 0,
    nationOf,
    faceOf: (unit) => dressed(faceOf(p(), unit, commanded()), p().scenario.army.units[unit]),
    leaderFace: (leader) => leaderFace(p(), leader),
    hexName: (hex) => hexName(table, hex),
    pieceName: (piece) => pieceName(p(), piece),
    pieceWords: (piece) => pieceWords(p(), piece, commanded()),
    cornerName: (corner) => t(`corner.${corner}`),
    // The code that asks and tells loads after the board; nothing is asked or told before.
    choiceName: (choice) => helpers()?.choiceName(table.view(), choice) ?? '',
    pointsOf: ({ spent }) => String(spent),
    kinds: KINDS,
    isStep,
    isListed: isPart,
    isHostile: ({ legal }) => HOSTILE.includes(legal.verb),
    textsOf: (choice) => helpers()?.textsOf(table.view(), choice) ?? [choice.legal.text],
    waysOf(piece, own) {
      const reach = helpers()
      if (!reach || !own.some((choice) => isStep(choice) || choice.legal.verb === 'head')) return new Map()
      return (piece.kind === 'unit' ? reach.waysOf : reach.ridesOf)(table.view(), piece.n)
    },
    coursesOf: async (seat, steps) => (await import('./course.ts')).coursesIn(table, seat, steps),
    chargesOf(piece, own, ways) {
      const reach = helpers()
      if (piece.kind !== 'unit' || !reach) return new Map()
      const named = ways.size > 0 ? reach.chargeOf(table.view(), piece.n) : undefined
      if (named) return new Map([[named.hex, named]])
      const nameable = own.flatMap(({ legal, hex }) => (legal.verb === 'charge' ? [hex] : []))
      return reach.chargesOf(table.view(), piece.n, nameable)
    },
    // A charge that can still arrive is offered with its way.
    isCharge: ({ legal }) => legal.verb === 'charge',
    namedAttacks() {
      const { at, target } = table.view()
      if (table.telling.running() || !NAMING.includes(table.phase()?.name ?? '')) return []
      return [...target.keys()].flatMap((unit) =>
        at[unit] >= 0 && target[unit] > 0 ? [{ from: { hex: at[unit] }, to: { hex: target[unit] - 1 } }] : [],
      )
    },
    phaseKey: () => 2 * table.view().turn + table.view().active,
    mover: () => table.view().mover,
    question() {
      const [name, view] = [table.asked() ? table.phase()?.name : undefined, table.view()]
      // A march counts as one question from beginning to end.
      if (name === undefined || name === 'movement') return name
      return `${name} ${view.depth} ${aboutOf(view).unit} ${aboutOf(view).hex}`
    },
    goesOn: ({ event }) => p().active === table.seat() && MARCHES.includes(event),
    motionOf: (told, past) => reading()?.motionOf(p(), told, past),
    alsoSeen() {
      const view = table.view()
      return comingOf(view)
        .filter(({ side, turn }) => side === table.seat() && turn > 0 && turn <= view.turn + SOON)
        .map(({ hex }) => hex)
    },
    overlays: OVERLAYS,
  }
}

/** Returns the corner that a unit faces as it goes. */
const facingOf = (p: Eagle, unit: number): number => (p.mover === 1 + unit ? p.heading : (p.dir[p.at[unit]] ?? -1))
