/** The words of the guided first battle, in English. */
export default {
  1: {
    title: 'Ten orders, in secret',
    text: 'You lead White, at the foot of the map. Each round you write up to ten orders, each for one unit; Black writes his at the same time and sees none of yours. Drag your cavalry from c1 to c2: all four go. Or choose them, then c2: one goes with each click.',
  },
  2: {
    title: 'Guns point where they fire',
    text: 'Drag the guns from b1 to b3, the sector beyond the next: both will bombard it before the infantry marches.',
  },
  3: {
    title: 'Who goes now?',
    text: 'An order says where, not when. Cavalry may ride now, before the guns fire, or wait and attack together with the infantry. One click lets all of them act; press + to send only some. If nobody acts now, they still can later.',
  },
  4: {
    title: 'Both march into the same sector',
    text: 'Nobody declares an attack: where you meet, there is combat. Both sides fire first, then those who are left fight hand to hand. Against an opponent the higher number hits; without one, 4 or more hits. The battle waits until you press Go on.',
  },
  5: {
    title: 'Saved orders bring them back',
    text: 'Routed units wait in the box. One saved order and two routed units of the same kind make one fresh unit in your reserve; routed guns recover where they stand. Without two of a kind you are not asked.',
  },
  6: {
    title: 'Points at the end of the round',
    text: 'Captured units, the enemy’s flags (1 each) and his command post (5) earn points, and so does holding more sectors than he does. Ten points win. After ten rounds the side with more points wins.',
  },
  7: {
    title: 'Each gun rolls two dice',
    text: 'A die hits with 4 or more, after what the distance takes off. A unit that is hit is routed; one that is hit twice, or was routed already, is destroyed. Spread the dice evenly with one button, or aim them yourself.',
  },
  8: {
    title: 'You are attacked: react?',
    text: 'Infantry may try to form square: cavalry can hardly harm a square. Cavalry may try to charge back. Each rolls a die and needs 5 or 6, and is spent afterwards. Against infantry a square is no help: then choose “No reaction”.',
  },
  9: {
    title: 'Fall back, or stand?',
    text: 'Cavalry that falls back goes one sector towards your reserve and fights no more this round, but it is safe. Where it is outnumbered, let it go; where it covers a flag or the command post, let it stand.',
  },
  10: {
    title: 'Who faces whom?',
    text: 'Each of your units in the zone faces one attacker. One click posts them for you, or choose them one by one.',
  },
  11: {
    title: 'Nobody opposite',
    text: 'More of yours attack than he has defenders there: these may strike whom they like, with a bonus. One click chooses the best targets.',
  },
  12: {
    title: 'Before the melee',
    text: 'Some of your units may break off: they stay where they are and fight no more this round. If you like your chances, press “Nobody withdraws”.',
  },
  13: {
    title: 'The sector is yours to take',
    text: 'No enemy is left who could fight there. Move in to hold it, and to capture what is routed in it; or stay, if you fear what comes next.',
  },
  14: {
    title: 'Now the infantry',
    text: 'Choose the infantry in a1, then a2: three or four of them go, the others hold a1, for what you hold earns points. Keep an order or two: what you save can rally units that rout. Then give the orders.',
  },
  15: {
    title: 'So it goes on',
    text: 'The rounds go on until one side has ten points or ten rounds are over. Look where the enemy is weak, keep a unit on your flags and your command post in b1, and save an order or two while units are routed.',
  },
  16: {
    title: 'Your command post lies open',
    text: 'With these orders no unit stays in b1, and the enemy can get there this round: that is 5 points for him. Press − on the sheet to leave a unit there, or send one.',
  },
}
