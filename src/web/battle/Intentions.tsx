import { createSignal, createUniqueId, For, type JSX, Show } from 'solid-js'
import { type Intended, type Intending, intendedOf } from '../table/intended.ts'
import { tIntentions } from '../words/intentions/t.ts'
import './intentions.css'

/** What a seat answers in advance: standing answers of its rules, by question, and a preset for all of them. */

interface Thing {
  /** In the notation; left out to mean everything that the answer can be about, if it allows that. */
  readonly name?: string
  /** On the screen. */
  readonly label: string
}

interface Answer {
  /** The standing answer's name in the rules, and its label on the screen. */
  readonly name: string
  readonly label: string
  /** What it can be about, if it is intended for each thing separately. */
  readonly things?: readonly Thing[]
}

export interface IntentionGroup {
  readonly title: string
  readonly list: readonly Answer[]
}

export function Intentions(props: {
  readonly table: Intending
  readonly intro: string
  /** What intentions are for, said beside the title while none is set. */
  readonly none: string
  /** Answers that one press sets together. */
  readonly preset?: { readonly title: string; readonly names: readonly string[] }
  readonly groups: readonly IntentionGroup[]
}): JSX.Element {
  const intended = intendedOf(props.table)
  const { set, choose } = intended
  // Intentions belong to the seat, so its chief sets them.
  if (props.table.info.comrade) return null
  return (
    <details class="standing">
      <summary>
        {tIntentions('title')}{' '}
        <small>{set().length > 0 ? tIntentions('set', { count: set().length }) : props.none}</small>
      </summary>
      <p class="standing-note">{props.intro}</p>
      <div class="standing-row">
        <Show when={props.preset}>
          {(preset) => (
            <button
              type="button"
              data-aside
              class="button small"
              onClick={() => choose(preset().names.map((name) => ({ name })))}
            >
              {preset().title}
            </button>
          )}
        </Show>
        <button type="button" data-aside class="button small" disabled={set().length === 0} onClick={() => choose([])}>
          {tIntentions('clear')}
        </button>
      </div>
      <For each={props.groups}>
        {({ title, list }) => (
          <fieldset>
            <Show when={title !== ''}>
              <legend>{title}</legend>
            </Show>
            <For each={list}>
              {(answer) => (
                <Show when={answer.things} fallback={<Ticked answer={answer} intended={intended} />}>
                  {(things) => <About answer={answer} things={things()} intended={intended} />}
                </Show>
              )}
            </For>
          </fieldset>
        )}
      </For>
    </details>
  )
}

/** An answer with a box to tick. */
function Ticked(props: { readonly answer: Answer; readonly intended: Intended }): JSX.Element {
  const others = () => props.intended.set().filter(({ name }) => name !== props.answer.name)
  return (
    <label>
      <input
        type="checkbox"
        checked={others().length < props.intended.set().length}
        onChange={({ currentTarget }) =>
          props.intended.choose(currentTarget.checked ? [...others(), { name: props.answer.name }] : others())
        }
      />
      {props.answer.label}
    </label>
  )
}

/** The value of a thing in a list to choose from. */
const optionOf = ({ name }: Thing): string => name ?? ''

/**
 * An answer that is about things: those it is intended for, each with a button to be asked again, and a choice of
 * another.
 */
function About(props: {
  readonly answer: Answer
  readonly things: readonly Thing[]
  readonly intended: Intended
}): JSX.Element {
  const id = createUniqueId()
  const isSet = (thing: Thing) =>
    props.intended.set().some(({ name, about }) => name === props.answer.name && about === thing.name)
  const left = () => props.things.filter((thing) => !isSet(thing))
  const [wanted, want] = createSignal<string>()
  /** What is added next: the player's choice while it is available. */
  const next = () => left().find((thing) => optionOf(thing) === wanted()) ?? left()[0]
  const add = ({ name }: Thing) =>
    props.intended.choose([...props.intended.set(), { name: props.answer.name, ...(name && { about: name }) }])
  const drop = (thing: Thing) =>
    props.intended.choose(
      props.intended.set().filter(({ name, about }) => name !== props.answer.name || about !== thing.name),
    )
  return (
    <div class="standing-about" role="group" aria-labelledby={id}>
      <span id={id}>{props.answer.label}</span>
      <For each={props.things.filter(isSet)}>
        {(thing) => (
          <button
            type="button"
            data-aside
            class="button small"
            aria-label={tIntentions('drop', { thing: thing.label })}
            onClick={() => drop(thing)}
          >
            {thing.label} <span aria-hidden="true">×</span>
          </button>
        )}
      </For>
      <Show when={next()}>
        {(thing) => (
          <>
            <select
              class="input"
              aria-labelledby={id}
              value={optionOf(thing())}
              onChange={({ currentTarget }) => want(currentTarget.value)}
            >
              <For each={left()}>{(one) => <option value={optionOf(one)}>{one.label}</option>}</For>
            </select>
            <button type="button" data-aside class="button small" onClick={() => add(thing())}>
              {tIntentions('add')}
            </button>
          </>
        )}
      </Show>
    </div>
  )
}
