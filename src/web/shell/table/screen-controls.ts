/** What can be read beside the board. */
export const tabs = ['log', 'rules', 'armies', 'players', 'notes'] as const
export type Tab = (typeof tabs)[number]

/** What keys and buttons change on the screen of a table. */
export interface ScreenControls {
  setTab(tab: Tab): void
  /** Begins to look back, or returns to the present. */
  lookBack(back: boolean): void
  /** Looks back at the moment after this update; undefined: at the present. */
  lookAt(moment: number | undefined): void
  takeBack(): void
  open(what: 'help' | 'settings'): void
  /** Does something cover the table? */
  isCovered(): boolean
}
