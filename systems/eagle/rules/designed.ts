/** The system over a designer's own files, for the page. On Node `withData` of the whole system does the same. */

import type { Designed } from '../../../src/kernel/index.ts'
import { shownOf } from './shown.ts'
import { drawnOf } from './state/data/data.ts'
import { REPLACEABLE, withFiles } from './state/data/files.ts'
import { shipped } from './state/data/shipped.ts'
import type { Eagle } from './state/position.ts'

export const designed: Designed<Eagle> = {
  files: REPLACEABLE,
  read(files) {
    const data = withFiles(shipped, files)
    const shown = shownOf(drawnOf(data))
    return { shown, toPlay: async () => (await import('./play.ts')).playable(data, shown) }
  },
}
