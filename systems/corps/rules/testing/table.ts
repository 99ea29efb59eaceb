/** For tests: a table of 72 inches with a few bodies on it, actions as text, and what stands where. */
import {
  type Area,
  bandOutline,
  type Convex,
  DEGREE,
  FULL_TURN,
  INCH,
  makeArea,
  makeConvex,
  setSegment,
} from '../../../../src/inches/index.ts'
import {
  type Engine,
  engine,
  isRefusal,
  type Journal,
  log,
  type Refusal,
  scriptedDice,
} from '../../../../src/kernel/index.ts'
import { settleHarm } from '../morale/aftermath.ts'
import { rulesOf } from '../play.ts'
import { shownBy } from '../shown.ts'
import { extentsOf } from '../state/bodies.ts'
import type { Charges } from '../state/charges.ts'
import { arm, FORM_IDS, type FormId } from '../state/forms.ts'
import type { Later } from '../state/later.ts'
import type { Leaves } from '../state/leave.ts'
import type { Nerve } from '../state/nerve.ts'
import { HEADINGS, POINTS } from '../state/points.ts'
import { PLACES, TURNS } from '../state/poses.ts'
import { type Corps, OFF, ORDER_IDS, type OrderId } from '../state/position.ts'
import { type CorpsScenario, type Road, type Roster, trait } from '../state/scenario.ts'
import { SLOTS, SPREADS } from '../state/slots.ts'
import { charges } from './charges.ts'
import { fights } from './fights.ts'
import { gunnery } from './gunnery.ts'
import { nerve } from './nerve.ts'

type Place = readonly [x: number, y: number]

interface UnitSpec {
  readonly name: string
  readonly form: FormId
  readonly at: Place
  /** Degrees; 0 if left out. */
  readonly heading?: number
  readonly weight?: 'light' | 'medium' | 'heavy'
  readonly horse?: boolean
  readonly lance?: boolean
  /** 16.4 5 if left out. */
  readonly pursues?: number
  /** B if left out. */
  readonly determination?: 'A' | 'B' | 'C'
  readonly fire?: 'A' | 'B' | 'C'
  readonly skirmish?: 'A' | 'B' | 'C'
}

interface CommandSpec {
  readonly id: string
  /** 0 if left out. */
  readonly army?: number
  readonly grade?: 'gifted' | 'average' | 'poor'
  readonly chief?: boolean
  /** Move if left out. */
  readonly order?: OrderId
  /** None if left out. */
  readonly objective?: string
  readonly general?: Place | undefined
  readonly units?: readonly UnitSpec[]
  /** Blinds, by their strips; the command is on them, and its units under them. */
  readonly blinds?: readonly {
    readonly at: Place
    readonly strips: number
    readonly heading?: number
    readonly decoy?: boolean
  }[]
}

export interface TableSpec {
  readonly commands: readonly CommandSpec[]
  readonly difficult?: readonly (readonly Place[])[]
  readonly sections?: readonly (readonly Place[])[]
  /** What orders can name. */
  readonly objectives?: readonly { readonly id: string; readonly outline: readonly Place[] }[]
  readonly woods?: readonly (readonly Place[])[]
  readonly roads?: readonly (readonly Place[])[]
  /** Roads of 1.5 inches by their middle lines. */
  readonly ways?: readonly (readonly Place[])[]
  /** What differs from the numbers of `testing/fights.ts`. */
  readonly fights?: Partial<CorpsScenario['fights']>
  /** A97 False if left out. */
  readonly strictActions?: boolean
  /** Hills, by their contours from the foot up. */
  readonly hills?: readonly (readonly (readonly Place[])[])[]
  readonly hedges?: readonly (readonly Place[])[]
  readonly walls?: readonly (readonly Place[])[]
  readonly poorChip?: boolean
  readonly tactical?: number
  readonly moves?: number
  /** Costs of actions that differ from the tables. */
  readonly prices?: Partial<CorpsScenario['prices']>
  /** What differs from the numbers of `testing/nerve.ts`. */
  readonly nerve?: Partial<Nerve>
  /** What differs from the numbers of `testing/charges.ts`. */
  readonly charges?: Partial<Charges>
  /** What is in play from later years; nothing if left out. */
  readonly later?: Partial<Later>
}

/** Fronts and depths in inches by form, as the readings have them. */
const BASES: Readonly<Record<FormId, readonly [number, number]>> = {
  march: [1.5, 4],
  attack: [3, 2],
  line: [6, 1],
  square: [3, 3],
  garrison: [3, 3],
  'horse-column': [3, 3],
  'horse-line': [6, 1.5],
  limbered: [1.5, 4],
  deployed: [3, 2],
  general: [1, 1],
  chief: [2, 2],
  blind: [6, 1],
  guns: [1.5, 1.5],
  crew: [1.5, 1],
}

const bandsOf = (...bands: (readonly [inches: number, need: number])[]) =>
  bands.map(([to, need]) => ({ to: to * INCH, need }))

/** 1.6 to 1.8 In plain sight, behind troops, hidden. */
const bands = [bandsOf([16, 0], [24, 7]), bandsOf([12, 0], [16, 7], [24, 9]), bandsOf([4, 0], [8, 7], [12, 9])]

/** Of Move, Halt, Hold, Engage, Attack: numbers of `leave`. */
const leaves: Leaves = {
  advance: Int8Array.of(2, 0, 4, 2, 2),
  fallBack: Int8Array.of(0, 1, 4, 5, 0),
  form: Int8Array.of(1, 1, 1, 1, 1),
  fire: Int8Array.of(1, 1, 1, 1, 1),
  charge: Int8Array.of(0, 0, 3, 3, 2),
  opportunity: Int8Array.of(1, 1, 1, 1, 1),
  skirmish: Int8Array.of(0, 0, 1, 1, 0),
  firefight: Int8Array.of(0, 0, 1, 1, 0),
  assault: Int8Array.of(0, 0, 0, 0, 2),
  edge: Int8Array.of(0, 0, 0, 0, 1),
  inside: Int8Array.of(0, 0, 0, 1, 1),
  evade: Int8Array.of(1, 1, 0, 1, 0),
  enter: Int8Array.of(1, 6, 4, 1, 1),
}

const armOf = (form: FormId): number =>
  form.startsWith('horse') ? arm.CAVALRY : ['limbered', 'deployed'].includes(form) ? arm.ARTILLERY : arm.INFANTRY

const NOTHING_LATER: Later = {
  chiefLeads: false,
  together: -1,
  pipsByBrigades: false,
  anyOrder: false,
  countersTest: false,
  gunners: undefined,
}

const inches = (...values: number[]) => Int16Array.from(values, (value) => value * INCH)

const foot = new Int16Array(FORM_IDS.length)
foot.set(inches(8, 6, 4, 2, 0))
const rates: CorpsScenario['rates'] = {
  foot,
  horseColumn: inches(16, 14, 14),
  horseLine: inches(14, 12, 12),
  general: 16 * INCH,
  horseGuns: 12 * INCH,
  footGuns: 8 * INCH,
  byHand: inches(2, 2, 1),
  blind: 8 * INCH,
  deployedBlind: 4 * INCH,
}

interface BodySpec {
  readonly name: string
  readonly command: number
  readonly form: FormId
  readonly at?: Place | undefined
  readonly heading?: number | undefined
  readonly strips?: number
  readonly decoy?: boolean
}

const areas = (outlines: readonly (readonly Place[])[] = []): Area[] =>
  outlines.map((outline) => makeArea(outline.map(([x, y]) => [x * INCH, y * INCH])))

function roadAlong(line: readonly Place[]): Road {
  const way = line.map(([x, y]): Place => [x * INCH, y * INCH])
  return { ...makeArea(bandOutline(way, 1.5 * INCH)), ways: [way, way.toReversed()] }
}

const segments = (lines: readonly (readonly Place[])[] = []): Convex[] =>
  lines.flatMap((line) =>
    line.slice(1).map(([x, y], k) => {
      const [fromX, fromY] = line[k] as Place
      return setSegment(makeConvex(2), fromX * INCH, fromY * INCH, x * INCH, y * INCH)
    }),
  )

/** The numbers of generals and blinds. */
const staff: Pick<CorpsScenario, 'averageDie' | 'prices' | 'haltWithin' | 'exchangeWithin' | 'spotting'> = {
  averageDie: { name: 'average die', faces: [2, 3, 3, 4, 4, 5] },
  prices: {
    ...{
      move: 1,
      form: 1,
      guns: 1,
      fight: 1,
      occupy: 1,
      rally: 1,
      general: 1,
      retire: 2,
      extend: 1,
      detach: 1,
      halfAndForm: 2,
      exchange: 3,
    },
    ...{ order: [3, 2, 1], gift: [3, 2, 1], halt: [3, 2, 1] },
  },
  haltWithin: 16 * INCH,
  exchangeWithin: 4 * INCH,
  spotting: { die: { name: 'd10', faces: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] }, bands },
}

function scenarioOf(spec: TableSpec): CorpsScenario {
  const { commands, poorChip = false, tactical = 0, moves = 1, objectives = [] } = spec
  const units = commands.flatMap(({ units = [] }, command) => units.map((unit) => ({ ...unit, command })))
  const generals = commands.map(
    ({ id, chief, general }, command): BodySpec => ({
      name: `general ${id}`,
      command,
      form: chief ? 'chief' : 'general',
      at: general,
    }),
  )
  const blinds = commands.flatMap(({ id, blinds = [] }, command) =>
    blinds.map((blind, k): BodySpec => ({ name: `blind ${id}${k + 1}`, command, form: 'blind', ...blind })),
  )
  const guns = units
    .filter(({ form }) => armOf(form) === arm.ARTILLERY)
    .map(({ name, command }): BodySpec => ({ name: `guns of ${name}`, command, form: 'guns' }))
  const bodies: readonly BodySpec[] = [...units, ...generals, ...blinds, ...guns]
  const firstGuns = bodies.length - guns.length
  const each = (of: (body: BodySpec, k: number) => number) => Int16Array.from(bodies, of)
  const bytes = (of: (body: BodySpec) => number) => Int8Array.from(bodies, of)
  const roster: Roster = {
    names: bodies.map(({ name }) => name),
    titles: units.map(({ name }) => name),
    army: bytes(({ command }) => commands[command]?.army ?? 0),
    command: bytes(({ command }) => command),
    arm: bytes(({ form }) => (['general', 'chief', 'blind', 'guns'].includes(form) ? arm.NONE : armOf(form))),
    generals: units.length,
    blinds: units.length + generals.length,
    guns: firstGuns,
    gunsOf: Int8Array.from(units, ({ name }) => bodies.findIndex((body) => body.name === `guns of ${name}`)),
    twin: new Int8Array(units.length).fill(-1),
    count: bodies.length,
    determination: Int8Array.from(units, ({ determination = 'B' }) => 1 - 'ABC'.indexOf(determination)),
    fire: Int8Array.from(units, ({ fire = 'B' }) => 1 - 'ABC'.indexOf(fire)),
    skirmish: Int8Array.from(units, ({ skirmish = 'B' }) => 1 - 'ABC'.indexOf(skirmish)),
    weight: Int8Array.from(units, ({ weight = 'medium' }) => ['light', 'medium', 'heavy'].indexOf(weight)),
    pursues: Int8Array.from(units, ({ pursues = 5 }) => pursues),
    traits: Int8Array.from(units, ({ horse, lance }) => (horse ? trait.HORSE_GUNS : 0) | (lance ? trait.LANCERS : 0)),
  }
  const fronts = Int16Array.from(FORM_IDS, (id) => BASES[id][0] * INCH)
  const depths = Int16Array.from(FORM_IDS, (id) => BASES[id][1] * INCH)
  return {
    id: 'table',
    counts: {
      armies: 2,
      commands: commands.length,
      chips: commands.length + 2,
      bodies: bodies.length,
      orders: ORDER_IDS.length,
      slots: SLOTS,
      spreads: SPREADS,
      objectives: objectives.length + 1,
      missions: ORDER_IDS.length * (objectives.length + 1),
      units: units.length,
      blinds: blinds.length,
      forms: FORM_IDS.length,
      turns: TURNS,
      places: PLACES,
      points: POINTS,
      headings: HEADINGS,
    },
    options: {},
    moves,
    victory: { casualty: 1, unit: 4, collapse: 50, sections: (spec.sections ?? []).map((_, k) => k) },
    width: 72 * INCH,
    depth: 72 * INCH,
    roster,
    commands: commands.map(({ id, army = 0, chief = false, grade = 'average' }) => ({
      id,
      title: id,
      ...{ leader: undefined, nation: 'french', chip: 1 },
      army,
      isChief: chief,
      grade: ['poor', 'average', 'gifted'].indexOf(grade) - 1,
      radius: 8 * INCH,
    })),
    ground: {
      difficult: areas(spec.difficult),
      woods: areas(spec.woods),
      sections: areas(spec.sections),
      roads: [...areas(spec.roads).map((area) => ({ ...area, ways: [] })), ...(spec.ways ?? []).map(roadAlong)],
      contours: (spec.hills ?? []).flatMap((hill) => areas(hill).map((area, k) => ({ area, level: k + 1 }))),
      hedges: segments(spec.hedges),
      walls: segments(spec.walls),
    },
    fronts,
    depths,
    extents: extentsOf(fronts, depths),
    rates,
    pips: { blind: [-1, 0, 1], corps: [1, 2, 3], chief: [1, 2, 3] },
    ...staff,
    prices: { ...staff.prices, ...spec.prices },
    once: { unit: 16 * INCH, general: 4 * INCH },
    fights: { ...fights, isStrict: spec.strictActions ?? false, ...spec.fights },
    charges: { ...charges, ...spec.charges },
    orders: { leaves, open: 4 * INCH, cover: 2 * INCH, charge: 8 * INCH, recce: 8 * INCH },
    objectives: [
      { id: 'none', title: '', areas: [] },
      ...objectives.map(({ id, outline }) => ({ id, title: id, areas: areas([outline]) })),
    ],
    nations: ['First', 'Second'],
    inward: Int16Array.of(0, FULL_TURN / 2),
    hasPoorChip: poorChip,
    tactical,
    nerve: { ...nerve, ...spec.nerve },
    later: { ...NOTHING_LATER, ...spec.later },
    gunnery,
    start: {
      // The units of a command on blinds are under them.
      x: each(({ at, command }, body) =>
        at === undefined || (body < units.length && commands[command]?.blinds) ? OFF : at[0] * INCH,
      ),
      y: each(({ at }) => (at === undefined ? 0 : at[1] * INCH)),
      heading: each(({ heading = 0 }) => heading * DEGREE),
      form: each(({ form }) => FORM_IDS.indexOf(form)),
      strips: each(({ strips = 0 }) => strips),
      revealed: Int16Array.from(commands, ({ blinds }) => (blinds === undefined ? 1 : 0)),
      order: Int16Array.from(commands, ({ order = 'move' }) => ORDER_IDS.indexOf(order)),
      objective: Int16Array.from(commands, ({ objective }) => 1 + objectives.findIndex(({ id }) => id === objective)),
      decoy: Int16Array.from(blinds, ({ decoy }) => (decoy ? 1 : 0)),
    },
  }
}

/** A game on such a table, at its first question: the dice of the draw and of the pips are given. */
export interface Table {
  readonly kernel: Engine<Corps>
  readonly p: Corps
  /** Takes the events, for rules that a test calls itself. */
  readonly journal: Journal
  /** What has been told since the last call, in sentences of names and numbers. */
  told(): string
  /** Plays an action as text, with these dice; returns why it is refused, or undefined if it is legal. */
  act(text: string, ...dice: number[]): Refusal | undefined
  /** Plays what is owed because of harm, with these dice and no others. */
  settle(...dice: number[]): void
  /** Why an action as text is illegal: the rule; undefined if it is legal. */
  why(text: string): string | undefined
  /** Where a body stands: inches, and degrees. */
  at(name: string): readonly [x: number, y: number, heading: number]
  /** Everything that the list offers. */
  list(): string[]
  /** The seat that is asked; −1 for none. */
  asked(): number
}

/** Lays out a table and plays to the first question with these dice. */
export function table(spec: TableSpec, ...dice: number[]): Table {
  const kernel = engine(
    rulesOf(
      shownBy({
        infos: [{ id: 'table', title: 'A table', intro: '', minutes: 1, options: [] }],
        get: () => scenarioOf(spec),
      }),
    ),
  )
  const journal = log()
  const p = kernel.open('table', {}, scriptedDice(dice), journal)
  const asked = () => 31 - Math.clz32(kernel.awaiting(p))
  const parsed = (text: string): number => {
    const action = kernel.parse(p, Math.max(0, asked()), text)
    if (isRefusal(action)) throw new Error(`${text}: ${action.reason}`)
    return action
  }
  return {
    kernel,
    p,
    journal,
    told: () =>
      journal.told
        .splice(0)
        .map((one) => kernel.described(p, one).replaceAll(', ', ' '))
        .join('; '),
    act(text, ...rolls) {
      const action = parsed(text)
      const why = kernel.check(p, asked(), action)
      if (why === undefined) kernel.play(p, asked(), action, scriptedDice(rolls), journal)
      return why
    },
    settle(...rolls) {
      const given = scriptedDice(rolls)
      settleHarm(p)
      kernel.settle(p, given, journal)
      if (given.left > 0) throw new Error(`${given.left} dice have not been rolled`)
    },
    why: (text) => kernel.check(p, asked(), parsed(text))?.rule,
    at(name) {
      const body = p.scenario.roster.names.indexOf(name)
      if (body < 0) throw new Error(`there is no ${name}`)
      return [p.x[body] / INCH, p.y[body] / INCH, p.heading[body] / DEGREE]
    },
    list() {
      const found = new Int32Array(65_536)
      return [...found.subarray(0, kernel.actions(p, asked(), found))].map((action) => kernel.print(p, action))
    },
    asked,
  }
}
