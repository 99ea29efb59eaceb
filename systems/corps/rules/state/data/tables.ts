/** Tables as a designer writes them: how they are read, and what is wrong with them. */
import { validated } from '../../../../../src/kernel/json.ts'
import { BASE_IDS, CALIBRE_IDS, RESULT_TABLE_IDS, SIGHT_IDS } from './ids.ts'
import { type TablesFile, tablesSchema } from './tables-schema.ts'
import { wrong } from './wrong.ts'

/** Reads tables, as parsed. Throws a UserError that names the file, the place in it and what is wrong there. */
export function readTables(file: string, value: unknown): TablesFile {
  const tables = validated(tablesSchema, value, file)
  checkSpotting(file, tables)
  checkGuns(file, tables)
  for (const id of RESULT_TABLE_IDS) checkResults(file, `combat.results.${id}.rows`, tables.combat.results[id].rows)
  checkPursuit(file, tables)
  checkBases(file, tables)
  const { pass, shaken } = tables.morale
  if (shaken >= pass) throw wrong(file, 'morale.shaken', `less than ${pass} is expected, what passes (17.4)`)
  return tables
}

/** 1.6 to 1.8 Bands follow each other from near to far, and a blind is seen no less easily in a nearer one. */
function checkSpotting(file: string, { spotting }: TablesFile): void {
  for (const sight of SIGHT_IDS)
    for (const [k, { to, need }] of spotting.bands[sight].entries()) {
      const place = `spotting.bands.${sight}[${k}]`
      if (need > spotting.sides) throw wrong(file, `${place}.need`, `the die has ${spotting.sides} sides`)
      if (k === 0) continue
      const before = spotting.bands[sight][k - 1]
      if (to <= before.to) throw wrong(file, `${place}.to`, `more than ${before.to} inches are expected`)
      if (need < before.need) throw wrong(file, `${place}.need`, `${before.need} or more is expected, as nearer by`)
    }
}

function checkGuns(file: string, { artillery, skirmish }: TablesFile): void {
  for (const calibre of CALIBRE_IDS) {
    const { short, long } = artillery.ranges[calibre]
    if (long < short)
      throw wrong(file, `artillery.ranges.${calibre}.long`, `${short} inches or more are expected, the short range`)
  }
  for (const [k, [first, second]] of artillery.pairs.entries())
    if (first === second) throw wrong(file, `artillery.pairs[${k}]`, 'two different actions are expected')
  if (skirmish.need < 1) throw wrong(file, 'skirmish.need', '1 or more is expected')
}

type Rows = TablesFile['combat']['results']['common']['rows']

/** 9.7 The rows rise without a gap; the last is open. */
function checkResults(file: string, place: string, rows: Rows): void {
  for (const [k, { most }] of rows.entries()) {
    const isLast = k === rows.length - 1
    if (isLast && most !== undefined) throw wrong(file, `${place}[${k}].most`, 'the last row has none: it is open')
    if (!isLast && most === undefined) throw wrong(file, `${place}[${k}]`, 'only the last row is open')
    const before = rows[k - 1]?.most
    if (most !== undefined && before !== undefined && most <= before)
      throw wrong(file, `${place}[${k}].most`, `more than ${before} is expected`)
  }
}

/** 16.5 The rows of the second die rise to 6. */
function checkPursuit(file: string, { rout }: TablesFile): void {
  const { table } = rout.pursuit
  for (const [k, { most }] of table.entries())
    if (k > 0 && most <= table[k - 1].most)
      throw wrong(file, `rout.pursuit.table[${k}].most`, `more than ${table[k - 1].most} is expected`)
  const last = table.length - 1
  if (table[last].most !== 6) throw wrong(file, `rout.pursuit.table[${last}].most`, '6 is expected, the last face')
}

/** 1.2 Every base fits within the width of a strip. */
function checkBases(file: string, { bases }: TablesFile): void {
  const { front } = bases.units.strip
  for (const base of BASE_IDS)
    if (bases.units[base].front > front)
      throw wrong(
        file,
        `bases.units.${base}.front`,
        `the base is wider than a strip, which is ${front} inches wide (1.2)`,
      )
}
