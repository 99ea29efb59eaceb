import { useTable } from '../../table/at-table.ts'
import { tLater } from '../../words/later/t.ts'
import './notes.css'

/** The player's own notes on a game: kept in this browser, separately for each of two players at one screen. */
export function NotesTab() {
  const { table } = useTable()
  const { match, mine } = table().info
  const key = `grognard.notes.${match}${mine.length > 1 ? `.${table().seat()}` : ''}`
  return (
    <label class="notes">
      <span class="quiet small-text">{tLater('notes.label')}</span>
      <textarea class="input" rows="10" onInput={(event) => localStorage.setItem(key, event.currentTarget.value)}>
        {localStorage.getItem(key) ?? ''}
      </textarea>
      <span class="quiet small-text">{tLater('notes.kept')}</span>
    </label>
  )
}
