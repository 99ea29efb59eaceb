import type { Sentences } from './sentences.ts'

/**
 * What the kernel and the host of a match refuse, and what may be expected of computer players, in Spanish: the same
 * for all systems.
 */
const sentences: Sentences = {
  texts: {
    'The game is over.': 'La partida ha terminado.',
    'A secret choice is handed in whole: the action that closes it is missing.':
      'Una elección secreta se entrega entera: falta la jugada que la cierra.',
    'An action is a short text.': 'Una jugada es un texto corto.',
    'A die may have fallen, something come to light or another player chosen since: the others must agree.':
      'Desde entonces puede haber caído un dado, haberse descubierto algo o haber elegido otro jugador: los demás tienen que estar de acuerdo.',
    'Nobody asks you to agree that something is taken back.': 'Nadie te pide permiso para deshacer nada.',
    'You have nothing to take back.': 'No tienes nada que deshacer.',
    'So much has been taken back, offered and ordered by your side in this game that no more is kept.':
      'En esta partida tu bando ha deshecho, ofrecido y ordenado tanto que ya no se guarda más.',
    'Your offer of a draw has not been accepted: play on a little before you offer one again.':
      'Tu oferta de tablas no se ha aceptado: juega un poco más antes de volver a ofrecerlas.',
    'You have asked for much in a short time: wait a little.': 'Has pedido mucho en poco tiempo: espera un poco.',
    'Too much has been taken back in this game.': 'En esta partida ya se ha deshecho demasiado.',
    'Words for the dice are given before the first action.':
      'Las palabras para los dados se dan antes de la primera jugada.',
    'The dice of this game are sealed by their players, who commit to their words first.':
      'Los dados de esta partida los sellan sus jugadores, que antes se comprometen con sus palabras.',
    'The game has not begun, so there is nothing to claim: leave it, or begin another.':
      'La partida no ha empezado, así que no hay nada que reclamar: déjala o empieza otra.',
    'Another game can be had when this one is over.': 'Se puede jugar otra partida cuando esta haya terminado.',
    'This game never began, so there is none to have again: begin another.':
      'Esta partida no llegó a empezar, así que no hay nada que repetir: empieza otra.',
    'Too many matches were begun from your address: wait a while.':
      'Se han empezado demasiadas partidas desde tu dirección: espera un rato.',
    'It is your turn: the game is claimed when you wait for somebody.':
      'Te toca a ti: la partida se reclama cuando se espera a alguien.',
    'So much has been said in this game that no more is kept.':
      'En esta partida se ha hablado tanto que ya no se guarda más.',
    'You have said much in a short time: wait a little.': 'Has dicho mucho en poco tiempo: espera un poco.',
    'The server has just come back: the others get some minutes to come back too.':
      'El servidor acaba de volver: los demás tienen unos minutos para volver también.',
    'plays any legal action': 'hace cualquier jugada legal',
    'plays by simple judgement': 'juega con juicio sencillo',
  },
  names: {},
  patterns: [
    [/^It is not your turn to choose \((.+)\)\.$/s, 'No te toca elegir ahora ($1).'],
    [/^That cannot be chosen now \((.+)\)\.$/s, 'Eso no se puede elegir ahora ($1).'],
    [/^There is no such thing on this board \((.+)\)\.$/s, 'Eso no existe en este tablero ($1).'],
    [/^A list has 1 to (\d+) actions\.$/, 'Una lista tiene de 1 a $1 jugadas.'],
    [/^A seat contributes (\d+) times at most\.$/, 'Cada puesto aporta como mucho $1 veces.'],
    [/^A seat commits (\d+) times at most\.$/, 'Cada puesto se compromete como mucho $1 veces.'],
    [
      /^The game begins when the browsers of all players have sealed the dice: waiting for (.+)\.$/s,
      'La partida empieza cuando los navegadores de todos los jugadores hayan sellado los dados: se espera a $1.',
    ],
    [/^The other side must have been away for (\d+) minutes\.$/, 'El otro bando tiene que llevar $1 minutos ausente.'],
    [/^Nothing can follow '(.+)' in a secret choice\.$/s, 'Nada puede seguir a «$1» en una elección secreta.'],
    [
      /^'(.*)' cannot be read: '(.+)' is expected, with names of this board\.$/s,
      'No se entiende «$1»: se espera «$2», con nombres de este tablero.',
    ],
    [/^'(.*)' has to wait: first comes (.+)\.$/s, '«$1» tiene que esperar: antes va $2.'],
    [/^'(.*)' cannot be chosen now\.$/s, '«$1» no se puede elegir ahora.'],
    [
      /^'(.*)' cannot be chosen now: that is for (.+), and this is (.+)\.$/s,
      '«$1» no se puede elegir ahora: eso es de $2, y esto es $3.',
    ],
    [
      /^'(.*)' is not an action\. Now \((.+)\) there are no choices\.$/s,
      '«$1» no es una jugada. Ahora ($2) no hay nada que elegir.',
    ],
    [/^'(.*)' is not an action\. Now \((.+)\) there are (.+)\.$/s, '«$1» no es una jugada. Ahora ($2) hay $3.'],
    [
      /^That name looks like (.+), who is at the table: choose another\.$/s,
      'Ese nombre se parece al de $1, que está en la mesa: elige otro.',
    ],
    [
      /^That name looks like (.+), which is another seat: choose another\.$/s,
      'Ese nombre se parece al de $1, que es otro bando: elige otro.',
    ],
    [/^That is commanded by nobody, not by (.+)\.$/s, 'Eso no lo manda nadie, tampoco $1.'],
    [/^That is commanded by (.+) or (.+), not by (.+)\.$/s, 'Eso lo mandan $1 o $2, no $3.'],
    [/^That is commanded by (.+), not by (.+)\.$/s, 'Eso lo manda $1, no $2.'],
    [/^(.+) does not play this seat\.$/s, '$1 no juega en este puesto.'],
  ],
}
export default sentences
