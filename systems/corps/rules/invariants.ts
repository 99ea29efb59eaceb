/** What is always true between two actions, worked out the long way. */
import { overlap } from '../../../src/inches/index.ts'
import { isLightCavalry } from './blinds/detaching.ts'
import { isGeneral, isOn, isOnTable, shapeOf } from './state/bodies.ts'
import { form } from './state/forms.ts'
import { type Corps, chip, morale, OFF } from './state/position.ts'

/** Yields a sentence for each thing that is broken. */
export function* invariants(p: Corps): Iterable<string> {
  const { names } = p.scenario.roster
  const standing = names.flatMap((_, body) => (isOn(p, body) ? [body] : []))
  for (const body of standing)
    if (!isOnTable(p.scenario, shapeOf(p, body))) yield `${names[body]} is not wholly on the table`
  // A20, A53 Generals, and guns without a crew, block no other body.
  const solid = standing.filter((body) => !isGeneral(p, body) && p.form[body] !== form.GUNS)
  for (const [k, one] of solid.entries())
    for (const other of solid.slice(k + 1))
      if (overlap(shapeOf(p, one), shapeOf(p, other))) yield `${names[one]} stands on ${names[other]}`
  yield* units(p)
  for (const [k, where] of p.chips.entries()) if (where < chip.OUT || where > chip.DRAWN) yield `chip ${k} is nowhere`
}

function* units(p: Corps): Iterable<string> {
  const { names } = p.scenario.roster
  for (let unit = 0; unit < p.morale.length; unit++) {
    if (p.lost[unit] === 1 && p.x[unit] !== OFF) yield `${names[unit]} is lost, and stands on the table`
    if (isOn(p, unit) && p.revealed[p.scenario.roster.command[unit]] === 0 && !isLightCavalry(p, unit))
      yield `${names[unit]} stands on the table, and its command is on blinds`
    if (p.morale[unit] < morale.FORMED || p.morale[unit] > morale.ROUT) yield `${names[unit]} has no grade of morale`
    if (p.absent[unit] === 1 && (isOn(p, unit) || p.lost[unit] === 1))
      yield `${names[unit]} is in the battle, and serves with another command`
    const enemy = p.contact[unit] - 1
    if (enemy < 0) continue
    if (!isOn(p, unit) || !isOn(p, enemy)) yield `${names[unit]} is in contact, and one of the two is gone`
    else if (p.scenario.roster.army[unit] === p.scenario.roster.army[enemy])
      yield `${names[unit]} is in contact with a friend`
  }
}
