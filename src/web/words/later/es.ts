import type { SameWords } from '../words.ts'
import type en from './en.ts'

/** Lo que se abre más tarde en la mesa. */
const es: SameWords<typeof en> = {
  dismiss: 'Quitar',
  readRule: 'Leer la regla {{ rule }}',
  log: {
    search: 'Buscar en el diario',
    none: 'Aún no ha ocurrido nada.',
    nothing: 'Nada parecido.',
    latest: 'A lo último',
  },
  telling: {
    bar: 'Lo que está ocurriendo',
    pause: 'Pausa',
    go: 'Continuar',
    next: 'Siguiente',
    skip: 'Saltar al presente',
    waiting: 'Pendientes: {{ count }}',
    speed: 'Ritmo',
  },
  away: {
    title: 'Mientras no estabas',
    text: '{{ count|Ha ocurrido|Han ocurrido }} {{ count }} {{ count|cosa|cosas }} desde que estuviste aquí.',
    step: 'Muéstramelo paso a paso',
    skip: 'Al presente',
  },
  curtain: {
    title: 'Pasa la pantalla a: {{ seat }}',
    text: 'Lo que sigue es solo para esos ojos.',
    ready: 'Soy {{ seat }}',
  },
  guide: {
    fold: 'Plegarlo',
    unfold: 'Leerlo',
    title: 'Primera batalla',
    step: '{{ step }} de {{ all }}',
    next: 'Continuar',
    back: 'Atrás',
    forward: 'Adelante',
    stop: 'Dejar la guía',
  },
  notes: { label: 'Mis notas sobre esta partida', kept: 'Se guardan solo en este navegador.' },
  end: {
    watch: 'Verla de nuevo',
    share: 'Compartir',
    sequel: 'La batalla continúa',
    rematch: 'Otra partida con los bandos cambiados',
    rematchAsked: 'Quieres la revancha: falta que responda el otro bando.',
    other: 'Otra batalla',
    stay: 'Mirar el tablero',
  },
}
export default es
