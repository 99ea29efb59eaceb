import { asked, heard, since, worded } from '../../../../src/web/board/moments.ts'
import { LINE } from '../../rules/state/shapes.ts'
import { tGuide } from '../../words/guide/t.ts'
import { acts, hasDone, NEXT, turn } from './moments.ts'

/** The guided first battle: the second knoll as the French; chits, column and line, fire, reaction, Clash, rout. */

const FIRES = ['MusketsFired', 'SkirmishersFired', 'GunsFired']
const REACTIONS = ['ReactionPassed', 'ReactionFailed']
const ROUTS = ['Routed', 'Dispersed']
const any = () => true

const words = {
  title: (n: number) => tGuide(`knoll.${n}.title`),
  text: (n: number) => tGuide(`knoll.${n}.text`),
}

export const steps = worded(words, [
  {
    rule: '3.3',
    points: '.albuera-score',
    when: (table) => turn(table) > 0,
    done: (table) => turn(table) > 1 || (acts(table) && asked(table, 'movement')),
  },
  {
    rule: '5.0',
    points: '.albuera-pieces',
    when: acts,
    done: (table) => turn(table) > 2 || (hasDone(table, any, 'Moved') && !asked(table, 'movement')),
  },
  {
    rule: '6.1',
    points: '.albuera-pieces',
    when: (table) => acts(table) && hasDone(table, any, 'Moved'),
    done: (table) => turn(table) > 2 || hasDone(table, ({ args }) => args[1] === LINE, 'Formed'),
  },
  {
    rule: '14.9.3',
    points: '.engagement',
    when: (table) => heard(table, ...FIRES),
    done: (table) => since(table, FIRES, 'TurnBegan'),
  },
  {
    rule: '13.1',
    points: '.engagement',
    when: (table) => heard(table, ...REACTIONS),
    done: (table) => since(table, REACTIONS, ...NEXT),
  },
  {
    rule: '15.7',
    points: '.engagement',
    when: (table) => heard(table, 'ClashBegan'),
    done: (table) => since(table, ['ClashBegan'], ...NEXT),
  },
  {
    rule: '15.11',
    points: '.albuera-track',
    when: (table) => heard(table, ...ROUTS),
    done: (table) => table.result() !== undefined || since(table, ROUTS, 'Returned'),
  },
])
