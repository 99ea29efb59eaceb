import { parseAst } from 'vite'
import { below, isNode, LATE, type Node, nameOf } from './take-apart.ts'

/**
 * Takes the sentences of refusals and events out of a module of rules: a page asks what is legal long before it says
 * why not.
 */

const isText = (node: unknown): node is Node & { readonly value: string } =>
  isNode(node) && node.type === 'Literal' && typeof node.value === 'string'

/** The calls of a function by its name, wherever they stand. */
function* callsOf(name: string, node: Node): Generator<Node> {
  if (
    node.type === 'CallExpression' &&
    isNode(node.callee) &&
    node.callee.type === 'Identifier' &&
    nameOf(node.callee) === name
  )
    yield node
  for (const child of below(node)) yield* callsOf(name, child)
}

/**
 * The code of a module with numbers in place of the sentences of its refusals (`refusal(rule, sentence)`) and events
 * (`declareEvents`). The sentences are added to `texts`, where those numbers find them. Sentences that are no plain
 * text stay.
 */
export function withoutSentences(code: string, texts: string[]): string {
  const program = parseAst(code) as unknown as Node
  const changes: { readonly node: Node; readonly by: string }[] = []
  for (const node of callsOf('refusal', program)) {
    const [rule, sentence] = node.arguments as readonly unknown[]
    if (!isText(rule) || !isText(sentence)) continue
    changes.push({ node, by: `/* @__PURE__ */ lateRefusal(${JSON.stringify(rule.value)}, ${texts.length})` })
    texts.push(sentence.value)
  }
  for (const node of callsOf('declareEvents', program)) {
    const [declared] = node.arguments as readonly Node[]
    const events = (declared?.properties ?? []) as readonly Node[]
    const sentences = events.flatMap(({ value }) => (isText(value) ? [value.value] : []))
    if (sentences.length !== events.length) continue
    const names = events.map(({ key }) => nameOf(key))
    changes.push({ node, by: `lateEvents(${JSON.stringify(names.join(' '))}, ${texts.length})` })
    texts.push(...sentences)
  }
  if (changes.length === 0) return code
  changes.sort((a, b) => b.node.start - a.node.start)
  const changed = changes.reduce((left, { node, by }) => left.slice(0, node.start) + by + left.slice(node.end), code)
  return `import { lateEvents, lateRefusal } from ${JSON.stringify(LATE)}\n${changed}`
}
