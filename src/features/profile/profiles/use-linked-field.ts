import type { UseFormReturnType } from '@mantine/form'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { newCareerEntry, newLanguage } from './career-entries.ts'
import type { ProfileFields } from './model.ts'

/** Fields that pages link to, like /profile#contracts. */
const linked = ['skills', 'location', 'availability', 'contracts', 'languages'] as const
/** Lists, which are opened at a new entry. */
const blank = { experience: newCareerEntry, education: newCareerEntry, languages: newLanguage }

export type LinkedField =
  | (typeof linked)[number]
  | keyof typeof blank
  | 'firstName'
  | 'lastName'
  | 'jobTitle'
  | 'summary'
  | 'linkedinUrl'
  | 'portfolioUrl'
  | 'places'
  | 'phone'
  | 'drivingLicenses'
  | 'interests'

const isList = (field: LinkedField): field is keyof typeof blank => field in blank

interface Editor {
  isEditing: boolean
  edit: () => void
  form: UseFormReturnType<ProfileFields>
}

/** Opens the form at a field: the one in the address, or the requested one. */
export function useLinkedField({ isEditing, edit, form }: Editor): (field: LinkedField) => void {
  const { hash } = useLocation()
  const wanted = useRef<{ field: LinkedField; isNew: boolean } | undefined>(undefined)
  const isOpened = useRef(false)
  if (!isOpened.current) {
    isOpened.current = true
    const named = linked.find((field) => hash === `#${field}`)
    if (named) wanted.current = { field: named, isNew: false }
  }
  useEffect(() => {
    if (!wanted.current) return
    const { field, isNew } = wanted.current
    if (!isEditing) return edit()
    wanted.current = undefined
    const place = document.getElementById(field)
    const entry = isNew ? [...(place?.querySelectorAll('fieldset') ?? [])].at(-1) : undefined
    const target = entry?.querySelector('input') ?? place
    target?.focus()
    target?.scrollIntoView({ block: 'center' })
  })
  return (field) => {
    wanted.current = { field, isNew: isList(field) }
    edit()
    if (isList(field)) form.insertListItem(field, blank[field]())
  }
}
