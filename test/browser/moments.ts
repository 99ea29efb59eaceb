import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { percentile } from '../../bench/measure.ts'
import { completeOptions, engine, findScenario } from '../../src/kernel/index.ts'
import { type PlayedEntry, playGame } from '../../src/lab/play.ts'
import { recordGame } from '../../src/lab/record-game.ts'
import { findPlayer } from '../../src/players/index.ts'
import { findRuleset, findSystem } from '../../systems/node.ts'
import { onStage } from './stage.ts'

/**
 * Measures how long a moment of a recorded game takes to appear, from the request to the frame that shows it: `npm run
 * bench:moments [RECORD]`. The goals, for a game of 1,700 actions: any moment within 100 ms, a step back within 16 ms.
 * Without a record a game of computers on the largest map is played first.
 */

const JUMPS = 60
/** A battle of about that length between random players. */
const BATTLE = { ruleset: 'eagle', scenario: 'surprise', player: 'random' }

async function recordedGame(): Promise<string> {
  const rules = engine(await findRuleset(BATTLE.ruleset))
  const { scenario, player } = BATTLE
  const setup = {
    scenario,
    options: completeOptions(findScenario(rules.ruleset.scenarios(), scenario), {}),
    seed: 'moments',
  }
  const players = rules.ruleset.seats.map(() => player)
  const played: PlayedEntry[] = []
  playGame(rules, setup, await Promise.all(players.map((name) => findPlayer(name, findSystem(BATTLE.ruleset)))), played)
  return recordGame(rules, setup, players, played)
}

/**
 * Looks at moments one after another; returns milliseconds from each request until the frame that shows it has been
 * drawn.
 */
const timesOf = (page: Page, moments: readonly number[]): Promise<number[]> =>
  page.evaluate(async (wanted) => {
    const scrub = document.querySelector<HTMLInputElement>('.scrub input')!
    const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve))
    const times: number[] = []
    for (const moment of wanted) {
      await frame()
      await frame()
      // In a frame's callback: style, layout and paint of the changes follow at once, and a message is answered after
      // them.
      const begun = performance.now()
      scrub.value = String(moment)
      scrub.dispatchEvent(new Event('input', { bubbles: true }))
      await new Promise<void>((resolve) => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => resolve()
        port2.postMessage(0)
      })
      times.push(performance.now() - begun)
    }
    return times
  }, moments)

await onStage(async (page) => {
  const text = process.argv[2] === undefined ? await recordedGame() : readFileSync(process.argv[2], 'utf8')
  await page.goto('/')
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'game.jsonl', mimeType: 'text/plain', buffer: Buffer.from(text) })
  await page.locator('.bar.replay').waitFor()
  const length = Number(await page.locator('.scrub input').getAttribute('max'))
  const anywhere = Array.from({ length: JUMPS }, (_, k) => 1 + ((k * 7_919) % length))
  const back = Array.from({ length: JUMPS }, (_, k) => length - k)
  const jumps = await timesOf(page, anywhere)
  await timesOf(page, [length])
  const steps = await timesOf(page, back)
  console.log(`a game of ${length} updates, ${actionsOf(text)} actions`)
  for (const [name, times, goal] of [
    ['any moment', jumps, 100],
    ['a step back', steps, 16],
  ] as const)
    console.log(
      `${name}: median ${percentile(times, 50).toFixed(1)} ms, 95th percentile ${percentile(times, 95).toFixed(1)} ms, longest ${Math.max(...times).toFixed(1)} ms (goal ${goal})`,
    )
})

/** The number of actions in the lines of a record. */
function actionsOf(text: string): number {
  const entries = text
    .split('\n')
    .flatMap((line) => (line === '' ? [] : [JSON.parse(line) as { do?: string | string[] }]))
  return entries.reduce(
    (sum, entry) => sum + (Array.isArray(entry.do) ? entry.do.length : entry.do === undefined ? 0 : 1),
    0,
  )
}
