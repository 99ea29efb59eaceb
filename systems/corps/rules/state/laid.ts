/** A laid scenario: its data say who is there, and where everything stands at first. */
import { DEGREE, INCH, RIGHT_ANGLE } from '../../../../src/inches/index.ts'
import type { Options } from '../../../../src/kernel/index.ts'
import type { PlayedData } from './data/data.ts'
import { CALIBRE_IDS, CLASS_IDS, EDGE_IDS, GRADE_IDS, KIND_IDS } from './data/ids.ts'
import { cells, type Place, sizeOf } from './data/measures.ts'
import type { CommandFile, LaidFile } from './data/scenarios-schema.ts'
import { arm, FORM_IDS, type FormId } from './forms.ts'
import { layField } from './layout.ts'
import { missionsOf } from './missions.ts'
import { numbersOf } from './numbers.ts'
import { HEADINGS, POINTS } from './points.ts'
import { PLACES, TURNS } from './poses.ts'
import { OFF, ORDER_IDS } from './position.ts'
import { type Command, type CorpsScenario, type Roster, trait } from './scenario.ts'
import { SLOTS, SPREADS } from './slots.ts'

type UnitFile = PlayedData['armies']['armies'][number]['units'][number]

/** A body before it gets a number. */
interface BodySpec {
  readonly name: string
  readonly command: number
  readonly form: FormId
  /** Off the table if left out. */
  readonly at?: Place | undefined
  readonly heading?: number | undefined
  readonly strips?: number
  readonly unit?: UnitFile
  /** 16.4, A104 What a die must show for it to pursue: by the nation of its corps. */
  readonly pursues?: number
  readonly decoy?: boolean | undefined
}

const ARMS = { infantry: arm.INFANTRY, cavalry: arm.CAVALRY, artillery: arm.ARTILLERY } as const
/** How units that come from under a one-strip blind stand (A5). */
const UNDER_BLIND = { infantry: 'march', cavalry: 'horse-column', artillery: 'limbered' } as const
const A = CLASS_IDS.indexOf('A') + 1

/** 1 for A, 0 for B, -1 for C. */
const rating = (id: (typeof CLASS_IDS)[number]): number => A - CLASS_IDS.indexOf(id)

const formOf = ({ arm: one }: UnitFile, formation: string): FormId =>
  (one === 'cavalry' ? `horse-${formation}` : formation) as FormId

/** A command of a scenario with its number, its army and what the army says of it. */
interface Posted {
  readonly file: CommandFile
  readonly side: number
  readonly title: string
  readonly leader: string | undefined
  readonly nation: string
  readonly chip: number
  readonly isChief: boolean
  readonly grade: number
  readonly radius: number
  readonly units: readonly UnitFile[]
  readonly isReserve: boolean
}

function posted(data: PlayedData, file: LaidFile): readonly Posted[] {
  const { armies, nations } = data.armies
  return file.sides.flatMap(({ army: id, commands }, side) => {
    const army = armies.find((one) => one.id === id)!
    return commands.map((command): Posted => {
      const { name, role, general, nation, chip } = army.commands.find((one) => one.id === command.command)!
      return {
        file: command,
        side,
        title: name,
        leader: general.name,
        nation,
        chip,
        isChief: role === 'chief',
        isReserve: role === 'reserve',
        grade: 1 - GRADE_IDS.indexOf(general.grade),
        radius: cells(nations.find((one) => one.id === nation)?.radius ?? data.tables.command.radius),
        units: command.units.map((unit) => army.units.find((one) => one.id === unit)!),
      }
    })
  })
}

/** 16.4, A104 The least number at which a unit pursues: by the nation of its corps, else by the tables. */
function pursuesOf({ armies: { armies, nations }, tables }: PlayedData, { command }: UnitFile): number {
  const corps = armies.flatMap(({ commands }) => commands).find(({ id }) => id === command)
  return nations.find(({ id }) => id === corps?.nation)?.pursuit ?? tables.rout.pursuit.need
}

/** All bodies in their order: units, generals, blinds, guns. */
function bodiesOf(data: PlayedData, commands: readonly Posted[]): readonly (readonly BodySpec[])[] {
  const units = commands.flatMap(({ units: all, file, isReserve }, command) =>
    all.map((unit): BodySpec => {
      // A186 A unit that its side may have with the reserve is a second unit there, named after both.
      const isTwin = isReserve && commands.some((other) => !other.isReserve && other.units.includes(unit))
      const name = isTwin ? `${unit.id}/reserve` : unit.id
      const common = { name, command, unit, pursues: pursuesOf(data, unit) }
      const placed = file.deployed?.find((one) => one.unit === unit.id)
      if (placed === undefined) return { ...common, form: UNDER_BLIND[unit.arm] }
      return { ...common, form: formOf(unit, placed.formation), at: placed.at, heading: placed.heading }
    }),
  )
  const generals = commands.map(
    ({ file, isChief }, command): BodySpec => ({
      name: `general ${file.command}`,
      command,
      form: isChief ? 'chief' : 'general',
      at: file.general,
    }),
  )
  const blinds = commands.flatMap(({ file }, command) =>
    (file.blinds ?? []).map(
      (one, k): BodySpec => ({ name: `blind ${file.command}/${k + 1}`, command, form: 'blind', ...one }),
    ),
  )
  const guns = units
    .filter(({ unit, name }) => unit?.arm === 'artillery' && name === unit.id)
    .map(({ name, command }): BodySpec => ({ name: `guns of ${name}`, command, form: 'guns' }))
  return [units, generals, blinds, guns]
}

const traitsOf = (unit: UnitFile, isReserve: boolean): number =>
  (unit.arm === 'cavalry' && unit.lance ? trait.LANCERS : 0) |
  // A50 The guns of the reserve are horse artillery.
  (unit.arm === 'artillery' && isReserve ? trait.HORSE_GUNS : 0)

const weightOf = (unit: UnitFile): number => {
  if (unit.arm === 'cavalry') return KIND_IDS.indexOf(unit.kind)
  return unit.arm === 'artillery' ? CALIBRE_IDS.length - 1 - CALIBRE_IDS.indexOf(unit.calibre) : 0
}

function rosterOf(
  commands: readonly Posted[],
  [units, generals, blinds, guns]: readonly (readonly BodySpec[])[],
): Roster {
  const bodies = [...units, ...generals, ...blinds, ...guns]
  const each = (of: (body: BodySpec) => number) => Int8Array.from(bodies, of)
  const eachUnit = (of: (unit: UnitFile, body: BodySpec) => number) =>
    Int8Array.from(units, (body) => of(body.unit!, body))
  const firstGuns = bodies.length - guns.length
  return {
    names: bodies.map(({ name }) => name),
    titles: units.map(({ unit }) => unit!.name),
    army: each(({ command }) => commands[command].side),
    command: each(({ command }) => command),
    arm: each(({ unit }) => (unit === undefined ? arm.NONE : ARMS[unit.arm])),
    generals: units.length,
    blinds: units.length + generals.length,
    guns: firstGuns,
    gunsOf: eachUnit((unit) => {
      const at = guns.findIndex(({ name }) => name === `guns of ${unit.id}`)
      return at < 0 ? -1 : firstGuns + at
    }),
    twin: eachUnit((unit, body) => units.findIndex((other) => other.unit === unit && other !== body)),
    count: bodies.length,
    determination: eachUnit((unit) => rating(unit.determination)),
    fire: eachUnit((unit) => (unit.arm === 'infantry' ? rating(unit.fire) : 0)),
    skirmish: eachUnit((unit) => (unit.arm === 'infantry' ? rating(unit.skirmish) : 0)),
    weight: eachUnit(weightOf),
    pursues: eachUnit((_, { pursues = 0 }) => pursues),
    traits: eachUnit((unit, { command }) => traitsOf(unit, commands[command].isReserve)),
  }
}

function startOf(
  commands: readonly Posted[],
  bodies: readonly BodySpec[],
  blinds: readonly BodySpec[],
  objectives: CorpsScenario['objectives'],
  [west, south]: Place,
): CorpsScenario['start'] {
  const each = (of: (body: BodySpec) => number) => Int16Array.from(bodies, of)
  return {
    x: each(({ at }) => (at === undefined ? OFF : cells(at[0]) - cells(west))),
    y: each(({ at }) => (at === undefined ? 0 : cells(at[1]) - cells(south))),
    heading: each(({ heading = 0 }) => heading * DEGREE),
    form: each(({ form }) => FORM_IDS.indexOf(form)),
    strips: each(({ strips = 0 }) => strips),
    revealed: Int16Array.from(commands, ({ file }) => (file.blinds === undefined ? 1 : 0)),
    order: Int16Array.from(commands, ({ file }) => ORDER_IDS.indexOf(file.order?.order ?? 'halt')),
    objective: Int16Array.from(commands, ({ file }) =>
      Math.max(
        0,
        objectives.findIndex(({ id }) => id === file.order?.objective),
      ),
    ),
    decoy: Int16Array.from(blinds, ({ decoy }) => (decoy ? 1 : 0)),
  }
}

/** The name of an army's nation. */
function nationOf({ armies: { armies, nations } }: PlayedData, army: string): string {
  const { nation } = armies.find(({ id }) => id === army)!
  return nations.find(({ id }) => id === nation)!.name
}

/** Which special chips lie in the bag: A4, A104. */
function chipsOf(
  data: PlayedData,
  { chips, sides }: LaidFile,
  commands: readonly Posted[],
  options: Options,
): Pick<CorpsScenario, 'hasPoorChip' | 'tactical'> {
  const { armies, nations } = data.armies
  const poor = commands.filter(({ grade }) => grade < 0).length
  const hasTactical = ({ army }: LaidFile['sides'][number]): boolean => {
    const { nation } = armies.find(({ id }) => id === army)!
    return nations.some(({ id, tacticalChip }) => id === nation && tacticalChip === true)
  }
  const isIn = chips.includes('french-tactical') && options.frenchTacticalChip !== false
  return {
    hasPoorChip: chips.includes('poor') && (poor >= 2 || options.poorChipIfSingle !== false),
    tactical: isIn ? 1 + sides.findIndex(hasTactical) : 0,
  }
}

/** A scenario with these options, which have already tuned the tables of `data`. */
export function layOut(data: PlayedData, file: LaidFile, options: Options): CorpsScenario {
  const field = data.fields.fields.find(({ id }) => id === file.field)!
  const [[west, south], [east, north]] = [file.part?.from ?? [0, 0], file.part?.to ?? sizeOf(field)]
  const commands = posted(data, file)
  const groups = bodiesOf(data, commands)
  const bodies = groups.flat()
  const { ground, objectives, sectionIds } = layField(field, data.tables, [west, south])
  const { casualty, unit, collapse, sections } = file.victory
  return {
    id: file.id,
    counts: {
      armies: 2,
      commands: commands.length,
      chips: commands.length + 2,
      bodies: bodies.length,
      orders: ORDER_IDS.length,
      objectives: objectives.length,
      missions: missionsOf(objectives),
      slots: SLOTS,
      spreads: SPREADS,
      units: groups[0].length,
      blinds: groups[2].length,
      forms: FORM_IDS.length,
      turns: TURNS,
      places: PLACES,
      points: POINTS,
      headings: HEADINGS,
    },
    options,
    moves: file.moves,
    victory: { casualty, unit, collapse, sections: sections.map((id) => sectionIds.indexOf(id)) },
    width: Math.round((east - west) * INCH),
    depth: Math.round((north - south) * INCH),
    roster: rosterOf(commands, groups),
    commands: commands.map(
      ({ file: { command }, side, title, leader, nation, chip, isChief, grade, radius }): Command => ({
        id: command,
        title,
        leader,
        nation,
        chip,
        army: side,
        isChief,
        grade,
        radius,
      }),
    ),
    ...numbersOf(data.tables, options),
    ground,
    objectives,
    field: { file: field, corner: [west, south], road: data.tables.bases.road },
    nations: file.sides.map(({ army }) => nationOf(data, army)),
    inward: Int16Array.from(file.sides, ({ home }) => ((EDGE_IDS.indexOf(home) + 2) % 4) * RIGHT_ANGLE),
    ...chipsOf(data, file, commands, options),
    start: startOf(commands, bodies, groups[2], objectives, [west, south]),
  }
}
