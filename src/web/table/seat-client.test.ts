import { expect, test } from 'vitest'
import type { ChatLine, ClientMessage, HostMessage, Welcome } from '../../protocol/index.ts'
import type { LinkUser } from './link.ts'
import { SeatClient } from './seat-client.ts'

const PAGE = 3
const line = (n: number): ChatLine => ({ n, who: 'Anna', seat: 'white', text: `line ${n}`, time: n })
const lines = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, k) => line(from + k))

/** A client whose host has this number of lines of talk, and sends the last of them at each welcome. */
function clientOf(talk: { said: number }) {
  let user: LinkUser | undefined
  const send = (message: ClientMessage) => {
    const answer = (reply: unknown) => queueMicrotask(() => user?.receive(reply as HostMessage))
    const page = (to: number) => lines(Math.max(1, to - PAGE + 1), to)
    if (message.type === 'join') {
      const welcome: Partial<Welcome> = {
        type: 'welcome',
        n: 0,
        updates: [],
        status: { seats: [], draw: [] },
        chat: page(talk.said),
      }
      answer(welcome)
    } else if (message.type === 'talk') answer({ type: 'talk', id: message.id, chat: page(message.before - 1) })
  }
  const client = new SeatClient((one) => {
    user = one
    return { send, close() {} }
  }, 'match')
  const again = async () => {
    user?.down()
    user?.up()
    await new Promise((resolve) => setTimeout(resolve))
  }
  return { client, again }
}

const numbers = ({ chat }: SeatClient) => chat.map(({ n }) => n)

test('lines of talk that a client missed while it was away are all there when it scrolls up', async () => {
  const talk = { said: 4 }
  const { client, again } = clientOf(talk)
  await again()
  expect(numbers(client)).toEqual([2, 3, 4])
  talk.said = 12
  await again()
  expect(numbers(client)).toEqual([10, 11, 12])
  while (await client.earlier());
  expect(numbers(client)).toEqual(lines(1, 12).map(({ n }) => n))
})

test('a client keeps the talk that it has if nothing is missing between it and the welcome', async () => {
  const talk = { said: 4 }
  const { client, again } = clientOf(talk)
  await again()
  await client.earlier()
  talk.said = 7
  await again()
  expect(numbers(client)).toEqual([1, 2, 3, 4, 5, 6, 7])
})
