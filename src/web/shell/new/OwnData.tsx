import { createEffect, createResource, createSignal, For, onCleanup, Show } from 'solid-js'
import type { ServedPack } from '../../../protocol/index.ts'
import { findSystem, type System } from '../../board/registry.ts'
import { cardOf, cardsOfSystem } from '../../board/scenario-cards.ts'
import { type KeptPack, keptPacks, removePack } from '../../table/local/kept-packs.ts'
import { forgetSystem, systemBy } from '../../table/packs.ts'
import { Glyph } from '../../ui/Glyph.tsx'
import { Sure } from '../../ui/Sure.tsx'
import { tData } from '../../words/data/t.ts'
import { go } from '../route.ts'
import { PackPicker } from './PackPicker.tsx'

/** Was the choice made here? The form is then rebuilt for it, and keeps the focus on it. */
let chosenHere = false

/** The data for a new game: the shipped data, the server's, or a designer's that this browser keeps. */
export function OwnData(props: {
  readonly system: System
  readonly scenario: string
  readonly served: readonly ServedPack[]
}) {
  let host!: HTMLDivElement
  const id = () => props.system.id
  // Nothing waits for the list: what the player is reading in the group stays there.
  const [kept, { refetch }] = createResource(id, keptPacks, { initialValue: [] })
  const [removing, setRemoving] = createSignal<KeptPack>()
  const [fault, setFault] = createSignal('')
  createEffect(() => {
    if (!chosenHere || kept.loading) return
    chosenHere = false
    // The form is on the page only once its rules are loaded.
    const focus = () => {
      if (host.isConnected) host.querySelector<HTMLElement>(':checked')?.focus()
      else frame = requestAnimationFrame(focus)
    }
    let frame = requestAnimationFrame(focus)
    onCleanup(() => cancelAnimationFrame(frame))
  })
  const served = () => props.served.find(({ ruleset }) => ruleset === id())
  const packs = () => kept.latest.filter(({ data }) => data !== served()?.data)
  const now = () => props.system.own?.data
  /** Continues with other data: with the same scenario if they have it, else with their first. */
  async function choose(data: string | undefined): Promise<void> {
    setFault('')
    chosenHere = true
    try {
      const system = data === undefined ? findSystem(id())! : await systemBy(id(), data)
      const scenario = (cardOf(system, props.scenario) ?? cardsOfSystem(system)[0])?.id ?? ''
      go({ screen: 'new', ruleset: id(), scenario, data: data ?? 'shipped' }, { replace: true })
    } catch (error) {
      setFault(tData('failed', { why: (error as Error).message }))
    }
  }
  const taken = async (data: string) => {
    await refetch()
    await choose(data)
  }
  const remove = async ({ ruleset, data }: KeptPack) => {
    await removePack(ruleset, data)
    forgetSystem(ruleset, data)
    await refetch()
    if (data === now()) await choose(undefined)
  }
  return (
    <div ref={host} class="own-data stack">
      <p class="quiet">{tData('note')}</p>
      <div role="radiogroup" aria-label={tData('by')} class="data-choices">
        <Choice name={tData('shipped')} checked={now() === undefined} choose={() => void choose(undefined)} />
        <Show when={served()}>
          {(one) => (
            <Choice
              name={tData('served', { name: one().name })}
              checked={now() === one().data}
              choose={() => void choose(one().data)}
            />
          )}
        </Show>
        <For each={packs()}>
          {(one) => (
            <Choice
              name={one.name}
              checked={now() === one.data}
              choose={() => void choose(one.data)}
              remove={() => setRemoving(one)}
            />
          )}
        </For>
      </div>
      <p role="alert" class="fault">
        {fault()}
      </p>
      <PackPicker system={props.system} taken={(data) => void taken(data)} />
      <Show when={removing()}>
        {(one) => (
          <Sure
            title={tData('removeSure', { name: one().name })}
            text={tData('removeText')}
            yes={tData('removeYes')}
            run={() => void remove(one())}
            close={() => setRemoving(undefined)}
          />
        )}
      </Show>
    </div>
  )
}

function Choice(props: {
  readonly name: string
  readonly checked: boolean
  readonly choose: () => void
  readonly remove?: () => void
}) {
  return (
    <div class="flow">
      <label class="data-choice">
        <input type="radio" name="data" checked={props.checked} onChange={() => props.choose()} />
        <span>{props.name}</span>
      </label>
      <Show when={props.remove}>
        {(remove) => (
          <button
            type="button"
            class="button icon plain"
            aria-label={tData('remove', { name: props.name })}
            onClick={() => remove()()}
          >
            <Glyph name="close" />
          </button>
        )}
      </Show>
    </div>
  )
}
