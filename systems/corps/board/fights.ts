/**
 * Fires, fights, tests and routs as they were told, each put together from the log: a rout with everything that it sets
 * going.
 */
import type { FallenDie, Fight, Modifier, Part, Roll, Story } from '../../../src/web/battle/story.ts'
import { plainly, signed } from '../../../src/web/board/sentence.ts'
import type { Told } from '../../../src/web/board/table.ts'
import { FACTOR_RULES, factorSetOf } from '../rules/queries/asked.ts'
import { CHARGE_FACTOR_IDS } from '../rules/state/charges.ts'
import { FIGHT_FACTOR_IDS, FIGHT_IDS, SHOT_IDS } from '../rules/state/fights.ts'
import { GUN_FACTOR_IDS, gunFactor } from '../rules/state/gunnery.ts'
import { NERVE_FACTOR_IDS } from '../rules/state/nerve.ts'
import { tFight } from '../words/fight/t.ts'
import { tNames } from '../words/names/t.ts'
import { bodyName, type Named } from './faces.ts'
import type { Fought } from './stories.ts'
import { sentence } from './told.ts'

/** As the page shows it. */
export const fightOf = (named: Named, fight: Fought): Fight => ({
  key: `${fight.told[0].n}.${fight.told[0].k}`,
  until: fight.told.at(-1)!.n,
  tell: () => storyOf(named, fight),
})

function storyOf(named: Named, { kind, told }: Fought): Story {
  const parts = partsOf(named, told)
  const name = (body: number) => bodyName(named, body)
  const find = (...events: readonly string[]) => told.find(({ event }) => events.includes(event))?.args
  switch (kind) {
    case 'fire': {
      const [battery, target] = find('GunsFired') ?? [0, 0]
      return { title: tFight('fires', { unit: name(battery), target: name(target) }), parts }
    }
    case 'charge': {
      const [unit, enemy] = find('ChargeDeclared') ?? [0, 0]
      return { title: tFight('charges', { unit: name(unit), enemy: name(enemy) }), parts }
    }
    case 'skirmish': {
      const [unit, target] = find('Skirmished') ?? [find('ShotModified')?.[0] ?? 0, -1]
      return { title: target < 0 ? name(unit) : tFight('fires', { unit: name(unit), target: name(target) }), parts }
    }
    case 'fight': {
      const fought = find('Fought')
      const [unit, enemy] = fought?.slice(1) ?? find('WentIn') ?? [0, 0]
      const fight = fought ? tNames(`fights.${FIGHT_IDS[fought[0]]}`) : tFight('goesIn')
      return { title: tFight('against', { fight, unit: name(unit), enemy: name(enemy) }), parts }
    }
    case 'nerve': {
      const [unit] = find('NervePassed', 'NerveFailed', 'RoutMoved') ?? [0]
      return { title: tFight(find('RoutMoved') ? 'rout' : 'test', { unit: name(unit) }), parts }
    }
  }
}

/** Events that the title already covers. */
const SAID = new Set(['GunsFired', 'Fought', 'ChargeDeclared'])

function partsOf(named: Named, told: readonly Told[]): Part[] {
  const parts: Part[] = []
  let added: Modifier[] = []
  let fight = 0
  for (const one of told) {
    if (one.event === 'Fought') fight = one.args[0]
    const modifier = modifierOf(named, one, fight)
    const isReaction = one.event === 'ReactionPassed' || one.event === 'ReactionFailed'
    const roll = rollOf(named, one, isReaction ? added.map((by) => ({ ...by, rule: '6.10' })) : added)
    if (modifier) added.push(modifier)
    else if (roll) {
      parts.push({ roll })
      added = []
    } else if (!SAID.has(one.event)) parts.push({ said: sentence(one, named) })
  }
  return parts
}

function modifierOf(named: Named, { event, args }: Told, fight: number): Modifier | undefined {
  const [a, b, c] = args
  switch (event) {
    case 'GunsModified':
      return {
        value: signed(b),
        reason: tNames(`gunFactors.${GUN_FACTOR_IDS[a]}`),
        rule: a === gunFactor.BOUNCE ? '7.7' : '7.9',
      }
    case 'NerveModified':
      return { value: signed(b), reason: tNames(`nerveFactors.${NERVE_FACTOR_IDS[a]}`), rule: '17.3' }
    case 'ShotModified':
      return { value: signed(c), reason: tNames(`shotFactors.${SHOT_IDS[b]}`), rule: '11.3' }
    case 'ChargeModified': {
      const reason = tNames(`chargeFactors.${CHARGE_FACTOR_IDS[b]}`)
      return { value: signed(c), reason: tFight('factorOf', { unit: bodyName(named, a), reason }), rule: '6.3' }
    }
    case 'FactorCounted': {
      const reason = tNames(`fightFactors.${FIGHT_FACTOR_IDS[b]}`)
      const rule = FACTOR_RULES[factorSetOf(named, fight, a)]
      return { value: signed(c), reason: tFight('factorOf', { unit: bodyName(named, a), reason }), rule }
    }
    default:
      return undefined
  }
}

/** The sums of two dice, as one die shows them. */
const SUMS = Array.from({ length: 11 }, (_, k) => 2 + k)

function rollOf(named: Named, { event, args }: Told, added: readonly Modifier[]): Roll | undefined {
  const [a, b, c, d] = args
  const { army } = named.scenario.roster
  const die = (value: number, side: number, tone?: FallenDie['tone']): FallenDie[] => [
    { value, side, faces: SUMS, ...(tone && { tone }) },
  ]
  switch (event) {
    case 'GunsRolled':
      return {
        ...{
          what: tFight('needs', { needed: c }),
          dice: die(a, 0, d > 0 ? 'hit' : 'dim'),
          added,
          counts: plainly(a + b),
        },
        ...{ result: tFight(`hits.${Math.min(2, d)}`), decides: true },
      }
    case 'GunnersFired':
      return {
        what: tFight('gunners', { unit: bodyName(named, a), target: bodyName(named, b), needed: d }),
        dice: die(c, army[a], c >= d ? 'hit' : 'dim'),
        added,
        result: tFight(`hits.${Number(c >= d)}`),
        decides: true,
      }
    case 'NervePassed':
    case 'NerveFailed':
      return {
        ...{ what: tFight('test', { unit: bodyName(named, a) }), dice: die(b, army[a]), added, counts: plainly(d) },
        result: tFight(event === 'NervePassed' ? 'holds' : 'wavers'),
        decides: true,
      }
    case 'ChargePassed':
    case 'ChargeFailed':
      return {
        ...{
          what: tFight('toCharge', { unit: bodyName(named, a) }),
          dice: [{ value: b, side: army[a] }],
          added,
          counts: plainly(d),
        },
        ...{ result: tFight(event === 'ChargePassed' ? 'goes' : 'declines'), decides: true },
      }
    case 'ReactionPassed':
    case 'ReactionFailed':
      return {
        ...{
          what: tFight('reacts', { unit: bodyName(named, a) }),
          dice: [{ value: b, side: army[a] }],
          added,
          counts: plainly(d),
        },
        ...{ result: tFight(event === 'ReactionPassed' ? 'inTime' : 'late'), decides: true },
      }
    case 'PursuitRolled':
      return {
        what: tFight('pursues', { unit: bodyName(named, a), need: c }),
        dice: [{ value: b, side: army[a], tone: b >= c ? 'hit' : 'dim' }],
        added,
      }
    case 'FightRolled':
      return {
        ...{ what: tFight('rolls', { unit: bodyName(named, a) }), dice: die(b, army[a]), added, counts: plainly(d) },
        decides: true,
      }
    case 'Skirmished':
      return {
        what: tFight('fires', { unit: bodyName(named, a), target: bodyName(named, b) }),
        dice: [{ value: c, side: army[a] }],
        added,
        counts: plainly(d),
        decides: true,
      }
    default:
      return undefined
  }
}
