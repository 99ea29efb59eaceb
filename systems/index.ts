/**
 * The systems of Grognard: one line for each, and nothing else in the repository names one. `system.ts` of a system is
 * small and loads every part when it is asked for. `registry.ts` puts them in their order and finds them.
 */
export { albuera } from './albuera/system.ts'
export { corps } from './corps/system.ts'
export { eagle } from './eagle/system.ts'
export { generals } from './generals/system.ts'
export { sixVillages } from './six-villages/system.ts'
