/** Where figures are placed under a blind: a formation, and a strip from the left. */
import type { Numbers } from '../../../../src/kernel/index.ts'
import { FORM_IDS } from './forms.ts'

/** The most strips that a blind can have. */
export const MOST_STRIPS = 8
export const SLOTS = FORM_IDS.length * MOST_STRIPS

export const slotOf = (as: number, strip: number): number => as * MOST_STRIPS + strip
export const formOf = (slot: number): number => Math.floor(slot / MOST_STRIPS)
export const stripOf = (slot: number): number => slot % MOST_STRIPS

/** As text: `line 2`. */
export const slots: Numbers = {
  print: (slot) => `${FORM_IDS[formOf(slot)]} ${stripOf(slot) + 1}`,
  parse(text) {
    const [word, strip] = text.split(' ')
    const as = (FORM_IDS as readonly string[]).indexOf(word)
    const number = Number(strip) - 1
    return as < 0 || !Number.isInteger(number) || number < 0 || number >= MOST_STRIPS ? undefined : slotOf(as, number)
  },
}

/** A6 How a blind is extended: to how many strips, and on which side they change. */
export const side = { LEFT: 0, BOTH: 1, RIGHT: 2 } as const
const SIDE_IDS = ['left', 'both', 'right'] as const
export const SPREADS = MOST_STRIPS * SIDE_IDS.length

const spreadOf = (strips: number, where: number): number => (strips - 1) * SIDE_IDS.length + where
export const stripsOf = (spread: number): number => Math.floor(spread / SIDE_IDS.length) + 1
export const sideOf = (spread: number): number => spread % SIDE_IDS.length

/** As text: `3 left`. */
export const spreads: Numbers = {
  print: (spread) => `${stripsOf(spread)} ${SIDE_IDS[sideOf(spread)]}`,
  parse(text) {
    const [count, word] = text.split(' ')
    const [strips, where] = [Number(count), (SIDE_IDS as readonly string[]).indexOf(word)]
    return where < 0 || !Number.isInteger(strips) || strips < 1 || strips > MOST_STRIPS
      ? undefined
      : spreadOf(strips, where)
  },
}
