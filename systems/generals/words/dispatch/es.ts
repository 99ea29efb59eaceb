import type { SameWords } from '../../../../src/web/words/words.ts'
import type en from './en.ts'

/** The words of the dispatch, in Spanish. */
const es: SameWords<typeof en> = {
  score: 'Puntos de victoria',
  round: 'Ronda',
  turning: 'En la ronda {{ round }}, {{ side }} le sacó {{ gain }} {{ gain|punto|puntos }} a {{ other }}.',
  losses: 'Perdidas para siempre, de las que empezaron',
  of: '{{ lost }} de {{ all }}',
  captured: 'de ellas, capturadas',
  luck: '{{ dice }} dados de combate, con media de {{ mean }}; {{ hits }} impactos de los cañones, cuando tocaban {{ expected }}.',
  luckPlain: '{{ dice }} dados de combate, con media de {{ mean }}.',
}
export default es
