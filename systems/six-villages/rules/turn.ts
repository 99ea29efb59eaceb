import { begin, type Dice, EVERYBODY, type Journal, oneOf, type Phase } from '../../../src/kernel/index.ts'
import { Planning } from './ambush.ts'
import { Drill } from './drill.ts'
import { March } from './march.ts'
import { CHITS, event, judge, NORTH_WIND, other, type SixVillages, SOUTH_WIND, TURNS } from './state/position.ts'

/** 1.1 A chit is drawn from the cup; it is unknown which one lies aside. */
function drawWeather(p: SixVillages, dice: Dice, journal?: Journal): void {
  const cup = CHITS.map((_, chit) => chit).filter((chit) => !p.drawn[chit] && chit !== p.aside)
  p.weather = cup[dice.roll(oneOf(cup.length))]
  p.drawn[p.weather] = 1
  if (p.weather === NORTH_WIND || p.weather === SOUTH_WIND) p.lead = p.weather
  journal?.tell(EVERYBODY, event.Weather, p.weather, p.lead)
}

/** 1 The sequence of a turn. The agenda never empties: the last turn ends with a result. */
export const Turn: Phase<SixVillages> = {
  name: 'turn',
  rule: '1',
  steps: [
    (p, dice, journal) => {
      p.turn++
      drawWeather(p, dice, journal)
    },
    (p) => begin(p, Drill),
    (p) => begin(p, Planning),
    (p) => beginMarch(p, p.lead),
    (p) => beginMarch(p, other(p.lead)),
    (p) => {
      if (p.turn === TURNS) return judge(p)
      for (const column of [p.moved, p.shown, p.ambush]) column.fill(0)
      p.step = 0
    },
  ],
}

function beginMarch(p: SixVillages, side: number): void {
  begin(p, March)
  p.marching = side
}
