/** What `tables.json` looks like. The schema in systems/corps/data/schema says the same to editors. */
import * as v from 'valibot'
import { among, list, object, whole } from '../../../../../src/kernel/data-schema.ts'
import { SHOT_IDS } from '../fights.ts'
import { GUN_ACTION_IDS } from '../gun-actions.ts'
import { TARGET_IDS } from '../gunnery.ts'
import { DEED_IDS } from '../leave.ts'
import { NERVE_FACTOR_IDS } from '../nerve.ts'
import { combat } from './combat-schema.ts'
import {
  BASE_IDS,
  CALIBRE_IDS,
  CHARGE_IDS,
  DIFFICULT_IDS,
  GRADE_IDS,
  LEAVE_IDS,
  ORDER_IDS,
  RATE_IDS,
  SIGHT_IDS,
} from './ids.ts'
import { byId, file, from, inches, modifiers } from './schema-parts.ts'

const few = whole(0, 9)
const price = v.pipe(whole(1, 9), v.description('In pips.'))
const degrees = v.pipe(
  v.number('degrees are expected'),
  v.minValue(1, 'degrees from 1 to 89.75 are expected'),
  v.maxValue(89.75, 'degrees from 1 to 89.75 are expected'),
  v.multipleOf(0.25, 'degrees in quarters are expected'),
)
const far = inches(0, 48)
const byGrade = byId(GRADE_IDS, whole(-9, 9))
const die = v.pipe(list(few), v.length(6, 'six faces are expected'))

const pips = object({
  ...from,
  averageDie: v.pipe(die, v.description('Its faces (A11).')),
  blind: v.pipe(byGrade, v.description('What is added to the average die on a blind (1.3).')),
  chief: v.pipe(byGrade, v.description('The same for a commander in chief (2.1).')),
  corps: v.pipe(byGrade, v.description('The same for other commanders (3.1).')),
  costs: v.pipe(
    object({
      move: price,
      form: price,
      guns: price,
      gunPair: price,
      fight: v.pipe(price, v.description('A firefight, a skirmish, or another round in contact (3.8, A36).')),
      occupy: price,
      rally: price,
      general: price,
      retire: price,
      halfAndForm: price,
      exchange: price,
      extend: price,
      detach: price,
      order: byId(GRADE_IDS, price),
      gift: byId(GRADE_IDS, price),
      halt: byId(GRADE_IDS, price),
    }),
    v.description('What actions cost (2.2 to 3.15).'),
  ),
})

const movement = object({
  exchange: v.pipe(far, v.description('How near behind another a brigade is that changes places with it (3.15).')),
  ...from,
  rates: v.pipe(byId(RATE_IDS, inches(0, 48)), v.description('Inches for a pip (1.4, 5.1 to 5.3).')),
  difficult: object({ ...from, ground: list(among(DIFFICULT_IDS)) }),
  clear: v.pipe(
    object({ unit: far, general: far }),
    v.description('How far all enemies have to be for more than one move in a turn (5.4, 2.2).'),
  ),
})

const command = object({
  ...from,
  radius: v.pipe(far, v.description('Unless a nation has another (3.3).')),
  halt: v.pipe(far, v.description('How near all brigades have to be for a change to Halt (3.11).')),
})

const orders = object({
  ...from,
  leave: v.pipe(
    byId(DEED_IDS, byId(ORDER_IDS, among(LEAVE_IDS))),
    v.description(
      'What each order says about each action: no; yes; must; near: against enemies within the charge distance; objective: within or towards the objective; retire: only face to the enemy; no-nearer: if no nearer to the enemy (4.1 to 4.14).',
    ),
  ),
  open: v.pipe(far, v.description('How near to an enemy a brigade comes on Move, in the open (4.2).')),
  cover: v.pipe(far, v.description('The same in a built-up area or difficult ground.')),
  charge: v.pipe(far, v.description('How near the enemy is whom cavalry charges on Hold (4.6).')),
  recce: v.pipe(far, v.description('How far from the enemy cavalry on reconnaissance stays (A52).')),
})

const spotting = object({
  ...from,
  sides: v.pipe(whole(2, 100), v.description('Of the die.')),
  bands: v.pipe(
    byId(
      SIGHT_IDS,
      v.pipe(
        list(object({ to: far, need: v.pipe(whole(0, 100), v.description('Or more on the die; 0: it is seen.')) })),
        v.minLength(1, 'a band at least is expected'),
      ),
    ),
    v.description('How far a blind is seen, from near to far (1.6 to 1.8).'),
  ),
})

const charge = object({
  ...from,
  need: few,
  general: v.pipe(far, v.description('How near a general helps.')),
  toCharge: modifiers(CHARGE_IDS),
  toReact: modifiers(CHARGE_IDS),
})

const artillery = object({
  ...from,
  arc: v.pipe(degrees, v.description('To either side of straight ahead (A21).')),
  clear: v.pipe(far, v.description('How near to the line of fire no friend may be (7.5).')),
  overhead: v.pipe(far, v.description('How far in front of the guns friends are over whom they fire (7.6).')),
  bounce: v.pipe(far, v.description('How far behind the target another may be hit (7.7).')),
  cover: v.pipe(far, v.description('How near a hedge or wall covers a unit (A103).')),
  ranges: v.pipe(byId(CALIBRE_IDS, object({ short: far, long: far })), v.description('Up to and with (7.8).')),
  hit: v.pipe(
    byId(TARGET_IDS, object({ short: whole(2, 20), long: whole(2, 20) })),
    v.description('Open; woods or hedge; buildings or walls; artillery (7.10).'),
  ),
  modifiers: modifiers(['classA', 'classC', 'casualty', 'bounce']),
  double: v.pipe(whole(2, 9), v.description('How many times the number is two hits (7.11).')),
  pairs: v.pipe(
    list(v.tuple([among(GUN_ACTION_IDS), among(GUN_ACTION_IDS)], 'two actions are expected')),
    v.description('Actions that go together (A75).'),
  ),
})

const quick = object({
  ...from,
  square: v.pipe(far, v.description('How far from a square cavalry halts (8.1).')),
  giveWay: v.pipe(far, v.description('How far cavalry keeps from infantry (8.3).')),
  caught: v.pipe(few, v.description('Casualties of a unit caught in column of march, flank or rear (8.4, 8.8).')),
  supports: v.pipe(far, v.description('How near supports are for gunners who evade (8.6).')),
})

const skirmish = object({
  ...from,
  inches: v.pipe(far, v.description('How near the attackers go (11.2).')),
  need: few,
  modifiers: modifiers(SHOT_IDS),
})

const morale = object({
  ...from,
  routAt: v.pipe(
    object({ infantry: whole(1, 9), cavalry: whole(1, 9), artillery: whole(1, 9) }),
    v.description('Casualties (17.1).'),
  ),
  near: v.pipe(far, v.description('How near supports help (17.3).')),
  far: v.pipe(far, v.description('Without a general or supports so near a unit is alone.')),
  modifiers: modifiers(NERVE_FACTOR_IDS),
  pass: v.pipe(whole(-9, 9), v.description('This total or more (17.4).')),
  shaken: v.pipe(whole(-9, 9), v.description('This total or more, short of passing; less is Rout.')),
})

const chase = object({
  most: v.pipe(whole(1, 6), v.description('Up to this number on the die.')),
  does: among(['follow', 'charge']),
  inches: far,
  casualties: few,
})
const rout = object({
  ...from,
  radius: v.pipe(far, v.description('How near friends react (16.1).')),
  infantry: v.pipe(far, v.description('The rout move (16.2); of crews too.')),
  cavalry: far,
  attempts: v.pipe(whole(1, 9), v.description('With this failure to rally a unit is removed (A16).')),
  pursuit: object({
    ...from,
    need: v.pipe(whole(1, 6), v.description('Or more, unless a nation has another (16.4).')),
    arc: degrees,
    table: v.pipe(list(chase), v.minLength(1, 'a row at least is expected'), v.description('Second die (16.5).')),
  }),
})

const later = object({
  ...from,
  together: v.pipe(far, v.description('How near to each other brigades stand that move together (3.16).')),
  chief: v.pipe(far, v.description('How near a commander in chief helps the morale of a unit (17.6).')),
  shaken: v.pipe(whole(-9, 9), v.description('What being Shaken counts in a test of morale (17.7).')),
  squares: v.pipe(whole(-9, 9), v.description('What each casualty counts when infantry forms square (15.2).')),
  gunners: v.pipe(
    object({
      need: v.pipe(whole(2, 12), v.description('What two dice need to hit cavalry that charges the guns.')),
      casualties: v.pipe(whole(1, 9), v.description('What gunners lose whom cavalry reaches.')),
    }),
    v.description('Gunners who test when cavalry charges them (15.6).'),
  ),
  blinds: v.pipe(
    object({
      seen: v.pipe(far, v.description('Within how many inches a blind is seen, however it lies.')),
      strips: v.pipe(inches(1, 24), v.description('The rate of a deployed blind.')),
    }),
    v.description('Blinds of the revision (1.10).'),
  ),
})

const size = inches(0.25, 12)
const bases = object({
  ...from,
  units: v.pipe(byId(BASE_IDS, object({ front: size, depth: size })), v.description('Front and depth.')),
  general: v.pipe(size, v.description('How wide the disc of a general is.')),
  chief: v.pipe(size, v.description('How wide the disc of a commander in chief is.')),
  road: size,
  section: v.pipe(inches(1, 24), v.description('The longest side of a section (A46, A77).')),
})

export const tablesSchema = object({
  ...file,
  pips,
  movement,
  command,
  orders,
  spotting,
  charge: v.pipe(charge, v.description('Tests to charge and to react (6.3, 6.10).')),
  artillery,
  quick: v.pipe(quick, v.description('Quick results (8).')),
  combat,
  skirmish,
  morale,
  rout,
  later: v.pipe(later, v.description('What only options bring into play.')),
  bases,
})
export type TablesFile = v.InferOutput<typeof tablesSchema>
