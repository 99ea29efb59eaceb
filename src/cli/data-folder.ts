import { homedir } from 'node:os'
import { join, resolve } from 'node:path'
import { oneLine, UserError } from '../kernel/index.ts'

type Environment = Readonly<Record<string, string | undefined>>

/** Grognard's folder in the place where the operating system wants a user's programs to keep their data. */
export function dataFolder(
  platform: NodeJS.Platform = process.platform,
  env: Environment = process.env,
  home = homedir(),
): string {
  if (platform === 'win32') return join(env.LOCALAPPDATA || join(home, 'AppData', 'Local'), 'grognard')
  if (platform === 'darwin') return join(home, 'Library', 'Application Support', 'grognard')
  return join(env.XDG_DATA_HOME || join(home, '.local', 'share'), 'grognard')
}

/** The folder that `--store` names, or the user's own. Throws a UserError for anything but a folder. */
export function folderOf(store: string | undefined): string {
  if (store === undefined) return dataFolder()
  if (/^[a-z]+:\/\//.test(store))
    throw new UserError(oneLine(`--store takes a folder: '${store.split('//')[0]}//' is not supported yet`))
  return resolve(store)
}
