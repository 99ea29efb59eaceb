import type { Sentences } from '../../../src/web/words/sentences.ts'
import rulebook from '../data/rulebook.json' with { type: 'json' }
import cards from './es-cards.ts'

/** Each rule by its number: title and text. */
const rules: Readonly<Record<string, readonly [title: string, gist: string]>> = {
  '1': [
    'Secuencia',
    'Tiempo, instrucción, emboscada; luego marchan los dos bandos, primero el que lleva la iniciativa. Hay tres turnos.',
  ],
  '1.1': [
    'Tiempo',
    'Se aparta una de las cuatro fichas sin verla; cada turno se saca una. Un viento da la iniciativa a su bando.',
  ],
  '1.2': ['Compañías', 'Un bando da órdenes a sus propias compañías que siguen en el campo.'],
  '1.3': ['Victoria', 'Al cabo de tres turnos, o cuando un bando lo ha perdido todo, gana el bando con más pasos.'],
  '1.4': ['Partida grande', 'Cuatro compañías por bando; la cuarta puede ser de la guardia, que tiene un paso más.'],
  '2.1': ['Instrucción', 'Cada bando puede instruir una compañía por turno, en secreto.'],
  '2.2': ['Lista', 'Con 4 o más la compañía queda lista hasta que combate.'],
  '3.1': ['Emboscada', 'Cada bando puede emboscar una compañía durante el turno, en secreto.'],
  '4': ['Marcha', 'Un bando marcha con tantas compañías como quiera.'],
  '4.1': ['Una vez por turno', 'Una compañía marcha una vez por turno.'],
  '4.2': ['Una aldea', 'Marcha a la aldea siguiente del camino, y ataca al enemigo que la ocupa.'],
  '5': ['Combate', 'El bando atacado nombra una compañía que recibe el ataque, o cede.'],
  '5.1': ['Quién lo recibe', 'Recibe el ataque una compañía de esa aldea.'],
  '5.2': ['Ceder', 'Todas las compañías de la aldea pasan a la siguiente, salvo que la ocupe el enemigo.'],
  '5.3': [
    'Dados',
    'Un dado por paso, uno más si está lista, y uno más en defensa si está emboscada (dos con niebla); 5 y 6 alcanzan.',
  ],
  '5.4': [
    'Pérdidas',
    'Cada impacto cuesta un paso. Quien combate enseña su emboscada y su instrucción hasta el final del turno.',
  ],
  '5.5': ['Temple', 'Un defensor alcanzado tira un dado: con 3 o menos cede, si puede.'],
}
const sections: Readonly<Record<string, string>> = {
  Turns: 'Turnos',
  Drill: 'Instrucción',
  Ambush: 'Emboscada',
  March: 'Marcha',
  Fight: 'Combate',
}

const sentences: Sentences = {
  texts: {
    ...cards.texts,
    ...sections,
    ...Object.fromEntries(
      rulebook.rules.flatMap(({ id, title, gist }) => {
        const [titleThere, gistThere] = rules[id] ?? [title, gist]
        return [
          [title, titleThere],
          [gist, gistThere],
        ]
      }),
    ),
    'Companies a side': 'Compañías por bando',
    'The fourth company is a guard': 'La cuarta compañía es de la guardia',
    'The weather is {chits}; {sides} leads': 'El tiempo: {chits}; iniciativa de {sides}',
    '{companies} is drilled: {#}': '{companies} se instruye: {#}',
    '{companies} lies in ambush': '{companies} se embosca',
    '{companies} marches to {villages}': '{companies} marcha a {villages}',
    '{companies} attacks {villages}': '{companies} ataca {villages}',
    '{companies} gives way to {villages}': '{companies} cede hacia {villages}',
    '{companies} shows its drill ({#}) and ambush ({#})':
      '{companies} enseña su instrucción ({#}) y su emboscada ({#})',
    '{companies} rolls {#} dice; hits: {#}': '{companies} tira {#} dados; impactos: {#}',
    '{companies} is lost': '{companies} se pierde',
    '{companies} tests its nerve: {#}': '{companies} prueba su temple: {#}',
    'the best company there meets every attack on {villages}':
      'la mejor compañía que haya allí recibe cada ataque a {villages}',
    'Only companies of your own that are still in the field can be ordered.':
      'Solo puedes dar órdenes a tus propias compañías que siguen en el campo.',
    'Each side drills one company a turn, and yours has been drilled.':
      'Cada bando instruye una compañía por turno, y la tuya ya está instruida.',
    'This company is ready already.': 'Esta compañía ya está lista.',
    'One company of each side can lie in ambush, and one of yours does.':
      'Una compañía de cada bando puede emboscarse, y una tuya ya lo está.',
    'A company marches once a turn.': 'Una compañía marcha una vez por turno.',
    'A company marches to a village next to its own.': 'Una compañía marcha a una aldea contigua a la suya.',
    'The attack is met by a company of the village that is attacked.':
      'Recibe el ataque una compañía de la aldea atacada.',
    'The next village along the road is held by the enemy: there is no way to give way.':
      'El enemigo ocupa la aldea siguiente del camino: no se puede ceder.',
  },
  names: {
    villages: {
      Mill: 'Molino',
      'Mill Bridge': 'Puente del Molino',
      Ford: 'Vado',
      Oaks: 'Robles',
      Inn: 'Posada',
      'Inn Yard': 'Patio de la Posada',
    },
    chits: { 'north wind': 'viento norte', 'south wind': 'viento sur', mist: 'niebla', calm: 'calma' },
    sides: { blue: 'Azul', red: 'Rojo' },
    companies: Object.fromEntries(
      [1, 2, 3, 4].flatMap((n) => [
        [`blue ${n}`, `Azul ${n}`],
        [`red ${n}`, `Rojo ${n}`],
      ]),
    ),
    phases: { drill: 'instrucción', planning: 'emboscada', march: 'marcha', fight: 'combate' },
  },
  patterns: [],
}
export default sentences
