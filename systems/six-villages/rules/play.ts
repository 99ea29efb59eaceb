/** Everything needed to play, without the words of the rulebook, queries and situation files. */
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
} from '../../../src/kernel/index.ts'
import { Planning } from './ambush.ts'
import { Drill } from './drill.ts'
import { Fight } from './fight.ts'
import { March } from './march.ts'
import {
  CHITS,
  COMPANIES,
  DRAWN,
  events,
  type Lake,
  OFF,
  onBoard,
  SIDES,
  type SixVillages,
  table,
  VILLAGES,
} from './state/position.ts'
import { Turn } from './turn.ts'

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

/** What never changes in a game: the side of each company, and its steps. */
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
const worth = (p: SixVillages, company: number) => p.strength[company] + p.ready[company] + p.ambush[company]

const meetAttacks: StandingAnswer<SixVillages> = {
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

/** The playable part of Six Villages. */
export const sixVillagesToPlay: Ruleset<SixVillages> = {
  id: 'six-villages',
  title: 'Six Villages',
  version: 1,
  seats: SIDES,
  rulebook: [],
  layout: table,
  phases: [Turn, Drill, Planning, March, Fight],
  events,
  standing: [meetAttacks],
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
}
const kernel = engine(sixVillagesToPlay)

/** Gives a side's hidden companies some drill, and at most one ambush in all. */
function imagineCompanies(into: SixVillages, side: number, dice: Dice): void {
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
