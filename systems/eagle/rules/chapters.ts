/**
 * Chapters that call on each other in a circle: a step may begin a charge, a charge a combat, a combat a pursuit, and a
 * pursuit a step. Each chapter that is called from one below it puts its function here when it is loaded.
 */
import type { Eagle } from './state/position.ts'

export interface Chapters {
  /** 11.2 A charging unit has made a step across `side` from `from`. */
  chargeStep(p: Eagle, unit: number, from: number, side: number): void
  /** 11.1b Fights a combat for the hex, `attacker` attacking; `counter` for a countercharge. */
  combat(p: Eagle, hex: number, attacker: number, counter: boolean): void
  /** 11.3 Cavalry that has dislodged its target rolls for control and goes on. */
  pursue(p: Eagle): void
}

export const chapter = {} as Chapters
