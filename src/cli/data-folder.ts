import { homedir } from 'node:os'
import { join } from 'node:path'

type Environment = Readonly<Record<string, string | undefined>>

/** Where the system wants a user's programs to keep their data: there Grognard has a folder. */
export function dataFolder(platform: NodeJS.Platform = process.platform, env: Environment = process.env, home = homedir()): string {
  if (platform === 'win32') return join(env.LOCALAPPDATA || join(home, 'AppData', 'Local'), 'grognard')
  if (platform === 'darwin') return join(home, 'Library', 'Application Support', 'grognard')
  return join(env.XDG_DATA_HOME || join(home, '.local', 'share'), 'grognard')
}
