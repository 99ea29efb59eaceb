/** The words of the guided first battle, in English. */
export default {
  1: {
    title: 'Ten orders, in secret',
    text: 'You lead White, at the foot of the map. Each round you write up to ten orders, each for one unit. Black writes his at the same time and sees none of yours. Choose your cavalry in c1, then c2: each time one more of them goes.',
  },
  2: {
    title: 'Guns point where they fire',
    text: 'Choose the guns in b1, then b3, the sector beyond the next, once for each of the two: they will bombard it before the infantry marches. Then send some infantry forward, and keep an order or two: what you save can rally units that rout.',
  },
  3: {
    title: 'Who goes now?',
    text: 'Orders bind the direction, not the moment. Cavalry may ride now, before the guns speak, or wait and attack together with the infantry. Let all of them act, some by their +, or nobody, then confirm.',
  },
  4: {
    title: 'Both march into the same sector',
    text: 'Nobody declares an attack: where you meet, there is combat. First they fire, then those who are left fight hand to hand. Opposed, the higher number wins; unopposed, four or more hits. The telling waits until you go on.',
  },
  5: {
    title: 'Saved orders bring them back',
    text: 'Routed units wait in the box. One saved order and two routed units of the same kind make one fresh unit in your reserve; routed guns recover where they stand. Without two of a kind nobody is asked.',
  },
  6: {
    title: 'Points at the end of the round',
    text: 'Captured units, the enemy’s flags (1 each) and his command post (5) earn points, and so does holding more sectors than he does. Ten points win; after ten rounds, whoever has more.',
  },
  7: {
    title: 'Each gun rolls two dice',
    text: 'A unit that is hit is routed; one that is hit twice, or was routed already, is destroyed. Spread the dice evenly with one button, or aim them yourself.',
  },
}
