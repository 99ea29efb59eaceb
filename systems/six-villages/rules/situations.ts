import { begin, type Phase, type Situations, UserError } from '../../../src/kernel/index.ts'
import { Planning } from './ambush.ts'
import { CHITS, COMPANIES, type Mini, OFF, onBoard, SIDES, table, VILLAGES } from './board.ts'
import { Drill } from './drill.ts'
import { March } from './march.ts'
import { Turn } from './turn.ts'

/** How situation files speak of this game: companies by name, and a few fields of the position. */

const numberIn = (names: readonly string[], what: string, name: unknown): number => {
  const number = names.indexOf(String(name))
  if (number < 0) throw new UserError(`${what}: '${name}' does not exist; there are ${names.join(', ')}`)
  return number
}

const whole = (what: string, value: unknown, low: number, high: number): number => {
  if (!Number.isInteger(value) || (value as number) < low || (value as number) > high)
    throw new UserError(`${what}: a whole number from ${low} to ${high} is expected, not ${JSON.stringify(value)}`)
  return value as number
}

/** What a file may say of a company beside where it is. */
const traits = { strength: 3, moved: 1, shown: 1, ambush: 1, ready: 1 } as const
const isTrait = (name: string): name is keyof typeof traits => Object.hasOwn(traits, name)

/** The phases a situation may begin in, and the step of the turn that follows each. */
const moments: readonly (readonly [Phase<Mini>, number])[] = [
  [Drill, 2],
  [Planning, 3],
  [March, 4],
]

export const situations: Situations<Mini> = {
  place(p, what, value) {
    const company = numberIn(COMPANIES(p.scenario), 'place', what)
    if (typeof value !== 'object' || value === null) throw new UserError(`${what}: write it as { "at": "Ford" }`)
    p.strength[company] = p.scenario.steps[company]
    for (const [trait, said] of Object.entries(value)) {
      if (trait === 'at') p.at[company] = numberIn(VILLAGES, `${what}.at`, said)
      else if (isTrait(trait))
        p[trait][company] = whole(`${what}.${trait}`, said, trait === 'strength' ? 1 : 0, traits[trait])
      else throw new UserError(`${what}.${trait}: a company has at, ${Object.keys(traits).join(', ')}`)
    }
  },
  clear(p) {
    p.at.fill(OFF)
    for (const column of [p.strength, p.moved, p.shown, p.ambush, p.ready]) column.fill(0)
  },
  set(p, field, value) {
    if (field === 'turn') p.turn = whole(field, value, 1, 3)
    else if (field === 'lead') p.lead = numberIn(SIDES, field, value)
    else if (field === 'weather') p.weather = numberIn(CHITS, field, value)
    else if (field === 'aside') p.aside = numberIn(CHITS, field, value)
    else if (field === 'marching') p.who = numberIn(SIDES, field, value)
    else if (field === 'phase') {
      const moment =
        moments[
          numberIn(
            moments.map(([phase]) => phase.name),
            field,
            value,
          )
        ]
      while (p.depth >= 0) table.endFrame(p)
      begin(p, Turn)
      p.step = moment[1]
      begin(p, moment[0])
      if (moment[0] === March) p.who = p.lead
    } else
      throw new UserError(
        `'${field}' is not a field of this game; there are turn, lead, weather, aside, phase, marching`,
      )
  },
  read(p, what, like) {
    const company = numberIn(COMPANIES(p.scenario), 'units', what)
    if (!onBoard(p, company)) return undefined
    return Object.fromEntries(
      Object.keys(Object(like)).map((trait) => [
        trait,
        trait === 'at' ? VILLAGES[p.at[company]] : isTrait(trait) ? p[trait][company] : undefined,
      ]),
    )
  },
  field(p, field) {
    if (field === 'turn') return p.turn
    if (field === 'lead') return SIDES[p.lead]
    if (field === 'weather') return CHITS[p.weather]
    if (field === 'aside') return CHITS[p.aside]
    if (field === 'marching') return SIDES[p.who]
    return undefined
  },
}
