import { createEffect, createRoot, createSignal } from 'solid-js'

/** What a person has chosen in this browser, which keeps it. */

/** How fast events are told: 1 is normal; 'off' shows only the result. */
export const speeds = ['off', 0.5, 1, 2, 4] as const
export type Speed = (typeof speeds)[number]
export const themes = ['auto', 'light', 'lamp'] as const
export type Theme = (typeof themes)[number]

/** How counters of units show what they are. */
export const countersAs = ['signs', 'uniforms'] as const
export type CountersAs = (typeof countersAs)[number]

const PREFIX = 'grognard.'

/** A signal whose value the browser keeps; an unreadable value counts as none. */
function kept<T>(name: string, first: T, valid: (value: unknown) => value is T) {
  const stored = (): T => {
    try {
      const value: unknown = JSON.parse(localStorage.getItem(PREFIX + name) ?? 'null')
      return valid(value) ? value : first
    } catch {
      return first
    }
  }
  const [get, set] = createSignal<T>(stored())
  const keep = (value: T) => {
    set(() => value)
    try {
      localStorage.setItem(PREFIX + name, JSON.stringify(value))
    } catch {
      // A browser without storage keeps the choice until the player leaves the page.
    }
  }
  return [get, keep] as const
}

const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean'
const oneOf =
  <T>(values: readonly T[]) =>
  (value: unknown): value is T =>
    values.includes(value as T)

/** A setting that is on or off; this browser remembers it. */
export const flag = (name: string, first: boolean) => kept(name, first, isBoolean)

export const [theme, setTheme] = kept<Theme>('theme', 'auto', oneOf(themes))
export const [speed, setSpeed] = kept<Speed>('speed', 1, oneOf(speeds))
export const [counters, setCounters] = kept<CountersAs>('counters', 'signs', oneOf(countersAs))
export const [sound, setSound] = kept('sound', false, isBoolean)
export const [notifying, setNotifying] = kept('notifying', false, isBoolean)
/** The name under which the player sits down at a table. */
export const [ownName, setOwnName] = kept(
  'name',
  '',
  (value): value is string => typeof value === 'string' && value.length <= 60,
)

/** A media query as a signal. */
function media(query: string) {
  const list = matchMedia(query)
  const [matches, set] = createSignal(list.matches)
  list.addEventListener('change', () => set(list.matches))
  return matches
}

export const reducedMotion = media('(prefers-reduced-motion: reduce)')
/** Board above, panel below: on a phone, and wherever the window is taller than wide. The style sheets say the same. */
export const narrow = media('(max-width: 760px), (orientation: portrait)')
/** There is room for the log, or another tab, beside the question. The style sheets say the same. */
export const wide = media('(min-width: 1600px) and (orientation: landscape)')
const dark = media('(prefers-color-scheme: dark)')

/** The light of the page: the chosen theme, or the one that the browser prefers. */
export const lit = (): 'light' | 'lamp' => {
  const chosen = theme()
  return chosen === 'auto' ? (dark() ? 'lamp' : 'light') : chosen
}
createRoot(() => createEffect(() => (document.documentElement.dataset.theme = lit())))
