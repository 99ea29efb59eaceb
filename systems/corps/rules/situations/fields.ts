/** The fields of the position that situation files set and read: whose turn, chips, pips, orders, what is owed. */
import { entriesField, nameField, phaseNumber, UserError, wholeField } from '../../../../src/kernel/index.ts'
import { Activation, activation, turnStep } from '../command/activation.ts'
import { cutDown, oweRout, oweTest } from '../morale/harm.ts'
import { moment, resumeMove } from '../sequence/round.ts'
import { isMission, missionOf, missions, objectiveOf, orderOf } from '../state/missions.ts'
import { type Corps, chip, due } from '../state/position.ts'
import type { CorpsScenario } from '../state/scenario.ts'
import { bodyNamed, type Fields, flagField, listField, unitNamed } from './bodies.ts'

const commandNamed = (p: Corps, what: string, name: unknown): number =>
  nameField(
    what,
    name,
    p.scenario.commands.map(({ id }) => id),
  )

/** The chips by name: those of the commands, then the two special ones. */
const chipNames = ({ scenario: { commands } }: Corps): readonly string[] => [
  ...commands.map(({ id }) => id),
  'poor',
  'tactical',
]

function setChips(p: Corps, field: string, value: unknown, where: number): void {
  for (const [k, name] of listField(field, value).entries())
    p.chips[nameField(`${field}[${k}]`, name, chipNames(p))] = where
}

/** The mission that a text names: `attack helmstedt`, `halt`. */
function missionField(p: Corps, what: string, value: unknown): number {
  const { objectives } = p.scenario
  const mission = missions(objectives).parse(String(value))
  if (mission === undefined || !isMission(objectives, mission))
    throw new UserError(
      `${what}: an order with its objective is expected: 'attack ${objectives[1]?.id ?? 'hill'}', 'halt'`,
    )
  return mission
}

/** Tests and routs that are owed (A18), in the order of the file. */
function owe(p: Corps, field: string, value: unknown): void {
  for (const [name, said] of entriesField(field, value, '{ "fr-13": { "from": "pr-1" } }')) {
    const unit = unitNamed(p, field, name)
    const from = (said as Fields | null)?.from
    const cause = from === undefined ? -1 : bodyNamed(p, `${field}.${name}.from`, from)
    if (field === 'tests') oweTest(p, unit, cause)
    else if (field === 'routs') oweRout(p, unit, cause)
    else cutDown(p, unit, cause)
  }
}

/** Where a file can begin; the last three are in the turn of the commander that `active` names. */
export const MOMENTS: Readonly<Record<string, (p: Corps) => void>> = {
  draw: (p) => resumeMove(p, moment.DRAW),
  day: (p) => resumeMove(p, moment.OVER),
  activation: (p) => resumeMove(p, moment.TURN, 0),
  spending: (p) => resumeMove(p, moment.TURN, turnStep.SPEND),
  ending: (p) => resumeMove(p, moment.TURN, turnStep.SPOT),
}

/** Something of the current turn, even if other questions lie above it; undefined if there is no turn. */
function inTurn<T>(p: Corps, of: (frame: ReturnType<typeof activation>) => T): T | undefined {
  const top = p.depth
  let found: T | undefined
  for (; found === undefined && p.depth >= 0; p.depth--)
    if (p.phase === phaseNumber(Activation)) found = of(activation(p))
  p.depth = top
  return found
}

function setActive(p: Corps, field: string, value: unknown): void {
  const command = commandNamed(p, field, value)
  const isSet = inTurn(p, (frame) => {
    frame.command = command
    return true
  })
  if (isSet !== true) throw new UserError(`${field}: a turn is played in activation, spending and ending only`)
}

/** What can be set and read in addition to `phase`: how each field is set, and how it is read. */
export const FIELDS: Readonly<
  Record<string, readonly [set: (p: Corps, field: string, value: unknown) => void, read: (p: Corps) => unknown]>
> = {
  active: [setActive, (p) => inTurn(p, ({ command }) => p.scenario.commands[command].id)],
  move: [
    (p, field, value) => {
      p.move = wholeField(field, value, 1, p.scenario.moves + 1)
    },
    (p) => p.move,
  ],
  pips: [
    (p, field, value) => {
      p.pips = wholeField(field, value, 0, 20)
    },
    (p) => p.pips,
  ],
  poor: [
    (p, field, value) => {
      p.poor = wholeField(field, value, 0, p.scenario.commands.length)
    },
    (p) => p.poor,
  ],
  stirred: [
    (p, field, value) => {
      p.stirred = Number(flagField(field, value))
    },
    (p) => p.stirred === 1,
  ],
  bag: [(p, field, value) => setChips(p, field, value, chip.IN), (p) => chipsAt(p, chip.IN)],
  lapsed: [(p, field, value) => setChips(p, field, value, chip.LAPSED), (p) => chipsAt(p, chip.LAPSED)],
  orders: [
    (p, field, value) => {
      for (const [name, text] of entriesField(field, value, EXAMPLE_ORDER)) {
        const mission = missionField(p, `${field}.${name}`, text)
        const command = commandNamed(p, field, name)
        p.order[command] = orderOf(p.scenario.objectives, mission)
        p.objective[command] = objectiveOf(p.scenario.objectives, mission)
      }
    },
    ({ scenario: { commands, objectives }, order, objective }) =>
      Object.fromEntries(
        commands.map(({ id }, k) => [id, missionText(objectives, missionOf(objectives, order[k], objective[k]))]),
      ),
  ],
  pending: [
    (p, field, value) => {
      for (const [name, text] of entriesField(field, value, EXAMPLE_ORDER))
        p.pending[commandNamed(p, field, name)] = 1 + missionField(p, `${field}.${name}`, text)
    },
    ({ scenario: { commands, objectives }, pending }) =>
      Object.fromEntries(
        commands.flatMap(({ id }, k) => (pending[k] === 0 ? [] : [[id, missionText(objectives, pending[k] - 1)]])),
      ),
  ],
  tests: [owe, ({ tests, scenario }) => named(scenario, tests)],
  routs: [owe, ({ routs, scenario }) => named(scenario, routs)],
  cut: [
    owe,
    ({ due: owed, scenario }) =>
      scenario.roster.titles.flatMap((_, k) => (owed[k] & due.CUT ? [scenario.roster.names[k]] : [])),
  ],
}

const EXAMPLE_ORDER = '{ "fr-corps-4": "attack helmstedt" }'
const missionText = (objectives: CorpsScenario['objectives'], mission: number): string =>
  missions(objectives).print(mission)
const chipsAt = (p: Corps, where: number): readonly string[] => chipNames(p).filter((_, k) => p.chips[k] === where)
const named = ({ roster }: CorpsScenario, column: Int16Array): readonly string[] =>
  roster.names.slice(0, roster.generals).filter((_, unit) => column[unit] !== 0)
