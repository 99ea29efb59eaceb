import { createSignal, For, Show } from 'solid-js'
import { Dialog } from '../ui/Dialog.tsx'
import {
  type CountersAs,
  counters,
  countersAs,
  notifying,
  ownName,
  type Speed,
  setCounters,
  setNotifying,
  setOwnName,
  setSound,
  setSpeed,
  setTheme,
  sound,
  speed,
  speeds,
  type Theme,
  theme,
  themes,
} from '../ui/settings.ts'
import { tSettings } from '../words/settings/t.ts'
import { t } from '../words/t.ts'
import { language, languages, setLanguage } from '../words/words.ts'

/** Language, light, speed, counters, sound, notifications and the player's name: kept in this browser. */
export function Settings(props: { readonly close: () => void }) {
  const [forbidden, setForbidden] = createSignal(false)
  const notify = async (wished: boolean) => {
    const allowed = wished && 'Notification' in window && (await Notification.requestPermission()) === 'granted'
    setForbidden(wished && !allowed)
    setNotifying(allowed)
  }
  return (
    <Dialog title={tSettings('title')} close={props.close}>
      <label class="field">
        <span>{tSettings('language')}</span>
        <select class="input" value={language()} onChange={(event) => setLanguage(event.currentTarget.value)}>
          <For each={Object.entries(languages)}>{([id, name]) => <option value={id}>{name}</option>}</For>
        </select>
      </label>
      <label class="field">
        <span>{tSettings('theme')}</span>
        <select class="input" value={theme()} onChange={(event) => setTheme(event.currentTarget.value as Theme)}>
          <For each={themes}>{(one) => <option value={one}>{tSettings(`themes.${one}`)}</option>}</For>
        </select>
      </label>
      <label class="field">
        <span>{tSettings('speed')}</span>
        <select
          class="input"
          value={String(speed())}
          onChange={(event) => setSpeed(speeds.find((one) => String(one) === event.currentTarget.value) as Speed)}
        >
          <For each={speeds}>{(one) => <option value={String(one)}>{t(`speeds.${one}`)}</option>}</For>
        </select>
      </label>
      <label class="field">
        <span>{tSettings('counters')}</span>
        <select
          class="input"
          value={counters()}
          onChange={(event) => setCounters(event.currentTarget.value as CountersAs)}
        >
          <For each={countersAs}>{(one) => <option value={one}>{tSettings(`countersAs.${one}`)}</option>}</For>
        </select>
      </label>
      <label class="tick">
        <input type="checkbox" checked={sound()} onChange={(event) => setSound(event.currentTarget.checked)} />
        <span>{tSettings('sound')}</span>
      </label>
      <label class="tick">
        <input type="checkbox" checked={notifying()} onChange={(event) => void notify(event.currentTarget.checked)} />
        <span>{tSettings('notifying')}</span>
      </label>
      <Show when={forbidden()}>
        <p class="quiet small-text" role="status">
          {tSettings('notifyingNo')}
        </p>
      </Show>
      <label class="field">
        <span>{tSettings('name')}</span>
        <input
          class="input"
          maxlength="60"
          value={ownName()}
          onChange={(event) => setOwnName(event.currentTarget.value.trim())}
        />
      </label>
    </Dialog>
  )
}
