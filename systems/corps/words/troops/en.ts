import armies from '../../data/armies.json' with { type: 'json' }
import fields from '../../data/fields.json' with { type: 'json' }

interface Called {
  readonly id: string
  readonly name: string
}

const byId = (list: readonly Called[]): Readonly<Record<string, string>> =>
  Object.fromEntries(list.map(({ id, name }) => [id, name]))

const commands = armies.armies.flatMap((army) => army.commands)

/** What armies and fields call their units, commands, commanders, nations and ground, by their ids. */
export default {
  units: byId(armies.armies.flatMap<Called>(({ units }) => units)),
  commands: byId(commands),
  leaders: byId(commands.flatMap(({ id, general }) => ('name' in general ? [{ id, name: general.name }] : []))),
  nations: byId(armies.nations),
  ground: byId(fields.fields.flatMap<Called>(({ ground }) => ground)),
}
