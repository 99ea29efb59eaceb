import { basename, dirname, resolve } from 'node:path'
import { parseAst } from 'vite'

/**
 * Takes modules of rules apart, so that the bundler can put every function where it is needed, and what happens (`play`
 * of a choice, `steps` of a phase) apart from what may be done.
 */

/** A node of a syntax tree, as far as it is looked at. */
export interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [key: string]: unknown
}

/** A module of JavaScript, read: what it declares, and what of that is a function that can stand alone. */
export interface Source {
  readonly file: string
  readonly code: string
  readonly statements: readonly Statement[]
  readonly functions: ReadonlySet<string>
}
interface Statement {
  readonly node: Node
  /** What is declared, without `export`. */
  readonly inner: Node
  readonly names: readonly string[]
}

/** The parts of a module, each the code of a module of its own. */
export interface Parts {
  /** All that is no function; what happens is left out. */
  readonly rest: string
  readonly functions: ReadonlyMap<string, string>
  /** What happens, by the name under which `rest` calls it. */
  readonly deeds: ReadonlyMap<string, string>
  /** What the module gave to others, put together again. */
  readonly face: string
}

/** Where `rest` calls what happens. */
export const LATE = 'virtual:late-deeds'
const restOf = (file: string): string => `${file}?rest`
const functionOf = (file: string, name: string): string => `${file}?function=${name}`
export const deedOf = (file: string, name: string): string => `${file}?deed=${name}`

/** Members of choices and rulesets that come later. */
const LATER = ['play', 'answer', 'redact', 'imagine', 'open', 'sequel', 'resume'] as const
/** The sentences about choices load later too; until then there are none. */
const SAID = ['explain', 'unasked'] as const
/** And of phases: `shares`, by which a host keeps its lists from one action to the next, a page does without. */
const OF_PHASES = ['steps', 'shares'] as const

export const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value
const isFunction = ({ type }: Node): boolean => type.includes('Function')
export const below = (node: Node): Node[] => Object.values(node).flat().filter(isNode)
export const nameOf = (value: unknown): string => (value as { readonly name: string }).name

/**
 * All names that stand in a piece of code, but those of members. Where one is not meant for the module's, the import is
 * one too many, and is dropped again.
 */
function mentioned(node: Node, into = new Set<string>()): Set<string> {
  if (node.type === 'Identifier') into.add(nameOf(node))
  const member = node.computed === true ? undefined : MEMBERS[node.type]
  for (const child of below(node)) if (member === undefined || child !== node[member]) mentioned(child, into)
  return into
}
/** Where the name of a member stands. */
const MEMBERS: Readonly<Record<string, string>> = { MemberExpression: 'property', Property: 'key' }

function declared(node: Node): string[] {
  if (node.type === 'VariableDeclaration')
    return (node.declarations as Node[]).flatMap(({ id }) => [...mentioned(id as Node)])
  return node.type.endsWith('Declaration') && isNode(node.id) ? [nameOf(node.id)] : []
}

/** Reads a module. A function that writes to a variable of its module stays where that is. */
export function readSource(file: string, code: string): Source {
  const { body } = parseAst(code) as unknown as { readonly body: readonly Node[] }
  const statements = body.map((node): Statement => {
    const inner = isNode(node.declaration) ? node.declaration : node
    return { node, inner, names: declared(inner) }
  })
  const variables = statements.flatMap(({ inner, names }) => (inner.kind === 'let' ? names : []))
  const functions = statements.flatMap(({ inner, names }) => {
    const made = inner.type === 'VariableDeclaration' ? (inner.declarations as Node[])[0]?.init : inner
    if (names.length !== 1 || !isNode(made) || !isFunction(made)) return []
    const all = mentioned(inner)
    return variables.some((one) => all.has(one)) ? [] : names
  })
  return { file, code, statements, functions: new Set(functions) }
}

type Sources = ReadonlyMap<string, Source>

/** Imports of a name from wherever a module has it after all. */
function importOf(source: Source, imported: string, local = imported): string {
  const from = source.functions.has(imported) ? functionOf(source.file, imported) : restOf(source.file)
  return `import { ${imported === local ? local : `${imported} as ${local}`} } from ${JSON.stringify(from)}`
}

/** What an import statement imports, name by name; undefined where it is not of a module that is taken apart. */
function importsOf(
  node: Node,
  file: string,
  sources: Sources,
): readonly (readonly [local: string, text: string])[] | undefined {
  const from = (node.source as { readonly value: string }).value
  const source = sources.get(resolve(dirname(file), from))
  const named = (node.specifiers as Node[]).filter(({ type }) => type === 'ImportSpecifier')
  if (!from.startsWith('.') || !source || named.length === 0) return undefined
  return named.map(({ imported, local }) => [nameOf(local), importOf(source, nameOf(imported), nameOf(local))])
}

/** The code of any module, its imports led to the parts of those that are taken apart. */
export function ledToParts(file: string, code: string, sources: Sources): string {
  const { body } = parseAst(code) as unknown as { readonly body: readonly Node[] }
  let led = code
  for (const node of [...body].reverse()) {
    const imports = node.type === 'ImportDeclaration' ? importsOf(node, file, sources) : undefined
    if (imports) led = led.slice(0, node.start) + imports.map(([, text]) => text).join(';') + led.slice(node.end)
  }
  return led
}

/** Is there a phase whose choices are handed in together? The page plays them as they are drafted. */
const isDrafted = (node: Node): boolean =>
  (node.type === 'Property' &&
    nameOf(node.key) === 'secret' &&
    (node.value as { readonly value?: unknown }).value === 'together') ||
  below(node).some(isDrafted)

/** What stands for something that happens, below a node and outside of functions. */
function* deedsBelow(node: Node): Generator<readonly [member: string, property: Node]> {
  if (isFunction(node)) return
  if (node.type === 'ObjectExpression') {
    const members = new Map(
      (node.properties as Node[]).flatMap((one) => (isNode(one.key) ? [[nameOf(one.key), one]] : [])),
    )
    for (const member of [...LATER, ...SAID]) {
      const property = members.get(member)
      if (property) yield [member, property]
    }
    for (const member of OF_PHASES) {
      const property = members.get(member)
      if (property && members.has('rule')) yield [member, property]
    }
  }
  for (const child of below(node)) yield* deedsBelow(child)
}

/** Takes a module apart. */
export function takeApart({ file, code, statements, functions }: Source, sources: Sources): Parts {
  const text = ({ start, end }: Node): string => code.slice(start, end)
  const own = new Set(statements.flatMap(({ names }) => names))
  const drafted = statements.some(({ inner }) => isDrafted(inner))
  const imports = new Map<string, string>()
  for (const { node } of statements)
    if (node.type === 'ImportDeclaration')
      for (const [local, statement] of importsOf(node, file, sources) ??
        (node.specifiers as Node[]).map((one): [string, string] => [nameOf(one.local), text(node)]))
        imports.set(local, statement)
  const itself = sources.get(file) as Source
  /** The imports that a part needs. */
  const needs = (nodes: readonly Node[], but: readonly string[] = []): string => {
    const names = new Set(nodes.flatMap((node) => [...mentioned(node)]))
    for (const name of but) names.delete(name)
    return [
      ...new Set([...names].flatMap((name) => (own.has(name) ? importOf(itself, name) : (imports.get(name) ?? [])))),
    ].join('\n')
  }

  const alone = new Map<string, string>()
  const deeds = new Map<string, string>()
  const kept: string[] = []
  const keptNodes: Node[] = []
  const keptNames: string[] = []
  const given: string[] = []
  for (const { node, inner, names } of statements) {
    if (node.type === 'ImportDeclaration') continue
    const [name] = names
    if (node !== inner) given.push(...names.filter((one) => functions.has(one)))
    if (name !== undefined && functions.has(name)) {
      alone.set(name, `${needs([inner], [name])}\nexport ${text(inner)}`)
      continue
    }
    let left = text(inner)
    const late = drafted ? [] : [...deedsBelow(inner)].sort(([, a], [, b]) => b.start - a.start)
    for (const [member, { start, end, value, method }] of late) {
      if (member === 'shares') {
        left = `${left.slice(0, start - inner.start)}${member}: undefined${left.slice(end - inner.start)}`
        continue
      }
      const deed = `${basename(dirname(file))}-${basename(file, '.ts')}${deeds.size}`
      const body = value as Node
      deeds.set(deed, `${needs([body])}\nexport const deed = ${method === true ? 'function' : ''}${text(body)}`)
      const stub = stubFor(member, deed, body)
      left = `${left.slice(0, start - inner.start)}${member}: ${stub}${left.slice(end - inner.start)}`
    }
    kept.push(left)
    keptNames.push(...names)
    // What happens needs its own imports, not these.
    keptNodes.push(...(late.length > 0 ? statementsOf(left) : [inner]))
  }
  const rest = [
    `import { late, lateSteps, lateWords } from ${JSON.stringify(LATE)}`,
    needs(keptNodes, keptNames),
    ...kept,
    `export { ${keptNames.join(', ')} }`,
  ]
  const face = given.map((name) => `export { ${name} } from ${JSON.stringify(functionOf(file, name))}`)
  return {
    rest: rest.join('\n'),
    functions: alone,
    deeds,
    face: [`export * from ${JSON.stringify(restOf(file))}`, ...face].join('\n'),
  }
}

/** The stand-in for code or sentences that have not loaded yet. */
function stubFor(member: string, deed: string, body: Node): string {
  if (member === 'steps') return `lateSteps('${deed}', ${(body.elements as Node[]).length})`
  return (SAID as readonly string[]).includes(member) ? `lateWords('${deed}')` : `late('${deed}')`
}

const statementsOf = (code: string): readonly Node[] =>
  (parseAst(code) as unknown as { readonly body: readonly Node[] }).body
