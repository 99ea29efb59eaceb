import { batch, createEffect, createMemo, createRoot, createSignal, on } from 'solid-js'
import type { Legal, Table } from '../../../src/web/board/table.ts'
import type { Point } from '../../../src/web/stage/camera.ts'
import { marchAt, marchEnd, marchLength } from '../rules/state/board.ts'
import { plannedAt, unitAt } from '../rules/state/counts.ts'
import type { Generals } from '../rules/state/position.ts'
import { standOfArm } from '../rules/state/stands.ts'
import { questions } from './asking.ts'
import type { Battle, Shot } from './battle.ts'
import type { Choice } from './choices.ts'
import { reading } from './reading.ts'

/**
 * What the board and its tools share while a player looks at a table: the troops picked for an order, what is pointed
 * at, and the question in a form that both can show.
 */
export interface Staff {
  readonly table: Table<Generals>
  /** The board as it is shown: during a telling, with what has been told so far. */
  readonly shown: () => Generals
  /** The name of the phase that asks, as in the rules. */
  readonly asking: () => string | undefined
  /** Everything that can be chosen now, and the action that completes the choice. */
  readonly choices: () => readonly Choice[]
  readonly closing: () => Legal | undefined
  /** Troops picked on the board for an order. */
  readonly picked: () => Picked | undefined
  pick(troops: Picked | undefined): void
  /** The number of the troops without an order. */
  without(troops: Picked): number
  /** Arrows along which the picked troops can be ordered to a sector, the shortest first. */
  waysTo(sector: number): readonly Choice[]
  /** The choice that is pointed at in the tools. */
  readonly hinted: () => string | undefined
  hint(text: string | undefined): void
  /** Several choices at one place: a small list there asks which. */
  readonly menu: () => Menu | undefined
  openMenu(menu: Menu | undefined): void
  /** Troops that are being dragged over the board. */
  readonly drag: () => Drag | undefined
  setDrag(drag: Drag | undefined): void
  choose(choice: Pick<Choice, 'text'>): void
  /** Makes the same choice as often as possible: for all of these troops. */
  chooseEvery(choice: Pick<Choice, 'text'>): void
  /** Removes the last instance of a choice from the draft. */
  drop(text: string): void
  /** The combat of this phase, and its bombardment. */
  readonly battle: () => Battle | undefined
  readonly shots: () => readonly Shot[]
  readonly battleOpen: () => boolean
  showBattle(open: boolean): void
}

export interface Picked {
  readonly arm: number
  readonly sector: number
}
interface Drag {
  readonly troops: Picked
  readonly count: number
  /** Where the pointer is, in the units of the board. */
  readonly at: Point
  /** The sector under it, −1 beside the field; and all sectors that it has passed through. */
  readonly over: number
  readonly through: readonly number[]
}
interface Menu {
  readonly choices: readonly Choice[]
  /** The choice is made for all of the troops. */
  readonly every?: boolean
  /** The place on the screen. */
  readonly x: number
  readonly y: number
}

const staffs = new WeakMap<Table<Generals>, Staff>()

/** The one staff of a table. */
export function staffOf(table: Table<Generals>): Staff {
  const known = staffs.get(table)
  if (known) return known
  const made = createRoot(() => makeStaff(table))
  staffs.set(table, made)
  return made
}

function makeStaff(table: Table<Generals>): Staff {
  const told = createMemo(() => reading()?.sinceStage(table.log()) ?? [])
  const shown = createMemo(() => {
    const view = table.view()
    const now = table.happening()
    const progress = reading()?.progress
    if (!now || !progress) return view
    // The view is the one before the entry that is being told.
    const log = table.log()
    let from = log.length
    while (from > 0 && log[from - 1].n === now.n) from--
    return progress(view, log.slice(from))
  })
  const asking = createMemo(() => (table.asked() ? table.phase()?.name : undefined))
  const legal = createMemo(() => table.legal())
  const choices = createMemo(() => {
    const asking = table.asked() && questions()
    if (!asking) return []
    const p = table.view()
    const read = (text: string) => asking.readChoice(table.engine, p, table.seat(), text)
    return asking.boardChoices(p, table.seat(), legal(), table.draft() ?? [], read)
  })
  const closing = createMemo(() => {
    // Reads what is legal first: it changes when the rules are loaded, and the questions are there from then on.
    const now = legal()
    return questions()?.closingOf(now)
  })
  const [picked, setPicked] = createSignal<Picked>()
  const [hinted, hint] = createSignal<string>()
  const [menu, openMenu] = createSignal<Menu>()
  const [drag, setDrag] = createSignal<Drag>()
  const [wished, setWished] = createSignal<boolean>()
  const battle = createMemo(() => reading()?.battleOf(told()))
  const shots = createMemo(() => reading()?.shotsOf(told()) ?? [])

  // A new question begins with nothing picked; a new phase of the round begins with the map.
  createEffect(
    on(asking, () => {
      setPicked(undefined)
      setDrag(undefined)
      hint(undefined)
      openMenu(undefined)
    }),
  )
  const stage = createMemo(() => told()[0])
  // A wish for one fight does not apply to the next: the fire and the melee of a phase are two fights.
  const fight = createMemo(() => battle()?.parts.filter(({ rolled }) => rolled).length ?? 0)
  createEffect(on([stage, fight], () => setWished(undefined), { defer: true }))

  /** Combat opens by itself from its first die to its end, and for a choice in it. */
  const fighting = () => {
    const parts = battle()?.parts ?? []
    if (table.asked()) {
      const name = asking() ?? ''
      return name === 'taking positions' || (IN_COMBAT.includes(name) && parts.some(({ places }) => places.size > 0))
    }
    if (fight() === 0) return false
    const now = table.happening()?.event
    return now === undefined ? table.view().part > 0 : isOfCombat(now)
  }

  const choose = (choice: Pick<Choice, 'text'>) => {
    openMenu(undefined)
    table.act(choice.text)
  }
  const chooseEvery = ({ text }: Pick<Choice, 'text'>) => {
    openMenu(undefined)
    batch(() => {
      for (let left = MOST_UNITS; left > 0 && choices().some((one) => one.text === text && one.open); left--)
        table.act(text)
    })
  }
  return {
    table,
    shown,
    asking,
    choices,
    closing,
    picked,
    pick(troops) {
      openMenu(undefined)
      setPicked(troops)
    },
    without({ arm, sector }) {
      const p = table.view()
      return p.unit[unitAt(table.seat(), sector, standOfArm[arm])] - p.planned[plannedAt(table.seat(), arm, sector)]
    },
    waysTo(sector) {
      const troops = picked()
      if (!troops) return []
      return choices()
        .filter(
          ({ verb, a, b, open }) =>
            open && verb === 'order' && a === troops.arm && marchAt[b] === troops.sector && marchEnd[b] === sector,
        )
        .sort((x, y) => marchLength[x.b] - marchLength[y.b])
    },
    hinted,
    hint,
    menu,
    openMenu,
    drag,
    setDrag,
    choose,
    chooseEvery,
    drop(text) {
      const draft = table.draft()
      if (draft === undefined) return
      const at = draft.lastIndexOf(text)
      if (at >= 0) table.redraft([...draft.slice(0, at), ...draft.slice(at + 1)])
    },
    battle,
    shots,
    battleOpen: () => battle() !== undefined && (wished() ?? fighting()),
    showBattle: (open) => setWished(open),
  }
}

const IN_COMBAT = ['taking positions', 'choosing targets', 're-rolls', 'withdrawing']
const COMBAT_EVENTS = [
  'Placed',
  'Aims',
  'Modifier',
  'Rolled',
  'Rerolled',
  'Result',
  'Routed',
  'Gone',
  'PrisonerMade',
  'Destroyed',
]
const ZONE_EVENTS = ['GunsStepBack', 'Withdrew']
/** Is an event part of what the combat view shows? */
const isOfCombat = (event: string): boolean => COMBAT_EVENTS.includes(event) || ZONE_EVENTS.includes(event)

/** No side has more units of a kind. */
const MOST_UNITS = 30
