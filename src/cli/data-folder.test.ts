import { join } from 'node:path'
import { expect, test } from 'vitest'
import { dataFolder } from './data-folder.ts'

test.each([
  ['linux', {}, join('/home/ann', '.local', 'share', 'grognard')],
  ['linux', { XDG_DATA_HOME: '/data' }, join('/data', 'grognard')],
  ['darwin', { XDG_DATA_HOME: '/data' }, join('/home/ann', 'Library', 'Application Support', 'grognard')],
  ['win32', { LOCALAPPDATA: '/local' }, join('/local', 'grognard')],
  ['win32', {}, join('/home/ann', 'AppData', 'Local', 'grognard')],
] as const)('matches are kept in the place that the operating system wants: %s %j', (platform, env, folder) => {
  expect(dataFolder(platform, env, '/home/ann')).toBe(folder)
})
