// Maintains the catalogues of words: `npm run words` adds to each language whatever English has and it lacks, marked as
// still to be translated, and puts its messages into the order of the English; `npm run check` checks that nothing is
// missing.
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { FluentParser, GroupComment, Junk, Message, Term } from '@fluent/syntax'
import { root } from '../bin/node24.js'
import { idOf } from '../src/words/catalogue.ts'
import { EVENTS } from '../src/words/events.ts'
import { asMessage, textId } from '../src/words/texts.ts'
import { type AnyRuleset, allRulesets } from '../systems/node.ts'
import { wrongEvents, wrongPatterns } from './event-words.ts'
import { hostTexts, ruleTexts } from './rule-texts.ts'

/** A message in a file. */
interface Entry {
  readonly id: string
  readonly section: string
  /** Its source after the equals sign, line by line without indents. */
  readonly text: string
  readonly comment: string
  /**
   * `rules`: the English is in the rules; the figures and the end (as a sentence or a title) must agree with it.
   * `name`: other languages may leave it unchanged.
   */
  readonly of?: 'rules' | 'name'
}
/** A catalogue of one language, as in its file. */
interface Catalogue {
  readonly entries: ReadonlyMap<string, Entry>
  /** The comment that begins each section, and the one that begins the file. */
  readonly heads: ReadonlyMap<string, string>
  readonly head: string
  /** What cannot be read, or appears twice. */
  readonly wrong: readonly string[]
}

/** Stands above a message whose value is not in its language yet, or is older than the English. */
const TODO = 'TODO: translate'

const unindented = (text: string): string => text.trim().replace(/\n\s+/g, '\n')
const names = (found: Iterable<RegExpMatchArray>): string[] =>
  [...new Set([...found].map(([, name = '']) => name))].sort()
/** The arguments that a message shows, and those that it uses only to choose a plural or a form. */
const shownIn = (text: string): string[] => names(text.matchAll(/\{ *\$([\w-]+) *\}/g))
const askedIn = (text: string): string[] => names(text.matchAll(/\$([\w-]+)/g))

/** Reads a catalogue. `source` is its text. */
export function readCatalogue(source: string): Catalogue {
  const entries = new Map<string, Entry>()
  const heads = new Map<string, string>()
  const wrong: string[] = []
  let section = ''
  let head = ''
  for (const entry of new FluentParser({ withSpans: true }).parse(source).body) {
    const { start = 0, end = 0 } = entry.span ?? {}
    const line = source.slice(0, start).split('\n').length
    if (entry instanceof Junk) wrong.push(`line ${line} cannot be read: ${entry.annotations[0]?.message}`)
    else if (entry instanceof GroupComment) {
      section = entry.content?.split('\n')[0] ?? ''
      heads.set(section, entry.content ?? '')
    } else if (entry instanceof Message || entry instanceof Term) {
      const id = (entry instanceof Term ? '-' : '') + entry.id.name
      if (entries.has(id)) wrong.push(`line ${line}: '${id}' stands twice`)
      const text = unindented(source.slice(entry.id.span?.end ?? start, end).replace(/^\s*=/, ''))
      entries.set(id, { id, section, text, comment: entry.comment?.content ?? '' })
    } else if (section === '') head = entry.content ?? ''
  }
  return { entries, heads, head, wrong }
}

/** What is wrong in a catalogue of another language, one line each. `wanted`: the messages that English has. */
export function wrongIn(wanted: ReadonlyMap<string, Entry>, { entries, wrong }: Catalogue): string[] {
  const found = [...wrong]
  for (const { id, text, comment, of } of wanted.values()) {
    const own = entries.get(id)
    if (own === undefined && of === 'name') continue
    if (own === undefined) found.push(`'${id}' is missing: ${text}`)
    else if (own.comment.includes(TODO)) found.push(`'${id}' is still to be translated: ${text}`)
    else if (own.comment !== text) found.push(`'${id}' is stale: the English is now: ${text}`)
    else found.push(...wrongPlaces(own, text, comment), ...(of === 'rules' ? wrongFacts(own, text) : []))
  }
  const sections = new Set([...wanted.values()].map(({ section }) => section))
  for (const { id, section } of entries.values())
    if (!id.startsWith('-') && !wanted.has(id) && sections.has(section))
      found.push(`'${id}' is left over: English has no such message`)
  return found
}

/**
 * Checks that a message shows what its English shows, and uses only arguments that it gets: those of the English, and
 * those that the comment above the English names.
 */
function* wrongPlaces({ id, text }: Entry, english: string, comment: string): Generator<string> {
  const shown = shownIn(text).join(', ')
  const wanted = shownIn(english).join(', ')
  if (shown !== wanted) yield `'${id}' shows ${shown || 'no argument'}, and its English ${wanted || 'none'}`
  const known = askedIn(english + comment)
  for (const name of askedIn(text)) if (!known.includes(name)) yield `'${id}' does not get the argument '${name}'`
}

const figuresIn = (text: string): string => (text.replace(/\{[^{}]*\}/g, '').match(/[-+]?\d+/g) ?? []).sort().join(' ')

/** Checks that a text of the rules has the figures of its English, and ends in the same way. */
function* wrongFacts({ id, text }: Entry, english: string): Generator<string> {
  if (figuresIn(text) !== figuresIn(english))
    yield `'${id}' has the figures ${figuresIn(text) || 'none'}, and its English ${figuresIn(english) || 'none'}`
  if (text.endsWith('.') !== english.endsWith('.')) yield `'${id}' does not end as its English does`
}

const commented = (text: string, mark: string): string =>
  text
    .split('\n')
    .map((line) => `${`${mark} ${line}`.trimEnd()}\n`)
    .join('')

/** A message as it is written into a file. */
function written({ id, text }: Entry): string {
  const [first = '', ...more] = text.split('\n')
  const inside = more.map((line) => {
    const indent = line.startsWith('}') || !text.includes('->') ? '    ' : line.startsWith('*') ? '       ' : '        '
    return `\n${indent}${line}`
  })
  return `${id} = ${first}${inside.join('')}\n`.replace(/ = \n/, ' =\n')
}

const wordsIn = (text: string): readonly string[] => text.toLowerCase().match(/[a-z]+/g) ?? []

/**
 * A text of the rules is found by its English words, so another wording is another message. Returns the left-over
 * message that has most of its words, if that is more than half of them.
 */
function likest(entry: Entry, left: readonly Entry[]): Entry | undefined {
  const words = wordsIn(entry.text)
  const common = ({ comment }: Entry) => {
    const own = wordsIn(comment)
    return words.filter((word) => own.includes(word)).length / Math.max(words.length, own.length, 1)
  }
  const [best] = left
    .filter(({ section }) => section === entry.section)
    .map((one) => [common(one), one] as const)
    .sort(([a], [b]) => b - a)
  return best !== undefined && best[0] > 0.5 ? best[1] : undefined
}

/** The text of a catalogue, updated with what is new or has changed in English, in the order of the English. */
export function updated(wanted: ReadonlyMap<string, Entry>, catalogue: Catalogue): string {
  const { entries, heads, head } = catalogue
  let section = ''
  let text = head === '' ? '' : `${commented(head, '###')}\n`
  const terms = [...entries.values()].filter(({ id }) => id.startsWith('-'))
  const inTheOrder = [...wanted.values()].filter(({ id, of }) => of !== 'name' || entries.has(id))
  const left = [...entries.values()].filter(({ id }) => !wanted.has(id))
  for (const entry of [...terms, ...inTheOrder]) {
    if (entry.section !== section) {
      section = entry.section
      text += `${text === '' || text.endsWith('\n\n') ? '' : '\n'}${commented(heads.get(section) ?? section, '##')}\n`
    }
    const own = entries.get(entry.id) ?? (entry.of === 'rules' ? likest(entry, left) : undefined)
    if (entry.id.startsWith('-'))
      text += `${entry.comment === '' ? '' : commented(entry.comment, '#')}${written(entry)}`
    else if (own?.comment === entry.text) text += commented(entry.text, '#') + written(own)
    else {
      const before = own === undefined || own.comment.includes(TODO) ? [] : [`${TODO}; it was: ${own.comment}`]
      const todo = own?.comment.includes(TODO) ? own.comment.split('\n').filter((line) => line.includes(TODO)) : before
      text +=
        commented([entry.text, ...(todo.length > 0 ? todo : [TODO])].join('\n'), '#') +
        written({ ...(own ?? entry), id: entry.id })
    }
  }
  return text
}

/** A folder with catalogues. */
interface Home {
  readonly words: string
  /** The sources that use these words. */
  readonly says: string
  /** Those among them that use other words. */
  readonly except?: string
  /** What other languages have in addition: texts whose English is in the rules. */
  readonly besides: readonly Entry[]
  /** What is wrong in the English, beyond its keys. */
  wrong(english: ReadonlyMap<string, Entry>): string[]
}

const besides = (section: string, texts: readonly string[]): Entry[] =>
  texts.map((text) => ({ id: textId(section, text), section, text: asMessage(text), comment: '', of: 'rules' }))

async function homes(): Promise<Home[]> {
  const host = hostTexts()
  const own: Home = {
    words: 'src/web/words',
    says: 'src/web/**/*.{ts,tsx}',
    except: 'src/web/hexboard/map/**',
    besides: besides('host', host.texts),
    wrong: (english) => wrongPatterns(host.templates, english),
  }
  const ofSystem = async (ruleset: AnyRuleset): Promise<Home> => {
    const { cards, rules, names } = await ruleTexts(ruleset)
    return {
      words: `systems/${ruleset.id}/words`,
      says: `systems/${ruleset.id}/{board,words}/**/*.{ts,tsx}`,
      besides: [
        ...besides('cards', cards),
        ...besides('rules', rules),
        ...names.map(({ section, key, text }) => ({
          ...{ id: idOf(section, key), section, text, comment: '', of: 'name' as const },
        })),
      ],
      wrong: (english) => wrongEvents(ruleset.events, english),
    }
  }
  // The page shows the words on maps, and so does the command line, in English.
  const ofMaps: Home = {
    words: 'src/painting/words',
    says: 'src/{painting,web/hexboard/map}/*.ts',
    besides: [],
    wrong: () => [],
  }
  return [own, ofMaps, ...(await Promise.all((await allRulesets()).map(ofSystem)))]
}

/**
 * What is wrong between the sources of a home and its English: keys that do not exist, and messages that no source
 * uses.
 */
export function wrongKeys(sources: readonly string[], english: ReadonlyMap<string, Entry>): string[] {
  const all = sources.join('\n').replace(/^\s*(?:\/\*\*|\*|\/\/).*$/gm, '')
  const found: string[] = []
  const sections = new Set<string>()
  for (const [, t = '', section = ''] of all.matchAll(/export const (\w+) = catalogue\(\s*'([\w-]+)'/g)) {
    sections.add(section)
    const calls = all.matchAll(new RegExp(`(?<![\\w.])${t}\\(\\s*(?:[^()'\`]*\\? )?'([^']+)'(?:\\s*: '([^']+)')?`, 'g'))
    for (const [, one, other] of calls)
      for (const key of [one, other])
        if (key !== undefined && !english.has(idOf(section, key)))
          found.push(`${t}('${key}') says '${idOf(section, key)}', which does not exist`)
  }
  const quoted = new Set([...all.matchAll(/'(?=([^'\n]+)')/g)].map(([, text = '']) => idOf('', text)))
  const begun = [...all.matchAll(/`([a-z][\w.]*\.)\$\{/gi)].map(([, start = '']) => idOf('', start))
  const ended = [...all.matchAll(/\$\{[^}]*\}(\.\w+)`/g)].map(([, end = '']) => end.replace('.', '-'))
  for (const { id, section } of english.values()) {
    if (!sections.has(section) || section === EVENTS) continue
    const key = id.slice(section.length)
    const isSaid =
      quoted.has(key) || begun.some((start) => key.startsWith(start)) || ended.some((end) => key.endsWith(end))
    if (!isSaid) found.push(`'${id}' is said nowhere`)
  }
  return found
}

const read = (file: string): string => readFileSync(join(root, file), 'utf8')

/** Checks all catalogues, or brings those of other languages up to date. Returns what is wrong, one line each. */
async function look(update: boolean): Promise<string[]> {
  return (await homes()).flatMap(({ words, says, except = [], besides, wrong }) => {
    const english = readCatalogue(read(`${words}/en.ftl`))
    const wanted = new Map([...english.entries, ...besides.map((entry) => [entry.id, entry] as const)])
    const sources = globSync(says, { cwd: root, exclude: [except].flat() }).filter(
      (file) => !/\.test\.tsx?$|test-/.test(file),
    )
    const inEnglish = [...english.wrong, ...wrongKeys(sources.map(read), english.entries), ...wrong(english.entries)]
    const others = globSync(`${words}/*.ftl`, { cwd: root }).filter((file) => basename(file) !== 'en.ftl')
    return [
      ...inEnglish.map((line) => `${words}/en.ftl: ${line}`),
      ...others.flatMap((file) => {
        const catalogue = readCatalogue(read(file))
        if (update && catalogue.wrong.length === 0) writeFileSync(join(root, file), updated(wanted, catalogue))
        return wrongIn(wanted, readCatalogue(read(file))).map((line) => `${file}: ${line}`)
      }),
    ]
  })
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const wrong = await look(!process.argv.includes('--check'))
  for (const line of wrong) console.error(line)
  if (wrong.length > 0) process.exitCode = 1
}
