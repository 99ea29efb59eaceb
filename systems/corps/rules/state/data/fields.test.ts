import { describe, expect, test } from 'vitest'
import { isWhollyOn } from '../../../../../src/inches/index.ts'
import { type Loose, said } from '../../testing/said.ts'
import { sizeOf } from './measures.ts'
import { outlinesOf, sectionsOf } from './outlines.ts'
import { areaOf, bodyAt } from './shapes.ts'
import { shipped } from './shipped.ts'

const { fields } = shipped.fields
const [helmstedt, altenrode] = fields
const sectionAt = (id: string) =>
  fields.flatMap(({ ground }) => ground.flatMap(sectionsOf)).find((one) => one.id === id)!

describe('the fields', () => {
  test('are three, each made of nine squares, six feet by six', () => {
    expect(fields.map(({ id }) => id)).toEqual(['helmstedt', 'altenrode', 'hohenfeld'])
    for (const field of fields) expect([field.id, ...sizeOf(field)]).toEqual([field.id, 72, 72])
  })

  test('Helmstedt: a town of two sections, two farms, two areas of broken ground, a junction on the road', () => {
    const kinds = helmstedt.ground.map(({ kind }) => kind).filter((kind) => kind !== 'place')
    expect(kinds).toEqual(['town', 'farm', 'farm', 'broken', 'broken'])
    expect(sectionAt('helmstedt-west').outline).toEqual([
      [28, 32],
      [36, 32],
      [36, 40],
      [28, 40],
    ])
    expect(helmstedt.roads.find(({ id }) => id === 'southern-road')?.points[0]).toEqual([34, 16])
  })

  test('the sections of each town share more than a corner, and a brigade has room in the section of each farm', () => {
    for (const { ground } of fields)
      for (const piece of ground) {
        if (piece.kind === 'town') {
          const corners = piece.sections.map(({ outline }) => outline.map(String))
          expect([piece.id, corners[0].filter((one) => corners[1].includes(one)).length]).toEqual([piece.id, 2])
        }
        if (piece.kind !== 'farm') continue
        const [{ outline }] = piece.sections
        const [[west, south]] = outline
        const garrison = bodyAt(shipped.tables, 'infantry-garrison', [west + 3, south + 3], 45)
        expect(isWhollyOn(areaOf('', '', outline), garrison)).toBe(true)
      }
  })

  test('A105 the ground of a hill is its foot, that of a town all its sections', () => {
    const of = (id: string) => outlinesOf(altenrode.ground.find((one) => one.id === id)!)
    expect([of('altenrode').length, of('muehlberg').length, of('crossroads').length]).toEqual([2, 1, 1])
  })

  const town = (f: Loose): Loose => f.fields[0].ground[0]
  const hill = (f: Loose): Loose => f.fields[1].ground.find(({ id }: Loose) => id === 'muehlberg')
  const cases: readonly [string, (value: Loose) => void, string][] = [
    [
      'an outline that crosses itself',
      (f) => town(f).sections[0].outline.push(town(f).sections[0].outline.splice(1, 1)[0]),
      'fields[0].ground[0].sections[0].outline: the edges that begin at [28, 32] and [28, 40] cross or touch',
    ],
    [
      'an outline of two corners',
      (f) => town(f).sections[0].outline.splice(2),
      'outline: three corners at least are expected',
    ],
    [
      'a corner off the table',
      (f) => (town(f).sections[0].outline[0] = [28, 80]),
      'sections[0].outline[0]: [28, 80] lies off the table of 72 by 72 inches',
    ],
    [
      'a corner that is no number',
      (f) => (town(f).sections[0].outline[0] = [28, 'south']),
      'sections[0].outline[0][1]: a number of inches from 0 to 96 is expected',
    ],
    ['a corner with one number', (f) => (town(f).sections[0].outline[0] = [28]), 'sections[0].outline[0]'],
    [
      'sections that overlap',
      (f) =>
        (town(f).sections[1].outline = [
          [35, 32],
          [43, 32],
          [43, 40],
          [35, 40],
        ]),
      'fields[0].ground: the sections helmstedt-west and helmstedt-east overlap',
    ],
    [
      'a wood that is larger than a section',
      (f) =>
        (f.fields[1].ground.find(({ kind }: Loose) => kind === 'woods').sections[0].outline = [
          [1, 1],
          [11, 1],
          [11, 5],
        ]),
      'a section is 8 inches long at most; make several (A46, A77)',
    ],
    [
      'a contour outside the one before',
      (f) => hill(f).contours.reverse(),
      'contours[1]: the contour does not lie within the one before',
    ],
    [
      'a contour that touches the one before',
      (f) => (hill(f).contours[1][0] = hill(f).contours[0][0]),
      'contours[1]: the contour does not lie within the one before',
    ],
    [
      'a contour beside the one before',
      (f) =>
        (hill(f).contours[1] = [
          [60, 30],
          [62, 30],
          [62, 32],
        ]),
      'contours[1]: the contour does not lie within the one before',
    ],
    [
      'a road into nothing',
      (f) => (f.fields[0].roads[1].points[1] = [60, 36]),
      'fields[0].roads[1].points[1]: the road ends in nothing at [60, 36]',
    ],
    [
      'a road from nothing',
      (f) => (f.fields[0].roads[0].points[1] = [34, 1]),
      'fields[0].roads[0].points[1]: the road ends in nothing at [34, 1]',
    ],
    [
      'a road of one point',
      (f) => f.fields[0].roads[0].points.pop(),
      'roads[0].points: two points at least are expected',
    ],
    [
      'a point twice',
      (f) => f.fields[0].roads[0].points.push([34, 0]),
      'roads[0].points[2]: the point stands there twice',
    ],
    [
      'a hairpin',
      (f) => f.fields[0].roads[0].points.splice(1, 0, [34, 40], [34.5, 66], [34.5, 20]),
      'fields[0].roads[0].points: the road bends too sharply for its width',
    ],
    [
      'a hedge off the table',
      (f) => (f.fields[1].lines[0].points[0] = [73, 24]),
      'lines[0].points[0]: [73, 24] lies off the table',
    ],
    [
      'a roof that crosses itself',
      (f) => town(f).sections[0].roofs[0].push(...town(f).sections[0].roofs[0].splice(1, 1)),
      'sections[0].roofs[0]: the edges that begin at',
    ],
    [
      'squares that do not meet',
      (f) => f.fields[0].squares[1].pop(),
      'fields[0].squares[1]: 3 squares are expected, or they do not meet the others',
    ],
    [
      'a square twice',
      (f) => (f.fields[0].squares[0][0] = 'Helmstedt'),
      "fields[0].squares: 'Helmstedt' stands there twice",
    ],
    [
      'four squares in a row',
      (f) => f.fields[0].squares[0].push('East'),
      'squares[0]: three squares at most are expected',
    ],
    ['ground that is none', (f) => (town(f).kind = 'lake'), 'town, farm, woods, hill, broken or place is expected'],
    [
      'a section twice',
      (f) => (town(f).sections[1].id = 'helmstedt-west'),
      "ground[0].sections[1].id: 'helmstedt-west' stands there twice",
    ],
    [
      'a section called as its town',
      (f) => (town(f).sections[1].id = 'helmstedt'),
      "ground[0].sections[1].id: 'helmstedt' stands there twice",
    ],
    [
      'a road twice',
      (f) => (f.fields[0].roads[1].id = 'wolfsburg-road'),
      "fields[0].roads[1].id: 'wolfsburg-road' stands there twice",
    ],
    [
      'a name with blanks',
      (f) => (town(f).id = 'the town'),
      'ground[0].id: a name is expected: small letters, digits and single hyphens',
    ],
  ]
  test.each(cases)('say what is wrong: %s', (_, change, message) => {
    expect(said('fields', change)).toContain(message)
  })

  test('a road may begin a little off another, within half its width, and no farther', () => {
    expect(said('fields', (f) => (f.fields[0].roads[3].points[0] = [52, 36.75]))).toBe('nothing')
    expect(said('fields', (f) => (f.fields[0].roads[3].points[0] = [52, 37]))).toContain(
      'the road ends in nothing at [52, 37]',
    )
  })
})
