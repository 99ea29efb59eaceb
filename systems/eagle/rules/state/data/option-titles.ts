/** Titles of options, as shown to players who choose them. A board stands without them: they come with the rules. */
import type { ScenarioInfo } from '../../../../../src/kernel/index.ts'

const TITLES: Readonly<Record<string, string>> = {
  limitedInformation: 'Limited information: markers of unknown strength (optional rules 1 to 5)',
  attackQuota:
    'Share of a formation that may begin combats under attack and harassment orders: a limit, a duty, or neither',
  chargeFlank: 'A charge into a flank: factors multiply, or the higher one counts',
  artilleryArc: 'Artillery fires into its front field, or all round',
  singleCounter: 'Formations of one counter fall when it is disorganized, or only when it is routed or eliminated',
  laterFire: 'Later tables: fire that bars an attack bars the whole stack and silences batteries, else shakes',
  laterRanges: 'Later tables: guns reach 5, 4 and 3 hexes, with other factors by distance',
  laterDepth: 'Later tables: far fire is weaker from the second unit of a stack on',
  laterFireModifiers: 'Later tables: fire into a flank is better by 2',
  laterStacking: 'Later tables: stacking limits by terrain and arm',
  laterMorale: 'Later tables: disorder and charges modify morale checks, and a rally can fail badly',
  laterShock: 'Later tables: other modifiers of shock, grades of the top units, guns alone are lost',
  laterControl: 'Later tables: cavalry out of hand is harder to stop each time',
  thirstTargets: 'Thirst: who is fired at checks always, only when the enemy is adjacent, or never',
  exitCredit: "Brigades that leave by the road to La Carolina count if they are Dupont's, or all",
  laterSwiss: 'Later tables: Swiss fight Swiss, at 2 less',
  orderOfArrival: "The French player chooses in which order Dupont's brigades arrive",
  vedelMarches: 'Vedel marches to the sound of the guns, when the dice let him',
  vedelWhole: 'Vedel brings his whole force, Dufour and Lefranc with him',
  castanos: 'Castaños comes with La Peña and takes command of those whom he reaches',
  frenchRange: 'French light and medium guns reach 3 hexes only',
  laPenaEastBank: 'La Peña begins on the east bank of the Herrumblar',
  rearguardHalf: 'The Spanish rearguard falls with five of its nine counters, not with four',
  after: 'The end of a game of scenario 2 that goes on here, as a text; without it the day begins as the scenario says',
}

/** Returns the scenarios with the titles of their options. */
export const titled = (infos: readonly ScenarioInfo[]): readonly ScenarioInfo[] =>
  infos.map((info) => ({
    ...info,
    options: info.options.map((option) => ({ ...option, title: TITLES[option.name] })),
  }))
