/** The shipped scenarios as the rules read them. */
import { describe, expect, test } from 'vitest'
import { INCH, isWhollyOn, overlap, RIGHT_ANGLE } from '../../../../src/inches/index.ts'
import { engine, fastDice } from '../../../../src/kernel/index.ts'
import { rulesOf } from '../play.ts'
import { shownBy } from '../shown.ts'
import { table } from '../testing/table.ts'
import { isGeneral, isOn, isOnTable, shapeOf } from './bodies.ts'
import { shipped } from './data/shipped.ts'
import { numbersOf } from './numbers.ts'
import { OFF } from './position.ts'
import { trait } from './scenario.ts'
import { scenarioBook } from './scenarios.ts'

const book = scenarioBook(shipped)
const kernel = engine(rulesOf(shownBy(book)))
const opened = (id: string, options = {}) => kernel.open(id, options, fastDice(1))
const bodyOf = (p: ReturnType<typeof opened>, name: string) => p.scenario.roster.names.indexOf(name)

describe('the shipped scenarios', () => {
  test('all can be played, from the smallest on', () => {
    expect(book.infos.map(({ id }) => id)).toEqual(['outpost', 'two-corps', 'helmstedt', 'field-day'])
  })

  test('bodies on the table stand on it whole, and only generals may stand on others', () => {
    for (const { id } of book.infos) {
      const p = opened(id)
      const standing = p.scenario.roster.names.flatMap((_, body) => (isOn(p, body) ? [body] : []))
      // A107 On a field day both sides have still to choose.
      if (p.scenario.choose === undefined) expect(standing.length).toBeGreaterThan(7)
      else expect(standing).toEqual([])
      for (const body of standing) {
        expect([p.scenario.roster.names[body], isOnTable(p.scenario, shapeOf(p, body))]).toEqual([
          p.scenario.roster.names[body],
          true,
        ])
        for (const other of standing)
          if (other < body && !isGeneral(p, body) && !isGeneral(p, other))
            expect(overlap(shapeOf(p, body), shapeOf(p, other))).toBe(false)
      }
    }
  })

  test('16.4, A104 the die for pursuit depends on the nation of the brigade’s corps', () => {
    const pursues = (nation: string) => {
      const armies = structuredClone(shipped.armies)
      for (const { commands } of armies.armies)
        for (const command of commands) if (command.id === 'fr-corps-4') (command as { nation: string }).nation = nation
      const { roster } = scenarioBook({ ...shipped, armies }).get('outpost', {})
      return ['fr-11-cav', 'pr-1-cav'].map((name) => roster.pursues[roster.names.indexOf(name)])
    }
    expect([pursues('french'), pursues('british')]).toEqual([
      [5, 5],
      [4, 5],
    ])
  })

  test('places are counted from the corner of the part that is played on', () => {
    const p = opened('outpost')
    const fr13 = bodyOf(p, 'fr-13')
    expect([p.scenario.width / INCH, p.scenario.depth / INCH]).toEqual([48, 36])
    expect([p.x[fr13] / INCH, p.y[fr13] / INCH, p.heading[fr13]]).toEqual([12, 22, RIGHT_ANGLE])
    const [farm] = p.scenario.objectives.find(({ id }) => id === 'meierhof')!.areas
    expect(isWhollyOn(farm, shapeOf(p, bodyOf(p, 'pr-1')))).toBe(true)
  })

  test('units under a blind are off the table; a deployed blind is as wide as its strips; decoys are known', () => {
    const p = opened('helmstedt')
    expect(p.x[bodyOf(p, 'fr-13')]).toBe(OFF)
    const blind = shapeOf(p, bodyOf(p, 'blind fr-corps-5/1'))
    expect([blind.north - blind.south, blind.east - blind.west]).toEqual([12 * INCH, INCH])
    const race = opened('two-corps')
    const { blinds, guns, names } = race.scenario.roster
    expect(names.slice(blinds, guns).filter((_, k) => race.decoy[k] === 1)).toEqual([
      'blind fr-corps-5/2',
      'blind pr-corps-2/2',
    ])
  })

  test('0.6 twelve commands of Helmstedt by grade; A50 the guns of the reserves are horse artillery', () => {
    const { commands, roster } = opened('helmstedt').scenario
    expect(commands.flatMap(({ id, grade }) => (grade < 0 ? [id] : []))).toEqual(['pl-corps-13', 'pr-corps-4'])
    expect(commands.filter(({ isChief }) => isChief).map(({ id }) => id)).toEqual(['fr-chief', 'pr-chief'])
    const horse = [...roster.traits].flatMap((bits, unit) => (bits & trait.HORSE_GUNS ? [roster.names[unit]] : []))
    expect(horse).toEqual(['pl-13-guns', 'pr-2-guns'])
    const lances = [...roster.traits].flatMap((bits, unit) => (bits & trait.LANCERS ? [roster.names[unit]] : []))
    expect(lances).toEqual(['pl-13-cav', 'pr-2-cav'])
    const of = (name: string) => roster.names.indexOf(name)
    expect([roster.weight[of('fr-5-cav')], roster.weight[of('fr-4-guns')], roster.weight[of('pl-13-cav')]]).toEqual([
      2, 2, 0,
    ])
    expect([roster.determination[of('fr-16')], roster.fire[of('pl-1')], roster.skirmish[of('fr-15')]]).toEqual([
      -1, 1, 0,
    ])
    expect(roster.names[roster.gunsOf[of('fr-4-guns')]]).toBe('guns of fr-4-guns')
  })

  test('0.7, 0.8, A104 the special chips depend on the scenario and the options', () => {
    const chips = (id: string, options = {}) => {
      const { hasPoorChip, tactical } = book.get(id, options)
      return [hasPoorChip, tactical]
    }
    expect(chips('helmstedt')).toEqual([true, 0])
    expect(chips('helmstedt', { frenchTacticalChip: true, poorChipIfSingle: false })).toEqual([true, 1])
    expect(chips('two-corps', { poorChipIfSingle: false })).toEqual([true, 1])
    expect(chips('outpost')).toEqual([false, 0])
    const army = structuredClone(shipped.armies)
    const polish = army.armies[0].commands.find(({ id }) => id === 'pl-corps-13')!
    polish.general.grade = 'average'
    const own = scenarioBook({ ...shipped, armies: army })
    expect([
      own.get('two-corps', {}).hasPoorChip,
      own.get('two-corps', { poorChipIfSingle: false }).hasPoorChip,
    ]).toEqual([true, false])
  })

  test('A102, A103 hills have their contours, hedges and walls their stretches', () => {
    const { contours, hedges, walls } = opened('outpost').scenario.ground
    expect(contours.map(({ level }) => level)).toEqual([1, 2, 1, 2, 1, 2, 1, 2])
    expect([hedges.length, walls.length]).toEqual([12, 2])
    // The wall of Meierhof begins at 36.25, 58 of the field; the part that is played on begins at 12, 36.
    expect([walls[0].xs[0] / INCH, walls[0].ys[0] / INCH]).toEqual([24.25, 22])
  })

  test('4.3 each order has its objective; the sides look into the table from their edges', () => {
    const p = opened('helmstedt')
    const named = p.scenario.commands.map(({ id }, k) => [id, p.scenario.objectives[p.objective[k]].id])
    expect(Object.fromEntries(named)).toMatchObject({
      'fr-chief': 'none',
      'fr-corps-4': 'helmstedt',
      'pr-corps-4': 'southern-rough',
    })
    expect(p.scenario.objectives.find(({ id }) => id === 'helmstedt')?.areas.length).toBe(2)
    expect([...p.scenario.inward]).toEqual([RIGHT_ANGLE, 3 * RIGHT_ANGLE])
  })

  test('an option takes effect, and a scenario is made once for each choice', () => {
    expect(book.get('outpost', { routRadius: 8 }).nerve.radius).toBe(8 * INCH)
    expect(book.get('outpost', {})).toBe(book.get('outpost', { routRadius: 4 }))
    const charges = (options: object) => book.get('outpost', { ...options }).orders.leaves.charge[3]
    expect(charges({})).not.toBe(charges({ engageCharge: 'full' }))
  })

  test('some moves of each can be played at random', () => {
    for (const { id } of book.infos) {
      const p = opened(id)
      const dice = fastDice(7)
      const found = new Int32Array(65_536)
      let actions = 0
      while (kernel.awaiting(p) !== 0 && p.move < 3 && actions < 5_000) {
        const seat = 31 - Math.clz32(kernel.awaiting(p))
        const count = kernel.actions(p, seat, found)
        expect(count).toBeGreaterThan(0)
        kernel.play(p, seat, found[(actions * 7_919) % count], dice)
        actions++
      }
      expect([id, p.move === 3 || p.result !== 0]).toEqual([id, true])
    }
  })
})

test('other tests are played with the numbers of the shipped tables', () => {
  const { scenario } = table({ commands: [{ id: 'one' }, { id: 'two', army: 1 }] }).p
  const numbers = numbersOf(shipped.tables, {})
  const same = Object.fromEntries(Object.keys(numbers).map((key) => [key, scenario[key as keyof typeof numbers]]))
  expect(numbers).toEqual(same)
})
