import type { HostMessage } from '../protocol/index.ts'
import type { StoredSeat } from './store.ts'

/**
 * Another game after a match, with sides changed: which seats want it, whether it has begun, and where each player
 * finds it.
 */
export class Rematch {
  private readonly wanted = new Set<number>()
  private begun = false
  private next: { readonly match: string; readonly seats: readonly StoredSeat[] } | undefined

  /** The seats that want it, in the order in which they said so. */
  get seats(): readonly number[] {
    return [...this.wanted]
  }

  want(seat: number): void {
    this.wanted.add(seat)
  }

  /** Does the person at this seat want another game? */
  wants = (seat: number): boolean => this.wanted.has(seat)

  /**
   * Does it begin when this seat wants it too: does every other person who can be asked want it, and has it not begun
   * yet?
   */
  isDue(seats: readonly StoredSeat[], isHere: (seat: number) => boolean, last: number): boolean {
    // A person who lets the computer play is asked like any other while connected.
    const computers = seats.map(({ kind, keyHash }, k) => kind === 'computer' && (keyHash === undefined || !isHere(k)))
    return !this.begun && computers.every((isComputer, other) => isComputer || other === last || this.wanted.has(other))
  }

  /** Notes that it begins, or that it could not and can be wanted again. */
  begin(begun: boolean): void {
    this.begun = begun
  }

  /** Notes that it has begun: its match, and the seats there. */
  goOn(match: string, seats: readonly StoredSeat[]): void {
    this.next = { match, seats }
    this.begun = true
  }

  /** Where the player of a seat plays on: the key of the seat here is the invitation there. Undefined if nowhere. */
  messageTo(seat: StoredSeat | undefined): HostMessage | undefined {
    const hash = seat?.keyHash
    const held = hash === undefined ? undefined : this.next?.seats.find(({ invitationHash }) => invitationHash === hash)
    return this.next && held && { type: 'rematch', match: this.next.match, seat: held.seat }
  }
}
