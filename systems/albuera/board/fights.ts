/** Fires, reactions and Clashes as told, each put together from the log: the units in it, dice, results. */
import type { FallenDie, Fight, Modifier, Part, Roll, Story } from '../../../src/web/battle/story.ts'
import { signed } from '../../../src/web/board/sentence.ts'
import type { Told } from '../../../src/web/board/table.ts'
import { CAUSE_RULES, CHECK_RULES, SHIFT_RULES } from '../rules/state/causes.ts'
import { CAUSE_IDS, CHECK_IDS, RESULT_IDS, SHIFT_IDS } from '../rules/state/data/ids.ts'
import { tAsking } from '../words/asking/t.ts'
import { tFight } from '../words/fight/t.ts'
import { hexName, leaderName, type Named, unitName } from './faces.ts'
import { thingName } from './naming.ts'
import { sentence } from './told.ts'
import { t } from './words.ts'

/** A fire, a reaction or a Clash. */
export interface Fought {
  readonly kind: 'fire' | 'reaction' | 'clash'
  /** What has been told of it, in order. */
  readonly told: readonly Told[]
}

const SHOTS = ['MusketsFired', 'SkirmishersFired', 'GunsFired', 'FiredAtLoneGuns', 'GunsFiredAtGuns']
const REACTIONS = ['ReactionModifier', 'ReactionPassed', 'ReactionFailed', 'SquareFormed', 'SquareFailed']
/** Events that end the current fight. */
const ENDS = [
  ...['TurnBegan', 'PoolFilled', 'ChitDrawn', 'ChitReturned', 'Activated', 'DivisionTried', 'TurnedOver'],
  ...['NobodyActivated', 'Returned', 'Postponed', 'OutOfGame', 'Rode', 'Moved', 'MovedWide', 'DoubleMarch', 'Joined'],
  ...['Detached', 'PutOnTop', 'PrizeHeld', 'BattleOver', 'TakenBack'],
]

/** What an event begins, if anything: the fire of a unit that reacts is part of its reaction. */
function begunBy({ event, args }: Told, open: Fought | undefined): Fought['kind'] | undefined {
  if (event === 'ClashBegan') return 'clash'
  if (REACTIONS.includes(event)) return open?.kind === 'reaction' ? undefined : 'reaction'
  if (event === 'JoinedFire') return isFiring(open) ? undefined : 'fire'
  return SHOTS.includes(event) && !isFiring(open) && !mayAnswer(open, args[0]) ? 'fire' : undefined
}

/** Is there a reacting unit that has not fired yet (13.1)? */
function mayAnswer(open: Fought | undefined, unit: number): boolean {
  const own = open?.kind === 'reaction' ? open.told.filter(({ args }) => args[0] === unit) : []
  return own.some(({ event }) => event === 'ReactionPassed') && !own.some(({ event }) => SHOTS.includes(event))
}

/** Have units joined a fire that has not been fired yet? */
const isFiring = (open: Fought | undefined): boolean =>
  open?.kind === 'fire' && open.told.every(({ event }) => event === 'JoinedFire')

/** The fights of a log, in order; `open`: is the last of them still going on? */
export function fightsIn(log: readonly Told[]): { readonly list: readonly Fought[]; readonly open: boolean } {
  const list: { kind: Fought['kind']; told: Told[] }[] = []
  let open: (typeof list)[number] | undefined
  for (const told of log) {
    if (ENDS.includes(told.event)) open = undefined
    const kind = begunBy(told, open)
    if (kind !== undefined) {
      open = { kind, told: [] }
      list.push(open)
    }
    open?.told.push(told)
  }
  return { list, open: open !== undefined }
}

/** A fight as the page shows it. */
export const fightOf = (named: Named, fight: Fought): Fight => ({
  key: `${fight.told[0].n}.${fight.told[0].k}`,
  until: fight.told.at(-1)!.n,
  tell: () => storyOf(named, fight),
})

function storyOf(named: Named, { kind, told }: Fought): Story {
  const find = (events: readonly string[]) => told.find(({ event }) => events.includes(event))?.args
  const namesOf = (event: string) =>
    told.flatMap((one) => (one.event === event ? [unitName(named, one.args[0])] : [])).join(', ')
  const parts = partsOf(named, told)
  if (kind === 'clash') {
    const hex = hexName(named, find(['ClashBegan'])?.[1] ?? 0)
    const who = tFight('sides', { attackers: namesOf('ClashAttacks'), defenders: namesOf('ClashDefends') })
    return { title: tFight('clash', { hex }), place: hex, who, parts }
  }
  if (kind === 'reaction') {
    const [unit] = find(REACTIONS.slice(1)) ?? [0]
    return { title: tFight('reaction', { unit: unitName(named, unit) }), parts }
  }
  const [unit, target] = find(SHOTS) ?? [0, 0]
  const title = tFight('fire', { unit: unitName(named, unit), target: unitName(named, target) })
  return { title, who: namesOf('JoinedFire'), parts }
}

/** Events that the title says already. */
const SAID = ['JoinedFire', 'ClashBegan', 'ClashAttacks', 'ClashDefends']

function partsOf(named: Named, told: readonly Told[]): Part[] {
  const parts: Part[] = []
  let added: Modifier[] = []
  let attacker = 0
  for (const one of told) {
    if (one.event === 'ClashBegan') attacker = one.args[0]
    const modifier = modifierOf(one, attacker)
    const roll = rollOf(named, one, attacker, added)
    if (modifier) added.push(modifier)
    else if (roll) {
      parts.push({ roll })
      added = []
    } else if (!SAID.includes(one.event)) parts.push({ said: sentence(one, named) })
  }
  return parts
}

/** What is added to the next die: modifiers of a check; the shifts of a Clash as they count for the attackers. */
function modifierOf({ event, args: [a, b, c] }: Told, attacker: number): Modifier | undefined {
  switch (event) {
    case 'FireModifier':
      return { value: signed(b), reason: tAsking(`cause.${a}`), rule: CAUSE_RULES[CAUSE_IDS[a]] }
    case 'ReactionModifier':
      return { value: signed(b), reason: tAsking(`check.${a}`), rule: CHECK_RULES[CHECK_IDS[a]] }
    case 'ClashShift':
      return {
        value: signed(a === attacker ? c : -c),
        reason: tFight('shift', { side: t(`side.${a}`), shift: tAsking(`shift.${b}`) }),
        rule: SHIFT_RULES[SHIFT_IDS[b]],
      }
    default:
      return undefined
  }
}

/** For each check that a unit makes: where its modifier and its Morale are among the numbers, after unit and die. */
const CHECKS: Readonly<Record<string, { readonly what: string; readonly plus?: true; readonly decides?: true }>> = {
  CheckPassed: { what: 'check', plus: true, decides: true },
  CheckFailed: { what: 'check', plus: true, decides: true },
  ReactionPassed: { what: 'reacts', plus: true, decides: true },
  ReactionFailed: { what: 'reacts', plus: true, decides: true },
  CrisisPassed: { what: 'crisis' },
  CrisisFailed: { what: 'crisis' },
  SquareFormed: { what: 'square', decides: true },
  SquareFailed: { what: 'square', decides: true },
  LastStandHeld: { what: 'lastStand' },
  LastStandLost: { what: 'lastStand' },
  CavalryStayed: { what: 'rally', plus: true },
  CavalryGone: { what: 'rally', plus: true },
}

export const D10 = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
const die = (value: number, side: number): FallenDie => ({ value, side, faces: D10 })

function rollOf(named: Named, { event, args }: Told, attacker: number, added: readonly Modifier[]): Roll | undefined {
  const { army } = named.scenario
  const [a, b, c, d] = args
  const check = CHECKS[event]
  if (check) {
    const [plus, morale] = check.plus ? [c, d] : [0, c]
    return {
      what: tFight(check.what, { unit: unitName(named, a) }),
      dice: [die(b, army.side[a])],
      added,
      counts: tFight('against', { sum: String(b + plus).replace('-', '−'), morale }),
      result: tFight(`came.${event}`),
      decides: check.decides ?? false,
    }
  }
  switch (event) {
    case 'ClashRolled':
      return {
        what: tFight('column', { column: thingName(named, 'columns', a) ?? '' }),
        dice: [die(b, attacker)],
        added,
        result: resultWords(RESULT_IDS[c]),
        decides: true,
      }
    case 'GunsAttacked':
      return { what: sentence({ n: 0, k: 0, event, args }, named), dice: [die(b, attacker)], added, decides: true }
    case 'FiredAtLoneGuns':
    case 'GunsFiredAtGuns':
      return { what: sentence({ n: 0, k: 0, event, args }, named), dice: [die(c, army.side[a])], added, decides: true }
    case 'GunsHitGuns':
      return { what: sentence({ n: 0, k: 0, event, args }, named), dice: [die(b, 1 - army.side[a])], added }
    case 'LeaderRolled':
      return { what: tFight('danger', { leader: leaderName(named, a) }), dice: [die(b, army.leads[a])], added }
    default:
      return undefined
  }
}

/** A result of the Clash Table: `D+2` is the defenders, out for two turns. */
export const resultWords = (result: string): string =>
  tFight('result', {
    code: result,
    side: result.startsWith('A') ? 'attackers' : 'defenders',
    turns: Number(result.slice(2)),
  })
