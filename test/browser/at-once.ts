import type { Page } from 'playwright-core'
import { percentile } from '../../bench/measure.ts'
import { onStage } from './stage.ts'

/**
 * How responsive a page stays during a whole battle between two computers: `npm run bench:at-once [BATTLE [SPEED
 * [PLAYER [SECONDS]]]]`. BATTLE is a system and a scenario (eagle/bailen if left out), SPEED `off` (all at once, if
 * left out) or 0.5, 1, 2, 4; PLAYER plays both sides (`drill` if left out, or one that thinks, such as `marshal-4`),
 * for SECONDS at most. It prints the seconds until the page shows the end, and the tasks that kept the page from
 * answering for more than 50 ms. The goals: the battle at once within 15 s between two `drill`s; no long task at normal
 * speed, or while a player thinks.
 */

const [battle = 'eagle/bailen', speed = 'off', player = 'drill', patience = '120'] = process.argv.slice(2)

/** Notes every task of the page that takes more than 50 ms. */
const noteLongTasks = () => {
  const tasks: number[] = []
  Object.assign(globalThis, { longTasks: tasks })
  new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
    entryTypes: ['longtask'],
  })
}

const longTasks = (page: Page): Promise<number[]> =>
  page.evaluate(() => (globalThis as unknown as { longTasks: number[] }).longTasks)

await onStage(async (page) => {
  await page.addInitScript(noteLongTasks)
  await page.addInitScript(
    (chosen) => localStorage.setItem('grognard.speed', chosen),
    speed === 'off' ? '"off"' : speed,
  )
  await page.goto(`/#/new/${battle}`)
  for (const seat of [0, 1]) await page.locator('.seat select').nth(seat).selectOption(`computer:${player}`)
  await page.locator('.new-begin .button.main').click()
  await page.locator('.table-screen').waitFor()
  const before = (await longTasks(page)).length
  const begun = performance.now()
  const over = await page
    .locator('.card-over.end')
    .waitFor({ timeout: Number(patience) * 1000 })
    .then(() => true)
    .catch(() => false)
  const seconds = (performance.now() - begun) / 1000
  const tasks = (await longTasks(page)).slice(before)
  console.log(`${battle}, speed ${speed}, ${player}: ${over ? 'over' : 'not over'} after ${seconds.toFixed(1)} s`)
  const blocked = tasks.reduce((sum, one) => sum + one, 0) / 1000
  console.log(
    tasks.length === 0
      ? 'no task of more than 50 ms'
      : `${tasks.length} tasks of more than 50 ms, ${blocked.toFixed(1)} s in all: median ${percentile(tasks, 50)} ms, ` +
          `95th percentile ${percentile(tasks, 95)} ms, longest ${Math.max(...tasks)} ms`,
  )
})
