import { expect, test } from 'vitest'
import { systems } from '../../systems/node.ts'
import { type Engine, engine, fastDice, type Position } from '../kernel/index.ts'
import { type PlayedEntry, playGame, recordGame } from '../lab/index.ts'
import { type GameRecord, readRecord, textOf, verify } from '../match/index.ts'
import { matchOfRecord } from '../match/reopen.ts'
import { decisionsOf } from '../players/decisions.ts'
import { type Answer, answersOf, type Explanation, explain } from '../players/explanation.ts'
import { findPlayer } from '../players/index.ts'
import type { Step } from '../players/steps.ts'
import { memoryStore } from './memory-store.ts'
import { Client, newHost } from './testing.ts'

interface Known {
  readonly system: (typeof systems)[number]
  readonly kernel: Engine<Position>
}

const GAME = { ruleset: 'generals', scenario: 'dennewitz' } as const

const known = async (id: string): Promise<Known> => {
  const system = systems.find((one) => one.id === id) as (typeof systems)[number]
  return { system, kernel: engine<Position>(await system.rules()) }
}
const { kernel } = await known('generals')

const until = async (holds: () => boolean | Promise<boolean>): Promise<void> => {
  for (let k = 0; k < 60_000; k++) {
    if (await holds()) return
    await new Promise((resolve) => setTimeout(resolve, 2))
  }
  throw new Error('it never came')
}

/** Has the record this many answers of players that think? */
const many = (count: number) => (lines: readonly string[]) =>
  lines.filter((line) => line.includes('"thought"')).length >= count

/**
 * A game that the first seat's player leaves to a computer, against another computer, until it ends or the player
 * resigns.
 */
async function played(
  mine: string,
  other: string,
  enough?: (lines: readonly string[]) => boolean,
  game: { readonly ruleset: string; readonly scenario: string } = GAME,
) {
  const { seats } = (await known(game.ruleset)).kernel.ruleset
  const [first = '', second = ''] = seats
  const store = memoryStore()
  const { host, faults } = newHost(store, systems)
  const { match, keys } = await host.create({
    ...game,
    seats: { [second]: { kind: 'computer', player: other } },
    mine: [first],
  })
  const client = new Client(host)
  await client.join(match, keys[first])
  await client.begun()
  expect(await client.ask({ type: 'hand', to: mine } as never)).toMatchObject({ type: 'done' })
  const lines = async () => (await store.load(match))?.lines ?? []
  const isOver = () => client.got.some((one) => one.type === 'status' && one.status.result !== undefined)
  await until(async () => isOver() || enough?.(await lines()) === true)
  const running = isOver() ? undefined : await client.ask({ type: 'record', from: 0 } as never)
  if (running) await client.ask({ type: 'resign' })
  const pages = await client.ask({ type: 'record', from: 0 } as never)
  expect(pages).toMatchObject({ type: 'record' })
  const text = textOf(await lines())
  expect(faults).toEqual([])
  return { text, running, record: readRecord(text) }
}

const actionsOf = (steps: readonly Step[] = []): string[] =>
  steps.flatMap(({ text, times }) => Array<string>(times).fill(text)).toSorted()

async function explained(record: GameRecord, entry: number): Promise<Explanation> {
  const player = answersOf(record).find((one) => one.entry === entry)?.player ?? 'marshal-1'
  const { system, kernel } = await known(record.header.ruleset)
  const steps = explain(kernel, await findPlayer(player, system), record, entry)
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}

/** The entries of the decisions of computer players. */
async function decided(record: GameRecord, answers: readonly Answer[] = answersOf(record)): Promise<number[]> {
  const { system, kernel } = await known(record.header.ruleset)
  const captain = await system.captain?.()
  const found = captain ? decisionsOf(captain, matchOfRecord(kernel, record), answers) : []
  return found.map(({ entry }) => entry)
}

/**
 * Gets the explanations of all answers, and expects just those with something weighed to be told as decisions, and no
 * plan to be told twice.
 */
async function expectDecisions(record: GameRecord, told: readonly Explanation[]): Promise<void> {
  const weighed = told.filter(({ plans, isOnly }) => plans.length > 0 && !isOnly)
  expect(await decided(record)).toEqual(weighed.map(({ entry }) => entry))
  for (const { entry, plans } of weighed) {
    const deeds = plans.map(({ does }) => JSON.stringify(does))
    expect(new Set(deeds).size, `entry ${entry}`).toBe(deeds.length)
  }
}

test('a player that thinks, asked to explain its answers, chooses again what it chose in the game', async () => {
  const { text, record } = await played('marshal-1', 'drill')
  expect(verify(kernel, text)).toMatchObject({ ok: true })
  const answers = answersOf(record)
  expect(new Set(answers.map(({ seat }) => seat))).toEqual(new Set(['white']))
  // The sheets that Black wrote, without the action that closes them.
  const theirSheets = record.entries.flatMap(({ kind, said }) =>
    kind === 'do' && said.who === 'black' && typeof said.do !== 'string' ? [said.do.slice(0, -1).toSorted()] : [],
  )
  let sheets = 0
  const all: Explanation[] = []
  for (const { entry, did } of answers) {
    const told = await explained(record, entry)
    all.push(told)
    expect(told.agrees, `entry ${entry}`).toBe(true)
    const [choice, ...others] = told.plans
    if (choice === undefined) continue
    sheets++
    expect(choice.does).toEqual(told.did)
    expect(told.plans.filter(({ usual }) => usual)).toHaveLength(1)
    expect(others.length).toBeGreaterThan(0)
    expect(told.playouts).toBeGreaterThan(0)
    const [enemy] = told.enemies
    expect(enemy?.seat).toBe('black')
    expect(enemy?.cases).toBe(told.worlds)
    for (const { cases } of enemy?.actions ?? []) expect(cases).toBeLessThanOrEqual(told.worlds)
    expect(theirSheets).toContainEqual(actionsOf(enemy?.did))
    expect(did.at(-1)).toBe('close')
  }
  await expectDecisions(record, all)
  // A battle may be over after two rounds.
  expect(sheets).toBeGreaterThan(0)
})

test('one that thinks about questions too remembers its sheet and what it has heard since', async () => {
  const { record } = await played('marshal-3', 'drill', many(5))
  const answers = answersOf(record)
  const [sheet, ...questions] = answers
  expect(sheet).not.toHaveProperty('after')
  expect(questions.filter(({ after }) => after !== undefined).length).toBeGreaterThan(1)
  const all: Explanation[] = []
  for (const { entry } of answers) {
    const told = await explained(record, entry)
    expect(told.agrees, `entry ${entry}`).toBe(true)
    all.push(told)
  }
  await expectDecisions(record, all)
})

test('a movement is planned at its first step, and the next step says that it follows the plan', async () => {
  const follows = (lines: readonly string[]) => lines.some((line) => line.includes('"after"'))
  const { record } = await played('marshal-3', 'drill', follows, { ruleset: 'eagle', scenario: 'vedel' })
  const next = answersOf(record).findLast(({ after }) => after !== undefined)
  const told = await explained(record, next?.entry ?? 0)
  expect(told).toMatchObject({ agrees: true, plans: [], follows: next?.after })
  const plan = await explained(record, told.follows ?? 0)
  expect(plan.agrees).toBe(true)
  expect(plan.plans.length).toBeGreaterThan(1)
  const decisions = await decided(record)
  expect(decisions).toContain(told.follows)
  expect(decisions).not.toContain(next?.entry)
})

test('the turn of a command is weighed once as a whole, and its answers are those of the chosen taste', async () => {
  const { record } = await played('marshal-1', 'drill', many(8), { ruleset: 'corps', scenario: 'outpost' })
  let [weighed, following] = [0, 0]
  const all: Explanation[] = []
  for (const { entry } of answersOf(record)) {
    const told = await explained(record, entry)
    all.push(told)
    expect(told.agrees, `entry ${entry}`).toBe(true)
    if (told.plans.length > 0) weighed++
    else if ((told.follows ?? entry) < entry) following++
  }
  await expectDecisions(record, all)
  expect(weighed).toBeGreaterThan(0)
  expect(following).toBeGreaterThan(weighed)
})

test('in Albuera an activation is weighed once, and only what belongs to it follows from earlier answers', async () => {
  const { record } = await played('marshal-1', 'drill', undefined, { ruleset: 'albuera', scenario: 'knoll' })
  const { system, kernel } = await known('albuera')
  const captain = await system.captain?.()
  const { layout } = kernel.ruleset
  const { scenario } = kernel.open(record.header.scenario, record.header.options, fastDice(1))
  const answers = answersOf(record)
  const afresh = answers.filter(({ after }) => after === undefined)
  expect(afresh.length).toBeGreaterThan(1)
  expect(afresh.length).toBeLessThan(answers.length)
  const weighed: (number | undefined)[] = []
  const all: Explanation[] = []
  for (const { entry, seat } of answers) {
    const told = await explained(record, entry)
    const { agrees, plans, cells } = told
    all.push(told)
    expect(agrees, `entry ${entry}`).toBe(true)
    const view = layout.make(scenario)
    view.cells.set(cells)
    if (plans.length > 0) weighed.push(captain?.stretch?.(view, kernel.ruleset.seats.indexOf(seat)))
  }
  await expectDecisions(record, all)
  expect(weighed.length).toBeGreaterThan(1)
  expect(weighed).not.toContain(undefined)
  expect(new Set(weighed).size).toBe(weighed.length)
  // After a restart of the host a player has no memory, and weighs the rest of an activation again.
  const decisions = await decided(record)
  const following = answers.filter(({ entry, after }) => after !== undefined && !decisions.includes(entry))
  let anew = 0
  for (const { entry } of following.slice(0, 10)) {
    const { after: _, ...forgotten } = answers.find((one) => one.entry === entry) as Answer
    const found = await decided(
      record,
      answers.map((one) => (one.entry === entry ? forgotten : one)),
    )
    if (found.length === decisions.length) expect(found).toEqual(decisions)
    else expect(found).toEqual([...decisions, entry].toSorted((one, other) => one - other))
    anew += found.length - decisions.length
  }
  expect(anew).toBeGreaterThan(0)
})

test('nothing is explained before the game is over', async () => {
  const { running, text } = await played('marshal-1', 'drill', many(1))
  expect(running).toMatchObject({ type: 'error', code: 'running' })
  const lines = text.trimEnd().split('\n')
  const unfinished = readRecord(textOf(lines.slice(0, -1)))
  const [answer] = answersOf(unfinished)
  await expect(explained(unfinished, answer?.entry ?? 0)).rejects.toThrow('is shown when the game is over')
})

test('a record that keeps no thoughts is explained with other dice', async () => {
  const setup = { scenario: GAME.scenario, options: {}, seed: '7' }
  const drill = await findPlayer('drill', (await known('generals')).system)
  const entries: PlayedEntry[] = []
  playGame(kernel, setup, [drill, drill], entries)
  const text = recordGame(kernel, setup, ['Computer (marshal-1)', 'drill'], entries)
  const record = readRecord(text)
  const [sheet] = answersOf(record)
  expect(sheet).toMatchObject({ seat: 'white', player: 'marshal-1' })
  const told = await explained(record, sheet?.entry ?? 0)
  expect(told).not.toHaveProperty('chance')
  expect(told.plans.length).toBeGreaterThan(1)
  const [black] = record.entries.filter(({ said }) => said && 'who' in said && said.who === 'black')
  await expect(explained(record, black?.said.n ?? 0)).rejects.toThrow(
    'is not the answer of a computer player that thinks',
  )
})
