/** The places that actions of one body lead through, from where it stands. */
export interface Course<Place> {
  readonly places: readonly Place[]
  /** Does it end at the last place? Not if what comes after is decided by a die or by another seat. */
  readonly isWhole: boolean
}
