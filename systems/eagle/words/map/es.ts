import type { SameWords } from '../../../../src/web/words/words.ts'
import type en from './en.ts'

/** Lo que está impreso en el mapa de Bailén. */
const es: SameWords<typeof en> = {
  title: 'El campo de batalla de Bailén, 19 de julio de 1808',
  subtitle: 'La sombra del águila',
  reconstructed: 'terreno reconstruido',
  toAndujar: 'A Andújar',
  toMenjibar: 'A Menjíbar',
  toLaCarolina: 'A La Carolina',
  toLinares: 'A Linares',
  toBanos: 'A Baños de la Encina',
  legend: {
    levels: 'niveles',
    slope: 'desnivel moderado',
    steep: 'desnivel impasable',
    spot: 'cima y su nivel',
    wood: 'bosque ligero',
    town: 'edificios',
    river: 'río',
    stream: 'arroyo',
    bridge: 'puente',
    highway: 'carretera',
    road: 'camino',
    track: 'vereda (adorno)',
    fields: 'campos (adorno)',
    olives: 'olivos sueltos (adorno)',
  },
}

export default es
