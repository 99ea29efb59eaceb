import { describe, expect, test } from 'vitest'
import { inTurn } from './in-turn.ts'

/** Turns whose work ends when the test says so; `begun` records what was begun, in order. */
function slowly(refuse: (job: string) => boolean = () => false) {
  const begun: string[] = []
  const gates: (() => void)[] = []
  const wait = (what: string) => {
    begun.push(what)
    return new Promise<void>((resolve) => gates.push(resolve))
  }
  const turns = inTurn<string>(async (thing, jobs) => {
    const now = [...jobs]
    await wait(`${thing}: ${now.join(' ')}`)
    return new Map(now.filter(refuse).map((job) => [job, new Error(`not ${job}`)]))
  })
  const settle = () => new Promise((resolve) => setTimeout(resolve, 0))
  const end = async () => {
    gates.shift()?.()
    await settle()
  }
  return { turns, begun, wait, end, settle }
}

describe('work in turn', () => {
  test('jobs that wait for one thing are done together, and other things do not wait', async () => {
    const { turns, begun, end, settle } = slowly()
    const done = ['a', 'b', 'c'].map((job) => turns.add('one', job))
    void turns.add('two', 'z')
    await settle()
    expect(begun).toEqual(['one: a b c', 'two: z'])
    const late = ['d', 'e'].map((job) => turns.add('one', job))
    await settle()
    expect(begun.length).toBe(2)
    await end()
    await Promise.all(done)
    expect(begun).toEqual(['one: a b c', 'two: z', 'one: d e'])
    await end()
    await end()
    await Promise.all(late)
  })

  test('work of another sort keeps its place between jobs', async () => {
    const { turns, begun, wait, end, settle } = slowly()
    const all = [
      turns.add('one', 'a'),
      turns.alone('one', () => wait('load')),
      turns.add('one', 'b'),
      turns.add('one', 'c'),
    ]
    await settle()
    await end()
    await end()
    await end()
    await Promise.all(all)
    expect(begun).toEqual(['one: a', 'load', 'one: b c'])
  })

  test('only a job that is refused fails, and work that fails holds nothing up', async () => {
    const { turns, begun, end, settle } = slowly((job) => job === 'b')
    const [a, b] = ['a', 'b'].map((job) => turns.add('one', job))
    const refused = expect(b).rejects.toThrow('not b')
    await settle()
    await end()
    await a
    await refused
    await expect(turns.alone('one', () => Promise.reject(new Error('disk')))).rejects.toThrow('disk')
    const c = turns.add('one', 'c')
    await settle()
    await end()
    await c
    expect(begun).toEqual(['one: a b', 'one: c'])
  })
})
