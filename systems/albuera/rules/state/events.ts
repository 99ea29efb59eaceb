import { declareEvents } from '../../../../src/kernel/index.ts'

/** What happens. The sentences stand in the catalogues of words. */
export const { event, events } = declareEvents({
  TurnBegan: { turn: '#', time: 'times' },
  PoolFilled: { side: 'sides', count: '#' },
  ChitDrawn: { commander: 'commanders' },
  ChitReturned: { commander: 'commanders' },
  Activated: { commander: 'commanders' },
  DivisionTried: { commander: 'commanders', roll: '#', rating: '#' },
  DivisionActivated: { commander: 'commanders' },
  TurnedOver: { commander: 'commanders' },
  NobodyActivated: { commander: 'commanders' },
  Rode: { commander: 'commanders', from: 'hexes', to: 'hexes' },
  PrizeHeld: { side: 'sides', hex: 'hexes', count: '#' },
  BattleOver: { side: 'sides', points: '#' },
})
