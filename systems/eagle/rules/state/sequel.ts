/** S3.2 Reads the text of a finished game of scenario 2 (`sequel-text.ts` writes it), with which scenario 3 begins. */

import { CORNERS, hexNamed } from '../../../../src/hex/index.ts'
import { UserError } from '../../../../src/kernel/index.ts'
import type { Army } from './army.ts'
import { type Carried, STATES } from './carried.ts'
import type { ScenarioFile } from './data/data.ts'
import { CART, type Ground } from './ground.ts'
import { SIDE_NAMES } from './sides.ts'

const wrong = (k: number, part: string, complaint: string) =>
  new UserError(`option 'after': entry ${k + 1}, '${part.slice(0, 60)}': ${complaint}`)

/**
 * Reads such a text. `first` names the units of the first day. Throws a UserError that names the wrong entry and the
 * mistake, or a piece that is missing or named twice.
 */
export function readSequel(
  text: string,
  army: Army,
  ground: Ground,
  places: readonly number[],
  first: readonly string[],
): Carried {
  const units: Carried['units'][number][] = []
  const gone: number[] = []
  const late: number[] = []
  const leaders: Carried['leaders'][number][] = []
  const held = places.map(() => 0)
  const seen = new Map<string, number>()
  const sides = new Map<number, number>()
  const hexOf = (k: number, part: string, name: string) => {
    const hex = hexNamed(ground.grid, name)
    if (hex < 0) throw wrong(k, part, `there is no hex ${name}`)
    return hex
  }
  for (const [k, part] of text
    .split(';')
    .map((one) => one.trim())
    .entries()) {
    if (part === '') continue
    const owned = /^([A-Z]+\d+)=(french|spanish)$/.exec(part)
    if (owned) {
      const place = places.indexOf(hexOf(k, part, owned[1]))
      if (place < 0) throw wrong(k, part, 'nothing depends on who holds that hex')
      held[place] = 1 + (owned[2] === SIDE_NAMES[0] ? 0 : 1)
      continue
    }
    const [, id, at, rest] = /^([A-Za-z0-9-]+)@([A-Z0-9]+|x|-)((?:\/[A-Za-z0-9]+)*)$/.exec(part) ?? []
    if (id === undefined) throw wrong(k, part, 'UNIT@HEX/FACING, UNIT@x, LEADER@HEX or HEX=SIDE is expected')
    if (seen.has(id)) throw wrong(k, part, `${id} stands in entry ${(seen.get(id) as number) + 1} already`)
    seen.set(id, k)
    const words = rest.split('/').filter(Boolean)
    const leader = army.leaders.indexOf(id)
    if (leader >= 0) {
      leaders.push({ leader, hex: hexOf(k, part, at), worn: words.includes('successor') })
      continue
    }
    const unit = army.units.indexOf(id)
    if (unit < 0 || !first.includes(id)) throw wrong(k, part, `there is no unit '${id}' on the first day`)
    if (at === 'x') gone.push(unit)
    else if (at === '-') late.push(unit)
    else units.push(readUnit(k, part, unit, hexOf(k, part, at), words))
  }
  for (const id of first) if (!seen.has(id)) throw new UserError(`option 'after': nothing is said of ${id}`)
  return { units, gone, late, leaders, held }

  function readUnit(k: number, part: string, unit: number, hex: number, words: readonly string[]) {
    const lost = Number(words.find((word) => /^\d+$/.test(word)) ?? 0)
    if (army.arm[unit] !== CART && lost >= army.cf[unit])
      throw wrong(k, part, `less than its ${army.cf[unit]} points are expected`)
    if ((sides.get(hex) ?? army.side[unit]) !== army.side[unit]) throw wrong(k, part, 'both sides stand in that hex')
    sides.set(hex, army.side[unit])
    const strange = words.find(
      (word) =>
        !/^\d+$/.test(word) && word !== 'unlimbered' && !STATES.includes(word) && !CORNERS.includes(word as 'E'),
    )
    if (strange !== undefined) throw wrong(k, part, `'${strange}' is no facing, loss or state`)
    return {
      unit,
      hex,
      facing: Math.max(0, CORNERS.indexOf(words.find((word) => CORNERS.includes(word as 'E')) as 'E')),
      lost,
      state: Math.max(0, STATES.indexOf(words.find((word) => word !== '' && STATES.includes(word)) ?? '')),
      limbered: !words.includes('unlimbered'),
    }
  }
}

/** Returns all units of a scenario by their ids. */
export const unitsOf = ({ deployment, arrivals }: ScenarioFile): string[] =>
  [...deployment, ...arrivals].flatMap(({ units }) => units)

/**
 * Returns the file of the second day without the set-up of units from the first. A unit that had not come yet enters in
 * the morning, where it would have come.
 */
export function afterNight(
  day: ScenarioFile,
  first: ScenarioFile,
  { late, leaders }: Carried,
  army: Army,
): ScenarioFile {
  const carried = new Set(unitsOf(first))
  const here = new Set(leaders.map(({ leader }) => army.leaders[leader]))
  const led = new Set([...first.leaders, ...first.arrivals].flatMap((entry) => entry.leaders))
  const missing = new Set([...led].filter((id) => !here.has(id)))
  const waiting = new Set(late.map((unit) => army.units[unit]))
  // A formation of which no unit has come yet marches in; the others keep the orders of the day.
  const isWhole = (units: readonly string[]) =>
    units.every((id) => {
      const formation = army.formation[army.units.indexOf(id)]
      return army.units.every((other, unit) => army.formation[unit] !== formation || waiting.has(other))
    })
  const arrivals = first.arrivals.flatMap((entry): ScenarioFile['arrivals'] => {
    const units = entry.units.filter((id) => waiting.has(id))
    if (units.length === 0) return []
    const { order: _, ...rest } = entry
    const leaders = entry.leaders.filter((id) => missing.has(id))
    return [
      {
        ...rest,
        turn: day.start,
        units,
        leaders,
        ...(isWhole(units) && { order: 'march' as const }),
        provenance: 'adopted' as const,
      },
    ]
  })
  return {
    ...day,
    deployment: day.deployment
      .map((entry) => ({ ...entry, units: entry.units.filter((id) => !carried.has(id)) }))
      .filter((entry) => entry.units.length > 0),
    leaders: day.leaders
      .map((entry) => ({ ...entry, leaders: entry.leaders.filter((id) => !led.has(id)) }))
      .filter((entry) => entry.leaders.length > 0),
    arrivals: [...day.arrivals, ...arrivals],
  }
}
