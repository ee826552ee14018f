import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

const fields = ['skills', 'location', 'availability', 'contracts', 'languages']

/** A link like /profile#contracts opens the form at that field. */
export function useLinkedField({ isEditing, edit }: { isEditing: boolean; edit: () => void }): void {
  const { hash } = useLocation()
  const wanted = useRef(fields.find((field) => hash === `#${field}`))
  useEffect(() => {
    const field = wanted.current
    if (!field) return
    if (isEditing) {
      wanted.current = undefined
      document.getElementById(field)?.focus()
    } else edit()
  })
}
