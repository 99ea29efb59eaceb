/** The shape of `scenarios.json`. The schema in systems/albuera/data/schema says the same to editors. */
import * as v from 'valibot'
import { among, list, object, text, whole } from '../../../../../src/kernel/data-schema.ts'
import { ARRAY_IDS, FACING_IDS } from './ids.ts'
import { flag, from, hex, name, side, supporting } from './schema-parts.ts'

const time = v.pipe(
  v.string('a time is expected'),
  v.regex(/^[0-2][0-9]:[0-5][0-9]$/, 'a time such as 08:30 is expected'),
)
const scenarioId = v.pipe(
  v.string('a word is expected'),
  v.regex(/^[a-z][a-z0-9-]{0,40}$/, 'a short word is expected: letters, digits, hyphens'),
)
const range = v.pipe(list(whole(1, 99)), v.length(2, 'the first and the last are expected'))
const chits = object({ chits: list(name), most: whole(0, 20) })
const hexes = v.pipe(list(hex), v.minLength(1, 'a hex at least is expected'))

export const scenariosSchema = object({
  $schema: v.optional(text),
  scenarios: list(
    object({
      id: scenarioId,
      number: whole(1, 99),
      title: text,
      intro: text,
      minutes: v.pipe(whole(5, 1_000), v.description('How long a game takes.')),
      ...from,
      date: text,
      start: time,
      turns: whole(1, 32),
      part: v.optional(
        v.pipe(
          object({ columns: range, rows: range }),
          v.description('The part of the map that is played on; the rest cannot be entered.'),
        ),
      ),
      pool: v.pipe(
        object({ french: chits, coalition: chits, all: v.optional(flag), ...from }),
        v.description('The chits of each side and how many it chooses at most each turn; all: each turn all (3.1).'),
      ),
      supporting: v.optional(v.pipe(supporting, v.description('In place of the Supporting Units Chart.'))),
      victory: v.pipe(
        object({ french: whole(1, 99), coalition: whole(1, 99), ...from }),
        v.description('Points for an Automatic Victory (16.4).'),
      ),
      bonus: v.optional(
        v.pipe(
          object({ hex, boxes: whole(1, 9), ...from }),
          v.description('Boxes for the side with the last formed infantry in or next to a hex at the end.'),
        ),
      ),
      returns: v.pipe(
        object({ french: hexes, coalition: hexes, ...from }),
        v.description('Where routed units come back whose commander is gone (15.11.4).'),
      ),
      commanders: list(object({ commander: name, at: hex, ...from })),
      deployment: list(
        object({
          side,
          units: v.pipe(
            list(name),
            v.minLength(1, 'a unit at least is expected'),
            v.description('A stack, from the top down.'),
          ),
          at: v.pipe(
            list(hex),
            v.minLength(1, 'a hex is expected'),
            v.maxLength(2, 'a Line covers two hexes at most'),
            v.description('Its hex; of a Line over two hexes the left, then the right, as the Line sees them.'),
          ),
          facing: among(FACING_IDS),
          array: v.optional(among(ARRAY_IDS)),
          ...from,
        }),
      ),
    }),
  ),
})
export type ScenariosFile = v.InferOutput<typeof scenariosSchema>
export type ScenarioFile = ScenariosFile['scenarios'][number]
