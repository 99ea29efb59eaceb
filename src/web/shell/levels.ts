import { kindNamed } from '../../players/names.ts'
import { t } from '../words/t.ts'

/**
 * The computer players that the interface has words for, the weakest first: a title (`shell-levels-NAME`) and a sentence
 * (`new-levels-NAME`) for each.
 */
export const LEVELS: readonly string[] = [
  'random',
  'conscript',
  'recruit',
  'drill',
  'marshal-1',
  'marshal-2',
  'marshal-3',
  'marshal-4',
]

/** Is it the name of a computer player known to the interface? */
export const isLevel = (level: string): boolean => LEVELS.includes(level)

/** The title of a computer player where people choose one; its own name if the interface has no words for it. */
export const levelTitle = (level: string): string => (isLevel(level) ? t(`levels.${level}`) : level)

/** The computer player at a seat, if any. A record has only the names of the players. */
export const levelAt = ({ name, player }: { readonly name: string; readonly player?: string | undefined }): string =>
  player ?? kindNamed(name)
