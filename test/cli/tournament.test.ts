import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as rest } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { folder, grognard, json, MAIN, refuses } from './run.ts'

const GAMES = ['tournament', '--ruleset', 'six-villages', '--players', 'random,drill,drill@stranger-1', '--swap']
const place = folder()
const linesOf = (file: string): string[] => readFileSync(file, 'utf8').split('\n').slice(0, -1)

describe('tournament', () => {
  test('rates all players, and gives the same for every number of workers', () => {
    const { status, value } = json(...GAMES, '--games', '10', '--workers', '1')
    expect(status).toBe(0)
    expect(value).toMatchObject({
      ruleset: 'six-villages',
      players: ['random', 'drill', 'drill@stranger-1'],
      zero: 'random',
      scenarios: [{ id: 'lake' }],
      swap: true,
      seed: '1',
      games: 30,
      digest: expect.stringMatching(/^[0-9a-f]{16}$/),
    })
    expect(value.ratings.map(({ player }: { player: string }) => player)).toEqual(value.players)
    expect(value.pairs.length).toBe(3)
    expect(json(...GAMES, '--games', '10', '--workers', '3').value).toEqual(value)
  })

  test('tells a person the same in a few lines', () => {
    const { status, stdout, stderr } = grognard(...GAMES, '--games', '4', '--zero', 'drill')
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
    expect(stdout).toMatch(/^Six Villages \(six-villages\): lake\n12 games, changing sides every second game\n/)
    expect(stdout).toMatch(/^ {2}drill +0 {2}by definition +\d+\.\d % {2}of 8$/m)
    expect(stdout).toMatch(/^ {2}random +drill +\d+\.\d % {2}\(\d+\.\d % to \d+\.\d %\) {2}\d won, \d drawn, \d lost$/m)
  })

  test('goes on after Ctrl-C from the games that it has kept, to the same end', async () => {
    const state = join(place, 'stopped.jsonl')
    const long = [...GAMES, '--games', '1500', '--state', state]
    const child = spawn(process.execPath, [MAIN, ...long])
    const closed = once(child, 'close')
    while (!existsSync(state) || linesOf(state).length < 10) await rest(20)
    child.kill('SIGINT')
    expect(await closed).toEqual([0, null])
    const kept = linesOf(state).length - 1
    expect(kept).toBeGreaterThanOrEqual(10)
    expect(kept).toBeLessThan(4500)
    // As if the program had been interrupted while writing.
    appendFileSync(state, '{"scenario":"la')
    const short = [...GAMES, '--games', '20']
    expect(json(...short, '--state', state).value).toEqual(json(...short).value)
    const lines = linesOf(state)
    expect(new Set(lines).size).toBe(lines.length)
    for (const line of lines) JSON.parse(line)
  })

  test('adds more games and players to the games that are kept', () => {
    const state = join(place, 'more.jsonl')
    json(...GAMES, '--players', 'random,drill', '--games', '6', '--state', state)
    expect(linesOf(state).length).toBe(7)
    const { value } = json(...GAMES, '--games', '8', '--state', state)
    expect(linesOf(state).length).toBe(25)
    expect(value).toEqual(json(...GAMES, '--games', '8').value)
  })

  test('lets players that think for long meet fewer times', () => {
    const few = [...GAMES, '--games', '4', '--fewer', 'drill@stranger-1=2', '--fewer', 'drill=4']
    const { value } = json(...few)
    expect(value.pairs.map(({ score }: { score: { games: number } }) => score.games)).toEqual([4, 2, 2])
    expect(value.games).toBe(8)
    expect(grognard(...few).stdout).toMatch(/^8 games, changing sides every second game$/m)
  })

  test('refuses kept games of another kind, and says what differs', () => {
    const state = join(place, 'other.jsonl')
    json(...GAMES, '--games', '2', '--state', state)
    const before = readFileSync(state, 'utf8')
    const again = [...GAMES, '--games', '2', '--state', state]
    refuses([...again, '--seed', 'mine'], /other\.jsonl keeps games that differ in --seed \(1, now mine\)/)
    refuses(
      [...again.filter((word) => word !== '--swap'), '--option', 'companies=4'],
      /differ in --option \(none, now companies=4\), --swap \(true, now false\): name another file/,
    )
    expect(readFileSync(state, 'utf8')).toBe(before)
    const bad = join(place, 'bad.jsonl')
    writeFileSync(bad, `${before}{"scenario":"lake"}\n`)
    refuses([...GAMES, '--games', '2', '--state', bad], /bad\.jsonl: line 8: players: /)
    writeFileSync(bad, 'my diary\n')
    refuses([...GAMES, '--games', '2', '--state', bad], /bad\.jsonl: line 1: not JSON/)
    writeFileSync(bad, 'my diary')
    refuses([...GAMES, '--games', '2', '--state', bad], /bad\.jsonl: it has no whole line/)
    refuses([...GAMES, '--games', '2', '--state', place], /cannot read .*: it is a folder/)
    refuses([...GAMES, '--games', '2', '--state', join(place, 'no', 'such')], /cannot write .*there is no such file/)
  })

  test('writes a page with its plot and the command that makes it again', () => {
    const page = join(place, 'ladder.md')
    expect(grognard(...GAMES, '--games', '4', '--page', page, '--date', '2026-11-27', '--workers', '2').status).toBe(0)
    const text = readFileSync(page, 'utf8')
    expect(text).toMatch(/^# Ladder of Six Villages\n/)
    expect(text).toContain('played by 2026-11-27')
    expect(text).toMatch(/^\| `random` \| 0 \| {2}\| \d+\.\d % /m)
    const [, title, file = ''] = /^!\[(Ratings of .*)\]\((.*)\)$/m.exec(text) ?? []
    const svg = readFileSync(join(place, file), 'utf8')
    expect(svg).toContain(`aria-label="${title}"`)
    expect(svg).toMatch(/^<svg [^>]*xmlns="http:\/\/www\.w3\.org\/2000\/svg"/)
    for (const name of ['random', 'drill', 'drill@stranger-1']) expect(svg).toContain(`>${name}</text>`)
    const [, command = ''] = /^```\nnpx grognard (.*)\n```$/m.exec(text) ?? []
    expect(command).not.toMatch(/workers/)
    expect(grognard(...command.split(' ')).status).toBe(0)
    expect(readFileSync(page, 'utf8')).toBe(text)
    expect(readFileSync(join(place, file), 'utf8')).toBe(svg)
  })

  test('with --sprt the exit code says whether the first player is stronger', () => {
    const test = ['tournament', '--ruleset', 'six-villages', '--swap', '--sprt', '0,30', '--players']
    const yes = grognard(...test, 'drill,random')
    expect(yes.status).toBe(0)
    expect(yes.stdout).toMatch(/drill is stronger by 30 rather than 0\n/)
    const no = json(...test, 'random,drill')
    expect(no.status).toBe(1)
    expect(no.value.test).toMatchObject({ elo0: 0, elo1: 30, verdict: 'not stronger' })
  })

  const some = (...args: string[]) => ['tournament', '--ruleset', 'generals', ...args]
  test.each([
    [['tournament'], /tournament needs --ruleset R, the ruleset; there are generals/],
    [['tournament', '--ruleset', 'general'], /no ruleset 'general': did you mean 'generals'\?/],
    [some(), /tournament needs --players P,Q,…, two computer players or more/],
    [some('--players', 'drill'), /--players takes 2 to 32 players, and names 1/],
    [some('--players', 'drill,random,drill'), /--players names 'drill' twice/],
    [some('--players', 'drill,radnom'), /no player 'radnom': did you mean 'random'\?/],
    [some('--players', 'drill,drill@usal'), /no taste 'usal': did you mean 'usual'\?/],
    [some('--players', 'drill,random', '--scenarios', 'marngo'), /no scenario 'marngo' in generals: did you mean/],
    [some('--players', 'drill,random', '--scenarios', 'marengo,marengo'), /--scenarios names 'marengo' twice/],
    [some('--players', 'drill,random', '--games', '7', '--swap'), /--games and --fewer take even numbers with --swap/],
    [some('--players', 'drill,random', '--games', '0'), /--games takes a whole number from 1 to 1000000/],
    [some('--players', 'drill,random', '--fewer', 'dril=2'), /--fewer takes P=N, one of the players \(drill, random\)/],
    [some('--players', 'drill,random', '--fewer', 'drill'), /--fewer takes P=N, .*, not 'drill'/],
    [some('--players', 'drill,random', '--fewer', 'drill=no'), /--fewer takes a whole number from 1 to 1000000/],
    [some('--players', 'drill,random', '--fewer', 'drill=2', '--fewer', 'drill=4'), /--fewer names 'drill' twice/],
    [
      some('--players', 'drill,random', '--swap', '--fewer', 'drill=3'),
      /--games and --fewer take even numbers with --swap/,
    ],
    [some('--players', 'drill,random', '--zero', 'rnd'), /--zero names one of the players \(drill, random\)/],
    [some('--players', 'drill,random,drill@usual', '--sprt', '0,30'), /--sprt tests two players, and .* names 3/],
    [some('--players', 'drill,random', '--sprt', '30,0'), /--sprt takes two numbers from -1000 to 1000, the lower/],
    [some('--players', 'drill,random', '--sprt', '30'), /--sprt takes two numbers/],
    [some('--players', 'drill,random', '--page', 'ladder.html'), /--page takes the name of a Markdown file/],
    [some('--players', 'drill,random', '--page', 'no/such/ladder.md'), /there is no folder no\/such/],
    [some('--players', 'drill,random', '--date', 'today'), /--date takes a day as YYYY-MM-DD, not 'today'/],
    [some('--players', 'drill,random', '--option', 'bridge=true'), /option 'bridge' needs option 'river'/],
  ])('refuses %j', (args, line) => refuses(args, line))
})
