/**
 * A107 A scenario that both sides lay out by their own choice: every unit that could be there, and nothing on the table
 * yet.
 */
import type { Options } from '../../../../src/kernel/index.ts'
import type { PlayedData } from './data/data.ts'
import { cells } from './data/measures.ts'
import type { ChosenFile, CommandFile, LaidFile } from './data/scenarios-schema.ts'
import { layOut } from './laid.ts'
import { OFF, ORDER_IDS } from './position.ts'
import type { CorpsScenario } from './scenario.ts'

type Army = PlayedData['armies']['armies'][number]

/**
 * All commands of an army, each with a blind that covers it and as many decoys as the side may have. The units that the
 * reserve may have are in it as well as in their corps (A186).
 */
function commandsOf(army: Army, reserve: readonly string[], decoys: number): CommandFile[] {
  // The reserve comes last, so that the twin with the corps has the lower number.
  const commands = army.commands.toSorted(
    (one, other) => Number(one.role === 'reserve') - Number(other.role === 'reserve'),
  )
  return commands.map(({ id: command, role }): CommandFile => {
    const units = army.units.filter((unit) =>
      role === 'reserve' ? reserve.includes(unit.id) : unit.command === command,
    )
    const laid = { provenance: 'adopted', command, units: units.map(({ id }) => id) } as const
    if (role === 'chief') return { ...laid, general: [0, 0] }
    const blind = { at: [0, 0] as [number, number], heading: 0, strips: 1 }
    const more = Array.from({ length: decoys }, () => ({ ...blind, decoy: true }))
    return { ...laid, order: { order: 'halt' }, blinds: [blind, ...more] }
  })
}

/** The scenario with these options, one of which is its field. */
export function layChosen(data: PlayedData, file: ChosenFile, options: Options): CorpsScenario {
  const { setUp: _, fields, choose, sides, victory, ...head } = file
  const { field, sections } = fields.find((one) => one.field === options.field) ?? fields[0]
  const laid: LaidFile = {
    ...head,
    setUp: 'laid',
    field,
    victory: { ...victory, sections },
    sides: sides.map(({ army: id, home, reserve }) => {
      const army = data.armies.armies.find((one) => one.id === id)!
      return { army: id, home, commands: commandsOf(army, reserve, choose.decoys) }
    }),
  }
  const scenario = layOut(data, laid, options)
  const { least, most, strips, decoys, depth, orders } = choose
  return {
    ...scenario,
    start: { ...scenario.start, x: scenario.start.x.map(() => OFF) },
    choose: { least, most, strips, decoys, depth: cells(depth), orders: orders.map((id) => ORDER_IDS.indexOf(id)) },
  }
}
