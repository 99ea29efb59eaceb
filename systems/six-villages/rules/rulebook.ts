import type { Rule } from '../../../src/kernel/index.ts'

const rule = (id: string, section: string, title: string, gist: string): Rule => ({ id, section, title, gist })

/** Every rule of the game, as a player reads it. */
export const rulebook: readonly Rule[] = [
  rule(
    '1',
    'Turns',
    'Sequence',
    'Weather, drill, ambush, then both sides march, the one that leads first. There are three turns.',
  ),
  rule(
    '1.1',
    'Turns',
    'Weather',
    'One of four chits is put aside unseen; each turn one is drawn. A wind gives its side the lead.',
  ),
  rule('1.2', 'Turns', 'Companies', 'A side orders its own companies that are still in the field.'),
  rule(
    '1.3',
    'Turns',
    'Victory',
    'After three turns, or when a side has lost everything, the side with more steps has won.',
  ),
  rule('1.4', 'Turns', 'Large game', 'Four companies a side; the fourth may be a guard, which has a step more.'),
  rule('2.1', 'Drill', 'Drill', 'Each side may drill one company a turn, in secret.'),
  rule('2.2', 'Drill', 'Ready', 'On 4 or more the company is ready till it fights.'),
  rule('3.1', 'Ambush', 'Ambush', 'Each side may lay one company in ambush for the turn, in secret.'),
  rule('4', 'March', 'March', 'A side marches with as many of its companies as it likes.'),
  rule('4.1', 'March', 'Once a turn', 'A company marches once a turn.'),
  rule(
    '4.2',
    'March',
    'One village',
    'It marches to the next village along the road, and attacks the enemy who holds it.',
  ),
  rule('5', 'Fight', 'Fight', 'The side that is attacked names a company that meets the attack, or gives way.'),
  rule('5.1', 'Fight', 'Who meets it', 'The attack is met by a company of that village.'),
  rule('5.2', 'Fight', 'Giving way', 'All companies of the village go to the next one, unless the enemy holds it.'),
  rule(
    '5.3',
    'Fight',
    'Dice',
    'A die for each step, one more if ready, one more in defence from ambush (two in mist); 5 and 6 hit.',
  ),
  rule(
    '5.4',
    'Fight',
    'Losses',
    'Each hit costs a step. Who fights shows its ambush and drill till the end of the turn.',
  ),
  rule('5.5', 'Fight', 'Nerve', 'A defender that was hit rolls a die: on 3 or less it gives way, if it can.'),
]
