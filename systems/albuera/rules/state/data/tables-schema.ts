/** The shape of `tables.json`. The schema in systems/albuera/data/schema says the same to editors. */
import * as v from 'valibot'
import { among, list, object, whole } from '../../../../../src/kernel/data-schema.ts'
import { EFFECT_IDS, FARTHEST, HEXSIDE_IDS, MODE_IDS, RESULT_IDS } from './ids.ts'
import { TERRAIN_IDS } from './map-kind.ts'
import { file, flag, from, shift } from './schema-parts.ts'

const HALVES = 'a number of points is expected, in halves'
/** Movement Points, in halves (6.3.2). */
const points = v.pipe(v.number(HALVES), v.multipleOf(0.5, HALVES), v.minValue(0, HALVES), v.maxValue(20, HALVES))
const costs = v.pipe(
  object(
    Object.fromEntries(MODE_IDS.map((mode) => [mode, v.optional(points)])) as Record<
      (typeof MODE_IDS)[number],
      v.OptionalSchema<typeof points, undefined>
    >,
  ),
  v.description('Movement Points by array and arm; what is left out cannot go there.'),
)

// Fire

const modifier = whole(-5, 5)
const effect = among(EFFECT_IDS)
const band = object({ from: whole(1, FARTHEST), to: whole(1, FARTHEST), effect })
const row = object({
  least: v.pipe(whole(1, 99), v.description('The Firepower over the distance from which on the row counts.')),
  effect,
  commanders: v.optional(v.pipe(flag, v.description('Are commanders in the hex in danger (4.10.1)?'))),
  ...from,
})
const fire = object({
  ...file,
  effects: v.pipe(
    list(
      object({
        id: effect,
        modifier: v.pipe(modifier, v.description('Of the Morale Check.')),
        losses: v.pipe(whole(0, 9), v.description('What a failed check costs; never from skirmishers (8.9).')),
        retreat: v.pipe(whole(0, 3), v.description('How far the firer may then order a retreat, in hexes (14.11).')),
        ...from,
      }),
    ),
    v.length(EFFECT_IDS.length, 'an entry for each effect is expected'),
  ),
  rows: v.pipe(
    list(row),
    v.minLength(1, 'a row at least is expected'),
    v.description('The Musket Fire Table (14.9.3).'),
  ),
  muskets: object({
    range: v.pipe(whole(1, FARTHEST), v.description('In hexes (14.8).')),
    column: v.pipe(whole(0, 100), v.description('Firepower in Column, in per cent of the Manpower; Line by nation.')),
    square: v.pipe(whole(0, 100), v.description('The same in Square (7.3).')),
    fires: v.pipe(whole(1, 4), v.description('How often a unit fires in a turn (14.9.1).')),
    rifles: v.pipe(whole(1, 4), v.description('The same with Baker rifles (8.11.1).')),
    ...from,
  }),
  numbers: object({
    modifiers: v.pipe(
      list(modifier),
      v.length(4, 'four modifiers are expected'),
      v.description('By the number of the fire in this turn (14.9.8 to 14.9.10).'),
    ),
    lone: v.pipe(
      list(modifier),
      v.length(4, 'four modifiers are expected'),
      v.description('The same, on the die against guns that stand alone (14.9.4).'),
    ),
    ...from,
  }),
  modifiers: object({
    flank: v.pipe(modifier, v.description('The line of sight goes through a Flank or Rear hex (14.4).')),
    rifles: v.pipe(modifier, v.description('Baker rifles in Line or Column (8.11.2).')),
    skirmish: v.pipe(modifier, v.description('A target in Skirmish Order.')),
    square: v.pipe(modifier, v.description('A target in Square.')),
    column: v.pipe(modifier, v.description('A target in Column, under Artillery Fire.')),
    ...from,
  }),
  guns: v.pipe(
    list(
      object({
        calibre: whole(3, 12),
        bands: v.pipe(list(band), v.minLength(1, 'a band at least is expected')),
        ...from,
      }),
    ),
    v.description('What guns do at each distance, by their calibre (10.3).'),
  ),
  commanders: object({
    hexes: v.pipe(whole(0, FARTHEST), v.description('Guns this near endanger commanders (4.10.2).')),
    ...from,
  }),
})

// Reactions and Clash

const few = whole(0, 9)
const result = among(RESULT_IDS)
const die = v.pipe(list(result), v.length(10, 'ten results are expected, for a die of 0 to 9'))

const reactions = object({
  ...from,
  great: v.pipe(whole(-9, 9), v.description('With this total or less infantry does two things (13.1 A).')),
  rout: v.pipe(whole(0, 20), v.description('With this total or more infantry routs (13.1 A).')),
  flank: v.pipe(shift, v.description('The enemy stands on the flank or in the rear (13.2).')),
  command: v.pipe(shift, v.description('The unit is in command range (13.3).')),
  square: v.pipe(
    shift,
    v.description('Infantry in Square against cavalry (13.1 C); Line and Skirmish Order likewise.'),
  ),
  line: shift,
  skirmish: shift,
  infantry: v.pipe(
    object({ losses: few, retreat: few, routed: few }),
    v.description('A failed check of infantry against infantry: Losses, hexes of retreat, Losses if it routs.'),
  ),
  skirmishers: v.pipe(
    object({ back: few, retreat: few }),
    v.description(
      'Skirmishers against infantry: hexes that they may step back, hexes of retreat after a failed check.',
    ),
  ),
  againstCavalry: object({ losses: few }),
  cavalryAgainstInfantry: object({ back: few, retreat: few }),
  cavalry: object({ losses: few }),
  turns: v.pipe(whole(1, 9), v.description('How many turns a unit is out that a reaction has routed (15.11.2).')),
  noSquare: v.pipe(few, v.description('Losses of infantry that fails to form Square (7.2).')),
})

const clash = object({
  ...from,
  table: object({
    columns: v.pipe(
      list(object({ difference: shift, results: die })),
      v.minLength(1, 'a column at least is expected'),
      v.description('Columns by the difference of the shifts, rising; a greater difference uses the last (15.7).'),
    ),
    square: v.pipe(die, v.description('The column Square vs. Cavalry (7.3).')),
    ...from,
  }),
  shifts: object({
    numbers: v.pipe(
      list(object({ ratio: v.pipe(v.number('a number is expected'), v.minValue(1), v.maxValue(99)), shift })),
      v.description('By how often the own Manpower goes into that of the enemy, rising (15.1).'),
    ),
    morale: v.pipe(list(object({ by: whole(1, 9), shift })), v.description('By the difference of Morale, rising.')),
    flank: shift,
    rear: shift,
    column: v.pipe(shift, v.description('Columns against Line and Skirmish Order.')),
    chargeInfantry: shift,
    chargeCavalry: shift,
    skirmish: v.pipe(shift, v.description('Against Skirmish Order.')),
    square: v.pipe(shift, v.description('Infantry against a Square.')),
    commander: shift,
    height: shift,
    stream: shift,
    ...from,
  }),
  losses: object({ losers: few, winners: few, ...from }),
  guns: v.pipe(
    object({ from: whole(0, 9), to: whole(0, 9), losses: few, turns: whole(1, 9), ...from }),
    v.description('Guns that stand alone: the faces on which they are taken, and what it costs who fails (10.10).'),
  ),
})

/** Boxes of the track of Victory Points. */
const boxes = whole(0, 9)

export const tablesSchema = object({
  ...file,
  allowances: object({
    ...from,
    infantry: points,
    doubleMarch: points,
    cavalry: points,
    commander: whole(1, 20),
    foot: points,
    limbered: points,
    horse: points,
  }),
  command: object({ hexes: v.pipe(whole(0, 20), v.description('Command range (4.2).')), ...from }),
  terrain: v.pipe(
    list(
      object({
        id: among(TERRAIN_IDS),
        cost: costs,
        square: v.optional(v.pipe(flag, v.description('Can infantry form Square here (7.1)?'))),
        fire: v.pipe(modifier, v.description('Of the check of a target that stands here (10.8).')),
        blocks: v.optional(v.pipe(flag, v.description('Does it block sight (14.1)?'))),
        shift: v.optional(v.pipe(shift, v.description('For who defends here in a Clash (15.7).'))),
        ...from,
      }),
    ),
    v.length(TERRAIN_IDS.length, 'an entry for each terrain is expected'),
  ),
  hexsides: v.pipe(
    list(object({ id: among(HEXSIDE_IDS), cost: costs, ...from })),
    v.length(HEXSIDE_IDS.length, 'entries for stream, ford and bridge are expected'),
    v.description('What crossing a hexside costs besides.'),
  ),
  road: object({ cost: points, arrays: list(among(MODE_IDS)), ...from }),
  fire: v.pipe(fire, v.description('Musket Fire and Artillery Fire (14, 10).')),
  reactions: v.pipe(reactions, v.description('Reactions to enemy movement (13).')),
  charge: object({ hexes: v.pipe(whole(1, 20), v.description('The run-up of a Charge (9.2.1).')), ...from }),
  clash: v.pipe(clash, v.description('Clash (15).')),
  actions: v.pipe(
    object({
      ...from,
      fire: points,
      turn: points,
      back: points,
      friends: points,
      enemies: points,
      reorder: points,
      square: points,
      leaveSquare: points,
      array: points,
      limber: points,
    }),
    v.description('What actions cost.'),
  ),
  points: v.pipe(
    object({
      ...from,
      clash: boxes,
      fire: boxes,
      blocked: boxes,
      guns: boxes,
      commander: boxes,
    }),
    v.description(
      'Victory Points for a Clash won, a unit lost by fire or a blocked retreat, guns, a commander (16.1).',
    ),
  ),
})
export type TablesFile = v.InferOutput<typeof tablesSchema>
