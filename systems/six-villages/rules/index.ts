/**
 * Six Villages: a whole system in three hundred lines. It shows how a ruleset is written, and the kernel's own tests
 * are played on it.
 *
 * Two sides skirmish on a road around a lake. Each turn the weather is drawn, both sides drill a company and lay an
 * ambush in secret, then one side marches and the other. Who marches into an occupied village fights for it.
 *
 * A chapter of the rulebook is a file in `miniature/`; here the chapters become a ruleset.
 */
import {
  begin,
  type Dice,
  engine,
  isRefusal,
  NOBODY,
  type Option,
  oneOf,
  only,
  phaseNumber,
  type Ruleset,
  type ScenarioInfo,
  type StandingAnswer,
  UNKNOWN,
  UserError,
} from '../../../src/kernel/index.ts'
import { Planning } from './ambush.ts'
import {
  CHITS,
  COMPANIES,
  DRAWN,
  events,
  garrison,
  type Lake,
  type Mini,
  next,
  OFF,
  onBoard,
  SIDES,
  table,
  total,
  VILLAGES,
} from './board.ts'
import { Drill } from './drill.ts'
import { Fight } from './fight.ts'
import { March } from './march.ts'
import { rulebook } from './rulebook.ts'
import { situations } from './situations.ts'
import { Turn } from './turn.ts'

export type { Mini } from './board.ts'

const options: readonly Option[] = [
  { name: 'companies', title: 'Companies a side', rule: '1.4', values: [3, 4], default: 3 },
  {
    name: 'guard',
    title: 'The fourth company is a guard',
    rule: '1.4',
    values: [false, true],
    default: false,
    needs: 'companies',
  },
]
const scenarios: readonly ScenarioInfo[] = [
  {
    id: 'lake',
    title: 'Around the lake',
    intro: 'Blue holds the Mill, Red the Oaks, and the road runs round the lake both ways.',
    minutes: 5,
    options,
  },
]

/** What never changes in a game: whose each company is, and its steps. */
function lake(chosen: Readonly<Record<string, unknown>>): Lake {
  const each = Number(chosen.companies)
  const companies = SIDES.flatMap((_, side) =>
    Array.from({ length: each }, (_, n) => ({ side, steps: n === 3 && chosen.guard ? 3 : 2 })),
  )
  return {
    id: 'lake',
    options: chosen,
    counts: { companies: companies.length, villages: VILLAGES.length, chits: CHITS.length, sides: SIDES.length },
    side: companies.map(({ side }) => side),
    steps: companies.map(({ steps }) => steps),
  }
}

/** How much a company is worth as a defender. */
const worth = (p: Mini, company: number) => p.strength[company] + p.ready[company] + p.ambush[company]

/** Which companies stand in a village or beside it. Throws a UserError where there is no such village. */
function near(view: Mini, village = -1): number[] {
  if (!(village in VILLAGES))
    throw new UserError(`there are ${VILLAGES.length} villages, counted from 0, and no village ${village}`)
  const beside = [village, next(village, 1), next(village, -1)]
  return [...view.at.keys()].filter((company) => beside.includes(view.at[company]))
}

const meetAttacks: StandingAnswer<Mini> = {
  name: 'meet attacks',
  text: 'the best company there meets every attack on {villages}',
  answer(view, seat, village) {
    if (view.phase !== phaseNumber(Fight) || view.village !== village) return undefined
    const there = view.scenario.side.map((_, company) => company).filter((company) => view.at[company] === village)
    const best = there.reduce((one, two) => (worth(view, two) > worth(view, one) ? two : one))
    const action = kernel.parse(view, seat, `meet with ${COMPANIES(view.scenario)[best]}`)
    return isRefusal(action) ? undefined : action
  },
}

export const miniature: Ruleset<Mini> = {
  id: 'miniature',
  title: 'Six Villages',
  version: 1,
  seats: SIDES,
  rulebook,
  layout: table,
  phases: [Turn, Drill, Planning, March, Fight],
  events,
  standing: [meetAttacks],
  queries: { near: (view, _seat, village) => near(view, village) },
  situations,
  scenarios: () => scenarios,
  names: (scenario) => ({ companies: COMPANIES(scenario), villages: VILLAGES, chits: CHITS, sides: SIDES }),

  open(_scenario, chosen, dice) {
    const p = table.make(lake(chosen))
    for (let c = 0; c < p.at.length; c++) {
      p.at[c] = p.scenario.side[c] === 0 ? 0 : 3
      p.strength[c] = p.scenario.steps[c]
    }
    p.weather = OFF
    p.aside = dice.roll(oneOf(CHITS.length))
    begin(p, Turn)
    return p
  },

  outcome(p) {
    if (p.result === 0) return undefined
    return { winner: p.result === DRAWN ? NOBODY : only(p.result - 1) }
  },

  /** Most is declared with the columns. The exception: what a company has shown in a fight stays open for the turn. */
  redact(p, seat, into) {
    table.redact(p, seat, into)
    for (let c = 0; c < p.at.length; c++) {
      if (!p.shown[c]) continue
      into.ambush[c] = p.ambush[c]
      into.ready[c] = p.ready[c]
    }
  },

  imagine(view, _seat, dice, into) {
    table.copy(view, into)
    if (into.aside === UNKNOWN) {
      const left = CHITS.map((_, chit) => chit).filter((chit) => !view.drawn[chit])
      into.aside = left[dice.roll(oneOf(left.length))]
    }
    for (const side of SIDES.keys()) {
      if (into.drilled[side] === UNKNOWN) into.drilled[side] = 0
      imagineCompanies(into, side, dice)
    }
  },

  *invariants(p) {
    for (const [side, name] of SIDES.entries())
      if (total(p, side, p.ambush) > 1) yield `${name} has more than one ambush`
    for (const [c, name] of COMPANIES(p.scenario).entries()) {
      if (p.strength[c] < 0 || p.strength[c] > p.scenario.steps[c]) yield `${name} has ${p.strength[c]} steps`
      if (onBoard(p, c) !== (p.at[c] !== OFF)) yield `${name} has ${p.strength[c]} steps and stands at ${p.at[c]}`
      if (!onBoard(p, c) && p.ready[c] + p.ambush[c] > 0) yield `${name} is lost, but ready or in ambush`
    }
    for (const [village, name] of VILLAGES.entries())
      if (garrison(p, 0, village) > 0 && garrison(p, 1, village) > 0) yield `both sides stand in ${name}`
    if (p.drawn[p.aside]) yield `the chit '${CHITS[p.aside]}' lies aside and was drawn`
  },
}
const kernel = engine(miniature)

/** Gives a side's hidden companies some drill, and at most one ambush in all. */
function imagineCompanies(into: Mini, side: number, dice: Dice): void {
  const hidden: number[] = []
  let ambushes = 0
  for (let c = 0; c < into.at.length; c++) {
    if (into.scenario.side[c] !== side) continue
    if (into.ready[c] === UNKNOWN) into.ready[c] = onBoard(into, c) ? dice.roll(oneOf(2)) : 0
    if (into.ambush[c] !== UNKNOWN) ambushes += into.ambush[c]
    else {
      into.ambush[c] = 0
      if (onBoard(into, c)) hidden.push(c)
    }
  }
  const lies = ambushes > 0 ? hidden.length : dice.roll(oneOf(hidden.length + 1))
  if (lies < hidden.length) into.ambush[hidden[lies]] = 1
}
