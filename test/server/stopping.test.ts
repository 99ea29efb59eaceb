import { expect, test } from 'vitest'
import { PROTOCOL } from '../../src/protocol/index.ts'
import { end, serve } from './serving.ts'
import { builtClient, Client, create, folder, PATIENCE } from './table.ts'

// A server that is stopped cleanly, and its clients when it runs again.

const place = folder()
const client = builtClient(place)

test('SIGTERM stops it in good order, and clients go on where they were when it runs again', async () => {
  const where = `${place}/kept`
  let server = await serve(where, client)
  const { match, keys } = await create(server.url)
  const [white, black] = await Promise.all(['white', 'black'].map((seat) => Client.join(server.url, match, keys[seat])))
  if (!white || !black) throw new Error('no client has come')
  expect(await black.act(['close'], 'first')).toMatchObject({ type: 'done', played: 1 })
  const [wgone, bgone] = [white.gone(), black.gone()]
  const began = Date.now()
  expect(await end(server, 'SIGTERM')).toBe(0)
  expect(Date.now() - began).toBeLessThan(PATIENCE)
  expect([await wgone, await bgone]).toMatchObject([{ code: 1012 }, { code: 1012 }])
  await expect(fetch(`${server.url}/api/health`)).rejects.toThrow()

  server = await serve(where, client)
  const again = await Client.open(server.url)
  again.say({ type: 'join', protocol: PROTOCOL, match, key: keys.black, from: black.n })
  expect(await again.next('welcome')).toMatchObject({ n: black.n, count: black.count, updates: [] })
  // The client does not know whether its last request arrived, and sends it again.
  expect(await again.ask({ type: 'act', id: 'first', count: 0, do: ['close'] })).toMatchObject({
    type: 'done',
    played: 1,
  })
  const other = await Client.join(server.url, match, keys.white)
  expect(await other.act(['close'])).toMatchObject({ type: 'done', played: 1 })
  await again.next('update')
  await Promise.all([again, other].map((one) => one.close()))
  expect(await end(server, 'SIGTERM')).toBe(0)
})
