import type en from './en.ts'
import type { SameWords } from './words.ts'

/** The words that are said everywhere, in Spanish. */
const es: SameWords<typeof en> = {
  app: {
    title: 'Grognard',
    skip: 'Ir al contenido',
    home: 'Inicio',
    loading: 'Un momento…',
    close: 'Cerrar',
    cancel: 'Cancelar',
    minutes: '{{ minutes }} min',
    rule: 'Regla {{ rule }}',
    rulebook: 'Reglamento',
    offline: 'Sin red. Las partidas en esta pantalla y contra el ordenador continúan.',
    update: 'Hay una versión más nueva.',
    reload: 'Cargarla',
    copy: 'Copiar el enlace',
    copied: 'Copiado',
    notBegun: 'No se pudo empezar la partida: {{ why }}',
  },
  levels: { random: 'cualquier jugada legal', drill: 'juicio sencillo' },
  speeds: { off: 'De golpe', '0.5': 'Lento', '1': 'Normal', '2': 'Rápido', '4': 'Muy rápido' },
}
export default es
