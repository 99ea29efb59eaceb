/** What players may ask of the chapters; apart from this they import only from `state` and `queries`. */
export { gatherBody, headIn, isAmong, otherHexOf, rightOfPlace, troopsIn } from '../clash/bodies.ts'
export {
  addAttacker,
  addComing,
  type Bout,
  columnOf,
  countShifts,
  isSkirmisher,
  makeBout,
  resultsOf,
} from '../clash/shifts.ts'
export { headOf } from '../command/commanders.ts'
export { activeSide } from '../fire/declaring.ts'
export { firepowerOf } from '../fire/firepower.ts'
export { listed, listModifiers, look, shot } from '../fire/modifiers.ts'
export { aimedFirepower, checkersOf, shotFault } from '../fire/shooting.ts'
export { isInField } from '../fire/sight.ts'
export { findTargets, found, ownFault, targetFault } from '../fire/targets.ts'
export { isReady, makeGroup, stackOf } from '../movement/group.ts'
export { sideOfWay } from '../movement/steps.ts'
export { isRunUp, runAfter } from '../reaction/charge.ts'
export { canSquare } from '../reaction/entry.ts'
export { answer, answersTo, costOf } from '../reaction/reaction.ts'
export { check, countModifiers, findReactors, outcome, outcomeOf, procedureOf, reactors } from '../reaction/reactors.ts'
export { phases } from '../sequence/phases.ts'
export { holderOfPrize, pointsFor } from '../sequence/victory.ts'
export { type Reached, reach } from './reach.ts'
export { clashIn } from './shock.ts'
