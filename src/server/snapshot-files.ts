import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { constants, zstdCompress, zstdDecompress } from 'node:zlib'
import type { Snapshots } from '../host/index.ts'

/** The folder for snapshots in the data folder. */
const FOLDER = 'snapshots'
/** Days after which a snapshot that was not written again is deleted. Its match is then folded from its record. */
const KEPT_DAYS = 30
const DAY = 24 * 60 * 60 * 1000
/**
 * A snapshot of the longest match takes about two megabytes: a file that unpacks to more than this limit is not one.
 */
const LONGEST = 64 << 20

const compress = promisify(zstdCompress)
const decompress = promisify(zstdDecompress)
const FAST = { params: { [constants.ZSTD_c_compressionLevel]: 1 } }

/**
 * Keeps snapshots in a folder of the data folder, a file for each match. They are not in the database: data that can be
 * made again needs no wait for the disk, should be in no backup, and must not delay what is acknowledged. All work is
 * done by Node's own threads.
 */
export function snapshotFiles(place: string): Snapshots {
  const folder = join(place, FOLDER)
  const fileOf = (match: string): string => {
    if (!/^[\w-]+$/.test(match)) throw new Error('a match has no such id')
    return join(folder, match)
  }
  const ready = prepare(folder)
  ready.catch(() => {}) // The next load or save rejects with it.
  let unfinished = 0
  return {
    async load(match) {
      await ready
      const file = await readFile(fileOf(match)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return undefined
        throw error
      })
      // A damaged file counts as missing.
      return file && decompress(file, { maxOutputLength: LONGEST }).catch(() => undefined)
    },
    async save(match, snapshot) {
      await ready
      const file = fileOf(match)
      const beside = `${file}.${unfinished++}`
      try {
        await writeFile(beside, await compress(snapshot, FAST), { mode: 0o600 })
        await rename(beside, file)
      } catch (error) {
        await rm(beside, { force: true })
        throw error
      }
    },
  }
}

/** Creates the folder, and deletes old and unfinished files. */
async function prepare(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  for (const name of await readdir(folder)) {
    const file = join(folder, name)
    const { mtimeMs } = await stat(file)
    if (name.includes('.') || Date.now() - mtimeMs > KEPT_DAYS * DAY) await rm(file, { force: true })
  }
}
