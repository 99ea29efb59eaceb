import type { SameWords } from '../../../../src/web/words/words.ts'
import type en from './en.ts'

/** The words of what is intended for the enemy's phase, in Spanish. */
const es: SameWords<typeof en> = {
  title: 'Intenciones permanentes',
  intro:
    'Lo que está marcado se responde por ti cuando el enemigo mueve, dispara y carga, para que su fase siga adelante sin preguntar.',
  whole: 'Responder toda la fase enemiga',
  clear: 'Preguntarme todo',
  set: '{{ count }} puestas',
  none: 'lo que respondes de antemano, para que la fase enemiga siga sin preguntar',
  group: {
    charged: 'La infantería que recibe una carga',
    attacked: 'Quien es atacado',
    cavalry: 'La caballería',
    losses: 'Las pérdidas',
    back: 'Al retroceder',
    ahead: 'Después de un combate',
    fire: 'Fuego defensivo',
  },
  one: {
    'form square': 'intenta formar el cuadro',
    'good troops form square': 'intenta formar el cuadro si es de grado A a C; si no, aguanta',
    'never form square': 'aguanta como está',
    evade: 'elude el combate si puede',
    'never evade': 'nunca elude el combate',
    countercharge: 'contracarga contra quien carga cerca de ella',
    'never countercharge': 'no contracarga',
    'never pursue': 'descansa si sigue controlada después de una carga',
    'losses to the strongest': 'recaen en la unidad con más puntos',
    'stop soon': 'no más lejos de lo necesario',
    'fall back far': 'lo más lejos posible del enemigo',
    'face the enemy when back': 'y luego, de cara al enemigo más cercano',
    'never advance': 'nadie avanza',
    advance: 'avanza quien puede',
    'face the enemy when ahead': 'y luego, de cara al enemigo más cercano',
    'fire in defense': 'disparan todos los que pueden',
    'hold fire in defense': 'nadie dispara',
  },
}
export default es
