/** Counters with small soldiers on them, for players who chose them. The uniforms are fetched only then. */
import { createEffect, createRoot, createSignal } from 'solid-js'
import type { CounterFace } from '../../../src/web/counters/counter.ts'
import { counters } from '../../../src/web/ui/settings.ts'

const [wardrobe, setWardrobe] = createSignal<typeof import('./uniforms.ts')>()
createRoot(() =>
  createEffect(() => {
    if (counters() === 'uniforms' && !wardrobe())
      void Promise.all([import('./uniforms.ts'), import('../../../src/web/counters/Figures.tsx')]).then(([module]) =>
        setWardrobe(() => module),
      )
  }),
)

/** Returns a face as the player wants to see it; `unit` is its id. */
export function dressed(face: CounterFace, unit: string): CounterFace {
  const clothes = counters() === 'uniforms' ? wardrobe() : undefined
  return clothes ? { ...face, figures: clothes.figuresFor(unit, face) } : face
}
