import { expect, test, vi } from 'vitest'
import { generals } from '../../../systems/generals/rules/index.ts'
import { generalsShown } from '../../../systems/generals/rules/shown.ts'
import { type Engine, engine, fastDice } from '../../kernel/index.ts'
import { arriving } from './arriving-engine.ts'
import { tableOf } from './table-at.ts'

vi.mock('../ui/settings.ts', () => ({ speed: () => 'off' }))
// Solid as on the page: in Node, its own entry renders once and reacts to nothing.
vi.mock('solid-js', () => vi.importActual('../../../node_modules/solid-js/dist/solid.js'))

type Generals = ReturnType<typeof generals.open>

const complete = engine(generals)
const position = complete.open('dennewitz', {}, fastDice(1))

/** Rules that arrive when `come` is called. */
function later() {
  let come: (complete: Engine<Generals>) => void = () => {}
  let tries = 0
  const made = arriving(generalsShown, () => {
    tries++
    return new Promise((resolve) => {
      come = resolve
    })
  })
  return { made, come: () => come(complete), tries: () => tries }
}

test('a table is shown before its rules arrive; until then nothing is legal and no seat is asked', async () => {
  const { made, come } = later()
  const table = tableOf(made, position, 0)
  const before = () => ({
    ready: table.isReady(),
    phase: table.phase()?.name,
    awaiting: table.awaiting(),
    asked: table.asked(),
    legal: table.legal().length > 0,
  })
  expect(table.view().cells).toEqual(position.cells)
  expect(table.engine.nameOf(table.scenario, 'sectors', 0)).toBe(complete.nameOf(position.scenario, 'sectors', 0))
  expect(before()).toEqual({ ready: false, phase: undefined, awaiting: [], asked: false, legal: false })
  expect(table.why('order I a1>a2')).toMatchObject({ reason: 'The rules are still being loaded.' })

  const here = made.rules()
  come()
  await here
  expect(before()).toEqual({ ready: true, phase: 'planning', awaiting: ['white', 'black'], asked: true, legal: true })
  expect(table.why('order I a1>a2>a3')).toMatchObject({ rule: 'G29' })
})

test('rules are loaded once for all waiting tables', async () => {
  const { made, come, tries } = later()
  const waiting = [made.rules(), made.rules()]
  come()
  await Promise.all(waiting)
  await made.rules()
  expect(tries()).toBe(1)
})

test('rules that could not be loaded are asked for again', async () => {
  let tries = 0
  const made = arriving(generalsShown, async () => {
    if (++tries === 1) throw new Error('no network')
    return complete
  })
  await expect(made.rules()).rejects.toThrow('no network')
  expect(made.isHere()).toBe(false)
  await made.rules()
  expect(made.isHere()).toBe(true)
})

test('an engine refuses plainly to open a game before the rules have been loaded', () => {
  const { made } = later()
  expect(() => made.engine.open('dennewitz', {}, fastDice(1))).toThrow('before the rules have been loaded')
})
