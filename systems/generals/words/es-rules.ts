import type { Sentences } from '../../../src/web/words/sentences.ts'
import rulebook from '../data/rulebook.json' with { type: 'json' }
import { generalsToPlay } from '../rules/play.ts'
import { events } from '../rules/state/events.ts'
import { intentionTexts, optionTitles, optionValues } from './es-battle.ts'
import cards, { pairs } from './es-cards.ts'
import { eventTexts } from './es-events.ts'
import { gistsOfCombat } from './es-gists-combat.ts'
import { gistsOfTheRound } from './es-gists-round.ts'
import { gistsOfRulings } from './es-gists-rulings.ts'
import { names } from './es-names.ts'
import { refusals } from './es-refusals.ts'
import { sections } from './es-sections.ts'

/**
 * Everything the rules of Generals say, in Spanish. One word for one thing, throughout:
 *
 * unit unidad · type clase · fresh fresca · spent agotada · routed en fuga · rout poner en fuga · routed box casilla de
 * fuga · flee huir · rally recuperar, recuperación · captured capturada · destroyed destruida · broken up deshecha
 *
 * order orden · sheet hoja de órdenes · saved orders órdenes guardadas · delivered entregada · round ronda · phase fase
 * · planning planificación · fast movement movimiento rápido · bombardment bombardeo · combined arms armas combinadas ·
 * non-combat move movimiento sin combate · scoring puntuación · set-up despliegue · active activa · passive pasiva
 *
 * sector sector · friendly amigo · neutral neutral · enemy enemigo · control controlar · border frontera · reserve
 * reserva · home sector sector de partida · middle row fila central · wing ala · command sector sector de mando · flag
 * bandera · wind rose rosa de los vientos · objective marker marcador de objetivo · sector majority mayoría de sectores
 * · chip ficha
 *
 * battle zone zona de combate · space espacio · attacker atacante · defender defensor · opponent oponente · unopposed
 * sin oponente (of a roll: sin oposición) · opposed roll tirada enfrentada · ranged a distancia · melee cuerpo a cuerpo
 * · short range corta distancia · hit impacto, alcanzar · target blanco · re-roll repetir, repetición · modifier
 * modificador · direction of attack dirección de ataque · meeting encuentro · crossing cruce · committed empeñada
 *
 * square cuadro · form square formar el cuadro · counter-charge contracarga, contracargar · retreat, fall back
 * repliegue, replegarse (cavalry, before the combat) · withdraw retirada, retirarse (attackers, before the melee) ·
 * step back retroceder (guns) · advance, follow up avance, avanzar
 *
 * guns, gun cañones, cañón · battery batería · artillery token ficha de artillería · forest bosque · hill colina ·
 * building edificio · occupant ocupante · storm asaltar · road camino · river río · bridge puente · ford vado · draw
 * tablas
 */
const rules = { ...gistsOfTheRound, ...gistsOfCombat, ...gistsOfRulings }
const options = generalsToPlay.scenarios().flatMap((scenario) => scenario.options)

const sentences: Sentences = {
  texts: {
    ...cards.texts,
    ...sections,
    ...pairs(
      rulebook.rules,
      ({ title, gist }) => [title, gist],
      ({ id }) => rules[id],
    ),
    ...pairs(
      events,
      ({ text }) => [text],
      ({ name }) => [eventTexts[name as keyof typeof eventTexts]],
    ),
    ...pairs(
      options,
      ({ title }) => [title],
      ({ name }) => [optionTitles[name] ?? ''],
    ),
    ...pairs(
      generalsToPlay.standing ?? [],
      ({ name, text }) => [name, text],
      ({ name }) => intentionTexts[name],
    ),
    ...optionValues,
    ...refusals,
  },
  names,
  patterns: [],
}
export default sentences
