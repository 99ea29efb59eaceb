/** What the authors played or wrote later (2010, 2011). None of it counts unless an option says so. */
export interface Later {
  /** 2.6 May a commander in chief lead one brigade himself? */
  readonly chiefLeads: boolean
  /** 3.16 Cells between two brigades that move together; −1 where each moves by itself. */
  readonly together: number
  /** 3.17 Does a corps get a pip for each Formed brigade instead of an average die? */
  readonly pipsByBrigades: boolean
  /** 3.18 May a corps commander give himself any order? */
  readonly anyOrder: boolean
  /** 14.7 Does Formed cavalry test before it counter-charges, as other cavalry does? */
  readonly countersTest: boolean
  /**
   * 15.6 Do gunners charged by cavalry test, and fire or evade? What their fire needs, and what they lose if reached.
   */
  readonly gunners: { readonly need: number; readonly casualties: number } | undefined
}
