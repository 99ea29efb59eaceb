// What `run` starts on the locked Node: the program itself. A module of its own, as the program may import node24.js.
import { run } from './node24.js'

const [program, ...args] = process.argv.slice(2)
if (program) await run(program, args)
