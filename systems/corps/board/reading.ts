import { later } from '../../../src/web/ui/later.ts'

/** The words of questions and events, once they are here. */
export const [reading, readingComes] = later(() => import('./questions.ts'))
