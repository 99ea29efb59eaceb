/**
 * Cheapest ways over a graph with small costs: a bucket queue on typed arrays that are made once and reused. Nodes are
 * numbers; costs are whole numbers, so a system with fractional costs counts in halves or thirds.
 */

import { spend } from '../kernel/work.ts'

/** Not reached; no way. */
export const NO = -1

export interface Search {
  /** By node: the cost of the cheapest way there, or NO. */
  readonly cost: Int16Array
  /** By node: the one before it on that way; NO for a start and for a node that is not reached. */
  readonly before: Int16Array
  /** By node: 1 if the way must end there, see `offer`. */
  readonly stopped: Uint8Array
  /** The nodes reached, cheapest first. */
  readonly reached: Int16Array
  /** How many nodes were reached. */
  count: number
  /** The most a way may cost. */
  budget: number
  /** The node whose edges are being offered. */
  current: number
  /** By cost: first and last node that waits there. By node: its neighbours in that queue. */
  readonly first: Int16Array
  readonly last: Int16Array
  readonly next: Int16Array
  readonly previous: Int16Array
}

/** Buffers for searches over `nodes` nodes (at most 32,767) whose ways cost at most `most`. */
export function makeSearch(nodes: number, most: number): Search {
  if (nodes > 0x7fff || most >= 0x7fff)
    throw new RangeError(`${nodes} nodes, costs to ${most}: both stay below ${0x7fff}`)
  const none = (length: number) => new Int16Array(length).fill(NO)
  return {
    cost: none(nodes),
    before: none(nodes),
    stopped: new Uint8Array(nodes),
    reached: none(nodes),
    count: 0,
    budget: 0,
    current: NO,
    first: none(most + 1),
    last: none(most + 1),
    next: none(nodes),
    previous: none(nodes),
  }
}

/** Forgets the last search and begins one with ways up to `budget`, capped at what the buffers were made for. */
export function beginSearch(search: Search, budget: number): void {
  const { cost, before, stopped, reached, first } = search
  for (let k = 0; k < search.count; k++) {
    const node = reached[k]
    cost[node] = NO
    before[node] = NO
    stopped[node] = 0
  }
  search.count = 0
  search.current = NO
  search.budget = Math.min(budget, first.length - 1)
}

/** Adds a node where ways may begin, at no cost. */
export function startAt(search: Search, node: number): void {
  if (search.cost[node] !== NO || search.budget < 0) return
  search.cost[node] = 0
  append(search, node, 0)
}

/**
 * Offers the way from the current node on to another, which costs `step` more. Where `stops`, the way ends there:
 * nothing is offered from it unless the caller's edges do so for a stopped node. Whether it stops must depend only on
 * the node, not on where the way comes from.
 */
export function offer(search: Search, node: number, step: number, stops = false): void {
  const { cost, before, stopped, current } = search
  const known = cost[node]
  const total = cost[current] + step
  if (total > search.budget || (known !== NO && known <= total)) return
  if (known !== NO) takeOut(search, node, known)
  cost[node] = total
  before[node] = current
  stopped[node] = stops ? 1 : 0
  append(search, node, total)
}

/**
 * Runs a search that has been begun and given its starts: `edges` is called once for each node reached, cheapest first,
 * and offers what can be reached from there. Afterwards `cost`, `before` and `reached` hold until the next search
 * begins.
 */
export function runSearch<C>(
  search: Search,
  edges: (search: Search, node: number, context: C) => void,
  context: C,
): void {
  const { first, reached } = search
  for (let total = 0; total <= search.budget; total++)
    for (let node = first[total]; node >= 0; node = first[total]) {
      spend(1)
      takeOut(search, node, total)
      reached[search.count++] = node
      search.current = node
      edges(search, node, context)
    }
}

/**
 * Ends the running search from within its `edges`, for callers that need only a few nodes. Nodes still waiting count as
 * not reached.
 */
export function endSearch(search: Search): void {
  const { cost, before, stopped, first, current } = search
  for (let total = cost[current]; total <= search.budget; total++)
    for (let node = first[total]; node >= 0; node = first[total]) {
      takeOut(search, node, total)
      cost[node] = NO
      before[node] = NO
      stopped[node] = 0
    }
  search.budget = -1
}

function append({ first, last, next, previous }: Search, node: number, total: number): void {
  const end = last[total]
  previous[node] = end
  next[node] = NO
  last[total] = node
  if (end >= 0) next[end] = node
  else first[total] = node
}

function takeOut({ first, last, next, previous }: Search, node: number, total: number): void {
  const earlier = previous[node]
  const later = next[node]
  if (earlier >= 0) next[earlier] = later
  else first[total] = later
  if (later >= 0) previous[later] = earlier
  else last[total] = earlier
}

/**
 * Writes the cheapest way to a node, from the first node after its start to the node itself, and returns its length.
 * Throws if the ways run in a circle, as negative steps would make them.
 */
export function wayTo({ before, cost }: Search, node: number, into: Int16Array | Int32Array): number {
  if (cost[node] === NO) return 0
  let length = 0
  for (let k = node; before[k] !== NO; k = before[k])
    if (++length > before.length) throw new Error(`circle at node ${node}`)
  for (let k = node, at = length - 1; at >= 0; k = before[k], at--) into[at] = k
  return length
}
