/** How situation files speak of this game. */
import { nameField, type Situations, UserError } from '../../../../src/kernel/index.ts'
import { settleHarm } from '../morale/aftermath.ts'
import { type Corps, chip, OFF } from '../state/position.ts'
import { bodyNamed, checkPlaces, placeBody, readBody } from './bodies.ts'
import { FIELDS, MOMENTS } from './fields.ts'

export const situations: Situations<Corps> = {
  place: placeBody,
  clear(p) {
    p.x.fill(OFF)
    p.moved.fill(0)
    p.gunAction.fill(0)
    p.morale.fill(0)
    p.casualties.fill(0)
    p.contact.fill(0)
    p.decoy.fill(0)
    p.tried.fill(0)
    p.chips.fill(chip.OUT)
    // A unit that is not placed stands elsewhere, and counts as sound (A109); nothing lies under blinds.
    p.revealed.fill(1)
  },
  set(p, field, value) {
    if (field === 'phase') MOMENTS[Object.keys(MOMENTS)[nameField(field, value, Object.keys(MOMENTS))]](p)
    else if (Object.hasOwn(FIELDS, field)) FIELDS[field][0](p, field, value)
    else throw new UserError(`'${field}' is not a field of this game; there are ${ALL_FIELDS.join(', ')}`)
  },
  ready(p) {
    checkPlaces(p)
    settleHarm(p)
  },
  read: (p, what, like) => readBody(p, bodyNamed(p, 'units', what), like),
  field: (p, field) => FIELDS[field]?.[1](p),
}
const ALL_FIELDS = ['phase', ...Object.keys(FIELDS)]
