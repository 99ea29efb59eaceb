import { includes, type Refusal, refusal } from '../kernel/index.ts'
import { awaiting, hasBegun } from '../match/index.ts'
import type { HostedMatch } from './hosted-match.ts'
import { CLAIM_GRACE } from './surroundings.ts'

/**
 * The reason why a seat may not claim the game, if there is one: it may when it waits for others who have all been away
 * long enough.
 */
export function notClaimable(hosted: HostedMatch, seat: number): Refusal | undefined {
  const { match, around, presence, patience } = hosted
  const why = (reason: string) => refusal(hosted.rule(), reason)
  if (match.ending) return why('The game is over.')
  if (!hasBegun(match)) return why('The game has not begun, so there is nothing to claim: leave it, or begin another.')
  // In a secret phase it is a secret whether others have chosen; the claimant's own choice is known to the claimant.
  if (includes(awaiting(match), seat)) return why('It is your turn: the game is claimed when you wait for somebody.')
  const gone = hosted.seats.every((one, other) => {
    if (other === seat) return true
    return one.kind === 'person' && !presence.isHere(other) && presence.absence.of(other) >= patience
  })
  if (!gone) return why(`The other side must have been away for ${Math.round(patience / 60_000)} minutes.`)
  const grace = around.claimGrace ?? CLAIM_GRACE
  if (hosted.keeper.awake.steady() < grace)
    return why('The server has just come back: the others get some minutes to come back too.')
}
