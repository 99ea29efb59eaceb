import en from '../words/en.ts'
import { t } from '../words/t.ts'

/** Is it the name of a computer player that the interface knows? */
export const isLevel = (level: string): level is keyof typeof en.levels => Object.hasOwn(en.levels, level)

/** What a computer player is called where people choose one; its own name where the interface has no words for it. */
export const levelTitle = (level: string): string => (isLevel(level) ? t(`levels.${level}`) : level)
