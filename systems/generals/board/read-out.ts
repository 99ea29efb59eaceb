/** Everything that reads what is told, in one part. */

export { battleOf, shotsOf, sinceStage } from './battle.ts'
export { ending } from './ending.ts'
export { foldLog } from './fold-log.ts'
export { placeOf } from './places.ts'
export { progress } from './progress.ts'
export { sentence, sentenceFromAfar } from './sentence.ts'
export { soundOf } from './sounds.ts'
