import type { Checked, PackToCheck } from './check-pack.worker.ts'

/** Milliseconds after which a check is given up, including the time to load the checker. */
const LONGEST = 60_000

/** Checks a designer's files off the page's thread. Rejects only if the checker itself cannot be loaded. */
export function checkPack(pack: PackToCheck): Promise<Checked> {
  const worker = new Worker(new URL('./check-pack.worker.ts', import.meta.url), { type: 'module' })
  let timer: ReturnType<typeof setTimeout>
  return new Promise<Checked>((resolve, reject) => {
    timer = setTimeout(() => resolve('too-long'), LONGEST)
    worker.onmessage = ({ data }: MessageEvent<Checked>) => resolve(data)
    worker.onerror = ({ message }) => reject(new Error(message))
    worker.postMessage(pack)
  }).finally(() => {
    clearTimeout(timer)
    worker.terminate()
  })
}
