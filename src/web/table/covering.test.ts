import { expect, test, vi } from 'vitest'

// Without this, effects do nothing on Node.
vi.mock('solid-js', () => vi.importActual('solid-js/dist/solid.js'))
const { createRoot, createSignal } = await import('solid-js')
const { covering } = await import('./covering.ts')

/** Two tables on one screen, the first of which wants something. */
function two() {
  const make = (name: string, first: boolean) => {
    const [wants, want] = createSignal(first)
    return { name, wants, want, setFront: () => {}, telling: { running: () => false } }
  }
  return [make('French', true), make('Coalition', false)] as const
}

test('the screen is handed to the one who is asked next', () => {
  const [french, coalition] = two()
  const { front, covered, handOver } = createRoot(() => covering([french, coalition]))
  expect(covered()?.name).toBe('French')
  handOver()
  expect([front().name, covered()]).toEqual(['French', undefined])
  french.want(false)
  coalition.want(true)
  expect([front().name, covered()?.name]).toEqual(['French', 'Coalition'])
})

test('if a question passes to the other player behind the curtain, the screen is covered again', () => {
  const [french, coalition] = two()
  const { front, covered, handOver } = createRoot(() => covering([french, coalition]))
  handOver()
  french.want(false)
  coalition.want(true)
  handOver()
  // The French are asked, but no longer when they take the screen.
  coalition.want(false)
  french.want(true)
  french.want(false)
  coalition.want(true)
  expect(covered()?.name).toBe('French')
  handOver()
  expect([front().name, covered()?.name]).toEqual(['French', 'Coalition'])
  handOver()
  expect([front().name, covered()]).toEqual(['Coalition', undefined])
})
