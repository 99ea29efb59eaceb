import type { Table } from '../../../src/web/board/table.ts'
import { room } from '../rules/state/army.ts'
import { SIDE_NAMES, stepsOut } from '../rules/state/board.ts'
import { groupAt } from '../rules/state/counts.ts'
import { overflowFrame } from '../rules/state/frames.ts'
import { MELEE } from '../rules/state/parts.ts'
import type { Generals } from '../rules/state/position.ts'
import { ARMS } from '../rules/state/stands.ts'
import { tAsking } from '../words/asking/t.ts'
import { isClosing } from './choices.ts'
import { sectorName, sideName } from './names.ts'
import { t } from './words.ts'

/** The next decision in one sentence. */
export function prompt(table: Table<Generals>): string {
  const p = table.view()
  if (table.telling.running() || table.happening()) return tAsking('prompt.telling')
  if (table.result() !== undefined || p.result !== 0) return tAsking('prompt.over')
  if (!table.asked()) return waiting(table)
  const phase = table.phase()?.name ?? ''
  const legal = table.legal()
  const choices = legal.some((one) => !isClosing(one)) || (table.draft()?.length ?? 0) > 0
  switch (phase) {
    case 'setting up':
      return tAsking(choices && legal.some(({ verb }) => verb === 'place') ? 'prompt.muster' : 'prompt.musterDone')
    case 'objective markers':
      return tAsking(legal.some(({ verb }) => verb === 'mark') ? 'prompt.marking' : 'prompt.markingDone')
    case 'planning': {
      const [given, limit] = [p.given[table.seat()] ?? 0, limitOf(p, table.seat())]
      return tAsking(given >= limit ? 'prompt.planningFull' : 'prompt.planning', { given: Math.max(0, given), limit })
    }
    case 'who acts':
      if (!choices) return tAsking('prompt.nobody', { stage: t(`stage.${p.stage}`) })
      return tAsking(
        ({ 2: 'prompt.fast', 3: 'prompt.bombard', 4: 'prompt.combined' } as Record<number, string>)[p.stage] ??
          'prompt.quiet',
      )
    case 'too many for one sector':
      return tAsking('prompt.overflow', {
        sector: sectorName(overflowFrame(p).sector),
        count: tooMany(p, table.seat()),
      })
    case 'taking positions':
      return tAsking(p.part === MELEE ? 'prompt.postingAgain' : 'prompt.posting')
    case 'withdrawing':
      return tAsking(legal.some(({ verb }) => verb === 'occupy') ? 'prompt.withdrawalBuilding' : 'prompt.withdrawal')
    case 'rally': {
      const saved = Math.max(0, p.saved[table.seat()] ?? 0)
      if (saved === 0) return tAsking('prompt.rallyNone')
      return choices ? tAsking('prompt.rally', { count: saved }) : tAsking('prompt.rallyNobody')
    }
    default:
      return tAsking(PROMPTS[phase] ?? 'prompt.other')
  }
}

const PROMPTS: Readonly<Record<string, string>> = {
  reactions: 'prompt.reactions',
  'falling back': 'prompt.retreats',
  'counter-charges': 'prompt.charges',
  'choosing targets': 'prompt.targets',
  're-rolls': 'prompt.rerolls',
  'advance after combat': 'prompt.advance',
  'laying the guns': 'prompt.laying',
  'moves by road': 'prompt.roads',
}

function waiting(table: Table<Generals>): string {
  const seats = table.awaiting().map((name) => SIDE_NAMES.indexOf(name as 'white'))
  const others = seats.filter((seat) => seat !== table.seat())
  if (table.seat() > 1) return tAsking(others.length > 1 ? 'prompt.watching.both' : `prompt.watching.${others[0] ?? 0}`)
  if (others.length === 0) return tAsking('prompt.wait', { side: sideName(1 - table.seat()) })
  return tAsking(SECRET.includes(table.phase()?.name ?? '') ? 'prompt.waitSecret' : 'prompt.wait', {
    side: sideName(others[0]),
  })
}
/** Phases in which both sides choose without seeing each other. */
const SECRET = ['planning', 'who acts', 'rally', 'setting up', 'objective markers', 'moves by road']

/**
 * The number of orders that a seat can give this round; one more for the command sector if orders must be delivered.
 */
export function limitOf(p: Generals, seat: number): number {
  const { readings, tables } = p.scenario
  return (p.allotment[seat] ?? 0) + (readings.orderDelivery ? tables.file.orderDelivery.extra : 0)
}

/** The overflow of the sector that is asked about: all units that come, less those that leave it and its room. */
function tooMany(p: Generals, seat: number): number {
  const going = (step: number) =>
    Array.from({ length: ARMS }, (_, a) => p.going[groupAt(step, a)]).reduce((sum, n) => sum + n, 0)
  const { sector } = overflowFrame(p)
  return stepsOut[sector].reduce((sum, out) => sum + going(out ^ 1) - going(out), 0) - room(p, seat, sector)
}
