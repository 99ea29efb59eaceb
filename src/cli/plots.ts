import type { PlotOptions } from '@observablehq/plot'
import { UserError } from '../kernel/index.ts'

/**
 * Plots as SVG files for a page in Markdown. Observable Plot draws them in a document made by linkedom, so no browser
 * is needed.
 */

type Plot = typeof import('@observablehq/plot')

export interface Plotter {
  readonly plot: Plot
  /** The text of an SVG file. `title` describes the plot for readers who cannot see it. */
  draw(title: string, options: PlotOptions): string
}

/** Ink and paper by day and by lamplight: the reader's system says which to use. */
const STYLE =
  'svg{color:#1f2328;background:#fff;font-size:12px}@media (prefers-color-scheme:dark){svg{color:#e6edf3;background:#0d1117}}'

/**
 * Colours for the sides and for neither: clearly different on either paper, even for readers who tell few colours
 * apart. They are given one by one, not as a scale: seats called `white` and `black` would be taken for colours
 * themselves.
 */
export const COLOURS = ['#4c8dd6', '#d9822b', '#8a8f98']

/** Loads the plotter. Rejects with a UserError if it is not installed: the published package goes without it. */
export async function plotter(): Promise<Plotter> {
  const { plot, parseHTML } = await load()
  return {
    plot,
    draw(title, options) {
      const { document } = parseHTML('<html></html>')
      const svg = plot.plot({ ...options, document, ariaLabel: title })
      svg.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
      svg.setAttribute('role', 'img')
      const style = document.createElementNS('http://www.w3.org/2000/svg', 'style')
      style.textContent = STYLE
      svg.append(style)
      return `${svg.outerHTML}\n`
    },
  }
}

async function load() {
  try {
    const [plot, { parseHTML }] = await Promise.all([import('@observablehq/plot'), import('linkedom')])
    return { plot, parseHTML }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND') throw error
    throw new UserError(
      '--page needs @observablehq/plot and linkedom, which the published package does not include: run this in a clone, or install them',
    )
  }
}
