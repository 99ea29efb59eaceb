import axe from 'axe-core'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/**
 * The part of WCAG 2.2 AA that a program can check. The script runs by evaluation: the page's policy allows no other.
 */
const TAGS: string[] = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * What is written on a map is part of the picture, as its counters are, and no label of a button; a tip belongs to what
 * it is about.
 */
const ASIDE = ['.board-place', 'body > :not(#table)']
const NOT_ASIDE = ['label-content-name-mismatch', 'region']

/** Finds nothing to complain of on the page as it is, once a screen stands: its code may still be on its way. */
export async function expectAccessible(page: Page, where: string): Promise<void> {
  for (const part of ['main', 'h1']) await page.locator(part).first().waitFor({ state: 'attached' })
  await page.evaluate(axe.source)
  const violations = await page.evaluate(
    async ([tags, aside, notAside]) => {
      const { run } = (globalThis as unknown as { axe: typeof axe }).axe
      const all = await run(document, {
        runOnly: { type: 'tag', values: tags },
        rules: Object.fromEntries(notAside.map((rule) => [rule, { enabled: false }])),
      })
      const outside = await run({ exclude: aside.map((one) => [one]) }, { runOnly: { type: 'rule', values: notAside } })
      return [...all.violations, ...outside.violations]
    },
    [TAGS, ASIDE, NOT_ASIDE] as const,
  )
  const found = violations.map(
    ({ id, help, nodes }) =>
      `${where}: ${id}: ${help}: ${nodes.map(({ target, failureSummary }) => `${target} ${failureSummary}`).join('; ')}`,
  )
  expect(found).toEqual([])
}
