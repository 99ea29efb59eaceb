import { oneLine } from '../kernel/one-line.ts'
import type { Trust } from '../match/index.ts'

const list = (names: readonly string[]) => names.join(names.length > 2 ? ', ' : ' and ')

/** Says in one sentence against which parties the dice of a good record can be trusted. */
export function trustSentence({ in: kind, players }: Trust): string {
  const names = oneLine(list(players))
  switch (kind) {
    case 'known':
      return 'Everybody could know these dice in advance: they follow from the seed in the first line, as for practice.'
    case 'host':
      return 'The operator of the server could have chosen these dice: no player has added anything to them.'
    case 'words':
      return `The operator of the server, if he was also a player, could have chosen these dice: ${names} added words openly, one after the other.`
    case 'one':
      return `Neither the operator nor the player alone could choose these dice, but one who was both could: a single client held the seats of all persons (${names}).`
    case 'all':
      return `No player and no operator alone could choose these dice: ${names} each committed to words before any were shown.`
    case 'none':
      return 'No die has fallen: the game ended before its dice were sealed.'
  }
}
