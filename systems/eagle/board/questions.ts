export { commandedIn } from './commanded.ts'
export { Ends } from './Ends.tsx'
export { prompt, waiting } from './prompt.ts'
export { Tools } from './Tools.tsx'
