import { isNumber, type Told } from '../../kernel/journal.ts'
import type { Position } from '../../kernel/position.ts'
import type { Trial, Watcher } from '../trial.ts'

/**
 * Every action as text can be read back, and all things of a kind have different names. A number is read only in the
 * form in which it is printed.
 */
export function notation<P extends Position>(trial: Trial<P>): Watcher<P> {
  const { engine, ruleset } = trial
  return {
    opened({ p }) {
      for (const { template, kinds } of engine.verbs.flat())
        for (const kind of kinds)
          trial.judge(
            'notation',
            p.scenario.counts[kind] === undefined && `'${template}' names ${kind}, which the scenario does not count`,
          )
      for (const [kind, names] of Object.entries(ruleset.names(p.scenario)))
        if (!('print' in names)) trial.judge('notation', misnamed(kind, names, p.scenario.counts[kind]))
    },
    asked({ p, phase, legal }) {
      for (const [seat, list] of legal) {
        for (const action of list) {
          if (!trial.due('notation', `${phase.name} ${engine.choice(p, action)?.verb}`)) continue
          const text = engine.print(p, action)
          const read = engine.parse(p, seat, text)
          trial.judge(
            'notation',
            read !== action &&
              `'${text}' is read as ${typeof read === 'number' ? `'${engine.print(p, read)}'` : read.reason}`,
          )
          for (const other of likeIt(text)) {
            const taken = engine.parse(p, seat, other)
            const meant = typeof taken === 'number' ? engine.print(p, taken) : other
            trial.judge('notation', meant !== other && `'${other}' is read as '${meant}': two texts name one thing`)
          }
        }
      }
    },
  }
}

/** Texts that differ from an action's only in a number: with a leading zero, a sign, a decimal, or far out of range. */
function* likeIt(text: string): Generator<string> {
  for (const { 0: digits, index } of text.matchAll(/\d+/g))
    for (const other of [`0${digits}`, `+${digits}`, `-${digits}`, `${digits}.0`, String(Number(digits) + (1 << 24))])
      yield text.slice(0, index) + other + text.slice(index + digits.length)
}

function misnamed(kind: string, names: readonly string[], count: number | undefined): string | undefined {
  const twice = names.find((name, n) => names.indexOf(name) !== n)
  if (twice !== undefined) return `two ${kind} are called '${twice}'`
  const odd = names.find((name) => name === '' || name !== name.trim().replace(/\s+/g, ' '))
  if (odd !== undefined) return `'${odd}', of the ${kind}, has blanks that no text can have`
  return count !== undefined && count !== names.length ? `${names.length} names for ${count} ${kind}` : undefined
}

/** Every event must be declared, and the things that it names must exist. */
export function events<P extends Position>(trial: Trial<P>): Watcher<P> {
  const look = (p: P, told: readonly Told[]) => {
    for (const one of told) trial.judge('events', unreadable(trial, p, one))
  }
  return {
    opened: ({ p, opening }) => look(p, opening.told),
    played: ({ after, told }) => look(after, told),
  }
}

function unreadable<P extends Position>(trial: Trial<P>, p: P, { event, args }: Told): string | undefined {
  const kind = trial.ruleset.events[event]
  if (kind === undefined) return `event ${event} is not declared`
  const names = trial.ruleset.names(p.scenario)
  for (const [k, { kind: thing }] of kind.args.entries()) {
    if (isNumber(thing)) continue
    const list = names[thing]
    if (list === undefined) return `'${kind.name}' names ${thing}, which have no names`
    if (!('print' in list) && list[args[k]] === undefined)
      return `'${kind.name}' names ${thing} ${args[k]}, which does not exist`
  }
  return undefined
}
