import axe from 'axe-core'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/**
 * The part of WCAG 2.2 AA that a program can check. The script is evaluated, because the page's policy allows no other
 * way.
 */
const TAGS: string[] = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * Text on a map is part of the picture, like its counters, and not the label of a button; a tip belongs to what it is
 * about.
 */
const ASIDE = ['.board-place', 'body > :not(#table)']
const NOT_ASIDE = ['label-content-name-mismatch', 'region']

/** Expects no accessibility faults on the page, once a screen has appeared: its code may still be loading. */
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
