/** What the aftermath asks about. */
export const topic = { LOSE: 1, ESCAPE: 2, STEP_BACK: 3, FOLLOW: 4, RETREAT: 5, CRISIS: 6 } as const
