import { cutAt, type Mark } from '../../../../../ui/diff/passages.ts'
import type { DrawWords } from '../../../../../ui/Markdown.tsx'
import classes from './passages.module.css'

export interface NumberedMark extends Mark {
  number: number
  /** Accessible name of the number's button. */
  label: string
}

export const noteId = (commentId: string) => `note-${commentId}`

function goToNote(commentId: string): void {
  const note = document.getElementById(noteId(commentId))
  note?.scrollIntoView({ block: 'nearest' })
  note?.focus()
}

/** Scrolls to the passage of a comment and highlights it. */
export function goToPassage(commentId: string): void {
  const words = document.querySelector<HTMLElement>(`[data-marks~="${commentId}"]`)
  words?.scrollIntoView({ block: 'center' })
  words?.focus()
}

/** Renders text with marks; each mark ends with the number of its comment, which links there. */
export const drawMarked =
  (marks: NumberedMark[]): DrawWords =>
  (text, at) =>
    cutAt(marks, { start: at, end: at + text.length }).map((piece) => {
      const words = (
        <span key={piece.start} data-at={piece.start}>
          {text.slice(piece.start - at, piece.end - at)}
        </span>
      )
      if (piece.marks.length === 0) return words
      const over = piece.marks as NumberedMark[]
      return (
        <mark
          key={piece.start}
          className={classes.mark}
          data-is-double={over.length > 1}
          data-marks={over.map(({ id }) => id).join(' ')}
          tabIndex={-1}
        >
          {words}
          {over
            .filter(({ end }) => end === piece.end)
            .map(({ id, number, label }) => (
              <button
                key={id}
                type="button"
                className={classes.number}
                aria-label={label}
                onClick={() => goToNote(id)}
              >
                {number}
              </button>
            ))}
        </mark>
      )
    })
