// A whole bot, for Node 22 or later. It plays a game against a computer player, knows no rules, and takes any legal
// action. protocol.md explains the messages. Give it the address of a table, the system, the scenario, the bot's own
// seat, the enemy's seat and the enemy's player:
//
//   node docs/bot.mjs http://localhost:1808 generals marengo white black drill
//
// It writes the result on standard error, and the record on standard output: `grognard verify` checks its dice.
import { createHash, randomBytes, randomInt } from 'node:crypto'

const [server, ruleset, scenario, mine, other, level] = process.argv.slice(2)

// 1. Begin a match. The answer has the key of our seat.
const response = await fetch(`${server}/api/matches`, {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({
    ruleset,
    scenario,
    seats: { [mine]: { kind: 'person', name: 'Bot' }, [other]: { kind: 'computer', player: level } },
    mine: [mine],
  }),
})
const { match, keys, message } = await response.json()
if (!keys) throw new Error(message)

// 2. Open a socket and join. Every request gets one answer with its id; everything else comes when it happens.
const socket = new WebSocket(`${server.replace('http', 'ws')}/play`)
await new Promise((resolve) => socket.addEventListener('open', resolve))
const waiting = new Map()
let status = {}
let count = 0
let heard = 0
let news = () => {}
socket.addEventListener('message', ({ data }) => {
  const said = JSON.parse(data)
  if (said.status) status = said.status
  if (said.type === 'welcome' || said.type === 'update') count = said.count
  const key = said.id ?? (['welcome', 'closed', 'error'].includes(said.type) ? 'join' : undefined)
  waiting.get(key)?.(said)
  waiting.delete(key)
  heard++
  news()
})
socket.addEventListener('close', ({ code, reason }) => {
  if (status.result) return
  console.error(`the connection has ended: ${code} ${reason}`)
  process.exit(1)
})
let requests = 0
/** Sends a request and waits for its answer. A server hears 50 messages a second from one player. */
async function ask(request) {
  await new Promise((resolve) => setTimeout(resolve, 20))
  const id = request.type === 'join' ? undefined : String(requests++)
  socket.send(JSON.stringify({ ...request, id }))
  const answer = await new Promise((resolve) => waiting.set(id ?? 'join', resolve))
  if (answer.type === 'error') throw new Error(answer.message)
  return answer
}
/** Waits until something has been heard since `before`. */
const newsSince = async (before) => {
  while (heard === before) await new Promise((resolve) => (news = resolve))
}
const { chain } = await ask({ type: 'join', protocol: 2, match, key: keys[mine] })

// 3. Seal the dice: commit to words of our own, and show them when all have committed.
const words = randomBytes(24).toString('base64url')
const sealed = ['grognard words', chain, mine, words].join('\n')
await ask({ type: 'commit', commitment: createHash('sha256').update(sealed).digest('hex') })
while (status.sealing?.next === 'commit') await newsSince(heard)
if (status.sealing) await ask({ type: 'reveal', words })

// 4. Play: any legal action, until there is a result.
while (!status.result) {
  const before = heard
  const chosen = []
  let list = await ask({ type: 'list' })
  if (list.actions.length === 0) {
    await newsSince(before + 1)
    continue
  }
  do {
    // A secret choice is handed in whole: what may come next, until an action closes it.
    if (chosen.length > 0) list = await ask({ type: 'list', after: chosen })
    chosen.push(list.actions[randomInt(list.actions.length)])
  } while (list.closing && !list.closing.includes(chosen.at(-1)))
  await ask({ type: 'act', count, do: chosen })
}

// 5. The game is over: the result, and its record for `grognard verify`.
console.error(JSON.stringify(status.result))
for (let from = 0, more = true; more; ) {
  const page = await ask({ type: 'record', from })
  for (const line of page.lines) console.log(line)
  from += page.lines.length
  more = page.more === true
}
socket.close()
