/**
 * What an attack is likely to bring: the combat sequence in short, with one line of battle, played some dozen times and
 * remembered. Asking the rules themselves would be more exact, and a hundred times as slow.
 */
import { randomSource } from '../../../src/kernel/index.ts'
import { ARTILLERY, CAVALRY, INFANTRY, line } from '../rules/state/stands.ts'
import { modifier, type Tables } from '../rules/state/tables.ts'

/** Units of each type. */
export interface Force {
  readonly I: number
  readonly C: number
  readonly A: number
}

/** The units of a sector as they defend it. */
export interface Garrison extends Force {
  /** Infantry in square, in addition to `I`. */
  readonly squares: number
  /** How many of the infantry and of the cavalry are spent: at −1, and too late for a square. */
  readonly tiredI: number
  readonly tiredC: number
}

/** What the ground adds to every die of fire, to every die of melee, and to the attackers' melee. */
export interface Ground {
  readonly fire: number
  readonly brush: number
  readonly slope: number
}

export interface Attack extends Force, Ground {
  /** In the fast movement phase, in which fire is poor. */
  readonly fast: boolean
  /** The fire is over. */
  readonly melee: boolean
}

/** The average result. */
export interface Upshot {
  /** The chance that no defender is left standing and an attacker is there to move in. */
  won: number
  /** Attackers routed, and lost for good. */
  routed: number
  lost: number
  /** Defending infantry and cavalry routed, taken, destroyed; and guns that are hit. */
  broken: number
  taken: number
  killed: number
  guns: number
}

class Piece {
  row = 0
  spent = false
  hits = 0
  /** After it was routed, did infantry or cavalry hit it? */
  byHand = false
  /** Its dice in the running part; 0 for none. */
  first = 0
  second = 0
  /** Hits of the running part, which count when all are known. */
  struck = 0
  taken = false
}

const TRIALS = 40
const FACES = 6
const THRESHOLD = 4

const isAttacker = (row: number): boolean => row < line.SQUARE
const typeOfRow = (row: number): number => (isAttacker(row) ? row : row === line.SQUARE ? INFANTRY : row - line.PASSIVE)
const isFresh = ({ hits }: Piece): boolean => hits === 0

/** A row of pieces that is refilled for every trial and never released. */
class Row {
  private readonly pool: Piece[] = []
  readonly list: Piece[] = []
  add(count: number, row: number, spent = 0): void {
    for (let k = 0; k < count; k++) {
      let one = this.pool[this.list.length]
      if (!one) this.pool.push((one = new Piece()))
      one.row = row
      one.spent = k < spent
      one.hits = 0
      one.byHand = false
      this.list.push(one)
    }
  }
  clear(): void {
    this.list.length = 0
  }
}

const attackers = new Row()
const defenders = new Row()
const front: Piece[] = []
const opposite: Piece[] = []
const faces = new Uint8Array(FACES + 1)

/** One attack on one garrison, which can be played any number of times. */
class Trial {
  private readonly attack: Attack
  private readonly draw: (n: number) => number
  private readonly tables: Tables
  private melee = false
  constructor(tables: Tables, attack: Attack, draw: (n: number) => number) {
    this.tables = tables
    this.attack = attack
    this.draw = draw
  }

  run(garrison: Garrison, sum: Upshot): void {
    this.drawUp(garrison)
    if (!this.attack.melee) {
      front.push(...attackers.list)
      for (const one of defenders.list) if (opposite.length < front.length) opposite.push(one)
      this.exchange(false)
    }
    for (const one of attackers.list) if (isFresh(one) && typeOfRow(one.row) !== ARTILLERY) front.push(one)
    for (const hits of [0, 1])
      for (const one of defenders.list) if (one.hits === hits && opposite.length < front.length) opposite.push(one)
    this.exchange(true)
    count(sum)
  }

  /** Infantry that cavalry attacks tries to form square first. */
  private drawUp({ I, C, A, squares, tiredI, tiredC }: Garrison): void {
    const { attack } = this
    let formed = 0
    if (attack.C > 0 && !attack.melee)
      for (let k = I - tiredI; k > 0; k--) if (this.draw(FACES) >= SQUARE_FROM) formed++
    attackers.clear()
    attackers.add(attack.I, line.ATTACK + INFANTRY)
    attackers.add(attack.C, line.ATTACK + CAVALRY)
    attackers.add(attack.A, line.ATTACK + ARTILLERY)
    defenders.clear()
    defenders.add(squares + formed, line.SQUARE)
    defenders.add(I - formed, line.PASSIVE + INFANTRY, tiredI)
    defenders.add(C, line.PASSIVE + CAVALRY, tiredC)
    defenders.add(A, line.PASSIVE + ARTILLERY)
  }

  /**
   * One part of the combat: space by space; units of `front` without an opponent strike the opposite units one after
   * the other.
   */
  private exchange(melee: boolean): void {
    this.melee = melee
    if (opposite.length > 0) {
      this.roll(front)
      this.roll(opposite)
      for (let k = 0; k < front.length; k++) this.meet(k)
      for (const one of front) settle(one)
      for (const one of opposite) settle(one)
    }
    front.length = opposite.length = 0
  }

  private meet(k: number): void {
    const one = front[k]
    const free = k >= opposite.length
    const other = opposite[free ? opposite.length - 1 - ((k - opposite.length) % opposite.length) : k]
    const mine = this.added(one, other, free)
    if (free || !isFresh(other)) {
      this.strike(one, other, one.first, mine, 0)
      this.strike(one, other, one.second, mine, 0)
      return
    }
    const theirs = other.first === 0 ? 0 : this.added(other, one, false)
    const against = other.first === 0 ? 0 : clamp(Math.max(other.first, other.second) + theirs)
    this.strike(one, other, one.first, mine, against)
    this.strike(one, other, one.second, mine, against)
    if (other.first === 0) return
    const best = one.first === 0 ? 0 : clamp(Math.max(one.first, one.second) + mine)
    this.strike(other, one, other.first, theirs, best)
    this.strike(other, one, other.second, theirs, best)
  }

  private strike(by: Piece, on: Piece, die: number, added: number, against: number): void {
    if (die === 0) return
    const value = clamp(die + added)
    if (against > 0 && this.melee ? value <= against : value < THRESHOLD || value <= against) return
    if (on.hits + on.struck > 0 && typeOfRow(by.row) !== ARTILLERY) on.taken = true
    on.struck++
  }

  /** What is added to a die; nothing if the unit has no attack in this part. */
  private added(one: Piece, other: Piece, free: boolean): number {
    if (one.first === 0) return 0
    const { fast, fire, brush, slope } = this.attack
    const table = this.melee ? this.tables.melee : this.tables.ranged
    const { special } = this.tables.file
    let sum = modifier(table, one.row, isFresh(other) ? other.row : line.ROUTED)
    if (free) sum += modifier(table, one.row, line.NOBODY)
    if (one.spent) sum += special.spent
    if (this.melee) return sum + brush + (isAttacker(one.row) ? slope : 0)
    return sum + fire + (fast ? special.fastRanged : 0)
  }

  /** Dice are dealt from the highest down, from the first space on, two to a battery. */
  private roll(list: readonly Piece[]): void {
    const idle = this.melee ? ARTILLERY : CAVALRY
    faces.fill(0)
    for (const one of list) {
      one.struck = one.first = one.second = 0
      one.taken = false
      const type = typeOfRow(one.row)
      if (type === idle || !isFresh(one)) continue
      one.first = 1
      this.toss()
      if (type !== ARTILLERY) continue
      one.second = 1
      this.toss()
    }
    let face = FACES
    const deal = (): number => {
      while (faces[face] === 0) face--
      faces[face] = faces[face] - 1
      return face
    }
    for (const one of list) {
      if (one.first > 0) one.first = deal()
      if (one.second > 0) one.second = deal()
    }
  }

  private toss(): void {
    const face = 1 + this.draw(FACES)
    faces[face] = faces[face] + 1
  }
}
/** A natural five forms square, as reactions are at −1. */
const SQUARE_FROM = 4

const clamp = (value: number): number => (value < 1 ? 1 : value > FACES ? FACES : value)

/** Hits count when all of a part have been struck. */
function settle(one: Piece): void {
  one.hits += one.struck
  if (one.taken) one.byHand = true
}

function count(sum: Upshot): void {
  let charging = false
  for (const { row, hits } of attackers.list) {
    if (hits === 0) charging ||= typeOfRow(row) !== ARTILLERY
    else if (hits === 1) sum.routed++
    else sum.lost++
  }
  let held = false
  for (const { row, hits, byHand } of defenders.list) {
    if (hits === 0) held = true
    else if (typeOfRow(row) === ARTILLERY) sum.guns++
    else if (hits === 1) sum.broken++
    else if (byHand) sum.taken++
    else sum.killed++
  }
  if (charging && !held) sum.won++
}

/** By garrison and attack, each as a number: small numbers are found fast. */
const remembered = new WeakMap<Tables, Map<number, Map<number, Upshot>>>()

/** Forces, garrisons and kinds of attack as numbers: no digit is below zero or reaches its base. */
const forceKey = ({ I, C, A }: Force): number => (I * 16 + C) * 8 + A
const garrisonKey = ({ I, C, A, squares, tiredI, tiredC }: Garrison): number =>
  ((((I * 8 + C) * 8 + A) * 8 + squares) * 8 + tiredI) * 8 + tiredC
const GARRISONS = 8 ** 6
const mannerKey = ({ fire, brush, slope, fast, melee }: Attack): number =>
  ((-fire * 2 - brush) * 3 + slope + 1) * 4 + Number(fast) + 2 * Number(melee)
const MANNERS = 3 * 2 * 3 * 4

/** The likely result of an attack on a garrison: the same for every caller, and every time. */
export function clash(tables: Tables, attack: Attack, garrison: Garrison): Upshot {
  let memory = remembered.get(tables)
  if (!memory) remembered.set(tables, (memory = new Map()))
  const defence = garrisonKey(garrison)
  let attacks = memory.get(defence)
  if (!attacks) memory.set(defence, (attacks = new Map()))
  const [force, manner] = [forceKey(attack), mannerKey(attack)]
  const key = force * MANNERS + manner
  let sum = attacks.get(key)
  if (sum) return sum
  sum = { won: 0, routed: 0, lost: 0, broken: 0, taken: 0, killed: 0, guns: 0 }
  const trial = new Trial(tables, attack, randomSource((force * GARRISONS + defence) * MANNERS + manner))
  for (let k = 0; k < TRIALS; k++) trial.run(garrison, sum)
  for (const name of Object.keys(sum) as (keyof Upshot)[]) sum[name] /= TRIALS
  attacks.set(key, sum)
  return sum
}
