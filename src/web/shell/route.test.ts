import { expect, test } from 'vitest'
import { fragmentOf, type Route, readRoute } from './route.ts'

const routes: Route[] = [
  { screen: 'home' },
  { screen: 'new', ruleset: 'generals', scenario: 'la-rothiere' },
  { screen: 'links', match: 'abcdefgh' },
  { screen: 'play', match: 'abcdefgh', key: 'k'.repeat(32) },
  { screen: 'play', match: 'abcdefgh', key: 'k'.repeat(32), at: 12 },
  { screen: 'watch', match: 'abcdefgh', at: 0 },
  { screen: 'local', id: 'a b/c', at: 3 },
  { screen: 'replay', id: 'ffff' },
]

test.each(routes)('a fragment comes back as the route that it was written from: %j', (route) => {
  expect(readRoute(fragmentOf(route))).toEqual(route)
})

test('a moment that is no number is left out, and an address that leads nowhere says so', () => {
  expect(readRoute('#/local/a?at=x')).toEqual({ screen: 'local', id: 'a' })
  expect(readRoute('#/play/abcdefgh')).toEqual({ screen: 'unknown', text: '#/play/abcdefgh' })
  expect(readRoute('#/watch/%E0%A4%A')).toEqual({ screen: 'watch', match: '%E0%A4%A' })
})
