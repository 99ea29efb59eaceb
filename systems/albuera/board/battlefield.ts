import type { Table, Told } from '../../../src/web/board/table.ts'
import type { Battlefield } from '../../../src/web/hexboard/battlefield.ts'
import type { ChoiceKinds } from '../../../src/web/hexboard/choices.ts'
import type { Motion } from '../../../src/web/hexboard/motion.ts'
import type { Albuera } from '../rules/state/position.ts'
import { faceOf, hexName, hexOfPiece, leaderFace, nationOf, stacksOf } from './faces.ts'
import { choiceName, pieceName, pieceWords } from './say.ts'
import { show } from './show.ts'
import { t } from './words.ts'

/** Commanders stand on the board as leaders. */
const KINDS: ChoiceKinds = { leaders: { commanders: (commander) => commander } }
/** What each key lays over the map, and takes away. */
export const OVERLAYS = { k: 'command' } as const

/** Albuera on the shared board. */
export function battlefieldOf(table: Table<Albuera>): Battlefield {
  const p = table.view
  const { ground } = table.scenario
  return {
    id: 'albuera',
    grid: ground.grid,
    title: () => t('board'),
    scenery: async (layout) => (await import('./scenery.ts')).sceneryOf(layout, table.scenario),
    stacks: () => stacksOf(p()),
    hexOf: (piece) => hexOfPiece(p(), piece),
    facingOf: ({ kind, n }) => (kind === 'unit' && p().at[n] >= 0 ? p().face[n] : -1),
    isTurnable: () => true,
    nationOf,
    faceOf: (unit) => faceOf(p(), unit),
    // The order of a stack is what it is (11.0), and seen by all.
    isOpen: true,
    leaderFace: (leader) => leaderFace(p(), leader),
    hexName: (hex) => hexName(table, hex),
    pieceName: (piece) => pieceName(table, piece),
    pieceWords: (piece) => pieceWords(p(), piece),
    cornerName: (corner) => t(`corner.${corner}`),
    choiceName: (choice) => choiceName(table, choice),
    pointsOf: ({ spent }) => String(spent / 2),
    kinds: KINDS,
    isStep: () => false,
    isListed: () => false,
    isHostile: () => false,
    textsOf: ({ legal }) => [legal.text],
    waysOf: () => new Map(),
    spell: () => 100 * p().turn + p().drawn,
    mover: () => p().drawn,
    question: () => (table.asked() ? `${table.phase()?.name} ${p().drawn}` : undefined),
    goesOn: ({ event }) => event === 'Rode',
    motionOf: (told, past) => motionOf(p(), told, past),
    overlays: OVERLAYS,
  }
}

/** What is shown of an event on the map. */
function motionOf(p: Albuera, told: Told, past: boolean): Motion | undefined {
  const { event, args } = told
  const [a, from, to] = args
  const shown = { lines: [], hex: -1, label: '', bad: false, lasts: show(told).rest }
  if (event === 'Rode')
    return past
      ? { ...shown, lines: [{ from, to, kind: 'trail' }], hex: to }
      : {
          ...shown,
          hex: to,
          slide: {
            from: { hex: from },
            to: { hex: to },
            piece: { kind: 'leader', n: a },
            side: p.scenario.army.leads[a],
            kind: 'march',
          },
        }
  if (COMMANDERS.includes(event)) return { ...shown, hex: p.post[a] }
  return event === 'PrizeHeld' ? { ...shown, hex: from } : undefined
}
const COMMANDERS = ['ChitDrawn', 'Activated', 'DivisionTried', 'DivisionActivated', 'TurnedOver', 'NobodyActivated']
