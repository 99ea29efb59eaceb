/** The system over a designer's own files, for the page. On Node, `withData` of the whole system does the same. */

import type { Designed } from '../../../src/kernel/index.ts'
import { REPLACEABLE, withFiles } from './data/data-files.ts'
import { shipped } from './data/shipped.ts'
import { shownOf } from './shown.ts'
import type { Generals } from './state/position.ts'

export const designed: Designed<Generals> = {
  files: REPLACEABLE,
  read(files) {
    const data = withFiles(shipped, files)
    const shown = shownOf(data)
    return { shown, toPlay: async () => (await import('./play.ts')).playable(data, shown) }
  },
}
