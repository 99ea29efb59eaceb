import { type Accessor, createMemo } from 'solid-js'
import { includes, type Position, SPECTATOR } from '../../kernel/index.ts'
import { inSecret } from '../../match/secrecy.ts'
import type { Status } from '../../protocol/index.ts'
import type { Legal } from '../board/table.ts'
import { type Command, commandOf } from './command.ts'
import type { SeatChoices } from './seat-choices.ts'
import type { PlayedSeat } from './seat-setup.ts'

/** What a seat is asked at the moment shown. */
export interface Question<P extends Position> {
  readonly command: Command<P>
  /** Is the seat played here, by a person? */
  ours(): boolean
  /** Do the rules wait for this seat, and has the telling reached the present? */
  readonly mustChoose: Accessor<boolean>
  /** Is it a secret choice that is handed in as a whole? */
  readonly together: Accessor<boolean>
  /** Is it a secret choice with nothing to choose except closing it? */
  readonly empty: Accessor<boolean>
  /** What is on the board: the view with the draft played on it. */
  readonly view: Accessor<P>
  readonly legal: Accessor<readonly Legal[]>
  /** Can the seat choose something now? */
  readonly asked: Accessor<boolean>
}

/** The state of the table. */
export interface Standing<P extends Position> {
  /** The view without the draft. */
  base(): P
  /** Is the present shown, and has everything been told? */
  live(): boolean
  status(): Status
  drafted(): readonly string[]
  /** Is nothing on its way to the host? */
  idle(): boolean
}

export function questionOf<P extends Position>(
  setup: PlayedSeat<P>,
  choices: SeatChoices<P>,
  { base, live, status, drafted, idle }: Standing<P>,
): Question<P> {
  const { engine, info, seat, timeline, client } = setup
  const command = commandOf({ engine, info, seat, timeline }, status)
  const ours = () => client !== undefined && seat !== SPECTATOR && status().seats[seat]?.kind !== 'computer'
  const playing = () => status().result === undefined && status().sealing === undefined
  const mustChoose = createMemo(() => live() && ours() && playing() && includes(engine.awaiting(base()), seat))
  const together = createMemo(
    () => mustChoose() && inSecret(engine, base()) && engine.phase(base()).secret === 'together',
  )
  const view = createMemo(() => {
    const p = base()
    const texts = together() ? drafted() : []
    if (texts.length === 0) return p
    const withDraft = timeline.copy(p)
    choices.playDraft(withDraft, texts)
    return withDraft
  })
  const empty = createMemo(() => mustChoose() && choices.isEmpty(base()))
  // Even without a link: the choice is sent when the link is back.
  const mayAsk = createMemo(() => mustChoose() && !empty() && idle() && (command.isChief || !together()))
  const legal = createMemo<readonly Legal[]>(() =>
    mayAsk() ? choices.all(view()).filter(({ action }) => !command.notOurs(view(), action)) : [],
  )
  const asked = createMemo(() => mayAsk() && (command.isChief || legal().length > 0))
  return { command, ours, mustChoose, together, empty, view, legal, asked }
}
