import { begin, nameField, type Phase, type Situations, UserError, wholeField } from '../../../src/kernel/index.ts'
import { Planning } from './ambush.ts'
import { Drill } from './drill.ts'
import { March } from './march.ts'
import { CHITS, COMPANIES, OFF, onBoard, SIDES, type SixVillages, TURNS, table, VILLAGES } from './state/position.ts'
import { Turn } from './turn.ts'

/** How situation files speak of this game: companies by name, and a few fields of the position. */

/** What a file may say about a company in addition to where it is. */
const traits = { strength: 3, moved: 1, shown: 1, ambush: 1, ready: 1 } as const
const isTrait = (name: string): name is keyof typeof traits => Object.hasOwn(traits, name)

/** The phases a situation may begin in, and the step of the turn that follows each. */
const moments: readonly (readonly [Phase<SixVillages>, number])[] = [
  [Drill, 2],
  [Planning, 3],
  [March, 4],
]

export const situations: Situations<SixVillages> = {
  place(p, what, value) {
    const company = nameField('place', what, COMPANIES(p.scenario))
    if (typeof value !== 'object' || value === null) throw new UserError(`${what}: write it as { "at": "Ford" }`)
    p.strength[company] = p.scenario.steps[company]
    for (const [trait, said] of Object.entries(value)) {
      if (trait === 'at') p.at[company] = nameField(`${what}.at`, said, VILLAGES)
      else if (isTrait(trait))
        p[trait][company] = wholeField(`${what}.${trait}`, said, trait === 'strength' ? 1 : 0, traits[trait])
      else throw new UserError(`${what}.${trait}: a company has at, ${Object.keys(traits).join(', ')}`)
    }
  },
  clear(p) {
    p.at.fill(OFF)
    for (const column of [p.strength, p.moved, p.shown, p.ambush, p.ready]) column.fill(0)
  },
  set(p, field, value) {
    if (field === 'turn') p.turn = wholeField(field, value, 1, TURNS)
    else if (field === 'lead') p.lead = nameField(field, value, SIDES)
    else if (field === 'weather') p.weather = nameField(field, value, CHITS)
    else if (field === 'aside') p.aside = nameField(field, value, CHITS)
    else if (field === 'marching') p.marching = nameField(field, value, SIDES)
    else if (field === 'phase') {
      const names = moments.map(([phase]) => phase.name)
      const moment = moments[nameField(field, value, names)]
      while (p.depth >= 0) table.endFrame(p)
      begin(p, Turn)
      p.step = moment[1]
      begin(p, moment[0])
      if (moment[0] === March) p.marching = p.lead
    } else
      throw new UserError(
        `'${field}' is not a field of this game; there are turn, lead, weather, aside, phase, marching`,
      )
  },
  read(p, what, like) {
    const company = nameField('units', what, COMPANIES(p.scenario))
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
    if (field === 'marching') return SIDES[p.marching]
    return undefined
  },
}
