import { catalogue, type Messages } from '../../../src/web/words/words.ts'

/**
 * The board's words in the current language: `t('plan.title')`. Many keys contain numbers that the rules count
 * (`side.0`), so they are plain strings; a test checks that every key in the board's sources is in the catalogue.
 */
export const t = catalogue(
  'board',
  import.meta.glob<Messages>('../words/en.ftl', { query: '?board', eager: true, import: 'default' }),
  import.meta.glob<Messages>(['../words/*.ftl', '!../words/en.ftl'], { query: '?board', import: 'default' }),
)

/** A probability in words for people. */
export const percent = (chance: number): string => t('chance', { percent: Math.round(chance * 100) })
