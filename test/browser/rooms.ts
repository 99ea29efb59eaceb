import { fileURLToPath } from 'node:url'
import type { Browser, Page } from 'playwright-core'
import { build, type Rolldown } from 'vite'
import solid from 'vite-plugin-solid'
import { catalogues } from '../../scripts/catalogues.ts'

/** Parts of the page by themselves, without a server, a game and its rules. */

/** The address of such a page: storage needs one, though nothing is requested there. */
const ADDRESS = 'http://rooms.test/'

/** Builds a module of this folder that fills an empty page, with its styles. */
export async function roomOf(file: string): Promise<{ readonly script: string; readonly styles: string }> {
  const entry = fileURLToPath(new URL(file, import.meta.url))
  const built = (await build({
    configFile: false,
    root: fileURLToPath(new URL('../../', import.meta.url)),
    logLevel: 'warn',
    plugins: [solid(), catalogues()],
    build: {
      write: false,
      minify: false,
      cssCodeSplit: false,
      modulePreload: false,
      rolldownOptions: { input: entry, output: { codeSplitting: false } },
    },
  })) as Rolldown.RolldownOutput
  const textOf = (end: string) =>
    built.output
      .filter(({ fileName }) => fileName.endsWith(end))
      .map((part) => (part.type === 'chunk' ? part.code : String(part.source)))
      .join('\n')
  return { script: textOf('.js'), styles: textOf('.css') }
}

/** Opens such a page in a browser. Throws any complaint of the page while it is built. */
export async function openRoom(
  browser: Browser,
  { script, styles }: Awaited<ReturnType<typeof roomOf>>,
  reducedMotion: 'reduce' | 'no-preference' = 'reduce',
): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 420, height: 900 }, reducedMotion })
  await context.route(`${ADDRESS}**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><html lang="en"><title>A room</title></html>' }),
  )
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.stack ?? error.message))
  await page.goto(ADDRESS)
  await page.addStyleTag({ content: styles })
  await page.addScriptTag({ content: script, type: 'module' })
  await page.locator('main').waitFor()
  if (complaints.length > 0) throw new Error(complaints.join('\n'))
  return page
}
