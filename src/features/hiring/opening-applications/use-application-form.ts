import { useMemo, useState } from 'react'
import { deviceCopy } from '../../../lib/autosave/device-copy.ts'
import type { Draft } from './api/answers.ts'
import { type ApplicationForm, usualFields } from './model.ts'

/** What is selected at first: the usual fields, the current résumé, and certificates that prove a must-have. */
export function firstForm(draft: Draft): ApplicationForm {
  const wanted = new Set(draft.mustHaves.map(({ slug }) => slug))
  return {
    fields: usualFields(draft.filled),
    isNamed: false,
    resume: draft.resumes.find(({ isCurrent }) => isCurrent)?.id ?? null,
    certificates: draft.certificates
      .filter(({ skills }) => skills.some((slug) => wanted.has(slug)))
      .map(({ code }) => code)
      .slice(0, 10),
    letter: '',
    answers: {},
  }
}

/** The form, kept in this browser until it was sent: an error or a closed tab loses nothing. */
export function useApplicationForm(draft: Draft, sent?: ApplicationForm) {
  const copy = useMemo(() => deviceCopy<ApplicationForm>(draft.id, 'application'), [draft.id])
  const [form, setForm] = useState<ApplicationForm>(() => ({
    ...firstForm(draft),
    ...sent,
    ...copy.read()[0]?.content,
  }))
  return {
    form,
    change(changes: Partial<ApplicationForm>) {
      const next = { ...form, ...changes }
      setForm(next)
      copy.keep(next, draft.version)
    },
    forget() {
      for (const one of copy.read()) one.forget()
    },
  }
}
