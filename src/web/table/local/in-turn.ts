/**
 * Work on several things, each identified by a text. The work on one thing is done in the order of the requests, one
 * piece after the other. Consecutive jobs that have not begun are done together.
 */
export interface InTurn<Job> {
  /** Does `work` when all earlier work has ended. Rejects if the work fails; later work continues. */
  alone<T>(thing: string, work: () => Promise<T>): Promise<T>
  /** Adds a job; resolves when it is done. Rejects with the error that `together` gives for the job. */
  add(thing: string, job: Job): Promise<void>
}

/**
 * Makes the turns. `together` does several jobs on one thing at once, and returns the error of each job that was not
 * done.
 */
export function inTurn<Job>(
  together: (thing: string, jobs: readonly Job[]) => Promise<ReadonlyMap<Job, Error>>,
): InTurn<Job> {
  const last = new Map<string, Promise<unknown>>()
  /** By thing, the jobs that the next one joins: they have not begun, and no other work was requested after them. */
  const gathered = new Map<string, { readonly jobs: Job[]; readonly done: Promise<ReadonlyMap<Job, Error>> }>()

  function behind<T>(thing: string, work: () => Promise<T>): Promise<T> {
    const mine = (last.get(thing) ?? Promise.resolve()).then(work)
    const settled = mine.then(
      () => {},
      () => {},
    )
    last.set(thing, settled)
    void settled.then(() => {
      if (last.get(thing) === settled) last.delete(thing)
    })
    return mine
  }

  return {
    alone(thing, work) {
      gathered.delete(thing)
      return behind(thing, work)
    },
    async add(thing, job) {
      let group = gathered.get(thing)
      if (!group) {
        const jobs: Job[] = []
        const done = behind(thing, () => {
          if (gathered.get(thing)?.jobs === jobs) gathered.delete(thing)
          return together(thing, jobs)
        })
        group = { jobs, done }
        gathered.set(thing, group)
      }
      group.jobs.push(job)
      const why = (await group.done).get(job)
      if (why) throw why
    },
  }
}
