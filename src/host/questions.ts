import { isRefusal, SPECTATOR } from '../kernel/index.ts'
import { type Header, notBegun, notCommanded } from '../match/index.ts'
import type { ChatLine, Update } from '../protocol/index.ts'
import type { Client } from './client.ts'
import { type Handlers, mustHaveSeat, refuse } from './handling.ts'
import type { HostedMatch } from './hosted-match.ts'
import { recordPage } from './record-page.ts'
import { RequestError, sent } from './replies.ts'
import { packed } from './sentences.ts'
import type { Question, Seen, TaskInput } from './tasks/index.ts'
import { queryOf } from './tasks/questions.ts'

/** The requests of the protocol that change nothing. */

/**
 * Has the workshop work out what a client asks about its view, and answers; news that comes meanwhile is sent first.
 */
async function ask<T extends Exclude<Question, 'sentences'>>(
  hosted: HostedMatch,
  client: Client,
  id: string,
  question: T,
  more: Omit<TaskInput<T>, keyof Seen>,
): Promise<void> {
  const answer = await hosted.workOut(client, question, { ...hosted.seen(client.seat), ...more })
  hosted.when(() => client.send({ ...answer, id }))
}

export const questions = {
  talk(hosted, client, { id, before }, around) {
    const send = (lines: readonly ChatLine[]) =>
      hosted.when(() =>
        client.send({ type: 'talk', id, chat: lines.map((line) => hosted.telling.lineFor(client.seat, line)) }),
      )
    hosted.talk.earlier(before).then(send, (error: unknown) => {
      around.report(`the talk of match ${hosted.id} could not be read`, error)
      client.send({ type: 'error', id, code: 'fault', message: 'What was said could not be read: try again later.' })
    })
  },
  moment(hosted, client, { id, n }) {
    const entry = hosted.feed(client.seat).entryOf(n)
    const seen = hosted.feed(SPECTATOR).by(entry)
    hosted.when(() => client.send({ type: 'moment', id, n: seen }))
  },

  history(hosted, client, { id, from = 0 }) {
    const { length } = hosted.feed(client.seat)
    const updates = hosted.telling.page(client, from, hosted.keeper.limits.answer)
    const more = from + updates.length < length && ({ more: true } as const)
    const answer = (all: readonly Update[]) =>
      hosted.when(() => client.send({ type: 'history', id, from, updates: [...all], ...more }))
    if (!client.words) return answer(updates)
    const words = hosted.workOut(client, 'sentences', { ...hosted.seen(client.seat), told: packed(updates) })
    return words.then((all) => answer(updates.map((update, k) => ({ ...update, words: all[k] ?? [] }))))
  },
  record(hosted, client, { id, from }, { store }) {
    if (!hosted.match.ending) throw new RequestError('running', 'The record of a game opens when the game is over.')
    const record = { match: hosted.id, count: hosted.count, most: hosted.keeper.limits.answer, charge: client.charge }
    const answer = hosted.settled().then(() => recordPage(store, record, from))
    return answer.then((page) => client.send({ ...page, id }))
  },
  view(hosted, client, { id }) {
    return ask(hosted, client, id, 'view', { n: hosted.feed(client.seat).length })
  },
  list(hosted, client, { id, after }) {
    mustHaveSeat(client)
    if (notBegun(hosted.match)) return hosted.when(() => client.send({ type: 'list', id, actions: [], complete: true }))
    const { players } = hosted.match.header.seats[client.seat] as Header['seats'][number]
    const comrade = client.comrade && players.find(({ name }) => name === client.comrade?.name)
    return ask(hosted, client, id, 'list', { ...(comrade && { comrade }), ...(after && { after }) })
  },
  why(hosted, client, request) {
    mustHaveSeat(client)
    const { engine } = hosted.match
    const { view } = hosted.feed(client.seat)
    const action = engine.parse(view, client.seat, request.do)
    const why = isRefusal(action)
      ? action
      : (notBegun(hosted.match) ??
        engine.why(view, client.seat, action) ??
        notCommanded(hosted.match, view, client.seat, action, client.comrade?.name))
    hosted.when(() =>
      client.send({ type: 'why', id: request.id, legal: why === undefined, ...(why && { refused: sent(why) }) }),
    )
  },
  query(hosted, client, { id, query, args }) {
    queryOf(hosted.match.engine, query, args)
    return ask(hosted, client, id, 'query', { query, args })
  },
  forecast(hosted, client, { id, do: action, cell, thing }) {
    mustHaveSeat(client)
    const early = notBegun(hosted.match)
    if (early) return refuse(hosted, client, id, early)
    return ask(hosted, client, id, 'forecast', { do: action, cell, ...(thing !== undefined && { thing }) })
  },
  ping(_hosted, client, { id }) {
    client.send({ type: 'pong', id })
  },
} satisfies Partial<Handlers>
