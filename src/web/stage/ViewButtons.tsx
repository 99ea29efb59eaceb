import type { JSX } from 'solid-js'

export interface ViewWords {
  readonly board: string
  readonly closer: string
  readonly farther: string
  readonly whole: string
}

/** The buttons of a viewport: closer, farther, the whole board. */
export function ViewButtons(props: {
  readonly words: ViewWords
  /** Is the whole board in sight? */
  readonly whole: boolean
  closer(): void
  farther(): void
  showAll(): void
}): JSX.Element {
  return (
    <div class="view-buttons">
      <button
        type="button"
        aria-label={props.words.closer}
        title={`${props.words.closer} (+)`}
        onClick={() => props.closer()}
      >
        +
      </button>
      <button
        type="button"
        aria-label={props.words.farther}
        title={`${props.words.farther} (−)`}
        disabled={props.whole}
        onClick={() => props.farther()}
      >
        −
      </button>
      <button
        type="button"
        aria-label={props.words.whole}
        title={`${props.words.whole} (0)`}
        disabled={props.whole}
        onClick={() => props.showAll()}
      >
        <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
          <path d="M2 6V2h4M10 2h4v4M14 10v4h-4M6 14H2v-4" fill="none" stroke="currentColor" stroke-width="1.6" />
        </svg>
      </button>
    </div>
  )
}
