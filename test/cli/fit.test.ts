import { describe, expect, test } from 'vitest'
import { grognard, json, refuses } from './run.ts'

const FIT = ['fit', '--ruleset', 'generals', '--scenarios', 'dennewitz', '--games', '20']

describe('fit', () => {
  test('finds the same for every number of workers, and compares its worth with that of a coin', () => {
    const { status, value } = json(...FIT, '--workers', '1')
    expect(status).toBe(0)
    expect(json(...FIT, '--workers', '2').value).toEqual(value)
    expect(value).toMatchObject({ ruleset: 'generals', games: 20, heldOut: { coin: expect.closeTo(Math.LN2, 12) } })
    expect(value.positions).toBeGreaterThan(5 * value.heldOut.positions - 30)
    expect(value.weights.map(({ name }: { name: string }) => name)).toContain('prizes')
  })

  test('plays as many games as it is told, shared out among the scenarios', () => {
    const { value } = json('fit', '--ruleset', 'generals', '--scenarios', 'dennewitz,marengo,leuthen', '--games', '20')
    expect(value.games).toBe(20)
  })

  test('tells a person the same in a few lines', () => {
    const { status, stdout, stderr } = grognard(...FIT)
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
    expect(stdout).toMatch(/^the value of a position of generals: \d+ positions of 20 games\n/)
    expect(stdout).toMatch(/^ {2}points +-?\d+\.\d{4}$/m)
    expect(stdout).toMatch(/^ {2}log loss \d\.\d{4} in games held out; what marshal uses now \d\.\d{4},$/m)
    expect(stdout).toMatch(/^ {2}a coin 0\.6931, the mean result \d\.\d{4}$/m)
  })

  test.each([
    [['fit'], /fit needs --ruleset R, the system; there are generals/],
    [['fit', '--ruleset', 'six-villages'], /six-villages names no features to fit/],
    [['fit', '--ruleset', 'generals', '--scenarios', 'marngo'], /scenario 'marngo' does not exist/],
    [[...FIT, '--player', 'dril'], /no player 'dril': did you mean 'drill'\?/],
    [[...FIT, '--player', 'drill@best'], /no taste 'best'/],
    [[...FIT, '--games', '2'], /too few games for a fit: play more/],
  ])('refuses %j', (args, line) => refuses(args, line))
})
