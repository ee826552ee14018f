import { useMemo } from 'react'
import type { Place } from '../../../../lib/located-text.ts'
import { cutAt } from '../../../../ui/diff/passages.ts'
import classes from './Booster.module.css'

interface MarkedPlace extends Place {
  /** Id of the mark, so that a finding can point to it. */
  id: string
  tone?: 'mend' | 'good'
}

interface Props {
  label: string
  text: string
  marks: MarkedPlace[]
}

/** A text with highlighted passages. */
export function MarkedText({ label, text, marks }: Props) {
  const pieces = useMemo(() => cutAt(marks, { start: 0, end: text.length }), [text, marks])
  const tones = new Map(marks.map(({ id, tone }) => [id, tone ?? 'mend']))
  const begun = new Set<string>()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: long text must be scrollable by keyboard.
    <section aria-label={label} className={classes.text} tabIndex={0}>
      {pieces.map(({ start, end, marks: over }) => {
        const words = text.slice(start, end)
        const [first] = over
        if (!first) return words
        const id = begun.has(first.id) ? undefined : first.id
        begun.add(first.id)
        return (
          <mark key={start} id={id} tabIndex={-1} className={classes.mark} data-tone={tones.get(first.id)}>
            {words}
          </mark>
        )
      })}
    </section>
  )
}

/** Scrolls to a passage and focuses it. */
export function showMark(id: string): void {
  const mark = document.getElementById(id)
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  mark?.scrollIntoView({ block: 'center', behavior: isStill ? 'auto' : 'smooth' })
  mark?.focus({ preventScroll: true })
}
