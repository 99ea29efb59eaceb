/** Half a turn of the board, with the colours exchanged, makes any game another of equal standing (I22, A50). */

import { expect, test } from 'vitest'
import { type Dice, engine, fastDice, log, randomSource } from '../../../src/kernel/index.ts'
import { worded } from '../../worded.ts'
import { MEETING } from './combat/zones.ts'
import { type Generals, generals } from './index.ts'
import { isReserve, SECTOR_NAMES, SECTORS, SIDES, sectorNumber } from './state/board.ts'
import { BATTERIES, half, holding, kindOf, unitAt } from './state/counts.ts'
import { event } from './state/events.ts'
import { armOfLine, firstLine, marchOfLine } from './state/sheet.ts'
import { STANDS } from './state/stands.ts'

const kernel = engine(worded(generals))
const { scenario } = kernel.open('marengo', {}, fastDice(1))
const nameOf = (kind: string, n: number): string => kernel.nameOf(scenario, kind, n)

const turnedSector = (name: string): string =>
  name[0] === 'R' ? (name === 'RW' ? 'RB' : 'RW') : `${'cba'['abc'.indexOf(name[0])]}${'321'['123'.indexOf(name[1])]}`
/** Sectors in a text by themselves, not in the name of a zone. */
const SECTOR = /\b(?:[abc][123]|R[WB])\b/g
const turnSectors = (text: string): string => text.replace(SECTOR, turnedSector)

const sectorTurned = SECTOR_NAMES.map((name) => sectorNumber(turnedSector(name)))
const turned = (kind: 'marches' | 'steps', n: number): number =>
  kernel.numberOf(scenario, kind, turnSectors(nameOf(kind, n))) as number

/**
 * The zone that this one becomes. A meeting takes place at White's border, and at Black's when the colours are
 * exchanged.
 */
function turnZone(p: Generals, name: string): string {
  const zone = kernel.numberOf(p.scenario, 'zones', name) as number
  const black = p.attack[half(1, zone)] - 1
  const at = p.zone[zone] === MEETING && black >= 0 && p.attack[half(0, zone)] > 0 ? nameOf('zones', black >> 1) : name
  if (at.endsWith('building')) return turnSectors(at)
  const [x, y] = at.split('|').map(turnedSector)
  return kernel.numberOf(p.scenario, 'zones', `${x}|${y}`) === undefined ? `${y}|${x}` : `${x}|${y}`
}

/** The battery that this one becomes: batteries are numbered by their arrows. */
function turnBattery(p: Generals, twin: Generals, side: number, number: number): number {
  const own = p.battery.slice(side * BATTERIES, (side + 1) * BATTERIES)
  const its = twin.battery.slice((1 - side) * BATTERIES, (2 - side) * BATTERIES)
  const arrow = own[number - 1]
  const before = own.slice(0, number - 1).filter((other) => other === arrow).length
  const same = [...its.keys()].filter((k) => its[k] === 1 + turned('marches', arrow - 1))
  return 1 + same[before]
}

/** An action in the words of the turned board. */
function turn(p: Generals, twin: Generals, text: string): string {
  const zones: string[] = []
  return text
    .replace(/(?:[abc]\d|R[WB])\|(?:[abc]\d|R[WB])/g, (name) => `#${zones.push(turnZone(p, name)) - 1}#`)
    .replace(SECTOR, turnedSector)
    .replace(
      /(White|Black) battery (\d)/g,
      (_, side, n) => `${side} battery ${turnBattery(p, twin, side === 'White' ? 0 : 1, Number(n))}`,
    )
    .replace(/White|Black/g, (side) => (side === 'White' ? 'Black' : 'White'))
    .replace(/#(\d+)#/g, (_, k) => zones[Number(k)])
}

/** Dice that fall alike wherever they are rolled in a play: they depend only on the size of a handful. */
function sameDice(seed: number): Dice {
  const value = (k: number): number => randomSource(seed, k)(6)
  return {
    roll: (die) => die.faces[value(0) % die.faces.length],
    pool(die, count, into, at) {
      for (let k = 0; k < count; k++) into[at + k] = die.faces[value(k + 1) % die.faces.length]
      into
        .subarray(at, at + count)
        .sort()
        .reverse()
    },
  }
}

/**
 * Questions that are asked sector by sector: their order depends on the orientation of the board. They are answered by
 * rule.
 */
const ONE_BY_ONE = ['too many for one sector', 're-rolls']
const list = new Int32Array(1 << 14)
function answer(p: Generals, isTwin: boolean, dice: Dice): void {
  while (p.result === 0 && ONE_BY_ONE.includes(kernel.phase(p).name)) {
    const seat = kernel.awaiting(p) - 1
    const n = kernel.actions(p, seat, list)
    const texts = [...list.slice(0, n)].map((action) => kernel.print(p, action))
    // Re-rolls are passed over; of the units that could stay behind, the alphabetically first does, in the names of the
    // first board.
    const key = (text: string) => (text === 'pass' ? '' : isTwin ? turnSectors(text) : text)
    const best = [...texts.keys()].sort((x, y) => (key(texts[x]) < key(texts[y]) ? -1 : 1))[0]
    kernel.play(p, seat, list[best], dice)
  }
}

/** Everything that can be compared, in the names of the first board. */
function facts(p: Generals, isTwin: boolean) {
  const side = (s: number) => (isTwin ? 1 - s : s)
  const sector = (n: number) => (isTwin ? sectorTurned[n] : n)
  const march = (n: number) => (isTwin ? turned('marches', n) : n)
  const sorted = (texts: string[]) => texts.sort()
  return {
    round: p.round,
    stage: p.stage,
    pool: p.pool,
    result: isTwin && (p.result === 1 || p.result === 2) ? 3 - p.result : p.result,
    sides: SIDES.map((s) => ({
      vp: p.vp[side(s)],
      saved: p.saved[side(s)],
      kinds: [0, 1, 2].flatMap((type) => {
        const kind = kindOf(side(s), type)
        return [p.box[kind], p.captives[kind], p.captured[kind], p.destroyed[kind], p.merged[kind]]
      }),
      units: Array.from({ length: SECTORS }, (_, n) =>
        Array.from({ length: STANDS }, (_, cls) => p.unit[unitAt(side(s), sector(n), cls)]).join(' '),
      ),
      rerolls: Array.from({ length: SECTORS }, (_, n) => p.rerolls[holding(side(s), sector(n))]),
      tokens: sorted(
        [...p.token.slice(side(s) * BATTERIES, (side(s) + 1) * BATTERIES)]
          .filter((code) => code > 0)
          .map((code) => `${sector(Math.floor((code - 1) / SECTORS))} ${sector((code - 1) % SECTORS)}`),
      ),
      orders: sorted(
        [...p.order.slice(firstLine(side(s)), firstLine(side(s)) + p.order.length / 2)]
          .filter((code) => code > 0)
          .map((code) => `${armOfLine(code)} ${march(marchOfLine(code))}`),
      ),
    })),
  }
}

/** Conventions that tell the colours apart (A50): more than two groups that meet, and re-rolls of both sides. */
const tellsColours = (p: Generals, told: ReturnType<typeof log>['told']): boolean => {
  const groups = new Map<number, number>()
  for (const { event: what, args } of told)
    if (what === event.Meeting) groups.set(args[2], (groups.get(args[2]) ?? 0) + 1)
  return (
    [...groups.values()].some((n) => n > 2) ||
    SIDES.every((side) => p.rerolls.slice(holding(side, 0), holding(side, SECTORS)).some((n) => n > 0))
  )
}

/** Plays a random game and its twin on the turned board; returns the number of choices compared. */
function compare(name: string, seed: number): number {
  const choose = randomSource(seed, 3)
  const p = kernel.open(name, {}, sameDice(seed))
  const twin = kernel.open(name, {}, sameDice(seed))
  let plays = 0
  for (let asked = kernel.awaiting(p); asked !== 0; asked = kernel.awaiting(p), plays++) {
    const seat = asked === 3 ? choose(2) : asked - 1
    const n = kernel.actions(p, seat, list)
    const action = list[choose(n)]
    const text = kernel.print(p, action)
    const other = turn(p, twin, text)
    const reply = kernel.parse(twin, 1 - seat, other)
    const why = typeof reply === 'number' ? kernel.check(twin, 1 - seat, reply) : reply
    expect(why, `${name} ${seed}, choice ${plays}: ${text} / ${other}`).toBeUndefined()
    expect(kernel.actions(twin, 1 - seat, list), `choices beside ${text}`).toBe(n)
    const dice = sameDice(seed * 100_003 + plays)
    const journal = log()
    kernel.play(p, seat, action, dice, journal)
    if (tellsColours(p, journal.told)) return plays
    kernel.play(twin, 1 - seat, reply as number, dice)
    answer(p, false, dice)
    answer(twin, true, dice)
    expect(facts(twin, true), `${name} ${seed}, after choice ${plays}: ${text}`).toEqual(facts(p, false))
  }
  expect(kernel.awaiting(twin)).toBe(0)
  return plays
}

test('two half turns give every name back', () => {
  for (const kind of ['marches', 'steps'] as const)
    for (let n = 0; n < scenario.counts[kind]; n++) expect(turned(kind, turned(kind, n))).toBe(n)
  expect(SECTOR_NAMES.map((_, n) => sectorTurned[sectorTurned[n]])).toEqual([...SECTOR_NAMES.keys()])
  expect(sectorTurned.map((n, sector) => isReserve(n) === isReserve(sector))).not.toContain(false)
})

test.each(['marengo', 'dennewitz', 'leuthen', 'albuera'])(
  'I22 %s: the twin on the turned board goes the same way',
  (name) => {
    let plays = 0
    for (let seed = 1; seed <= 25; seed++) plays += compare(name, seed)
    expect(plays).toBeGreaterThan(8000)
  },
)
