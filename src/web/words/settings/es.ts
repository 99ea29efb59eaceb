import type { SameWords } from '../words.ts'
import type en from './en.ts'

/** The words of the settings, in Spanish. */
const es: SameWords<typeof en> = {
  title: 'Ajustes',
  language: 'Idioma',
  theme: 'Luz',
  themes: { auto: 'Como en el dispositivo', light: 'Luz de día', lamp: 'Luz de lámpara' },
  sound: 'Sonido',
  speed: 'A qué ritmo se cuentan los hechos',
  counters: 'Unidades en mapas de hexágonos',
  countersAs: { signs: 'Símbolos', uniforms: 'Soldaditos de uniforme' },
  notifying: 'Avisarme cuando me toque',
  notifyingNo: 'El navegador no permite avisos a esta página.',
  name: 'Mi nombre en la mesa',
}
export default es
