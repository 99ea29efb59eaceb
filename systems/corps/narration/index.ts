/** Tells a battle on the command line: moves, turns, what was fired, fought and routed, with readable names. */
import { readFileSync } from 'node:fs'
import type { Narration } from '../../../src/lab/narration.ts'
import { idOf, speaker } from '../../../src/words/catalogue.ts'
import { messagesOf } from '../../../src/words/sections.ts'
import type { Corps, CorpsScenario } from '../rules/index.ts'

const english = readFileSync(new URL('../words/en.ftl', import.meta.url), 'utf8')
const sayer = (section: string) => {
  const say = speaker('en', messagesOf(english, section))
  return (key: string, args = {}): string | undefined => say(idOf(section, key), args)
}
const named = sayer('names')
/** The words of the board name the bodies on the table. */
const bodied = sayer('board')

/** The name of a body, in the words of its army. */
function bodyName({ roster, commands }: CorpsScenario, body: number): string | undefined {
  const { title, leader } = commands[roster.command[body]]
  if (body < roster.generals) return roster.titles[body]
  if (body < roster.blinds) return leader ?? bodied('general', { command: title })
  if (body >= roster.guns) return bodied('guns', { unit: roster.titles[roster.gunsOf.indexOf(body)] })
  const first = roster.command.indexOf(roster.command[body], roster.blinds)
  return bodied('blind', { command: title, number: body - first + 1 })
}

export const narration: Narration<Corps> = {
  tones: {
    MoveBegan: 'chapter',
    ChipDrawn: 'section',
    ChipLapsed: 'section',
    PoorChipDrawn: 'section',
    PoorChipVoid: 'section',
    TacticalChipDrawn: 'section',
    TacticalChipVoid: 'section',
    GunsModified: 'aside',
    NerveModified: 'aside',
    FactorCounted: 'aside',
    ShotModified: 'aside',
  },
  name(scenario, kind, n, notation) {
    switch (kind) {
      case 'armies':
        return scenario.nations[n]
      case 'commands':
        return scenario.commands[n].title
      case 'objectives':
        return scenario.objectives[n].title
      case 'units':
      case 'bodies':
        return bodyName(scenario, n)
      default:
        return named(`${kind}.${notation}`)
    }
  },
}
