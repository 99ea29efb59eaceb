import { later } from '../../../src/web/ui/later.ts'

/** The words of questions and events, and when they are loaded. */
export const [reading, readingComes] = later(() => import('./questions.ts'))
