import type { AtTable } from '../../table/at-table.ts'
import { host } from '../../table/openers.ts'
import { claimPlace, storedMatch } from '../held.ts'
import { go } from '../route.ts'
import type { TableRoute } from './opened.ts'

/** Goes to the next game, with sides changed, which has begun because all players want it. */
export async function goToNext(route: TableRoute, { session }: AtTable): Promise<void> {
  const next = session.next()
  if (!next) return
  const { info } = session.tables[0]
  if (route.screen === 'local') {
    const { keepNext } = await host()
    keepNext(route.id, next)
    go({ screen: 'local', id: next.match })
    return
  }
  const [seat, invitation] = Object.entries(next.invitations)[0] ?? []
  if (seat === undefined || invitation === undefined) return
  const { match } = next
  const owner = storedMatch(info.match)?.owner
  const news = { match, ruleset: info.ruleset, scenario: info.scenario, ...(owner !== undefined && { owner }) }
  await claimPlace(news, seat, invitation)
  go({ screen: 'play', match, place: seat })
}
