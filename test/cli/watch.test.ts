import { describe, expect, test } from 'vitest'
import { grognard, refuses } from './run.ts'

describe('watch', () => {
  test('tells a whole game at once if the output is not a terminal, and says how to go on', () => {
    const { status, stdout, stderr } = grognard('watch', '--seed', '3', '--scenario', 'leuthen', '--players', 'random')
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
    expect(stdout).toMatch(/^Generálové.*: Leuthen\n\nSilesia, 5 December 1757/)
    expect(stdout).toMatch(/^Round 1\.$/m)
    expect(stdout).toMatch(/\| White 6I +\| White 4I 2A +\| White 6I +\|/)
    expect(stdout).toMatch(/^The battle is over: (white won|black won|a draw)/m)
    expect(stdout).toContain('npx grognard watch --scenario leuthen --players random,random --seed 3\n')
    expect(grognard('watch', '--seed', '3', '--scenario', 'leuthen', '--players', 'random').stdout).toBe(stdout)
  })

  test('calls units and leaders by their names, and uses the singular for one thing', () => {
    const told = (...args: string[]) => grognard('watch', '--seed', '3', ...args).stdout
    const eagle = told('--ruleset', 'eagle', '--scenario', 'vedel')
    expect(eagle).toMatch(/^ {4}5Leg\.Res\.1 takes its place in AG10\.$/m)
    expect(eagle).toMatch(/^Turn 1, 17:00\.$/m)
    expect(eagle).toMatch(/^ {2}French: movement\.$/m)
    expect(eagle).toMatch(/; a movement point left\.$/m)
    const generals = told('--scenario', 'dennewitz')
    expect(generals).toMatch(/: \d cavalry moved \w\w>\w\w\.$/m)
    expect(generals).toMatch(/attacking infantry \d/)
    for (const narrated of [eagle, generals]) {
      expect(narrated).not.toMatch(/\b(?:FR|SP)-|^ {4}.*\b\d [ICA]\b|\b[ICA]:/m)
      expect(narrated).not.toMatch(/\b1 (?:points|hexes|guns|orders|cavalry fall\b|infantry flee\b)/)
    }
  })

  test('gives commands for the same game again with everything that was chosen', () => {
    const words = [
      '--scenario',
      'custom',
      '--option',
      'orderDice=true',
      '--option',
      'compensation=-2',
      '--players',
      'random,random',
    ]
    const { stdout } = grognard('watch', ...words, '--seed', "Ney's column")
    expect(stdout).toContain(`npx grognard watch ${words.join(' ')} --seed 'Ney'\\''s column'\n`)
    expect(stdout).toContain(`npx grognard simulate --ruleset generals ${words.join(' ')}\n`)
  })

  test('takes another seed for every game if none is given', () => {
    const seed = () => /--seed (\S+)/.exec(grognard('watch', '--players', 'random').stdout)?.[1]
    expect(seed()).not.toBe(seed())
  })

  test.each([
    [['--scenario', 'marngo'], /no scenario 'marngo' in generals: did you mean 'marengo'\?/],
    [['--players', 'napoleon'], /no player 'napoleon'/],
    [['--option', 'fog=true'], /no option 'fog' in marengo/],
    [['--ruleset', 'chess'], /no ruleset 'chess'/],
  ])('refuses %j', (args, line) => refuses(['watch', ...args], line))
})
