/** 1.3.1, 9, 15 The formations that a leader keeps in command and lends his factors. */
import type { Eagle } from './position.ts'

/**
 * Bit f: he leads formation f. A Commander in Chief leads his whole side; Reding only until Castaños has come, and then
 * his own division and those under him (S3.5, S4.4).
 */
export const leadsOf = (p: Eagle, leader: number): number => {
  const { army } = p.scenario
  const successor = army.yieldsTo[leader]
  return successor >= 0 && p.where[successor] >= 0 ? army.keeps[leader] : army.leads[leader]
}
