import { engine, UserError } from '../kernel/index.ts'
import type { Pack } from '../lab/index.ts'
import { RecordError, readRecord } from '../match/record.ts'
import type { Ending } from '../match/record-lines.ts'
import type { Shown } from '../match/shown.ts'
import { type Verification, verify } from '../match/verify.ts'
import { command, JSON_FLAG } from './command.ts'
import { print, printJson, thousands } from './output.ts'
import { recordText, rulesetIn } from './record-file.ts'
import { trustSentence } from './trust.ts'

export const verifyCommand = command({
  name: 'verify',
  takes: 'RECORD',
  summary: 'plays a recorded game again and checks every entry, every die and the result',
  details: [
    'A record is good if no byte of it was changed, every action is legal, every die follows from the secret or the seed of the game, and the result is the one that the rules give. If it is not good, the exit code is 1, and the output says which line is wrong, and how.',
    'For a good record the output also says against whom its dice can be trusted. That depends on the order of the commitments in the record, and only a player knows whether they were shown in that order. So compare: --commitment is one that you were shown (by the server or by a player), --words are your own; the record must contain them.',
  ],
  flags: {
    commitment: {
      value: 'HASH',
      help: 'a hash that you were shown before the game; the record must contain it',
      repeats: true,
    },
    words: { value: 'TEXT', help: 'words that you added to the dice; the record must contain them', repeats: true },
    ...JSON_FLAG,
  },
  examples: [
    'verify games/game-01.jsonl',
    'verify game.jsonl --commitment 630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd',
  ],
  async run({ positionals, given: { json, commitment = [], words = [] }, pack }) {
    const [file, ...more] = positionals
    if (file === undefined || more.length > 0) throw new UserError('verify takes one record: grognard verify RECORD')
    const text = recordText(file)
    const { title, answer } = await check(file, text, pack, {
      commitments: commitment.map((hash) => hash.toLowerCase()),
      words,
    })
    if (json) printJson({ record: file, ...answer })
    else print(sentence(file, title, answer))
    return answer.ok ? 0 : 1
  },
})

/** Checks a record. Rejects with a UserError if the record is whole, but its system is not here. */
async function check(
  file: string,
  text: string,
  pack: (ruleset: string) => Pack | undefined,
  shown: Shown,
): Promise<{ title: string; answer: Verification }> {
  let id: string
  let scenario: string
  try {
    ;({ ruleset: id, scenario } = readRecord(text).header)
  } catch (error) {
    if (!(error instanceof RecordError)) throw error
    return { title: '', answer: { ok: false, entries: 0, dice: 0, fault: { line: error.line, what: error.what } } }
  }
  const kernel = engine(await rulesetIn(file, id, pack(id)))
  const info = kernel.ruleset.scenarios().find((one) => one.id === scenario)
  return { title: `${info?.title ?? scenario} (${id})`, answer: verify(kernel, text, shown) }
}

function sentence(file: string, title: string, { ok, entries, dice, result, fault, trust }: Verification): string {
  if (!ok) return `${file} is not good: line ${fault?.line}: ${fault?.what}`
  return `${file} is good: ${title}, ${thousands(entries)} entries and ${thousands(dice)} dice; ${result ? endingOf(result) : 'no result'}${trust ? `\n${trustSentence(trust)}` : ''}`
}

const BY = { rules: '', resignation: ' by resignation', agreement: ' by agreement' } as const

const endingOf = ({ winner, degree, by }: Ending): string =>
  winner.length === 0
    ? `a draw${BY[by]}`
    : `${winner.join(' and ')} won${BY[by]}${degree === undefined ? '' : ` (${degree})`}`
