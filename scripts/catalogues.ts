import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { messagesOf } from '../src/words/sections.ts'

const CATALOGUE = /^(.+\.ftl)\?([\w-]+)$/

/**
 * Gives the page a section of a catalogue, already parsed and without comments: `en.ftl?home` is the section `## home`.
 * So a screen's words come with the screen, and the page needs no parser.
 */
export function catalogues(): Plugin {
  return {
    name: 'catalogues',
    enforce: 'pre',
    load(id) {
      const [, file, section] = CATALOGUE.exec(id) ?? []
      if (file === undefined || section === undefined) return undefined
      this.addWatchFile(file)
      return `export default ${JSON.stringify(messagesOf(readFileSync(file, 'utf8'), section))}`
    },
  }
}
