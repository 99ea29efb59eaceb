import { rulesOfTitle } from './rule-titles.ts'

/** How a place in the source deals with a rule. Places are shown in this order. */
const KINDS = ['implements', 'refuses', 'mentions'] as const

/** A place in the source that deals with a rule. */
export interface Place {
  readonly kind: (typeof KINDS)[number]
  /** `systems/…/fire.ts:40`. */
  readonly at: string
  /** The function or constant there; a comment at the head of a file has none. */
  readonly name?: string
  /** The first sentence of the comment, or what the refusal says. */
  readonly says?: string
}

/** Matches a possible number of a rule, as a word of its own: `G35`, `14.9.5`. */
const NUMBERED = /(?<![\w.-])[A-Z]{0,3}\d+(?:\.\d+)*[a-z]?(?![\w-]|\.\d)/g
/** Matches a declaration at the left margin (1), or the member of an object, class or type (2). */
const DECLARED =
  /^(?:export )?(?:async )?(?:function\*?|const|let|class|interface|type) (\w+)|^\s+(?:readonly )?(\w+)\??[(:]/
/** Matches a comment: a block, or consecutive lines with only `//` comments. */
const COMMENT = /\/\*\*?[\s\S]*?\*\/|(?<=^|\n)[ \t]*\/\/[^\n]*(?:\n[ \t]*\/\/[^\n]*)*/g
/** `const NOT_FRONT = refusal('10.1', 'It fires …')`; in a record of refusals the name comes before a colon. */
const REFUSAL = /(\w+)(?:: \w+)?(?: =|:) refusal\(\s*'([^']+)',\s*(?:'([^'\n]*)'|"([^"\n]*)"|`([^`]*)`)/g
/** The rule of a phase of play. */
const PHASE = /const (\w+): Phase<\w+> = \{\n(?:[^}]*?\n)?\s*rule: '([^']+)'/g

/**
 * The places of a source file that deal with the rules `ids`, by rule.
 *
 * A place **implements** a rule if a sentence of its comment begins with the rule's number (`10.1 A battery …`), if the
 * comment of a declaration cites it, or if it is the phase of that rule. It **refuses** by a rule if it declares a
 * refusal that cites it. Every other line that has the number **mentions** it. A line counts once for a rule, with the
 * first of these kinds.
 */
export function placesOf(file: string, text: string, ids: ReadonlySet<string>): Map<string, Place[]> {
  const places = new Map<string, Map<number, Place>>()
  const lineAt = lineFinder(text)
  const add = (rule: string, line: number, place: Omit<Place, 'at'>) => {
    if (!ids.has(rule)) return
    const ofRule = places.get(rule) ?? new Map<number, Place>()
    if (!ofRule.has(line)) ofRule.set(line, { ...place, at: `${file}:${line}` })
    places.set(rule, ofRule)
  }
  const comments = [...text.matchAll(COMMENT)].map(({ index, 0: comment }) => commentOf(text, index, comment, ids))
  for (const { index, comment, name, opening } of comments)
    for (const [rule, says] of opening)
      add(rule, lineAt(index + offsetOf(comment, rule)), { kind: 'implements', ...(name && { name }), says })
  for (const { index, 1: name, 2: rule = '' } of text.matchAll(PHASE))
    add(rule, lineAt(text.indexOf('rule:', index)), { kind: 'implements', name: name as string })
  for (const { index, comment, name, describes, first } of comments)
    if (describes)
      for (const rule of new Set(comment.match(NUMBERED)))
        add(rule, lineAt(index + offsetOf(comment, rule)), { kind: 'implements', ...(name && { name }), says: first })
  for (const { index, 0: whole, 1: name, 2: rule = '', 3: single, 4: double, 5: quoted } of text.matchAll(REFUSAL)) {
    const line = lineAt(index + offsetOf(whole, rule))
    add(rule, line, { kind: 'refuses', name: name as string, says: single ?? double ?? quoted ?? '' })
  }
  for (const [k, line] of text.split('\n').entries())
    for (const rule of new Set(line.match(NUMBERED))) add(rule, k + 1, { kind: 'mentions' })
  return new Map([...places].map(([rule, ofRule]) => [rule, [...ofRule.values()].sort(byKind)]))
}

/** A comment, and what it describes. */
interface Comment {
  readonly index: number
  readonly comment: string
  /** The name of what it describes, or of the declaration that contains it; none for the head of a file. */
  readonly name: string | undefined
  /** Does it describe a file, function, constant or class as a whole? */
  readonly describes: boolean
  /** Its first sentence. */
  readonly first: string
  /** The rules that its sentences begin with, each with the rest of that sentence. */
  readonly opening: ReadonlyMap<string, string>
}

function commentOf(text: string, index: number, comment: string, ids: ReadonlySet<string>): Comment {
  const sentences = sentencesOf(comment)
  const opening = new Map<string, string>()
  for (const sentence of sentences)
    for (const rule of rulesOfTitle(sentence, ids))
      if (!opening.has(rule)) opening.set(rule, withoutRules(sentence, ids))
  const after = text.slice(index + comment.length).replace(/^\n/, '')
  const declared = comment.startsWith('/*') ? DECLARED.exec(after.split('\n', 1)[0] as string) : null
  const above = [...text.slice(0, index).matchAll(/^(?:export )?(?:async )?(?:function\*?|const|let|class) (\w+)/gm)]
  const isHead = text.slice(0, index).trim() === '' && !declared
  return {
    index,
    comment,
    name: isHead ? undefined : (declared?.[1] ?? declared?.[2] ?? above.at(-1)?.[1]),
    describes: isHead || (declared?.[1] !== undefined && !/^(?:export )?(?:interface|type) /.test(after)),
    first: withoutRules(sentences[0] ?? '', ids),
    opening,
  }
}

/**
 * Sorts places that implement a rule before those that refuse by it, and mentions last; keeps the order within a kind.
 */
export const byKind = (one: Place, other: Place): number => KINDS.indexOf(one.kind) - KINDS.indexOf(other.kind)

/** Returns a function that gives the line of an offset in the text, counted from 1. */
function lineFinder(text: string): (offset: number) => number {
  const ends = [...text.matchAll(/\n/g)].map(({ index }) => index)
  return (offset) => {
    let [low, high] = [0, ends.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((ends[middle] as number) < offset) low = middle + 1
      else high = middle
    }
    return low + 1
  }
}

/** The sentences of a comment, without the marks of the comment. */
function sentencesOf(comment: string): string[] {
  const bare = comment.replace(/^\s*\/\*+|\*+\/$/g, '').replace(/^\s*(?:\*|\/\/) ?/gm, '')
  const paragraphs = bare.split(/\n\s*\n|\n(?=- )/)
  return paragraphs.flatMap((one) =>
    one
      .replace(/\s+/g, ' ')
      .trim()
      .split(/(?<=[.:;!?]\)?) (?=[A-Z\d])/)
      .reduce<string[]>(joinNumber, []),
  )
}

/** Puts a number with a full stop or colon (`G104: The defender …`) back before its sentence. */
function joinNumber(sentences: string[], next: string): string[] {
  const last = sentences.at(-1)
  if (last !== undefined && /^[A-Z]{0,3}\d[\w.]*[.:]$/.test(last)) sentences[sentences.length - 1] = `${last} ${next}`
  else sentences.push(next)
  return sentences
}

/** A sentence without the numbers that it begins with. */
function withoutRules(sentence: string, ids: ReadonlySet<string>): string {
  let rest = sentence
  for (let k = rulesOfTitle(sentence, ids).length; k > 0; k--) rest = rest.replace(/^(?:and )?[\w.]+[:,/]? ?/, '')
  return rest.charAt(0).toUpperCase() + rest.slice(1)
}

/** The offset of the number in a text, as a word of its own; 0 if it is not there. */
function offsetOf(text: string, rule: string): number {
  for (const { index, 0: word } of text.matchAll(NUMBERED)) if (word === rule) return index
  return 0
}
