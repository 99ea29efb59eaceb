import { type Accessor, batch, createEffect, createSignal, on, type Setter } from 'solid-js'
import type { Position, Refusal } from '../../kernel/index.ts'
import { type HostMessage, TAKEN_BACK } from '../../protocol/index.ts'
import type { Table } from '../board/table.ts'
import type { Question } from './question.ts'
import { whyNot } from './replies.ts'
import type { SeatChoices } from './seat-choices.ts'
import type { Wish } from './seat-client.ts'
import type { PlayedSeat } from './seat-setup.ts'

/**
 * How long a client waits before it closes a secret choice with nothing to choose, so that its speed betrays nothing.
 */
const SHORTEST_THOUGHT = 400
const LONGEST_THOUGHT = 1_800
const NEXT_TRY = 5_000

/** The answer that a seat has begun: its draft, and how many answers are on their way to the host. */
export interface Answer {
  readonly draft: Accessor<readonly string[]>
  readonly setDraft: Setter<readonly string[]>
  readonly pending: Accessor<number>
  readonly setPending: Setter<number>
}

export function newAnswer(): Answer {
  const [draft, setDraft] = createSignal<readonly string[]>([])
  const [pending, setPending] = createSignal(0)
  return { draft, setDraft, pending, setPending }
}

/** What the answers of a table need in addition to its question. */
export interface Surroundings<P extends Position> {
  base(): P
  /** The number of updates so far. */
  length(): number
  linked(): boolean
  ask(wish: Wish): Promise<HostMessage>
  /** Shows at once what has arrived from the host. */
  catchUp(): void
}

type Answering<P extends Position> = Pick<Table<P>, 'act' | 'redraft' | 'submit' | 'refusal' | 'halted'>

/** Turns the choices of a player into drafts and requests. */
export function answering<P extends Position>(
  { timeline, drafts, watched }: PlayedSeat<P>,
  choices: SeatChoices<P>,
  { command, mustChoose, together, empty, view, asked }: Question<P>,
  { draft, setDraft, pending, setPending }: Answer,
  { base, length, linked, ask, catchUp }: Surroundings<P>,
): Answering<P> {
  const [refused, setRefused] = createSignal<Refusal>()
  const [halted, setHalted] = createSignal<Refusal | 'asked'>()
  const idle = () => pending() === 0

  async function send(texts: readonly string[]): Promise<void> {
    const question = together() ? length() : 0
    const drafted = draft()
    setRefused(undefined)
    setHalted(undefined)
    setPending((count) => count + 1)
    let reply = await ask({ type: 'act', count: timeline.count, do: [...texts] })
    // Another client of this seat was faster: the player may repeat what is still legal.
    catchUp()
    if (reply.type === 'stale' && mustChoose()) {
      reply = await ask({ type: 'act', count: timeline.count, do: [...texts] })
      catchUp()
    }
    batch(() => {
      setPending((count) => count - 1)
      const played = reply.type === 'done' ? (reply.played ?? 0) : 0
      if (played > 0 && played < texts.length) setHalted(whyNot(reply) ?? 'asked')
      else setRefused(whyNot(reply))
      if (reply.type !== 'done') return
      if (question > 0) drafts?.handIn(question, drafted)
      setDraft([])
    })
  }

  function redraft(texts: readonly string[]): Refusal | undefined {
    const { played, why } = choices.playDraft(timeline.copy(base()), texts)
    setDraft(played)
    return why
  }

  function submit(texts?: readonly string[]): void {
    const close = choices.closing(view(), texts)
    if (mustChoose() && idle() && close) void send([...draft(), close.text])
  }

  function act(...texts: string[]): void {
    if (!asked()) return
    if (!together()) {
      void send(texts)
      return
    }
    setRefused(redraft([...draft(), ...texts]))
    submit(texts)
  }

  // A secret choice with nothing to choose closes by itself; over the network, after a moment that reveals nothing. If
  // the host does not take it, it is tried again later.
  let tried = 0
  createEffect(
    on(
      () => command.isChief && empty() && idle() && linked(),
      (now) => {
        if (!now) return
        const thought = watched ? SHORTEST_THOUGHT + Math.random() * (LONGEST_THOUGHT - SHORTEST_THOUGHT) : 0
        const again = tried === timeline.length ? NEXT_TRY : 0
        tried = timeline.length
        setTimeout(() => empty() && idle() && linked() && submit(), thought + again)
      },
    ),
  )
  /** The answer handed in earlier to a question that is asked again after a take-back. */
  function reopened(question: number): readonly string[] {
    const back = timeline.told(question).find(({ event }) => event === TAKEN_BACK)
    return (back && drafts?.handedIn(back.args[0] - 1)) ?? []
  }

  // A draft belongs to one question, and is restored when the page is reloaded.
  createEffect(
    on(
      () => (together() ? length() : 0),
      (question) => {
        if (question > 0) redraft(drafts?.kept(question) ?? reopened(question))
        else setDraft([])
      },
    ),
  )
  createEffect(on(draft, (texts) => together() && drafts?.keep(length(), texts), { defer: true }))

  return { act, redraft, submit: () => submit(), refusal: refused, halted }
}
