import type { JSX } from 'solid-js'
import { tMarks } from '../words/marks/t.ts'
import { gridShown, MARK_KEYS, namesShown, showGrid, showNames } from './map-marks.ts'
import './map-marks.css'

/** Switches for what the map shows in addition to the ground. */
export function MapMarks(): JSX.Element {
  return (
    <>
      <h3>{tMarks('map')}</h3>
      <label class="armies-mark">
        <input type="checkbox" checked={gridShown()} onChange={(event) => showGrid(event.currentTarget.checked)} />
        {tMarks('grid', { key: MARK_KEYS.grid })}
      </label>
      <label class="armies-mark">
        <input type="checkbox" checked={namesShown()} onChange={(event) => showNames(event.currentTarget.checked)} />
        {tMarks('names', { key: MARK_KEYS.names })}
      </label>
    </>
  )
}
