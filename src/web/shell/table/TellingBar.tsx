import { For } from 'solid-js'
import { type Speed, setSpeed, speed, speeds } from '../../settings.ts'
import { t } from '../../words/t.ts'
import { tTable } from '../../words/table/t.ts'
import { Glyph } from '../Glyph.tsx'
import { keys } from '../keys.ts'
import { useTable } from './place.ts'

/** While events are told: how much is to come, and how to hurry it. */
export function TellingBar() {
  const { table } = useTable()
  const telling = () => table().telling
  return (
    <section class="telling" aria-label={tTable('telling.bar')}>
      <div class="flow">
        <button type="button" class="button small" aria-keyshortcuts={keys.pause} onClick={() => telling().pause(!telling().paused())}>
          <Glyph name={telling().paused() ? 'play' : 'pause'} />
          {telling().paused() ? tTable('telling.go') : tTable('telling.pause')}
        </button>
        <button type="button" class="button small" aria-keyshortcuts={keys.next} onClick={() => telling().next()}>
          <Glyph name="next" />
          {tTable('telling.next')}
        </button>
        <button type="button" class="button small" aria-keyshortcuts={keys.skip} onClick={() => telling().skip()}>
          <Glyph name="skip" />
          {tTable('telling.skip')}
        </button>
      </div>
      <div class="flow">
        <label class="small-text pace">
          <span class="hearing">{tTable('telling.speed')}</span>
          <select class="input" onChange={(event) => setSpeed(speeds.find((one) => String(one) === event.currentTarget.value) as Speed)}>
            <For each={speeds}>
              {(one) => (
                <option value={String(one)} selected={one === speed()}>
                  {t(`speeds.${one}`)}
                </option>
              )}
            </For>
          </select>
        </label>
        <span class="quiet small-text">{tTable('telling.waiting', { count: telling().waiting() })}</span>
      </div>
    </section>
  )
}
