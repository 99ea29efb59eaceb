import { later } from '../../../src/web/ui/later.ts'

/** What says questions and events, and when it is here. */
export const [reading, readingComes] = later(() => import('./questions.ts'))
