import { createSignal, For, type JSX, lazy, Show, Suspense } from 'solid-js'
import { Glyph } from '../../ui/Glyph.tsx'
import { lit, setTheme } from '../../ui/settings.ts'
import { tSettings } from '../../words/settings/t.ts'
import { t } from '../../words/t.ts'
import { language, languages, setLanguage } from '../../words/words.ts'
import { Notices } from '../Notices.tsx'
import { fragmentOf } from '../route.ts'
import './home.css'

const Settings = lazy(async () => ({ default: (await import('../Settings.tsx')).Settings }))

/** The head of every screen except a table. */
export function Masthead(props: { readonly children?: JSX.Element }) {
  const [settings, setSettings] = createSignal(false)
  return (
    <>
      <header class="masthead">
        <button type="button" class="skip button" onClick={() => document.getElementById('content')?.focus()}>
          {t('app.skip')}
        </button>
        <a class="wordmark" href={fragmentOf({ screen: 'home' })}>
          <svg viewBox="0 0 64 40" aria-hidden="true">
            <path
              class="hat"
              d="M2 30c6-2 9-7 13-15C18 7 24 2 32 2s14 5 17 13c4 8 7 13 13 15-8 4-18 6-30 6S10 34 2 30z"
            />
            <path class="brim" d="M2 30c9-1 19-2 30-2s21 1 30 2c-8 4-18 6-30 6S10 34 2 30z" />
            <circle class="cockade" cx="43" cy="18" r="6" />
          </svg>
          <span>{t('app.title')}</span>
        </a>
        <div class="flow">
          {props.children}
          <For each={Object.entries(languages)}>
            {([id, name]) => (
              <Show when={id !== language()}>
                <button type="button" class="button plain small" lang={id} onClick={() => setLanguage(id)}>
                  {name}
                </button>
              </Show>
            )}
          </For>
          <button
            type="button"
            class="button icon plain"
            aria-label={lit() === 'light' ? tSettings('themes.lamp') : tSettings('themes.light')}
            onClick={() => setTheme(lit() === 'light' ? 'lamp' : 'light')}
          >
            <Glyph name={lit() === 'light' ? 'lamp' : 'sun'} />
          </button>
          <button
            type="button"
            class="button icon plain"
            aria-label={tSettings('title')}
            onClick={() => setSettings(true)}
          >
            <Glyph name="settings" />
          </button>
        </div>
        <Show when={settings()}>
          <Suspense>
            <Settings close={() => setSettings(false)} />
          </Suspense>
        </Show>
      </header>
      <Notices />
    </>
  )
}
