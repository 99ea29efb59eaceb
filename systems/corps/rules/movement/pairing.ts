/** 3.13, A111 For two pips a brigade goes half a move and changes its formation. */
import { begin, type Choice, type Refusal, refusal } from '../../../../src/kernel/index.ts'
import { judge } from '../command/judging.ts'
import { ownBodies, spending } from '../command/turn.ts'
import { arm, FORMS_OF, form } from '../state/forms.ts'
import type { Corps } from '../state/position.ts'
import { Moving } from './moving.ts'
import { rateOf } from './rates.ts'

const ONLY_BRIGADES = refusal('3.13', 'Only a brigade of infantry or cavalry does both; for a battery see 3.14.')
const NO_SUCH_FORM = refusal('3.13', 'The brigade has no such formation, or has it already.')
const STAYS = refusal('3.13', 'A garrison does not move: it forms up at an edge first.')

/** May its commander give it such a pair of actions at all? */
const judgeDrill = (p: Corps, body: number): Refusal | undefined =>
  judge(p, spending(p).command, body, p.scenario.prices.halfAndForm)

function judgePair(p: Corps, body: number, as: number): Refusal | undefined {
  const of = p.scenario.roster.arm[body]
  if (of !== arm.INFANTRY && of !== arm.CAVALRY) return ONLY_BRIGADES
  if (!FORMS_OF[of].includes(as) || as === p.form[body] || as === form.GARRISON) return NO_SUCH_FORM
  return rateOf(p, body) === 0 ? STAYS : undefined
}

export const March: Choice<Corps> = {
  verb: 'march {bodies} > {forms}',
  propose(p, _seat, offers) {
    if (p.pips < p.scenario.prices.halfAndForm) return
    for (const body of ownBodies(p)) {
      // The same for all formations, so it is asked once.
      if (judgeDrill(p, body) !== undefined) continue
      for (const as of FORMS_OF[p.scenario.roster.arm[body]])
        if (judgePair(p, body, as) === undefined) offers.give(body, as)
    }
  },
  check: (p, _seat, body, as) => judgeDrill(p, body) ?? judgePair(p, body, as),
  play(p, _seat, body, as) {
    p.pips -= p.scenario.prices.halfAndForm
    p.picked = 1 + body
    p.forming = 1 + as
    begin(p, Moving)
  },
}
