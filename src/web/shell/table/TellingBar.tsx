import { For } from 'solid-js'
import { useTable } from '../../table/at-table.ts'
import { Glyph } from '../../ui/Glyph.tsx'
import { type Speed, setSpeed, speed, speeds } from '../../ui/settings.ts'
import { tLater } from '../../words/later/t.ts'
import { t } from '../../words/t.ts'
import { keys } from '../keys.ts'
import './telling-bar.css'

/** While events are told: how much is to come, and how to hurry it. */
export function TellingBar() {
  const { table } = useTable()
  const telling = () => table().telling
  return (
    <section class="telling" aria-label={tLater('telling.bar')}>
      <div class="flow">
        <button
          type="button"
          class="button small"
          aria-keyshortcuts={keys.pause}
          onClick={() => telling().pause(!telling().paused())}
        >
          <Glyph name={telling().paused() ? 'play' : 'pause'} />
          {telling().paused() ? tLater('telling.go') : tLater('telling.pause')}
        </button>
        <button type="button" class="button small" aria-keyshortcuts={keys.next} onClick={() => telling().next()}>
          <Glyph name="next" />
          {tLater('telling.next')}
        </button>
        <button type="button" class="button small" aria-keyshortcuts={keys.skip} onClick={() => telling().skip()}>
          <Glyph name="skip" />
          {tLater('telling.skip')}
        </button>
      </div>
      <div class="flow">
        <label class="small-text pace">
          <span class="hearing">{tLater('telling.speed')}</span>
          <select
            class="input"
            onChange={(event) => setSpeed(speeds.find((one) => String(one) === event.currentTarget.value) as Speed)}
          >
            <For each={speeds}>
              {(one) => (
                <option value={String(one)} selected={one === speed()}>
                  {t(`speeds.${one}`)}
                </option>
              )}
            </For>
          </select>
        </label>
        <span class="quiet small-text">{tLater('telling.waiting', { count: telling().waiting() })}</span>
      </div>
    </section>
  )
}
