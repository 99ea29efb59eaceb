import type { HostedSystem } from '../../src/host/index.ts'
import type { AnyRuleset } from '../../systems/node.ts'
import { type SixVillages, sixVillages } from '../../systems/six-villages/rules/index.ts'

/**
 * Six Villages with questions that no system should have. A server's threads load it in place of Grognard's systems.
 */

const bad = {
  ...sixVillages,
  queries: {
    turn: (view: SixVillages) => view.turn,
    slow(_view: SixVillages, _seat: number, ms: number): number {
      const end = performance.now() + ms
      while (performance.now() < end);
      return ms
    },
    endless(): never {
      for (;;);
    },
    greedy(): never {
      const kept: number[][] = []
      for (;;) kept.push(Array.from({ length: 100_000 }, (_, k) => k))
    },
    broken(): never {
      throw new TypeError('a secret of ours')
    },
  },
}

/** The same with companies whose names take for ever. */
const nameless = {
  ...sixVillages,
  id: 'nameless',
  names: (scenario: SixVillages['scenario']) => ({
    ...sixVillages.names(scenario),
    companies: {
      print(): never {
        for (;;);
      },
      parse: () => undefined,
    },
  }),
}

/** The same with companies whose names occupy the main loop: `busy` for a while, `hang` for good. */
const hanging = {
  ...sixVillages,
  id: 'hanging',
  names: (scenario: SixVillages['scenario']) => ({
    ...sixVillages.names(scenario),
    companies: {
      print: (n: number) => `company ${n}`,
      parse(text: string): undefined {
        const end = text === 'hang' ? Number.POSITIVE_INFINITY : text === 'busy' ? performance.now() + 250 : 0
        while (performance.now() < end);
      },
    },
  }),
}

/** A computer player that thinks for ever, in steps. */
const habit = async () => ({
  usual: {},
  player: () => ({
    choose(): never {
      for (;;);
    },
    *think(): Generator<undefined, never> {
      for (;;) yield
    },
  }),
})

export const systems: readonly HostedSystem[] = [bad, nameless, hanging].map((ruleset) => ({
  id: ruleset.id,
  rules: async () => ruleset as unknown as AnyRuleset,
  habit,
}))
