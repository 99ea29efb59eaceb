import { For, Index, type JSX, Show } from 'solid-js'
import './head.css'

/** What both sides have towards victory: a figure, or a row of pips, some of them filled. */
export interface Score {
  /** All of it in words, as in the tip. */
  readonly words: string
  readonly title?: string
  readonly sides: readonly {
    readonly nation: string
    readonly figure?: string
    readonly pips?: { readonly filled: number; readonly of: number }
  }[]
}

/** The turns of a battle, side by side. */
export interface TurnTrack {
  readonly words: string
  /** The name of each turn in its tip, and on the track if there is room for all. */
  readonly turns: readonly { readonly title: string; readonly label?: string | undefined }[]
  /** The number of turns that are finished; -1 before the first. */
  readonly past: number
}

/** Whose phase it is, and the parts of the phase. */
export interface Phase {
  /** Left out if phases always belong to both sides; without a nation if only this phase does. */
  readonly whose?: { readonly words: string; readonly nation?: string | undefined }
  readonly parts: readonly { readonly words: string; readonly title?: string }[]
  /** The current part, from 0; -1 between the parts. */
  readonly now: number
}

/**
 * The head of a battle: turn and clock, the score, the track of turns, whose phase it is and which part of it. The
 * class names of its parts include the `system` (`eagle-turn`), for its own styles.
 */
export function Head(props: {
  readonly system: string
  readonly turn: string
  readonly score?: Score
  readonly track?: TurnTrack
  readonly phase?: Phase | undefined
}): JSX.Element {
  const called = (part: string) => `head-${part} ${props.system}-${part}`
  return (
    <div class={called('all')}>
      <span class={called('turn')}>{props.turn}</span>
      <Show when={props.score}>
        {(score) => (
          <span class={called('score')} role="img" aria-label={score().words} title={score().title}>
            <Index each={score().sides}>
              {(side) => (
                <b class={`nation-${side().nation}`}>
                  {side().figure}
                  <For each={Array.from({ length: side().pips?.of ?? 0 }, (_, k) => k)}>
                    {(k) => <i classList={{ filled: k < (side().pips?.filled ?? 0) }} />}
                  </For>
                </b>
              )}
            </Index>
          </span>
        )}
      </Show>
      <Show when={props.track}>
        {(track) => (
          <ol class={called('track')} aria-label={track().words}>
            <Index each={track().turns}>
              {(turn, k) => (
                <li
                  classList={{ past: k < track().past }}
                  aria-current={k === track().past ? 'step' : undefined}
                  title={turn().title}
                >
                  <Show when={turn().label}>{(label) => <span>{label()}</span>}</Show>
                </li>
              )}
            </Index>
          </ol>
        )}
      </Show>
      <Show when={props.phase}>
        {(phase) => (
          <div class={called('phase')}>
            <Show when={phase().whose}>
              {(whose) => <span class={`${called('side')} nation-${whose().nation ?? 'none'}`}>{whose().words}</span>}
            </Show>
            <ol>
              <Index each={phase().parts}>
                {(part, k) => (
                  <li
                    classList={{ past: k < phase().now }}
                    aria-current={k === phase().now ? 'step' : undefined}
                    title={part().title}
                  >
                    {part().words}
                  </li>
                )}
              </Index>
            </ol>
          </div>
        )}
      </Show>
    </div>
  )
}
