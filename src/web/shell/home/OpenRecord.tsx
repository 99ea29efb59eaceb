import { createSignal } from 'solid-js'
import { tHome } from '../../words/home/t.ts'
import { keepRecord } from '../records.ts'
import { go } from '../route.ts'

/** Opens the record of a game from a file, to watch it. */
export function OpenRecord() {
  const [fault, setFault] = createSignal('')
  const open = async (input: HTMLInputElement) => {
    const file = input.files?.[0]
    input.value = ''
    if (!file) return
    setFault('')
    try {
      go({ screen: 'replay', id: await keepRecord(await file.text()) })
    } catch (error) {
      setFault(tHome('recordBad', { why: (error as Error).message }))
    }
  }
  return (
    <div class="stack">
      <label class="button file">
        {tHome('watchRecord')}
        <input
          type="file"
          class="hearing"
          accept=".jsonl,application/jsonl,text/plain"
          onChange={(event) => void open(event.currentTarget)}
        />
      </label>
      <p role="alert" class="fault">
        {fault()}
      </p>
    </div>
  )
}
