import type { Sentences } from '../../../src/web/words/sentences.ts'
import rulebook from '../data/rulebook.json' with { type: 'json' }
import { eagleToPlay } from '../rules/play.ts'
import { events } from '../rules/state/events.ts'
import cards, { pairs } from './es-cards.ts'
import { eventTexts } from './es-events.ts'
import { explanations } from './es-explanations.ts'
import { gistsOfLaterTables } from './es-gists-later.ts'
import { gistsOfTheRules } from './es-gists-rules.ts'
import { gistsOfRulings } from './es-gists-rulings.ts'
import { gistsOfRulingsFrom68 } from './es-gists-rulings-from-68.ts'
import { gistsOfTheScenarios } from './es-gists-scenarios.ts'
import { intentionTexts } from './es-intentions.ts'
import { names } from './es-names.ts'
import { optionTitles, valueTexts } from './es-options.ts'
import { refusalsOfMovement } from './es-refusals.ts'
import { refusalsOfCombat } from './es-refusals-of-combat.ts'
import { refusalsOfMarkers } from './es-refusals-of-markers.ts'
import { leftTexts, sections } from './es-sections.ts'
import troopsEn from './troops/en.ts'
import troops from './troops/es.ts'

/**
 * Everything the rules of the Eagle say, in Spanish. The game is Spanish, and its own terms are used where they are
 * known. Where Generals says the same thing, its glossary holds (order orden · phase fase · target blanco · modifier
 * modificador · square cuadro · countercharge contracarga · artillery, guns artillería, batería). One word for one
 * thing, throughout:
 *
 * counter, piece ficha · unit unidad · combat unit unidad de combate · formation (a body) gran unidad: división,
 * brigada · formation (a shape) formación · leader comandante · Commander in Chief comandante en jefe · side bando;
 * sides are called Francia, España · stack apilamiento, apilar · on top en lo alto · hex hexágono · hexside lado ·
 * corner vértice · facing orientación, mirar a · front, flank, rear frente (hexágono frontal), flanco, retaguardia ·
 * front field campo frontal · adjacent contiguo · within n hexes a n hexágonos o menos · CF (combat factor) FC · MP
 * (movement points) PM
 *
 * orders: none sin órdenes · maneuver maniobra · harassment hostigamiento · attack ataque · defense defensa · retreat
 * retirada · defense area área de defensa · try intento · divider divisor · share, quota cupo · duty obligación · in,
 * out of command bajo mando, fuera de mando · command radius radio · base base · close with acercarse a
 *
 * normal, square, skirmish formation formación normal, cuadro, guerrilla · limbered, unlimbered enganchada, desplegada
 * · zone of control zona de control (ZDC) · stop detener, detención · clear despejado · buildings, town edificios,
 * población · woods bosque · olive grove olivar · stream arroyo · slope desnivel (moderado, impasable) · crest cresta ·
 * highway, road carretera, camino · edge borde
 *
 * defensive, offensive fire fuego defensivo, ofensivo · volley descarga · line of fire línea de fuego · range alcance ·
 * battery class pesada, media, ligera · shock choque · odds relación de fuerzas · loss baja · attacker, defender
 * atacante, defensor · charge carga, cargar contra · control tirar control, controlada, sin control · evade eludir el
 * combate, evasión · fall back, retreat retirarse, retirada · driven back rechazada · dislodge desalojar · advance
 * avance
 *
 * grade grado de moral · morale check prueba de moral · good order buen orden · disorganized desorganizada · routed en
 * desbandada · reorganization reorganización · demoralized desmoralizada · eliminated eliminada · marginal, tactical,
 * strategic victory victoria marginal, táctica, estratégica · draw tablas
 *
 * marching to the guns marchar al cañón · battle of encounter batalla de encuentro · convoy, cart convoy, carro ·
 * escort escolta · surrender capitulación · rear-guard retaguardia · FFD ficha de factor desconocido (FFD) · ruling
 * interpretación · later tables tablas posteriores · why (of a ruling) motivo
 */
const rules = {
  ...gistsOfTheRules,
  ...gistsOfTheScenarios,
  ...gistsOfRulings,
  ...gistsOfRulingsFrom68,
  ...gistsOfLaterTables,
}
const options = eagleToPlay.scenarios().flatMap((scenario) => scenario.options)

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
      rulebook.rules,
      (rule) => ('left' in rule ? [rule.left] : []),
      ({ id }) => [leftTexts[id] ?? ''],
    ),
    ...pairs(
      events,
      ({ text }) => [text],
      ({ name }) => [eventTexts[name] ?? ''],
    ),
    ...pairs(
      options,
      ({ title }) => [title],
      ({ name }) => [optionTitles[name] ?? ''],
    ),
    ...pairs(
      eagleToPlay.standing ?? [],
      ({ name, text }) => [name, text],
      ({ name }) => intentionTexts[name],
    ),
    // Those who share a side are told by name what each commands.
    ...Object.fromEntries(
      Object.entries(troopsEn.formations).map(([id, name]) => [name, troops.formations[id] ?? name]),
    ),
    ...valueTexts,
    ...refusalsOfMovement,
    ...explanations,
    ...refusalsOfCombat,
    ...refusalsOfMarkers,
  },
  names,
  patterns: [],
}
export default sentences
