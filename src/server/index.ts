/** The server: the host of matches on a port, with the client. */
export { backUp, restore } from './backup.ts'
export { LIMITS, type Limits } from './limits.ts'
export { jsonLog, type Log } from './log.ts'
export { type RunningServer, type ServerOptions, startServer } from './server.ts'
export { readSettings, type Settings } from './settings.ts'
export { snapshotFiles } from './snapshot-files.ts'
export { DATABASE } from './sqlite-store.ts'
export { type ServerStore, sqliteStore } from './threaded-store.ts'
