/** Something that waits for its turn. */
export interface Waiting {
  /** The account that pays for it. */
  readonly account: string
  /** The match that it is for. */
  readonly match: string
}

export interface TurnLimits {
  /** The most that may be under way at once. */
  readonly places: number
  /** The most that may wait of one account, and of one match. */
  readonly perAccount: number
  readonly perMatch: number
}

/** The number of idle accounts that are remembered. */
const MOST_REMEMBERED = 1_000

interface Account<T> {
  /** What waits of each match; the match whose turn is next comes first. */
  readonly queues: Map<string, T[]>
  waiting: number
  running: number
  /** Milliseconds of work charged to this account, starting from the level of the others when it came. */
  spent: number
}

/** Takes what comes next of an account that has something waiting: its matches take turns. */
function takeFrom<T>(account: Account<T>): T {
  const [match, queue] = account.queues.entries().next().value as [string, T[]]
  account.queues.delete(match)
  const one = queue.shift() as T
  if (queue.length > 0) account.queues.set(match, queue)
  account.waiting--
  return one
}

/**
 * Whose turn it is: of the accounts with something waiting, the one that has used the least time goes first, so that
 * many questions of one account do not keep another waiting. The matches of an account take turns. Idle accounts are
 * remembered, or an account that asks for one thing at a time would never count as having used any. No account has more
 * than half of the places, unless there is only one place.
 */
export class Turns<T extends Waiting> {
  private readonly limits: TurnLimits
  private readonly accounts = new Map<string, Account<T>>()
  private readonly perMatch = new Map<string, number>()
  /** What idle accounts have used, if it is more than `reached`; the longest idle comes first. */
  private readonly remembered = new Map<string, number>()
  private running = 0
  /** What the account whose turn came last had used: a new account begins there, not at zero. */
  private reached = 0

  constructor(limits: TurnLimits) {
    this.limits = limits
  }

  /** The number that wait. */
  get waiting(): number {
    let count = 0
    for (const { waiting } of this.accounts.values()) count += waiting
    return count
  }

  /** The number of known accounts. */
  get known(): number {
    return this.accounts.size + this.remembered.size
  }

  /** Lets one wait; does nothing and returns false if its account or its match has as many waiting as it may. */
  add(one: T): boolean {
    const account = this.accountOf(one.account)
    const ofMatch = this.perMatch.get(one.match) ?? 0
    if (account.waiting >= this.limits.perAccount || ofMatch >= this.limits.perMatch) {
      this.restIfIdle(one.account, account)
      return false
    }
    const queue = account.queues.get(one.match)
    if (queue) queue.push(one)
    else account.queues.set(one.match, [one])
    account.waiting++
    this.perMatch.set(one.match, ofMatch + 1)
    return true
  }

  /** The next one, whose turn begins now; undefined if none may go. */
  next(): T | undefined {
    const { places } = this.limits
    if (this.running >= places) return undefined
    let first: Account<T> | undefined
    for (const account of this.accounts.values()) {
      if (account.waiting === 0 || account.running >= Math.max(1, Math.floor(places / 2))) continue
      if (!first || account.spent < first.spent) first = account
    }
    if (!first) return undefined
    const one = takeFrom(first)
    this.leave(one)
    this.reached = Math.max(this.reached, first.spent)
    first.running++
    this.running++
    return one
  }

  /** Drops one that waits; does nothing and returns false if it does not wait. */
  drop(one: T): boolean {
    const account = this.accounts.get(one.account)
    const queue = account?.queues.get(one.match)
    const at = queue?.indexOf(one) ?? -1
    if (account === undefined || queue === undefined || at < 0) return false
    queue.splice(at, 1)
    if (queue.length === 0) account.queues.delete(one.match)
    account.waiting--
    this.leave(one)
    this.restIfIdle(one.account, account)
    return true
  }

  /** Ends a turn after this number of milliseconds. */
  end(one: T, ms: number): void {
    const account = this.accountOf(one.account)
    account.running--
    account.spent += ms
    this.running--
    this.restIfIdle(one.account, account)
  }

  /** Counts one less of its match as waiting. */
  private leave({ match }: T): void {
    const left = (this.perMatch.get(match) ?? 1) - 1
    if (left > 0) this.perMatch.set(match, left)
    else this.perMatch.delete(match)
  }

  /**
   * Remembers an account with nothing to do as idle. If it has used more than others, it will pay for that when it comes
   * back.
   */
  private restIfIdle(name: string, { spent, running, waiting }: Account<T>): void {
    if (running > 0 || waiting > 0) return
    this.accounts.delete(name)
    if (spent > this.reached) this.remembered.set(name, spent)
    const [longestAgo] = this.remembered.keys()
    if (this.remembered.size > MOST_REMEMBERED) this.remembered.delete(longestAgo as string)
    // Nothing is under way, so no account has kept another waiting.
    if (this.accounts.size === 0) this.remembered.clear()
  }

  private accountOf(name: string): Account<T> {
    let account = this.accounts.get(name)
    if (!account) {
      const spent = Math.max(this.remembered.get(name) ?? 0, this.reached)
      this.remembered.delete(name)
      this.accounts.set(name, (account = { queues: new Map(), waiting: 0, running: 0, spent }))
    }
    return account
  }
}
