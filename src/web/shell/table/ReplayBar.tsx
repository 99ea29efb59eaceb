import { createEffect, createResource, createSignal, For, lazy, onCleanup, Show, Suspense } from 'solid-js'
import { SPECTATOR } from '../../../kernel/seats.ts'
import type { BoardModule } from '../../board/module.ts'
import type { Table } from '../../board/table.ts'
import { useTable } from '../../table/at-table.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { Glyph, type GlyphName } from '../../ui/Glyph.tsx'
import { reducedMotion, speed } from '../../ui/settings.ts'
import { tReplay } from '../../words/replay/t.ts'
import { t } from '../../words/t.ts'
import { keys } from '../keys.ts'
import { DiceCheck } from './DiceCheck.tsx'
import { resultWords } from './decision.ts'
import { download, watchAgain } from './record.ts'
import { Share } from './Share.tsx'
import { type Why, whyAt } from './why.ts'
import './replay.css'

const Expected = lazy(async () => ({ default: (await import('./Expected.tsx')).Expected }))
const Chances = lazy(async () => ({ default: (await import('./Chances.tsx')).Chances }))
const Dispatch = lazy(async () => ({ default: (await import('./Dispatch.tsx')).Dispatch }))

/** Milliseconds from one moment to the next when the past is played, at normal speed. */
const PACE = 900

/**
 * Looking back: scrub, step, jump to a phase, link to a moment; for a finished game also everything else that can be
 * known.
 */
export function ReplayBar(props: {
  readonly close: () => void
  /** What the player asks about the game, from elsewhere on the screen: a different object each time. */
  readonly asked: { readonly why: Why } | undefined
}) {
  const place = useTable()
  const { table, session, module, seatName } = place
  const past = () => table().past
  const at = () => past().at() ?? past().length()
  const isReplay = session.tables[0].info.kind === 'replay'
  const over = () => table().result() !== undefined
  const [playing, setPlaying] = createSignal(false)
  const [dialog, setDialog] = createSignal<'dice' | 'plans' | 'luck' | 'share' | 'dispatch' | Why>()
  createEffect(() => props.asked && setDialog(props.asked.why))
  const whyButtons = new Map<Why, HTMLButtonElement>()
  /** The focus goes to the button that opens the dialog again: perhaps another one, gone since, has opened it. */
  const closeWhy = (why: Why) => {
    setDialog(undefined)
    queueMicrotask(() => whyButtons.get(why)?.focus())
  }

  const go = (to: number) => past().go(to >= past().length() && !isReplay ? undefined : to)
  const mark = (by: 1 | -1) => {
    const marks = past().marks()
    const found = by < 0 ? marks.findLast((one) => one.at < at()) : marks.find((one) => one.at > at())
    go(found?.at ?? (by < 0 ? 1 : past().length()))
  }
  createEffect(() => {
    if (!playing()) return
    const pace = speed()
    const timer = setInterval(
      () => (at() < past().length() ? go(at() + 1) : setPlaying(false)),
      PACE / (pace === 'off' ? 4 : pace),
    )
    onCleanup(() => clearInterval(timer))
  })

  /** Each seat has its own moments: finds the same phase, and as many steps into it. */
  const look = (to: Table) => {
    const marks = past().marks()
    const k = marks.findLastIndex((one) => one.at <= at())
    const into = at() - (marks[k]?.at ?? 1)
    const theirs = to.past.marks()
    const first = theirs[k]?.at ?? 1
    const last = theirs[k + 1]?.at ?? to.past.length()
    // What is open beside the board looks at this moment at once.
    to.past.go(Math.min(first + into, Math.max(first, last)))
    session.look(to)
  }
  const eyes = (one: Table) => {
    if (one.seat() === SPECTATOR) return isReplay ? tReplay('everything') : tReplay('spectator')
    return seatName(one.info.seats[one.seat()] ?? '')
  }

  return (
    <section class="bar replay" aria-label={tReplay('bar')}>
      <div class="scrub">
        <input
          type="range"
          min="1"
          max={past().length()}
          value={at()}
          aria-label={tReplay('bar')}
          aria-valuetext={tReplay('position', { at: at(), all: past().length() })}
          onInput={(event) => go(Number(event.currentTarget.value))}
        />
        <output class="small-text quiet">{tReplay('position', { at: at(), all: past().length() })}</output>
      </div>
      <div class="flow controls">
        <div class="flow steps">
          <Step glyph="first" label={tReplay('first')} run={() => go(1)} off={at() <= 1} />
          <Step
            glyph="previous"
            label={tReplay('previousMark')}
            run={() => mark(-1)}
            off={at() <= 1}
            keys={keys.phaseBack}
          />
          <Step
            glyph="back"
            label={tReplay('previous')}
            run={() => go(at() - 1)}
            off={at() <= 1}
            keys={keys.stepBack}
          />
          <Step
            glyph={playing() ? 'pause' : 'play'}
            label={playing() ? tReplay('pause') : tReplay('play')}
            run={() => setPlaying(!playing())}
            off={reducedMotion() && speed() === 'off'}
          />
          <Step
            glyph="on"
            label={tReplay('next')}
            run={() => go(at() + 1)}
            off={at() >= past().length()}
            keys={keys.stepOn}
          />
          <Step
            glyph="next"
            label={tReplay('nextMark')}
            run={() => mark(1)}
            off={at() >= past().length()}
            keys={keys.phaseOn}
          />
          <Step
            glyph="last"
            label={tReplay('last')}
            run={() => go(past().length())}
            off={at() >= past().length()}
            keys={keys.present}
          />
        </div>
        <div class="flow more">
          <label class="jump">
            <span class="hearing">{tReplay('marks')}</span>
            <select class="input" onChange={(event) => go(Number(event.currentTarget.value))}>
              <option value={at()}>{tReplay('marks')}</option>
              <For each={past().marks()}>
                {(one) => (
                  <option value={one.at} class={one.chapter ? 'chapter' : ''}>
                    {one.chapter ? place.inWords(one.told) : `\u2003${place.inWords(one.told)}`}
                  </option>
                )}
              </For>
            </select>
          </label>
          <Show when={session.tables.length > 1 && (isReplay || over())}>
            <label class="jump">
              <span class="small-text quiet">{tReplay('eyes')}</span>
              <select class="input" onChange={(event) => look(session.tables[event.currentTarget.selectedIndex])}>
                <For each={session.tables}>{(one) => <option selected={one === table()}>{eyes(one)}</option>}</For>
              </select>
            </label>
          </Show>
          <button type="button" class="button small" onClick={() => setDialog('share')}>
            <Glyph name="copy" />
            {tReplay('share')}
          </button>
          <Show when={over()}>
            <Show when={!isReplay}>
              <button type="button" class="button small" onClick={() => void watchAgain(table())}>
                {tReplay('everything')}
              </button>
            </Show>
            <Show when={module.dispatch}>
              <button type="button" class="button small" onClick={() => setDialog('dispatch')}>
                {tReplay('dispatch')}
              </button>
            </Show>
            <For each={whyAt(place)}>
              {(why) => (
                <button
                  ref={(button) => whyButtons.set(why, button)}
                  type="button"
                  class="button small why"
                  onClick={() => setDialog(why)}
                >
                  {tReplay(why)}
                </button>
              )}
            </For>
            <Show when={module.Plans && isReplay}>
              <button type="button" class="button small" onClick={() => setDialog('plans')}>
                {tReplay('plans')}
              </button>
            </Show>
            <Show when={module.Luck}>
              <button type="button" class="button small" onClick={() => setDialog('luck')}>
                {tReplay('luck')}
              </button>
            </Show>
            <button type="button" class="button small" onClick={() => void download(table())}>
              {tReplay('download')}
            </button>
            <button type="button" class="button small" onClick={() => setDialog('dice')}>
              {tReplay('check')}
            </button>
          </Show>
          <Show when={!isReplay}>
            <button type="button" class="button small main" onClick={() => props.close()}>
              {tReplay('close')}
            </button>
          </Show>
        </div>
      </div>
      <Show when={dialog() === 'share'}>
        <Share table={table()} close={() => setDialog(undefined)} />
      </Show>
      <Show when={dialog() === 'dispatch'}>
        <Dialog title={resultWords(place)?.title ?? tReplay('dispatch')} close={() => setDialog(undefined)} wide>
          <Suspense>
            <Dispatch />
          </Suspense>
        </Dialog>
      </Show>
      <Show when={dialog() === 'expected'}>
        <Dialog title={tReplay('expected')} close={() => closeWhy('expected')} beside>
          <Suspense>
            <Show when={table()} keyed>
              {(shown) => <Expected table={shown} />}
            </Show>
          </Suspense>
        </Dialog>
      </Show>
      <Show when={dialog() === 'chances'}>
        <Dialog title={tReplay('chances')} close={() => closeWhy('chances')} wide>
          <Suspense>
            <Chances table={table()} />
          </Suspense>
        </Dialog>
      </Show>
      <Show when={dialog() === 'dice'}>
        <DiceCheck table={table()} close={() => setDialog(undefined)} />
      </Show>
      <Show when={dialog() === 'plans' && module.Plans} keyed>
        {(Plans) => (
          <Dialog title={tReplay('plans')} close={() => setDialog(undefined)} wide>
            <Plans table={table()} />
          </Dialog>
        )}
      </Show>
      <Show when={dialog() === 'luck' && module.Luck}>
        {(Luck) => (
          <Dialog title={tReplay('luck')} close={() => setDialog(undefined)} wide>
            <LuckOf component={Luck()} table={table()} />
          </Dialog>
        )}
      </Show>
    </section>
  )
}

function LuckOf(props: { readonly component: NonNullable<BoardModule['Luck']>; readonly table: Table }) {
  const [record] = createResource(() => props.table.wishes.record())
  return (
    <Show when={record()} fallback={<p>{t('app.loading')}</p>}>
      {(text) => <props.component engine={props.table.engine} record={text()} />}
    </Show>
  )
}

function Step(props: {
  readonly glyph: GlyphName
  readonly label: string
  readonly run: () => void
  readonly off: boolean
  readonly keys?: string
}) {
  return (
    <button
      type="button"
      class="button icon"
      aria-label={props.label}
      title={props.label}
      aria-keyshortcuts={props.keys}
      disabled={props.off}
      onClick={() => props.run()}
    >
      <Glyph name={props.glyph} />
    </button>
  )
}
