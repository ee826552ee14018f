import { useWindowEvent } from '@mantine/hooks'
import { useState } from 'react'
import type { Criterion } from '../missions/model.ts'

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.matches(
    'textarea, select, [contenteditable=true], [role=menu] *, [role=dialog] *, input:not([type=radio])',
  )

export const levelInputId = (criterionId: string, level: number) => `level-${criterionId}-${level}`

/** Digits set the level of the focused criterion; j and k move to the next and previous one. */
export function useRubricKeys(
  criteria: Criterion[],
  isEnabled: boolean,
  choose: (criterionId: string, level: number) => void,
) {
  const [at, setAt] = useState(0)

  function goTo(index: number): void {
    const criterion = criteria[index]
    if (!criterion) return
    setAt(index)
    const inputs = criterion.levels.map((_, level) =>
      document.getElementById(levelInputId(criterion.id, level)),
    )
    const chosen = inputs.find((input) => input instanceof HTMLInputElement && input.checked)
    ;(chosen ?? inputs[0])?.focus()
  }

  useWindowEvent('keydown', (event) => {
    const isModified = event.ctrlKey || event.metaKey || event.altKey
    if (!isEnabled || isModified || event.defaultPrevented || isTyping(event.target)) return
    if (event.key === 'j') goTo(at + 1)
    else if (event.key === 'k') goTo(at - 1)
    else {
      const criterion = criteria[at]
      const level = Number.parseInt(event.key, 10) - 1
      if (!criterion?.levels[level]) return
      choose(criterion.id, level)
      document.getElementById(levelInputId(criterion.id, level))?.focus()
    }
    event.preventDefault()
  })
  return { at, setAt }
}
