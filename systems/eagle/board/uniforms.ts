/**
 * The dress of the regiments at Bailén, as far as it is known by class: not every button, but coat, facings, legs and
 * hat. Spanish line and provincial militia in the white of 1805, the Irish sky blue, guards and Swiss dark blue,
 * volunteers of 1808 in brown cloth; French reserve legions in blue with white lapels, the Guard of Paris in green and
 * red, Swiss red, dragoons green.
 */
import type { CounterFace, Placed } from '../../../src/web/counters/counter.ts'
import { type Dress, figuresOf } from '../../../src/web/counters/figures.ts'

const WHITE = '#f6f2e6'
const [BLUE, NAVY, SKY] = ['#2f5597', '#27345e', '#7fb2d6']
const [RED, CRIMSON, YELLOW, GREEN] = ['#c33a30', '#9c2f4b', '#e5b93c', '#3a6b45']
const [BROWN, GREY, ORANGE, BLACK] = ['#7b5530', '#8d8a82', '#d9772e', '#2a2522']

const frenchLine: Dress = { coat: BLUE, facing: WHITE, legs: WHITE, hat: 'shako', plume: RED, belts: true }
const frenchSwiss: Dress = { coat: RED, facing: YELLOW, legs: WHITE, hat: 'shako', plume: WHITE, belts: true }
const spanishSwiss: Dress = { coat: NAVY, facing: RED, legs: WHITE, hat: 'bicorne', plume: WHITE, belts: true }
const spanishLine: Dress = { coat: WHITE, facing: CRIMSON, legs: WHITE, hat: 'bicorne', plume: RED, belts: true }
const volunteers: Dress = { coat: BROWN, facing: RED, legs: GREY, hat: 'round', plume: RED, sash: RED }

const frenchGunners: Dress = { coat: NAVY, facing: RED, legs: NAVY, hat: 'shako', plume: RED, carriage: '#667049' }
const spanishGunners: Dress = { ...frenchGunners, hat: 'bicorne', carriage: '#7a5a3a' }

/** By the beginning of a unit's id; the longest match counts. */
const DRESSES: Readonly<Record<string, Dress>> = {
  'FR-': frenchLine,
  'FR-4CH': { ...frenchSwiss, facing: SKY },
  'FR-3CH': { ...frenchSwiss, facing: BLACK },
  'FR-RED': spanishSwiss,
  'FR-PRX': spanishSwiss,
  'FR-GP1': { ...frenchLine, coat: GREEN, facing: RED },
  'FR-GP2': { ...frenchLine, coat: RED, facing: GREEN },
  'FR-MAR': { coat: NAVY, facing: ORANGE, legs: NAVY, hat: 'shako', plume: RED, belts: true },
  'FR-ESC': { ...frenchLine, legs: GREY },
  'FR-1CHP': { coat: GREEN, facing: RED, legs: GREEN, hat: 'shako', plume: GREEN, horse: 'bay' },
  'FR-2CHP': { coat: GREEN, facing: ORANGE, legs: GREEN, hat: 'shako', plume: GREEN, horse: 'chestnut' },
  'FR-1DRP': { coat: GREEN, facing: CRIMSON, legs: WHITE, hat: 'helmet', horse: 'chestnut' },
  'FR-2DRP': { coat: GREEN, facing: RED, legs: WHITE, hat: 'helmet', horse: 'bay' },
  'FR-6DRP': { coat: GREEN, facing: YELLOW, legs: WHITE, hat: 'helmet', horse: 'bay' },
  'FR-2CUP': { coat: NAVY, facing: RED, legs: WHITE, hat: 'steel', plume: RED, armour: true, horse: 'black' },
  'SP-': spanishLine,
  'SP-OM': { ...spanishLine, facing: BLUE },
  'SP-AFR': { ...spanishLine, facing: BLACK },
  'SP-BUR': { ...spanishLine, facing: GREEN },
  'SP-CEU': { ...spanishLine, facing: GREEN },
  'SP-REI': { ...spanishLine, facing: '#6d4a8f' },
  'SP-COR': { ...spanishLine, facing: RED },
  'SP-IRL': { ...spanishLine, coat: SKY, facing: YELLOW },
  'SP-GW': { ...spanishLine, coat: NAVY, facing: RED, plume: WHITE },
  'SP-GWC': { coat: NAVY, facing: RED, legs: WHITE, hat: 'round', plume: GREEN, belts: true },
  'SP-SUI': spanishSwiss,
  'SP-BAR': { coat: BLUE, facing: YELLOW, legs: WHITE, hat: 'round', plume: GREEN, belts: true },
  'SP-VCAT': { coat: BLUE, facing: YELLOW, legs: WHITE, hat: 'round', plume: GREEN, belts: true },
  'SP-TEJ': volunteers,
  'SP-TIR': { ...volunteers, coat: GREEN, plume: GREEN },
  'SP-VMO': { ...volunteers, plume: GREEN },
  'SP-VG': volunteers,
  'SP-BUJ': { ...spanishLine, facing: RED },
  'SP-TRU': { ...spanishLine, facing: RED },
  'SP-CRE': { ...spanishLine, facing: RED },
  'SP-CUE': { ...spanishLine, facing: RED },
  'SP-MP': { ...spanishLine, facing: RED },
  'SP-SIG': { ...spanishLine, facing: RED },
  'SP-GPA': { ...spanishLine, facing: RED, hat: 'bearskin' },
  'SP-OLI': { coat: GREEN, facing: RED, legs: GREEN, hat: 'shako', plume: GREEN, horse: 'bay' },
  'SP-NUM': { coat: YELLOW, facing: BLACK, legs: WHITE, hat: 'bicorne', horse: 'black' },
  'SP-DRE': { coat: YELLOW, facing: CRIMSON, legs: WHITE, hat: 'bicorne', horse: 'chestnut' },
  'SP-PAV': { coat: YELLOW, facing: RED, legs: WHITE, hat: 'bicorne', horse: 'bay' },
  'SP-FAR': { coat: NAVY, facing: RED, legs: WHITE, hat: 'bicorne', plume: RED, horse: 'black' },
  'SP-BOR': { coat: NAVY, facing: RED, legs: WHITE, hat: 'bicorne', plume: RED, horse: 'bay' },
  'SP-ESP': { coat: NAVY, facing: YELLOW, legs: WHITE, hat: 'bicorne', plume: RED, horse: 'chestnut' },
  'SP-MON': { coat: NAVY, facing: WHITE, legs: WHITE, hat: 'bicorne', plume: RED, horse: 'grey' },
  'SP-JER': { coat: BROWN, facing: RED, legs: BROWN, hat: 'round', sash: RED, horse: 'chestnut', lance: true },
  'SP-UTR': { coat: BROWN, facing: RED, legs: BROWN, hat: 'round', sash: RED, horse: 'grey', lance: true },
}

/** Returns what a unit wears. */
export function dressOf(unit: string): Dress {
  if (unit.includes('-ART')) return unit.startsWith('FR-') ? frenchGunners : spanishGunners
  const found = Object.keys(DRESSES).filter((start) => unit.startsWith(start))
  const best = found.reduce((one, other) => (other.length > one.length ? other : one))
  return DRESSES[best]
}

/** Returns the soldiers on the counter of a unit; none for wagons. */
export const figuresFor = (unit: string, face: CounterFace): readonly Placed[] => figuresOf(face, dressOf(unit))
