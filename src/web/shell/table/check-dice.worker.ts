import { engine, verify } from '../../../engine/index.ts'
import { findRuleset } from '../../../rules/index.ts'

/** Makes every entry of a record again, away from the page. */
self.onmessage = ({ data }: MessageEvent<{ readonly ruleset: string; readonly record: string }>) => {
  self.postMessage(verify(engine(findRuleset(data.ruleset)), data.record))
}
