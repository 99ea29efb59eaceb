import { createSignal, For, Show } from 'solid-js'
import { findSystem } from '../../board/registry.ts'
import { findCard } from '../../board/scenario-cards.ts'
import { forgetLocal, type LocalGame, localGames } from '../../table/local-games.ts'
import { cardsOf, sayCard, seatTitle } from '../../table/system-sentences.ts'
import { Glyph } from '../../ui/Glyph.tsx'
import { Sure } from '../../ui/Sure.tsx'
import { tHome } from '../../words/home/t.ts'
import { language } from '../../words/words.ts'
import { forget, held } from '../held.ts'
import { levelTitle } from '../levels.ts'
import { fragmentOf, type Route } from '../route.ts'

/** A game to come back to. */
interface Game {
  readonly id: string
  readonly ruleset: string
  readonly scenario: string
  /** Its title, if known from elsewhere than the shipped data. */
  readonly title: string | undefined
  readonly route: Route
  readonly seats: readonly string[]
  /** The computer players at the other seats, if these are all played by computers. */
  readonly against: readonly string[]
  readonly seen: number
  readonly stood: 'mine' | 'theirs' | 'over' | undefined
  readonly online: boolean
  forget(): void
}

const online = (): Game[] =>
  held().map((one) => {
    const place = one.mine !== undefined && one.keys[one.mine] !== undefined ? one.mine : undefined
    return {
      id: one.match,
      ruleset: one.ruleset,
      scenario: one.scenario,
      title: one.title,
      route: place === undefined ? { screen: 'links', match: one.match } : { screen: 'play', match: one.match, place },
      seats: one.mine === undefined ? [] : [one.mine],
      against: [],
      seen: one.seen,
      stood: one.stood,
      online: true,
      forget: () => forget(one.match),
    }
  })

function computersAgainst({ mine, players }: Partial<LocalGame>): string[] {
  if (mine === undefined || players === undefined || mine.length === 0) return []
  const others = Object.entries(players).flatMap(([seat, player]) => (mine.includes(seat) ? [] : [player]))
  return others.includes('person') ? [] : others
}

const local = (): Game[] =>
  localGames().map((one) => ({
    id: one.id,
    ruleset: one.ruleset,
    scenario: one.scenario,
    title: one.title,
    route: { screen: 'local', id: one.id },
    seats: one.mine,
    against: computersAgainst(one),
    seen: one.seen,
    stood: one.stood,
    online: false,
    forget: () => forgetLocal(one.id),
  }))

/** The player's own games, on this screen and by link, the most recently viewed first. */
export function Resume() {
  const [locals, setLocals] = createSignal(local())
  const games = () =>
    [...online(), ...locals()].filter(({ ruleset }) => findSystem(ruleset)).sort((a, b) => b.seen - a.seen)
  const [dropping, setDropping] = createSignal<Game>()
  const drop = (game: Game) => {
    game.forget()
    setLocals(local())
    // What is kept for the dice is only needed with a record, so the first screen is loaded without it.
    void import('../../table/kept-dice.ts').then(({ forgetSealed }) => forgetSealed(game.id))
  }
  return (
    <Show when={games().length > 0}>
      <section class="resume" aria-labelledby="resume">
        <h2 id="resume">{tHome('resume')}</h2>
        <ul class="games">
          <For each={games()}>{(game) => <Row game={game} drop={() => setDropping(game)} />}</For>
        </ul>
        <Show when={dropping()}>
          {(game) => (
            <Sure
              title={tHome('forgetSure')}
              yes={tHome('forget')}
              run={() => drop(game())}
              close={() => setDropping(undefined)}
            />
          )}
        </Show>
      </section>
    </Show>
  )
}

function Row(props: { readonly game: Game; readonly drop: () => void }) {
  const system = () => findSystem(props.game.ruleset)!
  const title = () => {
    const { ruleset, scenario, title: own = findCard(ruleset, scenario)?.title ?? scenario } = props.game
    return sayCard(system(), own)
  }
  const state = () => {
    if (props.game.stood === 'over') return tHome('over')
    if (props.game.stood === 'mine') return tHome('yourTurn')
    if (props.game.stood !== 'theirs') return tHome('running')
    return tHome(props.game.against.length > 0 ? 'computerTurn' : 'theirTurn')
  }
  const seen = () => new Date(props.game.seen).toLocaleString(language(), { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <li class="game">
      <a href={fragmentOf(props.game.route)}>
        <strong>{title()}</strong>
        <span class="quiet small-text">
          {props.game.online ? tHome('overLink') : tHome('onScreen')}
          <For each={props.game.seats}>
            {(seat) => <>, {tHome('asSeat', { seat: seatTitle(cardsOf(system()), seat) })}</>}
          </For>
          <For each={props.game.against}>{(level) => <>, {tHome('against', { level: levelTitle(level) })}</>}</For>
          {` · ${seen()}`}
        </span>
        <span class="state" classList={{ turn: props.game.stood === 'mine' }}>
          {state()}
        </span>
      </a>
      <button
        type="button"
        class="button icon plain"
        aria-label={`${tHome('forget')}: ${title()}`}
        onClick={() => props.drop()}
      >
        <Glyph name="close" />
      </button>
    </li>
  )
}
