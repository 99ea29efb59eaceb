/** The words of the guided first battle, in English. */
export default {
  1: {
    title: 'Vedel comes up at five',
    text: 'You lead the French, in blue, upon the rear of the Spanish army. Place your four leaders first: choose one, then a marked hex. Keep them close: only units with no more than three hexes between them and their leader, or Vedel, are in command, and only they may go up to the enemy.',
  },
  2: {
    title: 'What wins',
    text: 'You have three turns. The Spanish rear-guard is demoralized when too many of its nine counters are destroyed, disorganized or routed: the armies’ tab says how many, and one fewer is enough once you hold the hill AD12, where the flag stands. Then you win, if fewer of your own brigades are demoralized; the rings up here show it. Now choose a unit.',
  },
  3: {
    title: 'Every brigade has its order',
    text: 'It stands in writing, and the enemy does not see it. To attack means: all of it comes within three hexes of the enemy, and half of its counters may begin a combat. Cassagne has no order yet and stays; Poinsot, Boussart and the guns attack.',
  },
  4: {
    title: 'Cavalry can charge',
    text: 'A cross marks an enemy whom its charge can reach: two hexes away at least, the last two a straight run. Point at it: the panel says how likely the charge is to strike, who may meet it, and what the shock brings. A click on the cross charges home. It counts double then, but checks its morale when it comes up, and may get out of hand afterwards. Boussart’s brigade is this one regiment: if it falls into disorder, that counts as a brigade of yours. It may also just move and attack.',
  },
  5: {
    title: 'Moving, facing, zones of control',
    text: 'A unit faces a corner of its hex and moves through its two front sides; the arrowheads round it turn it, once freely before it moves. The numbers are what the way costs; among counters, press the number to join them, a counter to choose it instead. A stack goes as one if you take the others along. Who enters the front of an enemy stops there: bring several units up to the same enemy, with their fronts to him. Last of all let the leaders ride after their units.',
  },
  6: {
    title: 'Fire',
    text: 'First the enemy fires at whoever has come next to him, then you. Infantry fires at the next hex, through its front; guns reach farther. Points give the column, a die the line, and whatever changes the die is named with its rule. Who fires does not attack afterwards, so let the guns fire and the infantry keep its bayonets.',
  },
  7: {
    title: 'Shock',
    text: 'Choose a unit, then an enemy beside it, and another unit for the same enemy: together they have better odds. Three to one is good, one to one is not. Then begin the combats. A cross marks who can be attacked; nobody has to attack.',
  },
  8: {
    title: 'Falling back, disorder, rout',
    text: 'Whoever is beaten falls back towards his base and checks his morale. A counter that lies askew is disorganized: it fights at half strength and enters no zone of control. One with a flag is routed and runs. Both try to recover at the end of the turn, and both count for demoralization.',
  },
  9: {
    title: 'The enemy’s turn is yours too',
    text: 'You fire at whoever has come next to you, before he attacks. Infantry that is charged may try to form square, cavalry and limbered guns may evade infantry, and cavalry may throw itself upon a charge. What you may do is asked at once, and you may always let it be. What you would always answer alike, tick beforehand under “Standing intentions” at the foot of the decision.',
  },
  10: {
    title: 'Another order',
    text: 'From the second turn on Vedel may send two orders, to Cassagne for instance, to attack. Each has to get through: the farther it rides, the higher the die it needs. What an order lets a brigade do stands beside it. Nobody else sees what you write.',
  },
}
