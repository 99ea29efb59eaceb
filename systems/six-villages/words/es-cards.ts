import type { Sentences } from '../../../src/web/words/sentences.ts'

/** What is shown before the rules are loaded: the scenario and the sides. */
const sentences: Sentences = {
  texts: {
    Blue: 'Azul',
    Red: 'Rojo',
    'Six Villages': 'Seis aldeas',
    'Around the lake': 'Alrededor del lago',
    'Blue holds the Mill, Red the Oaks, and the road runs round the lake both ways.':
      'Azul ocupa el Molino, Rojo los Robles, y el camino rodea el lago por los dos lados.',
  },
  names: {},
  patterns: [],
}
export default sentences
