import { createSignal, onMount, Show } from 'solid-js'
import { findSystem } from '../board/registry.ts'
import { keepServed, type MissingData } from '../table/packs.ts'
import { tData } from '../words/data/t.ts'
import { PackPicker } from './new/PackPicker.tsx'
import { Problem } from './Problem.tsx'

/** Says which data are missing for a game on a designer's data, and where to bring them. */
export function BringData(props: {
  readonly missing: Pick<MissingData, 'ruleset' | 'data'> & { readonly pack?: string | undefined }
  /** Called when the data are here. */
  readonly brought: () => void
}) {
  const [other, setOther] = createSignal('')
  // A game of this browser may be played by data that its server has, which then need not be brought.
  onMount(() => {
    const { ruleset, data } = props.missing
    keepServed(ruleset, data).then((found) => found && props.brought(), console.warn)
  })
  const taken = (data: string) => {
    if (data === props.missing.data) props.brought()
    else setOther(tData('others', { data, wanted: props.missing.data }))
  }
  return (
    <Problem
      title={tData('missingTitle')}
      text={
        props.missing.pack === undefined
          ? tData('missing', { data: props.missing.data })
          : tData('missingNamed', { name: props.missing.pack, data: props.missing.data })
      }
    >
      <Show when={findSystem(props.missing.ruleset)}>
        {(system) => (
          <div class="stack bring-data">
            <PackPicker system={system()} name={props.missing.pack} taken={taken} />
            <p role="alert" class="fault">
              {other()}
            </p>
          </div>
        )}
      </Show>
    </Problem>
  )
}
