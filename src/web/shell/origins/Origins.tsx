import { createMemo, createResource, For, type JSX, Show } from 'solid-js'
import { originsOf } from '../../board/origins.ts'
import { useTable } from '../../table/at-table.ts'
import { tOrigin } from '../../words/origin/t.ts'
import { OwnFile } from './OwnFile.tsx'
import { type FileLine, originLines, type PartLine, type Share } from './origin-lines.ts'
import './origins.css'

/**
 * What in the map, armies, set-up and tables of this game is not from the source, and how the player's own files can
 * replace it.
 */
export function Origins(): JSX.Element {
  const { system, table } = useTable()
  const [origins] = createResource(() => system, originsOf, { initialValue: {} })
  const shown = () => ({ system, scenario: table().info.scenario })
  const lines = createMemo(() => originLines(origins.latest, shown().scenario))
  const words = () => [...new Set(lines().flatMap(wordsIn))]
  return (
    <Show when={lines().length > 0}>
      <section class="origins">
        <h3>{tOrigin('title')}</h3>
        <p>{tOrigin('lead')}</p>
        <ul>
          <For each={lines()}>{(line) => <File line={line} />}</For>
        </ul>
        <dl>
          <For each={words()}>
            {(word) => (
              <div>
                <dt>{tOrigin(`word.${word}`)}</dt>
                <dd>{tOrigin(`means.${word}`)}</dd>
              </div>
            )}
          </For>
        </dl>
        <OwnFile shown={shown()} files={lines().map(({ file }) => file)} />
      </section>
    </Show>
  )
}

const wordsIn = ({ word, parts }: FileLine): string[] => [
  ...(word === undefined ? [] : [word]),
  ...parts.map((part) => part.word),
]

/** The catalogue's name for it; if it has none, the name in the data. */
const known = (said: string, kind: string, name: string): string => (said === `${kind}.${name}` ? name : said)
const calledFile = (name: string): string => known(tOrigin(`file.${name}`), 'file', name)
const calledPart = (name: string): string => known(tOrigin(`part.${name}`), 'part', name)
const calledNumber = (name: string): string => known(tOrigin(`number.${name}`), 'number', name)

/** The map, one of several boards, the armies: by the name of the file. */
function titleOf(file: string): string {
  const [name = file, ...rest] = file.replace(/\.json$/, '').split('/')
  return [calledFile(name), ...rest].join(' ')
}

function File(props: { readonly line: FileLine }): JSX.Element {
  return (
    <li>
      <b>{titleOf(props.line.file)}</b>
      <Show when={props.line.word}>{(word) => <Word word={word()} />}</Show>
      <Show when={props.line.parts.length > 0 || props.line.but.length > 0}>
        <ul>
          <For each={props.line.parts}>{(part) => <Part part={part} />}</For>
          <Show when={props.line.but.length > 0}>
            <li>{tOrigin('but', { parts: props.line.but.map((one) => share(one, calledPart)).join(', ') })}</li>
          </Show>
        </ul>
      </Show>
    </li>
  )
}

const Part = (props: { readonly part: PartLine }): JSX.Element => (
  <li>
    {calledPart(props.part.part)}
    <Show when={props.part.shares.length > 0}>
      {': '}
      {props.part.shares.map((one) => share(one, calledNumber)).join(', ')}
    </Show>
    <Word word={props.part.word} />
  </li>
)

/** 'morale (12 of 30)', '12 of 30', 'names on the map (6)'. */
function share({ name, count, among }: Share, called: (name: string) => string): string {
  const many = count === undefined ? undefined : among === undefined ? String(count) : tOrigin('some', { count, among })
  if (name === undefined) return many ?? ''
  return many === undefined ? called(name) : `${called(name)} (${many})`
}

const Word = (props: { readonly word: string }): JSX.Element => (
  <>
    {' '}
    <span class="origin-word">{tOrigin(`word.${props.word}`)}</span>
  </>
)
