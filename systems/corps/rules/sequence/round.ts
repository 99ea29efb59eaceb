/** A move: chips are drawn from the bag one after the other, until all commanders have had their turn. */
import {
  begin,
  type Choice,
  type Dice,
  EVERYBODY,
  type Journal,
  NOBODY,
  oneOf,
  only,
  type Phase,
  refusal,
} from '../../../../src/kernel/index.ts'
import { Activation, activation, isOnBlinds, isPresent } from '../command/activation.ts'
import { event } from '../state/events.ts'
import { type Corps, chip, corpsLayout, due, morale } from '../state/position.ts'
import { Extra, isAsked, movesOf } from './extra.ts'
import { judgeDay } from './victory.ts'

const round = corpsLayout.frame({ drawn: 1 })
const tactical = corpsLayout.frame({ army: 1, chosen: 2 })

/** Steps that other steps lead to. */
const DRAW = 1
const OVER = 3

/** The special chips follow those of the commands. */
const poorChip = (p: Corps): number => p.scenario.commands.length
const tacticalChip = (p: Corps): number => p.scenario.commands.length + 1

const isInBag = (p: Corps, of: number): boolean => p.chips[of] === chip.IN || p.chips[of] === chip.LAPSED

/** How many chips lie in the bag. */
function inBag(p: Corps): number {
  let count = 0
  for (let one = 0; one < p.chips.length; one++) if (isInBag(p, one)) count++
  return count
}

/** A blind draw: which chip comes out. */
function draw(p: Corps, dice: Dice): number {
  let before = dice.roll(oneOf(inBag(p)))
  for (let one = 0; ; one++) if (isInBag(p, one) && before-- === 0) return one
}

/**
 * Puts back the chips that take part: of the commanders who have anything on the table, and the special ones of the
 * scenario.
 */
function fillBag(p: Corps): void {
  const { commands, hasPoorChip, tactical: army } = p.scenario
  for (const [command] of commands.entries()) p.chips[command] = isPresent(p, command) ? chip.IN : chip.OUT
  p.chips[poorChip(p)] = hasPoorChip ? chip.IN : chip.OUT
  p.chips[tacticalChip(p)] = army === 0 ? chip.OUT : chip.IN
}

/** A4 Does a Poor commander still wait for his chip? */
const isPoorLeft = (p: Corps): boolean =>
  p.scenario.commands.some(({ grade }, command) => grade < 0 && p.chips[command] === chip.IN)

/** A3 Can the tactical chip activate this command: on blinds, and not yet drawn? */
const canHurry = (p: Corps, army: number, command: number): boolean =>
  p.scenario.commands[command].army === army && p.chips[command] === chip.IN && isOnBlinds(p, command)

const NOT_HURRIED = refusal(
  'A3',
  'The tactical chip activates a commander of its army who is on blinds and has not had his turn.',
)

const Activate: Choice<Corps> = {
  verb: 'activate {commands}',
  propose(p, _seat, offers) {
    for (const [command] of p.scenario.commands.entries()) offers.try(command)
  },
  check: (p, _seat, command) => (canHurry(p, tactical(p).army, command) ? undefined : NOT_HURRIED),
  play(p, _seat, command, _b, _dice, journal) {
    tactical(p).chosen = 1 + command
    // His own chip stays in the bag, and does nothing when it is drawn.
    p.chips[command] = chip.LAPSED
    journal?.tell(EVERYBODY, event.ActivatedByTacticalChip, command)
    begin(p, Activation)
    const frame = activation(p)
    frame.command = command
    frame.isHurried = 1
  },
}

/** A3 The owner of the tactical chip chooses who has his turn now. */
export const Tactical: Phase<Corps> = {
  name: 'tactical',
  rule: 'A3',
  locals: tactical,
  asks: (p) => (tactical(p).chosen === 0 ? only(tactical(p).army) : NOBODY),
  choices: [Activate],
}

function playTactical(p: Corps, journal?: Journal): void {
  const army = p.scenario.tactical - 1
  if (!p.scenario.commands.some((_, command) => canHurry(p, army, command))) {
    journal?.tell(EVERYBODY, event.TacticalChipVoid, army)
    return
  }
  journal?.tell(EVERYBODY, event.TacticalChipDrawn, army)
  begin(p, Tactical)
  tactical(p).army = army
}

/** Begins what a drawn chip sets going. */
function obey(p: Corps, drawn: number, journal?: Journal): void {
  const isLapsed = p.chips[drawn] === chip.LAPSED
  p.chips[drawn] = chip.DRAWN
  if (drawn === tacticalChip(p)) playTactical(p, journal)
  else if (drawn === poorChip(p)) {
    const isHeeded = isPoorLeft(p)
    if (isHeeded) p.poor++
    journal?.tell(EVERYBODY, isHeeded ? event.PoorChipDrawn : event.PoorChipVoid)
  } else if (isLapsed || !isPresent(p, drawn)) journal?.tell(EVERYBODY, event.ChipLapsed, drawn)
  else {
    journal?.tell(EVERYBODY, event.ChipDrawn, drawn)
    begin(p, Activation)
    activation(p).command = drawn
  }
}

export const Round: Phase<Corps> = {
  name: 'move',
  rule: '0.6',
  locals: round,
  steps: [
    (p, _dice, journal) => {
      p.move++
      p.poor = 0
      fillBag(p)
      journal?.tell(EVERYBODY, event.MoveBegan, p.move)
    },
    (p, dice, journal) => {
      if (inBag(p) === 0) p.step = OVER
      else obey(p, draw(p, dice), journal)
    },
    (p) => {
      p.step = DRAW
    },
    (p, _dice, journal) => {
      recover(p, journal)
      if (p.move < p.scenario.moves) p.step = 0
      else if (!isAsked(p)) begin(p, Extra)
    },
    (p, _dice, journal) => {
      if (p.move < movesOf(p)) p.step = 0
      else judgeDay(p, journal)
    },
  ],
}

/**
 * 0.10, 18.2 Disordered units are Formed once all commanders have had their turn; their marks of the move are cleared.
 */
function recover(p: Corps, journal?: Journal): void {
  p.marks.fill(0)
  p.spread.fill(0)
  for (let unit = 0; unit < p.morale.length; unit++) {
    p.due[unit] &= ~due.TESTED
    if (p.morale[unit] !== morale.DISORDERED) continue
    p.morale[unit] = morale.FORMED
    journal?.tell(EVERYBODY, event.Recovered, unit)
  }
}

/** Moments at which a situation can begin: a chip is drawn, a commander has his turn, all have had theirs. */
export const moment = { DRAW, TURN: 2, OVER } as const

/** Begins the first move at one of its moments; for a turn, with the activation of a commander at this step of it. */
export function resumeMove(p: Corps, at: number, step = 0): void {
  p.move = 1
  begin(p, Round)
  p.step = at
  if (at !== moment.TURN) return
  begin(p, Activation)
  p.step = step
}
