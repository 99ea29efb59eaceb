import {
  type Dice,
  d6,
  EVERYBODY,
  type Journal,
  NOBODY,
  only,
  type Phase,
  refusal,
  type Step,
  upTo,
} from '../../../src/kernel/index.ts'
import {
  event,
  garrison,
  judge,
  MIST,
  next,
  OFF,
  onBoard,
  other,
  SIDES,
  type SixVillages,
  total,
} from './state/position.ts'

const NOT_THERE = refusal('5.1', 'The attack is met by a company of the village that is attacked.')
const CUT_OFF = refusal('5.2', 'The next village along the road is held by the enemy: there is no way to give way.')

/** The village behind the one that is attacked, seen from the attacker. */
function behind(p: SixVillages): number {
  const way = next(p.at[p.attacker], 1) === p.village ? 1 : -1
  return next(p.village, way)
}

/** Is the frame's defender still in the village? A frame may outlive what it names. */
const met = (p: SixVillages) => p.at[p.defender] === p.village

const hand = new Int16Array(8)
/**
 * 5.3 A company rolls a die for each of its steps, one more if it is ready, and in defence for its ambush; 5 and 6 hit.
 */
function volley(p: SixVillages, company: number, dice: Dice, journal?: Journal): number {
  const ambush = p.ambush[company] * (company === p.defender ? (p.weather === MIST ? 2 : 1) : 0)
  const count = p.strength[company] + p.ready[company] + ambush
  dice.pool(d6, count, hand, 0)
  let hits = 0
  for (let k = 0; k < count; k++) if (hand[k] >= 5) hits++
  journal?.tell(EVERYBODY, event.Volley, company, count, hits)
  return hits
}

/** 5.4 Each hit costs a step; a company without steps is lost. */
function lose(p: SixVillages, company: number, hits: number, journal?: Journal): void {
  p.strength[company] = Math.max(0, p.strength[company] - hits)
  p.ready[company] = 0
  if (p.strength[company] > 0) return
  p.at[company] = OFF
  p.moved[company] = p.shown[company] = p.ambush[company] = 0
  journal?.tell(EVERYBODY, event.Lost, company)
}

function giveWay(p: SixVillages, company: number, journal?: Journal): void {
  p.at[company] = behind(p)
  journal?.tell(EVERYBODY, event.Withdrew, company, p.at[company])
}

/** 5.4 A company that fights shows its ambush and drill: what comes to light is always told. */
function show(p: SixVillages, company: number, journal?: Journal): void {
  p.shown[company] = 1
  journal?.tell(EVERYBODY, event.Showed, company, p.ready[company], p.ambush[company])
}

const strike: Step<SixVillages> = (p, dice, journal) => {
  if (!met(p)) return
  const { attacker, defender } = p
  show(p, attacker, journal)
  show(p, defender, journal)
  const given = volley(p, attacker, dice, journal)
  const taken = volley(p, defender, dice, journal)
  lose(p, attacker, taken, journal)
  lose(p, defender, given, journal)
  if (given === 0 || !met(p) || !onBoard(p, attacker)) return
  const roll = dice.roll(d6, upTo(3))
  journal?.tell(EVERYBODY, event.Tested, defender, roll)
  if (roll <= 3 && garrison(p, p.scenario.side[attacker], behind(p)) === 0) giveWay(p, defender, journal)
}

const occupy: Step<SixVillages> = (p, _dice, journal) => {
  if (SIDES.some((_, side) => total(p, side, p.strength) === 0)) judge(p)
  const { attacker, village } = p
  if (!onBoard(p, attacker) || garrison(p, other(p.scenario.side[attacker]), village) > 0) return
  p.at[attacker] = village
  journal?.tell(EVERYBODY, event.Marched, attacker, village)
}

/** 5 The side under attack names a company that meets the attack, or gives way. */
export const Fight: Phase<SixVillages> = {
  name: 'fight',
  rule: '5',
  asks: (p) => (p.defender === OFF ? only(other(p.scenario.side[p.attacker])) : NOBODY),
  choices: [
    {
      verb: 'meet with {companies}',
      propose(p, _seat, offers) {
        for (let c = 0; c < p.at.length; c++) if (p.at[c] === p.village) offers.try(c)
      },
      check: (p, seat, company) =>
        p.scenario.side[company] === seat && p.at[company] === p.village ? undefined : NOT_THERE,
      play(p, _seat, company) {
        p.defender = company
      },
    },
    {
      verb: 'give way',
      propose: (_p, _seat, offers) => offers.try(),
      check: (p, seat) => (garrison(p, other(seat), behind(p)) > 0 ? CUT_OFF : undefined),
      play(p, seat, _a, _b, _dice, journal) {
        for (let c = 0; c < p.at.length; c++) {
          if (p.at[c] !== p.village || p.scenario.side[c] !== seat) continue
          p.defender = c
          giveWay(p, c, journal)
        }
      },
    },
  ],
  steps: [strike, occupy],
}
