import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { folder, grognard, json, refuses } from './run.ts'

const GAMES = ['study', '--ruleset', 'generals', '--scenario', 'marengo', '--player', 'random']
const place = folder()

describe('study', () => {
  test('gives the same for every number of workers, and the games of simulate', () => {
    const of = (...args: string[]) => {
      const { status, value } = json(...args, '--games', '9', '--seed', 'even')
      expect(status).toBe(0)
      const { seconds, actionsPerSecond, gamesPerSecond, ...rest } = value
      return rest
    }
    const one = of(...GAMES, '--workers', '1')
    expect(of(...GAMES, '--workers', '3')).toEqual(one)
    expect(one).toMatchObject(of('simulate', ...GAMES.slice(1, 5), '--players', 'random'))
    expect(one.length.measure).toBe('rounds')
    expect(one.length.games.reduce((sum: number, { games }: { games: number }) => sum + games, 0)).toBe(9)
    expect(Object.keys(one.losses)).toEqual(['white', 'black'])
    expect(Object.keys(one.points)).toEqual(['white', 'black'])
  })

  test('tells a person the same in a few lines', () => {
    const { status, stdout, stderr } = grognard(...GAMES, '--games', '5')
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
    expect(stdout).toMatch(/^Marengo \(generals\): 5 games of random against itself\n/)
    expect(stdout).toMatch(/^ {2}white +\d+\.\d % {2}\(\d+\.\d % to \d+\.\d %\)$/m)
    expect(stdout).toMatch(/^How long: rounds, games$/m)
    expect(stdout).toMatch(/^What each side loses, on average\n {2}white\n {4}[a-z]+ +\d+\.\d\d$/m)
  })

  test('writes a page with its plots and the command that makes it again', () => {
    const page = join(place, 'marengo.md')
    const wanted = ['--games', '6', '--option', 'armyMorale=true', '--page', page, '--date', '2026-11-27']
    expect(grognard(...GAMES, ...wanted, '--workers', '2').status).toBe(0)
    const text = readFileSync(page, 'utf8')
    expect(text).toMatch(
      /^# Balance of Marengo\n\n6 games of `random` against itself in _Generálové_, played by 2026-11-27/,
    )
    expect(text).toContain('with `armyMorale=true`')
    expect(text).toMatch(/^\| White wins \| \d \| \d+\.\d % /m)
    const plots = [...text.matchAll(/^!\[(.*)\]\((.*)\)$/gm)].map(([, title = '', file = '']) => ({ title, file }))
    expect(plots.map(({ file }) => file)).toEqual(['marengo-length.svg', 'marengo-losses.svg', 'marengo-points.svg'])
    for (const { title, file } of plots) {
      const svg = readFileSync(join(place, file), 'utf8')
      expect(svg).toContain(`aria-label="${title}"`)
      expect(svg).toContain('prefers-color-scheme:dark')
      // Nothing is drawn in the colour of the paper, light or dark, even for seats called white and black.
      expect(svg).not.toMatch(/fill="(white|black)"/)
    }
    const [, command = ''] = /^```\nnpx grognard (.*)\n```$/m.exec(text) ?? []
    expect(grognard(...command.split(' ')).status).toBe(0)
    expect(readFileSync(page, 'utf8')).toBe(text)
  })

  test('says who wins, for a system without measures and accounts', () => {
    const page = join(place, 'lake.md')
    const { status } = grognard(
      'study',
      '--ruleset',
      'six-villages',
      '--scenario',
      'lake',
      '--games',
      '4',
      '--page',
      page,
    )
    expect(status).toBe(0)
    const text = readFileSync(page, 'utf8')
    expect(text).toMatch(/^\| drawn \|/m)
    expect(text).not.toMatch(/^## (Length|Losses|Points)|^!\[/m)
  })

  test.each([
    [['study'], /study needs --ruleset R, the ruleset; there are generals/],
    [['study', '--ruleset', 'generals'], /study needs --scenario S, the scenario; there are marengo, la-rothiere/],
    [[...GAMES, '--player', 'radnom'], /no player 'radnom': did you mean 'random'\?/],
    [[...GAMES, '--games', '0'], /--games takes a whole number from 1 to/],
    [[...GAMES, '--option', 'bridge=true'], /option 'bridge' needs option 'river'/],
    [[...GAMES, '--page', 'marengo'], /--page takes the name of a Markdown file/],
    [[...GAMES, '--date', '2026-13-01'], /--date takes a day as YYYY-MM-DD/],
  ])('refuses %j', (args, line) => refuses(args, line))
})
