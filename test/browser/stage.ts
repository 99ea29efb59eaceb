import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { buildClient } from '../../scripts/client.mjs'
import { launch } from './chromium.ts'
import { serve } from './served.ts'

/** Runs a measurement with a table and one browser at it; both are closed afterwards. */
export async function onStage(measure: (page: Page) => Promise<void>): Promise<void> {
  if (!buildClient()) throw new Error('the client could not be built')
  const store = mkdtempSync(join(tmpdir(), 'grognard-stage-'))
  const served = await serve(store)
  const browser = await launch()
  try {
    await measure(
      await (await browser.newContext({ baseURL: served.url, viewport: { width: 1280, height: 800 } })).newPage(),
    )
  } finally {
    await browser.close()
    await served.kill()
    rmSync(store, { recursive: true, force: true })
  }
}
