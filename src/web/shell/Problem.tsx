import type { JSX } from 'solid-js'
import { tProblems } from '../words/problems/t.ts'
import { t } from '../words/t.ts'
import { Masthead } from './home/Masthead.tsx'
import { fragmentOf } from './route.ts'

/** A screen that says what is wrong and what can be done. */
export function Problem(props: { readonly title: string; readonly text: string; readonly children?: JSX.Element }) {
  return (
    <>
      <Masthead />
      <main id="content" tabindex="-1" class="problem">
        <h1>{props.title}</h1>
        <p>{props.text}</p>
        <div class="flow">
          {props.children}
          <a class="button" href={fragmentOf({ screen: 'home' })}>
            {t('app.home')}
          </a>
        </div>
      </main>
    </>
  )
}

/** A link that leads nowhere. */
export function UnknownLink() {
  return <Problem title={tProblems('unknownLink')} text={tProblems('unknownLinkText')} />
}

/** The server of a game cannot be reached; the game opens by itself when it can. */
export function Unreached() {
  return <Problem title={tProblems('unreached')} text={tProblems('unreachedText')} />
}

/** An unexpected fault. */
export function Failed(props: { readonly error: Error }) {
  return <Problem title={tProblems('failed')} text={props.error.message} />
}
