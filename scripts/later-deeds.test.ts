import { mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { beforeAll, expect, test } from 'vitest'
import { laterDeeds } from './later-deeds.ts'

/** A small system: its rules, and pages that ask and play. */
const FILES: Readonly<Record<string, string>> = {
  'toy/rules/dice.ts': `
    export const SIDES: number = 6
    let rolled = 0
    export function roll(): number { rolled = rolled % SIDES + 1; return rolled }
    export const marked = (what: string): string => 'only what happens needs this: ' + what
  `,
  'toy/rules/fire.ts': `
    import { marked, roll, SIDES } from './dice.ts'
    interface Gun { shots: number; log: string[] }
    const EMPTY = { rule: '1', reason: 'It has no shot left.' }
    const spend = (gun: Gun): void => { gun.shots-- }
    const whyNot = (gun: Gun) => gun.shots > 0 ? undefined : EMPTY
    export const most = (): number => SIDES
    export const fire = {
      verb: 'fire',
      check: whyNot,
      play(gun: Gun) { spend(gun); gun.log.push(marked('fire ' + roll())) },
    }
    export const Fire = {
      name: 'fire', rule: '1', choices: [fire],
      steps: [(gun: Gun) => gun.log.push('first'), (gun: Gun) => { gun.log.push(marked('last')) }],
      shares: { kinds: ['what only a host needs'] },
    }
    /** Not at the top: it stays with what makes it. */
    export const twice = (choice: typeof fire) => ({ ...choice, play(gun: Gun) { choice.play(gun); choice.play(gun) } })
  `,
  'toy/rules/draft.ts': `
    export const Draft = { name: 'draft', rule: '2', secret: 'together', choices: [{ verb: 'plan', play: () => 'planned at once' }] }
  `,
  'toy/rules/words.ts': "export const why = (shots: number) => 'more than ' + shots + ' shots nobody has'",
  'toy/rules/saying.ts': `
    import { why } from './words.ts'
    const said = { explain: (shots: number) => why(shots) }
    export const explain = (shots: number) => said.explain(shots)
  `,
  'kernel.ts': `
    export const refusal = (rule: string, reason: string) => ({ rule, reason })
    export const declareEvents = (texts: Record<string, string>) => texts
  `,
  'toy/rules/sentences.ts': `
    import { declareEvents, refusal } from '../../kernel.ts'
    const TIRED = refusal('3', 'Spent guns do not fire.')
    export const whyTired = () => TIRED
    export const { event, events } = declareEvents({ Fired: '{guns} fires.', Burst: '{guns} bursts.' })
  `,
  'toy/rules/deeds.ts': 'export {}',
  'ask.ts': `
    import { Draft } from './toy/rules/draft.ts'
    import { Fire, fire as shoot, most, twice } from './toy/rules/fire.ts'
    export { explain } from './toy/rules/saying.ts'
    export { event, events, whyTired } from './toy/rules/sentences.ts'
    export { Draft, Fire, most, shoot, twice }
    export const play = () => import('./play.ts')
  `,
  'play.ts': `
    import './toy/rules/deeds.ts'
    import { twice, fire } from './toy/rules/fire.ts'
    export const double = twice(fire)
  `,
}

interface Gun {
  shots: number
  readonly log: string[]
}
type Play = (gun: Gun) => unknown
interface Asking {
  readonly shoot: { readonly check: (gun: Gun) => unknown; readonly play: Play }
  readonly Fire: { readonly steps: readonly Play[] }
  readonly Draft: { readonly choices: readonly { readonly play: () => string }[] }
  readonly most: () => number
  readonly explain: (shots: number) => string | undefined
  readonly whyTired: () => { readonly rule: string; readonly reason: string }
  readonly event: Readonly<Record<string, number>>
  readonly events: readonly { readonly name: string; readonly text: string }[]
  readonly play: () => Promise<{ readonly double: { readonly play: Play } }>
}

let built = ''
let asking: Asking
/** The files in which a text stands. */
const filesWith = (text: string): string[] =>
  readdirSync(built).filter((file) => readFileSync(join(built, file), 'utf8').includes(text))

beforeAll(async () => {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'later-deeds-')))
  built = join(root, 'built')
  mkdirSync(join(root, 'toy/rules'), { recursive: true })
  for (const [file, code] of Object.entries(FILES)) writeFileSync(join(root, file), code)
  await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [laterDeeds(pathToFileURL(`${root}/`))],
    build: {
      outDir: built,
      minify: false,
      modulePreload: false,
      rolldownOptions: {
        input: { ask: join(root, 'ask.ts') },
        preserveEntrySignatures: 'strict',
        output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
        treeshake: { moduleSideEffects: [{ test: /[\\/]rules[\\/]/, sideEffects: false }] },
      },
    },
  })
  asking = (await import(pathToFileURL(join(built, 'ask.js')).href)) as Asking
})

test('what may be done comes first, and what happens with whoever plays', () => {
  expect(filesWith('only what happens needs this')).toEqual(['play.js'])
  expect(filesWith('It has no shot left.')).not.toContain('play.js')
})

test('questions are answered at once; what is played before it has come says so', async () => {
  const gun: Gun = { shots: 1, log: [] }
  expect(asking.shoot.check(gun)).toBeUndefined()
  expect(asking.shoot.check({ shots: 0, log: [] })).toEqual({ rule: '1', reason: 'It has no shot left.' })
  expect(asking.most()).toBe(6)
  expect(asking.Fire.steps).toHaveLength(2)
  expect(() => asking.shoot.play(gun)).toThrow('before deeds.ts of its rules has been loaded')
  expect(() => asking.Fire.steps[0]?.(gun)).toThrow('before deeds.ts of its rules has been loaded')
})

test('what is refused is said and explained as soon as what happens has come; until then there is the rule alone', async () => {
  const why = asking.whyTired()
  expect(why).toEqual({ rule: '3', reason: '' })
  expect(asking.event).toEqual({ Fired: 0, Burst: 1 })
  expect(asking.events.map(({ name, text }) => name + text)).toEqual(['Fired', 'Burst'])
  expect(asking.explain(3)).toBeUndefined()
  for (const said of ['Spent guns do not fire.', '{guns} bursts.', 'shots nobody has'])
    expect(filesWith(said)).toEqual(['play.js'])
  await asking.play()
  expect(asking.whyTired()).toBe(why)
  expect(why.reason).toBe('Spent guns do not fire.')
  expect(asking.events.map(({ text }) => text)).toEqual(['{guns} fires.', '{guns} bursts.'])
  expect(asking.explain(3)).toBe('more than 3 shots nobody has')
})

test('what keeps lists from one action to the next stays with the host', () => {
  expect(filesWith('what only a host needs')).toEqual([])
})

test('what is drafted in secret is played at once', () => {
  expect(asking.Draft.choices[0]?.play()).toBe('planned at once')
})

test('what has come plays as it stands in the rules, on the same variables', async () => {
  const gun: Gun = { shots: 3, log: [] }
  const { double } = await asking.play()
  asking.shoot.play(gun)
  double.play(gun)
  for (const step of asking.Fire.steps) step(gun)
  expect(gun.shots).toBe(0)
  expect(gun.log).toEqual([
    ...[1, 2, 3].map((die) => `only what happens needs this: fire ${die}`),
    'first',
    'only what happens needs this: last',
  ])
})
