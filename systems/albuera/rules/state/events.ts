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
  Moved: { unit: 'units', from: 'hexes', to: 'hexes', points: 'points' },
  MovedWide: { unit: 'units', left: 'hexes', right: 'hexes', points: 'points' },
  Turned: { unit: 'units', corner: 'corners', points: 'points' },
  Wheeled: { unit: 'units', left: 'hexes', right: 'hexes', points: 'points' },
  Formed: { unit: 'units', array: 'arrays', hex: 'hexes', points: 'points' },
  DoubleMarch: { unit: 'units' },
  PutOnTop: { unit: 'units', hex: 'hexes' },
  PrizeHeld: { side: 'sides', hex: 'hexes', count: '#' },
  BattleOver: { side: 'sides', points: '#' },
})
