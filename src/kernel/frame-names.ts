import { FRAME, type Plan } from './plan.ts'
import type { Position } from './position.ts'
import { KernelError } from './refusal.ts'
import type { FrameOf, SlotNames } from './shape.ts'

/** Makes `Layout.frame`, which names the slots of frames, one phase at a time. */
export function frameNames<P extends Position>({
  base,
  width,
  locals,
  slots,
}: Plan): <const N extends SlotNames>(names: N) => FrameOf<P, N> {
  // One class for the frames of all phases: with one class for each phase, reads would be slower.
  class Named {
    readonly '~cells': Int16Array
    readonly '~at': number
    constructor(p: P) {
      this['~cells'] = p.cells
      this['~at'] = base + p.depth * width
    }
  }
  const called = new Map<string, number>()
  const nameLocal = (name: string, local: number) =>
    Object.defineProperty(Named.prototype, name, {
      get(this: Named) {
        return this['~cells'][this['~at'] + local]
      },
      set(this: Named, value: number) {
        this['~cells'][this['~at'] + local] = value
      },
    })
  return (given) => {
    for (const [name, number] of Object.entries(given)) {
      const local = FRAME.length + locals.indexOf(slots[number - 1])
      if (local < FRAME.length)
        throw new KernelError(`'${name}' stands for slot ${number}, and the layout has ${slots.length}`)
      if ((called.get(name) ?? number) !== number)
        throw new KernelError(`'${name}' stands for slot ${called.get(name)} in one phase and for ${number} in another`)
      if (!called.has(name)) nameLocal(name, local)
      called.set(name, number)
    }
    return Object.assign((p: P) => new Named(p) as never, { slots: given })
  }
}
