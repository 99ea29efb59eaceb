import { declareEvents } from '../../../../src/kernel/index.ts'

/** What happens. The sentences stand in the catalogues of words. */
export const { event, events } = declareEvents({
  MoveBegan: { move: '#' },
  ChipDrawn: { command: 'commands' },
  ChipLapsed: { command: 'commands' },
  PoorChipDrawn: {},
  PoorChipVoid: {},
  TacticalChipDrawn: { army: 'armies' },
  TacticalChipVoid: { army: 'armies' },
  ActivatedByTacticalChip: { command: 'commands' },
  TurnLost: { command: 'commands' },
  PipsRolled: { command: 'commands', roll: '#', grade: '±', pips: '#' },
  Moved: { body: 'bodies', inches: 'lengths' },
  Stood: { body: 'bodies' },
  Faced: { body: 'bodies', heading: 'headings' },
  Formed: { body: 'bodies', form: 'forms' },
  Rode: { body: 'bodies', inches: 'lengths' },
  MoraleChanged: { unit: 'bodies', grade: 'grades' },
  CasualtiesTaken: { unit: 'bodies', count: '#', all: '#' },
  UnitLost: { unit: 'bodies' },
  TurnEnded: { command: 'commands', left: '#' },
  Recovered: { body: 'bodies' },
})
