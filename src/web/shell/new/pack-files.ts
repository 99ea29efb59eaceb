/** The files of a pack as people choose or drop them, and where each belongs in the data of a system. */

/** A file with the path under which it was given: `my-pack/eagle/map.json`, or only its name. */
export interface Given {
  readonly path: string
  readonly file: File
}

/** What `--pack` also ignores. */
const ASIDE = ['schema', 'node_modules']

const matches = (path: string, pattern: string): boolean =>
  pattern.endsWith('/*.json')
    ? path.startsWith(pattern.slice(0, -'*.json'.length)) && path.endsWith('.json')
    : path === pattern

/**
 * Where a file belongs in the data of a system; undefined if it belongs nowhere. A folder may hold a folder for each
 * system, as for `--pack`, or the files of one system. A single file that is not one of the system's own goes where
 * there may be any number of files: `A.json` to `boards/A.json`.
 */
export function placeOf(
  path: string,
  system: { readonly id: string; readonly files: readonly string[] },
  systems: readonly string[],
): string | undefined {
  const parts = path.split('/').filter((part) => part !== '')
  const folders = parts.slice(0, -1)
  if (!path.endsWith('.json') || folders.some((one) => ASIDE.includes(one) || one.startsWith('.'))) return undefined
  const home = folders.indexOf(system.id)
  if (home < 0 && folders.some((one) => systems.includes(one))) return undefined
  const inside = home >= 0 ? parts.slice(home + 1) : parts
  // Without a folder for the system, the first folder is the chosen one, unless it belongs to the data.
  const isOwn = system.files.some((pattern) => pattern.startsWith(`${inside[0]}/`))
  const place = (home < 0 && inside.length > 1 && !isOwn ? inside.slice(1) : inside).join('/')
  if (place.includes('/') || system.files.some((pattern) => matches(place, pattern))) return place
  const [many, ...others] = system.files.filter((pattern) => pattern.endsWith('/*.json'))
  return many !== undefined && others.length === 0 ? many.replace('*.json', place) : place
}

/** The files of an input, with their folders. */
export const chosenFiles = (files: Iterable<File>): Given[] =>
  [...files].map((file) => ({ path: file.webkitRelativePath || file.name, file }))

/** The dropped files, including those in dropped folders; at most `most`, the rest are left out. */
export async function droppedFiles({ items, files }: DataTransfer, most: number): Promise<Given[]> {
  // Dropped items exist only until the event is over.
  const entries = [...items].flatMap((item) => item.webkitGetAsEntry?.() ?? [])
  if (entries.length === 0) return chosenFiles(files)
  const found: Given[] = []
  const open = [...entries]
  for (let entry = open.shift(); entry && found.length <= most; entry = open.shift())
    if (entry.isFile) found.push(await fileOf(entry as FileSystemFileEntry))
    else if (entry.isDirectory) open.push(...(await allIn(entry as FileSystemDirectoryEntry)))
  return found
}

const fileOf = (entry: FileSystemFileEntry): Promise<Given> =>
  new Promise((resolve, reject) => entry.file((file) => resolve({ path: entry.fullPath.slice(1), file }), reject))

async function allIn(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader()
  const all: FileSystemEntry[] = []
  for (;;) {
    // A browser gives a hundred at a time, and none at the end.
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject))
    if (some.length === 0) return all
    all.push(...some)
  }
}
