import { createMemo, createSignal, For, type JSX, Show } from 'solid-js'
import type { Eagle } from '../../../../rules/eagle/position.ts'
import { useTable } from '../../../shell/table/place.ts'
import { type Desk, OVERLAY_KEYS, OVERLAYS, type Overlay } from '../desk.ts'
import { leaderName } from '../faces.ts'
import { hexName, pieceName, stackLines } from '../say.ts'
import { lookedAt } from './command.ts'
import { groundWords, pointsLeft, whyNot } from './inspect.ts'
import { menaceOf } from './menace.ts'
import { dangerWords, fireLine } from './overlays.ts'
import { tLook } from './words.ts'
import './look.css'

/** The signs of what can be laid over the map. */
const SIGNS: Readonly<Record<Overlay, string>> = {
  zones: 'M12 21V11M12 11L4 6M12 11L20 6M6.5 14A6.5 6.5 0 0 1 4 6M17.5 14A6.5 6.5 0 0 0 20 6',
  command: 'M12 12m-2.5 0a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0 -5 0M12 12m-9 0a9 9 0 1 0 18 0a9 9 0 1 0 -18 0',
  threats: 'M4 20L15 9M9 20L4 15M13 5l6 -1l-1 6zM20 20L14 14M15 20L20 15',
  line: 'M3 12H18M14 8l4 4l-4 4M21 6V18',
}

const keyOf = (overlay: Overlay): string => Object.entries(OVERLAY_KEYS).find(([, one]) => one === overlay)![0]

/** What is looked at: the hex under the pointer in words, and what can be laid over the map. */
export function Looking(props: { readonly desk: Desk }): JSX.Element {
  const { desk } = props
  return (
    <div class="look">
      <Show when={desk.overlay()}>{(overlay) => <Note desk={desk} overlay={overlay()} />}</Show>
      <Show when={desk.pointed() >= 0}>
        <p class="look-read" aria-hidden="true">
          <Reading desk={desk} hex={desk.pointed()} />
        </p>
      </Show>
      <div class="look-bar" role="group" aria-label={tLook('tools.title')}>
        <For each={OVERLAYS}>
          {(overlay) => {
            const words = () => `${tLook(`tools.${overlay}`)} (${keyOf(overlay)})`
            return (
              <button
                type="button"
                aria-pressed={desk.overlay() === overlay}
                aria-label={tLook(`tools.${overlay}`)}
                title={words()}
                onClick={() => desk.lay(desk.overlay() === overlay ? undefined : overlay)}
              >
                <svg viewBox="0 0 24 24" aria-hidden="true">
                  <path d={SIGNS[overlay]} />
                </svg>
              </button>
            )
          }}
        </For>
      </div>
    </div>
  )
}

/** The hex in words: its ground, who stands there, what the way there costs, and why it cannot be entered. */
function Reading(props: { readonly desk: Desk; readonly hex: number }): JSX.Element {
  const { desk } = props
  const { say } = useTable()
  const p = () => desk.table.view()
  const what = createMemo(() => {
    const charge = desk.charge()
    const home = charge?.hex === props.hex
    const way = home ? charge : desk.ways().get(props.hex)
    const piece = desk.chosen()
    if (way && piece)
      return tLook(`read.${home ? 'charge' : (way.why ?? 'way')}`, {
        unit: pieceName(p(), piece),
        points: way.spent,
        left: pointsLeft(p(), piece),
      })
    const why = whyNot(desk, props.hex)
    return why && tLook('read.not', { reason: say(why.reason), rule: why.rule })
  })
  const troops = createMemo(() => {
    const stack = desk.stacks().find(({ hex }) => hex === props.hex)
    return stack ? stackLines(desk.shown(), stack) : []
  })
  return (
    <>
      <b>{groundWords(p(), props.hex)}</b>
      <Show when={what()}>{(words) => <> · {words()}</>}</Show>
      <For each={troops()}>{(line) => <span class="look-troop">{line}</span>}</For>
    </>
  )
}

function Note(props: { readonly desk: Desk; readonly overlay: Overlay }): JSX.Element {
  const { desk } = props
  const p = () => desk.table.view()
  const menace = menaceOf(desk)
  const words = () => {
    switch (props.overlay) {
      case 'command': {
        const leader = lookedAt(desk)
        return leader < 0
          ? tLook('command.all')
          : tLook('command.note', { leader: leaderName(p(), leader), radius: p().scenario.army.radius[leader]! })
      }
      case 'threats':
        return menace() ? dangerWords(p(), menace()!) : tLook('threats.note')
      case 'line':
        return lineWords(p(), desk)
      default:
        return tLook(`${props.overlay}.note`)
    }
  }
  return (
    <div class="look-note">
      <span role="status">{words()}</span>
      <Show when={props.overlay === 'line'}>
        <LineForm desk={desk} />
      </Show>
    </div>
  )
}

function lineWords(p: Eagle, desk: Desk): string {
  const [from, to] = desk.line()
  const end = to >= 0 ? to : desk.pointed()
  if (from < 0 || end < 0 || from === end) return tLook('line.note')
  const { distance: far, at, by } = fireLine(p, Math.max(0, desk.table.seat()), from, end)
  const ends = { from: hexName(p, from), to: hexName(p, end), far }
  return by === undefined
    ? tLook('line.clear', ends)
    : tLook('line.blocked', { ...ends, hex: hexName(p, at!), what: tLook(`line.by.${by}`) })
}

/** The two ends by name, for those who use no pointer. */
function LineForm(props: { readonly desk: Desk }): JSX.Element {
  const { desk } = props
  const [unknown, setUnknown] = createSignal(false)
  const nameOf = (hex: number) => (hex < 0 ? '' : hexName(desk.table.view(), hex))
  let [from, to]: (HTMLInputElement | undefined)[] = []
  const draw = (event: SubmitEvent) => {
    event.preventDefault()
    const { names } = desk.table.view().scenario.ground.grid
    const [a, b] = [from, to].map((field) => names.indexOf(field?.value.trim().toUpperCase() ?? ''))
    setUnknown(a! < 0 || b! < 0)
    if (!unknown()) desk.draw(a!, b!)
  }
  return (
    <form onSubmit={draw}>
      <label>
        {tLook('line.from')}
        <input ref={(field) => (from = field)} value={nameOf(desk.line()[0])} autocomplete="off" />
      </label>
      <label>
        {tLook('line.to')}
        <input ref={(field) => (to = field)} value={nameOf(desk.line()[1])} autocomplete="off" />
      </label>
      <button type="submit" class="button small">
        {tLook('line.show')}
      </button>
      <Show when={unknown()}>
        <span role="alert">{tLook('line.unknown')}</span>
      </Show>
    </form>
  )
}
