import type { SameWords } from '../../../../src/web/words/words.ts'
import type en from './en.ts'

/** Las hojas de órdenes, en español. */
const es: SameWords<typeof en> = {
  title: 'Hojas de órdenes',
  along: 'Llevar consigo a {{ units }}',
  secret: 'El enemigo no las ve.',
  led: 'comandante: {{ leader }}',
  now: 'Orden: {{ order }}',
  defends: '{{ order }}, {{ area }}',
  means: {
    0: 'Solo puede acercarse a su comandante y no inicia combates. Se defiende como siempre.',
    1: 'Marcha con dos puntos más, tres por camino, pero nunca a 5 hexágonos o menos de un enemigo. Quien la ataca en marcha encuentra la mitad de su fuerza.',
    2: 'Toda ella se acerca a 3 hexágonos o menos del enemigo. Tres fichas de cada diez pueden iniciar un combate en una fase.',
    3: 'Toda ella se acerca a 3 hexágonos o menos del enemigo. La mitad de sus fichas puede iniciar un combate en una fase, con +1 al dado de choque.',
    4: 'Guarda un terreno de nueve hexágonos por cinco que no puede dejar. Desde dentro dispara y ataca libremente, con −1 al dado de choque.',
    5: 'Quien está junto a un enemigo se aparta de él; nadie entra en una zona de control ni inicia un combate.',
  },
  tries: 'Órdenes que aún se pueden enviar este turno: {{ count }}',
  try: 'Enviar otra orden',
  needs: 'Llega con {{ needed }} o más: {{ percent }} %.',
  sure: 'Llega en cualquier caso.',
  cannot: 'Ahora no se puede cambiar: {{ reason }}',
  got: 'La orden llega. ¿Cuál ha de ser?',
  choose: 'Elige una orden; puedes cambiar de idea hasta que la escribas.',
  write: 'Escribir: {{ order }}',
  where: 'Elige el centro del terreno en el mapa, o aquí, y después cómo van sus filas.',
  middle: 'Centro',
  rows: 'Filas',
  draw: 'Defender este terreno',
  change: 'Otro terreno',
  nowhere: 'Tu bando no controla ningún terreno que pueda defender.',
  fighters: 'Fichas que aún pueden iniciar un combate en esta fase: {{ count }}',
  rule: 'Leer la regla {{ rule }}',
}
export default es
