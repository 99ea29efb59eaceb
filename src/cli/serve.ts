import { UserError } from '../engine/index.ts'
import { command } from './command.ts'

export const serve = command({
  name: 'serve',
  takes: '',
  summary: 'serves the table in the browser (not there yet)',
  details: ["The table in the browser is being built. Until it is there, 'grognard start' plays a game in the terminal."],
  flags: {
    host: { value: 'H', help: 'the address to listen on' },
    port: { value: 'N', help: 'the port to listen on' },
    store: { value: 'DIR', help: 'where games are kept' },
  },
  examples: [],
  run() {
    throw new UserError("there is no server yet: 'grognard start' plays a game in the terminal")
  },
})
