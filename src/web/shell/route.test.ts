import { expect, test } from 'vitest'
import { fragmentOf, type Route, readRoute } from './route.ts'

const routes: Route[] = [
  { screen: 'home' },
  { screen: 'new', ruleset: 'generals', scenario: 'la-rothiere' },
  { screen: 'new', ruleset: 'eagle', scenario: 'vedel', data: 'shipped', open: 'data' },
  { screen: 'new', ruleset: 'eagle', scenario: 'vedel', open: 'data' },
  { screen: 'rules', ruleset: 'eagle' },
  { screen: 'rules', ruleset: 'eagle', rule: '4.1b' },
  { screen: 'links', match: 'abcdefgh' },
  { screen: 'join', match: 'abcdefgh', place: 'french/2', invitation: 'i'.repeat(32) },
  { screen: 'play', match: 'abcdefgh', place: 'white' },
  { screen: 'play', match: 'abcdefgh', place: 'french/2', at: 12 },
  { screen: 'seat', match: 'abcdefgh', key: 'k'.repeat(32) },
  { screen: 'record', match: 'abcdefgh', at: 7, eyes: 'black' },
  { screen: 'record', match: 'abcdefgh' },
  { screen: 'shared', packed: 'ab_-', at: 1, eyes: 'everything' },
  { screen: 'watch', match: 'abcdefgh', at: 0 },
  { screen: 'local', id: 'a b/c', at: 3 },
  { screen: 'replay', id: 'ffff' },
]

test.each(routes)('a fragment comes back as the route that it was written from: %j', (route) => {
  expect(readRoute(fragmentOf(route))).toEqual(route)
})

test('a link of an older version, with its key, still opens the seat', () => {
  expect(readRoute(`#/play/abcdefgh/${'k'.repeat(32)}?at=3`)).toEqual({
    screen: 'seat',
    match: 'abcdefgh',
    key: 'k'.repeat(32),
    at: 3,
  })
})

test('a moment that is not a number is left out, and an address that leads nowhere is unknown', () => {
  expect(readRoute('#/local/a?at=x')).toEqual({ screen: 'local', id: 'a' })
  expect(readRoute('#/play/abcdefgh')).toEqual({ screen: 'unknown', text: '#/play/abcdefgh' })
  expect(readRoute('#/watch/%E0%A4%A')).toEqual({ screen: 'watch', match: '%E0%A4%A' })
})
