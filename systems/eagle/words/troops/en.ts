import forces from '../../data/forces.json' with { type: 'json' }

const byId = (list: readonly { readonly id: string; readonly name: string }[]): Readonly<Record<string, string>> =>
  Object.fromEntries(list.map(({ id, name }) => [id, name]))

/** Units, leaders and formations as the order of battle names them, by their ids. */
export default { units: byId(forces.units), leaders: byId(forces.leaders), formations: byId(forces.formations) }
