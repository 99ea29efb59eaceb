import { createMemo, For, type JSX, Show } from 'solid-js'
import { sideOfSpace } from '../rules/state/counts.ts'
import type { Generals } from '../rules/state/position.ts'
import { typeOfArm, typeOfWho } from '../rules/state/stands.ts'
import { tAsking } from '../words/asking/t.ts'
import { tQuestion } from '../words/question/t.ts'
import { ALL_WORDS, chooseAll, USUALLY_ALL } from './all-of-them.ts'
import { type Choice, choiceName } from './choices.ts'
import { FigurePicture } from './Figures.tsx'
import { Finish, Stepper } from './Finish.tsx'
import { typeOfRank, unitAtSpace, zoneName } from './fight-names.ts'
import { finishWord } from './finish-words.ts'
import { defendersLeft, defendersPosted, fillMuster, leftToPlace } from './muster.ts'
import { sectorName, sectorTitle, typeTitle } from './names.ts'
import { fullAhead } from './no-room.ts'
import { oddsOf } from './odds.ts'
import { Price } from './Price.tsx'
import type { Staff } from './staff.ts'
import { t } from './words.ts'

/** Any question: a row for each different choice, under a heading for its subject; and the button that completes it. */
export function Question(props: { readonly staff: Staff }): JSX.Element {
  const { staff } = props
  const { table } = staff
  const drafts = () => table.draft() !== undefined
  const byText = createMemo(() => new Map(staff.choices().map((choice) => [choice.text, choice])))
  // By their texts, so that the focused element keeps the focus while numbers change.
  const groups = createMemo(() => Map.groupBy(staff.choices(), aboutOf))
  const abouts = createMemo(() => [...groups().keys()])
  const chosen = () => staff.choices().some(({ drafted }) => drafted > 0)
  const allWord = () => ALL_WORDS[staff.asking() ?? '']
  return (
    <>
      <Show when={staff.choices().length > 0 && allWord()}>
        {(word) => (
          <div class="tools-row">
            <button
              type="button"
              class="button all-of-them"
              classList={{ main: !chosen() && USUALLY_ALL.includes(staff.asking() ?? ''), small: chosen() }}
              disabled={!staff.choices().some(({ open }) => open)}
              onClick={() => chooseAll(staff)}
            >
              {tQuestion(`all.${word()}`)}
            </button>
            <Show when={chosen()}>
              <button type="button" data-aside class="button small" onClick={() => table.redraft([])}>
                {tQuestion('all.none')}
              </button>
            </Show>
          </div>
        )}
      </Show>
      <Show when={staff.asking() === 'setting up'}>
        <div class="tools-row">
          <button
            type="button"
            class="button small"
            disabled={!staff.choices().some(({ open }) => open)}
            onClick={() => fillMuster(table)}
          >
            {tQuestion('muster.fill')}
          </button>
          <button type="button" data-aside class="button small" disabled={!chosen()} onClick={() => table.redraft([])}>
            {tAsking('plan.clear')}
          </button>
        </div>
      </Show>
      <For each={abouts()}>
        {(about) => {
          const choices = () => groups().get(about) ?? []
          const heading = () => (choices()[0] ? headingOf(staff, choices()[0]) : '')
          return (
            <section class="choices">
              <Show when={heading() !== ''}>
                <h4>{heading()}</h4>
              </Show>
              <ul>
                <For each={choices().map(({ text }) => text)}>
                  {(text) => {
                    const choice = createMemo<Choice | undefined>((before) => byText().get(text) ?? before)
                    return (
                      <Show when={choice()}>{(one) => <Row staff={staff} choice={one()} drafts={drafts()} />}</Show>
                    )
                  }}
                </For>
              </ul>
            </section>
          )
        }}
      </For>
      <Show when={staff.choices().length > 0}>
        <Price staff={staff} />
      </Show>
      <Finish
        staff={staff}
        word={finishWord(staff.asking(), chosen(), staff.choices().length > 0)}
        plain={!chosen() && staff.choices().some(({ open }) => open)}
      />
    </>
  )
}

function shortName(staff: Staff, { verb, a, b }: Choice): string | undefined {
  const p = staff.table.view()
  if (verb === 'aim') return unitAtSpace(p, b)
  if (verb === 'place')
    return tQuestion('muster.placed', { type: typeTitle(a), left: leftToPlace(p, staff.table.seat(), a) })
  return undefined
}

/** What is chosen once or not at all. */
const ONCE = ['aim', 'withdraw', 'occupy', 'mark']

/** Choices with the same value share a heading. */
const aboutOf = ({ verb, a, b }: Choice): string =>
  `${verb} ${verb === 'aim' ? a : verb === 'post' || verb === 'place' ? b : verb === 'reroll' ? sideOfSpace(a >> 1) : ''}`

/** The subject of a choice, if there are several of a kind. */
function headingOf(staff: Staff, { verb, a, b }: Choice): string {
  const p = staff.table.view()
  if (verb === 'aim') return unitAtSpace(p, a)
  if (verb === 'post') {
    const posted = defendersPosted(p, staff.table.seat(), b)
    return tQuestion('post', { zone: zoneName(b), posted, all: posted + defendersLeft(p, staff.table.seat(), b) })
  }
  if (verb === 'place') return sectorTitle(b)
  if (verb === 'reroll') return t(`side.${sideOfSpace(a >> 1)}`)
  return ''
}

const typeOf = (p: Generals, { verb, a }: Choice): number => {
  if (verb === 'act' || verb === 'hold' || verb === 'advance') return typeOfArm[a]
  if (verb === 'post' || verb === 'road' || verb === 'occupy') return typeOfRank(a)
  if (verb === 'aim' || verb === 'withdraw') return typeOfWho[p.who[a]]
  if (verb === 'reroll') return typeOfWho[p.who[a >> 1]]
  if (verb === 'place' || verb === 'rally') return a
  if (verb === 'recover') return 2
  return verb === 'square' || verb === 'hearten' ? 0 : verb === 'mark' ? -1 : 1
}

/** One choice: taken and taken back as often as possible, or made at once if nothing is drafted. */
function Row(props: { readonly staff: Staff; readonly choice: Choice; readonly drafts: boolean }): JSX.Element {
  const { staff } = props
  const { table } = staff
  const name = createMemo(() => choiceName(table.view(), table.seat(), props.choice))
  // Under the heading of its striker a target needs only its own name.
  const words = () => shortName(staff, props.choice) ?? name()
  const once = () => ONCE.includes(props.choice.verb)
  const full = createMemo(() => fullAhead(table.view(), table.seat(), props.choice))
  const type = () => typeOf(table.view(), props.choice)
  const side = () => (props.choice.verb === 'reroll' ? sideOfSpace(props.choice.a >> 1) : table.seat())
  return (
    <li
      class="row"
      classList={{ chosen: props.choice.drafted > 0 }}
      onPointerEnter={() => staff.hint(props.choice.text)}
      onPointerLeave={() => staff.hint(undefined)}
    >
      <Show when={type() >= 0}>
        <FigurePicture type={type()} side={side()} />
      </Show>
      <span class="row-words">
        {words()}
        <Show when={oddsOf(staff, props.choice)}>{(odds) => <small>{odds()}</small>}</Show>
        <Show when={full() !== undefined}>
          <small>{tQuestion('act.full', { sector: sectorName(full() as number) })}</small>
        </Show>
      </span>
      <Show
        when={props.drafts && !once()}
        fallback={
          <button
            type="button"
            class="button small"
            aria-label={props.choice.drafted > 0 ? tAsking('choices.drop', { choice: name() }) : name()}
            aria-pressed={once() && props.drafts ? props.choice.drafted > 0 : undefined}
            onClick={() => (props.choice.drafted > 0 ? staff.drop(props.choice.text) : staff.choose(props.choice))}
          >
            {tAsking(props.choice.drafted > 0 ? 'choices.undo' : 'choices.one')}
          </button>
        }
      >
        <Stepper
          name={name()}
          count={props.choice.drafted}
          more={props.choice.open ? () => table.act(props.choice.text) : undefined}
          fewer={props.choice.drafted > 0 ? () => staff.drop(props.choice.text) : undefined}
        />
      </Show>
    </li>
  )
}
