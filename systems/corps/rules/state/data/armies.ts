/** Armies as a designer writes them: how they are read, and what is wrong with them. */
import { validated } from '../../../../../src/kernel/json.ts'
import { idsOf, refuseTwins } from '../../../../../src/kernel/rulebook-file.ts'
import { type ArmiesFile, type ArmyFile, armiesSchema } from './armies-schema.ts'
import { wrong } from './wrong.ts'

/** Reads armies, as parsed. Throws a UserError that names the file, the place in it and what is wrong there. */
export function readArmies(file: string, value: unknown): ArmiesFile {
  const armies = validated(armiesSchema, value, file)
  refuseTwins(file, 'nations', idsOf(armies.nations))
  refuseTwins(file, 'armies', idsOf(armies.armies))
  const known = new Map<string, string>()
  for (const [k, army] of armies.armies.entries()) {
    const place = `armies[${k}]`
    for (const [list, all] of Object.entries({ commands: army.commands, units: army.units }))
      for (const [j, id] of idsOf(all).entries()) {
        const other = known.get(id)
        if (other !== undefined) throw wrong(file, `${place}.${list}[${j}].id`, `'${id}' stands in ${other} already`)
        known.set(id, place)
      }
    checkArmy(file, place, army, armies)
  }
  return armies
}

function checkArmy(file: string, place: string, army: ArmyFile, { nations }: ArmiesFile): void {
  const nation = (here: string, id: string): void => {
    if (!nations.some((one) => one.id === id)) throw wrong(file, here, `there is no nation '${id}'`)
  }
  nation(`${place}.nation`, army.nation)
  const chiefs = army.commands.filter(({ role }) => role === 'chief')
  if (chiefs.length !== 1)
    throw wrong(
      file,
      `${place}.commands`,
      chiefs.length === 0
        ? `${army.id} has no commander in chief (0.3)`
        : `${army.id} has two commanders in chief, ${chiefs[0].id} and ${chiefs[1].id} (0.3)`,
    )
  for (const [k, command] of army.commands.entries()) {
    const here = `${place}.commands[${k}]`
    nation(`${here}.nation`, command.nation)
    const other = army.commands.find(({ chip }) => chip === command.chip)
    if (other !== command)
      throw wrong(file, `${here}.chip`, `chip ${command.chip} is that of ${other?.id} already (0.6)`)
  }
  for (const [k, unit] of army.units.entries()) {
    const command = army.commands.find(({ id }) => id === unit.command)
    const here = `${place}.units[${k}].command`
    if (command === undefined) throw wrong(file, here, `${army.id} has no command '${unit.command}'`)
    if (command.role !== 'corps') throw wrong(file, here, `a corps is expected; ${command.id} is none (0.3)`)
  }
}
