import { createResource, createSignal, Show } from 'solid-js'
import { systems as known } from '../../../../systems/registry.ts'
import { PACK_LIMITS, packName, readPackText } from '../../../match/pack.ts'
import type { System } from '../../board/registry.ts'
import { keepPack, MOST_PACKS, TooManyPacks } from '../../table/local/kept-packs.ts'
import { forgetSystem } from '../../table/packs.ts'
import { tData } from '../../words/data/t.ts'
import { checkPack } from './check-pack.ts'
import { chosenFiles, droppedFiles, type Given, placeOf } from './pack-files.ts'
import './own-data.css'

const MEGA = 1 << 20

/**
 * Takes the files of a designer's pack: chosen, or dropped on it. Checks them and, if they are good, keeps them in this
 * browser; `taken` gets the digest of the resulting data. Keeps nothing of wrong files.
 */
export function PackPicker(props: {
  readonly system: System
  readonly name?: string | undefined
  readonly taken: (data: string) => void
}) {
  const [name, setName] = createSignal(props.name ?? '')
  const [checking, setChecking] = createSignal(0)
  const [fault, setFault] = createSignal('')
  const [over, setOver] = createSignal(false)
  const replaceable = async (system: System) => (await system.designed?.())?.files ?? []
  const [files] = createResource(() => props.system, replaceable, { initialValue: [] })

  async function take(given: readonly Given[]): Promise<void> {
    if (checking() > 0 || given.length === 0) return
    setFault('')
    setChecking(given.length)
    try {
      const { id } = props.system
      // Files may be chosen before the list of replaceable files has arrived.
      const system = { id, files: await replaceable(props.system) }
      const ids = known.map((one) => one.id)
      const placed = given.flatMap(({ path, file }) => {
        const place = placeOf(path, system, ids)
        return place === undefined ? [] : [[place, file] as const]
      })
      if (placed.length === 0) return void setFault(tData('none', { count: given.length }))
      setChecking(placed.length)
      const called = packName(name().trim() || nameIn(given) || tData('unnamed'))
      const checked = await checkPack({ ruleset: id, name: called, files: placed })
      if (checked === 'too-long') setFault(tData('tooLong'))
      else if ('fault' in checked) setFault(tData('refused', { why: checked.fault }))
      else {
        await keepPack(readPackText(checked.text), checked.data)
        forgetSystem(id, checked.data)
        setName('')
        props.taken(checked.data)
      }
    } catch (error) {
      setFault(
        error instanceof TooManyPacks
          ? tData('tooMany', { most: MOST_PACKS })
          : tData('failed', { why: (error as Error).message }),
      )
    } finally {
      setChecking(0)
    }
  }
  const chosen = (input: HTMLInputElement) => {
    const given = chosenFiles(input.files ?? [])
    input.value = ''
    void take(given)
  }
  const dropped = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    if (event.dataTransfer)
      droppedFiles(event.dataTransfer, PACK_LIMITS.files).then(take, (error: Error) =>
        setFault(tData('failed', { why: error.message })),
      )
  }
  const dragged = (event: DragEvent) => {
    event.preventDefault()
    setOver(true)
  }
  return (
    <fieldset
      class="pack-picker stack"
      classList={{ over: over() }}
      aria-label={tData('add')}
      onDragOver={dragged}
      onDragLeave={() => setOver(false)}
      onDrop={dropped}
    >
      <label class="field">
        <span>{tData('name')}</span>
        <input
          class="input"
          maxlength="60"
          placeholder={tData('unnamed')}
          value={name()}
          onInput={(event) => setName(event.currentTarget.value)}
        />
      </label>
      <div class="flow">
        <label class="button main file">
          {tData('choose')}
          <input
            type="file"
            class="hearing"
            multiple
            accept=".json,application/json"
            disabled={checking() > 0}
            onChange={(event) => chosen(event.currentTarget)}
          />
        </label>
        <Show when={'webkitdirectory' in HTMLInputElement.prototype}>
          <label class="button file folder">
            {tData('folder')}
            <input
              ref={(input) => (input.webkitdirectory = true)}
              type="file"
              class="hearing"
              disabled={checking() > 0}
              onChange={(event) => chosen(event.currentTarget)}
            />
          </label>
        </Show>
        <span class="quiet small-text drop-here">{tData('drop')}</span>
      </div>
      <p class="quiet small-text">
        {tData('files', { files: files.latest.map((one) => one.replace('*', 'NAME')).join(', ') })}{' '}
        {tData('limits', {
          files: PACK_LIMITS.files,
          size: PACK_LIMITS.size / MEGA,
          whole: PACK_LIMITS.whole / MEGA,
        })}
      </p>
      <p role="status" class="small-text">
        {checking() > 0 ? tData('checking', { count: checking() }) : ''}
      </p>
      <p role="alert" class="fault">
        {fault()}
      </p>
    </fieldset>
  )
}

/** The name of the files together: their folder. */
const nameIn = ([first]: readonly Given[]): string | undefined =>
  first?.path.includes('/') ? first.path.split('/')[0] : undefined
