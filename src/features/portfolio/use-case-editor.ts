import { useForm } from '@mantine/form'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type texts from '../../i18n/en/portfolio.ts'
import { toAppError } from '../../lib/errors.ts'
import { toast } from '../../ui/toast.ts'
import { caseQuery } from './api/get-case.ts'
import { useSaveCase } from './api/save-case.ts'
import { type CaseFields, caseIssues, type StoredCase, toFields } from './model.ts'

type FieldError = keyof typeof texts.editor.fields

interface Options {
  organizationId: string
  stored: StoredCase | null
  /** Position of a new one. */
  place: string
  /** A new one gets its own address with its first save. */
  onCreated: (id: string) => void
}

/** The form of a case study, from what is stored to what the server returns. */
export function useCaseEditor({ organizationId, stored, place, onCreated }: Options) {
  const { t } = useTranslation('portfolio')
  const queries = useQueryClient()
  const saving = useSaveCase()
  const [before, setBefore] = useState(stored)
  const [isConflict, setConflict] = useState(false)
  const form = useForm<CaseFields>({ initialValues: toFields(stored) })
  const isPublished = before?.is_published ?? false
  const isDirty = form.isDirty()

  // Only once nothing is unsaved: before that, leaving the page would prompt.
  const [created, setCreated] = useState<string>()
  const tellCreated = useRef(onCreated)
  tellCreated.current = onCreated
  useEffect(() => {
    if (created && !isDirty) tellCreated.current(created)
  }, [created, isDirty])

  function fill(from: StoredCase | null, fields: CaseFields): void {
    setBefore(from)
    setConflict(false)
    form.setInitialValues(fields)
    form.setValues(fields)
    form.clearErrors()
  }
  const readAgain = (id: string) => queries.fetchQuery({ ...caseQuery(organizationId, id), staleTime: 0 })

  function save(publish: boolean, over = before): void {
    const fields = form.getValues()
    const issues = caseIssues(fields, publish)
    form.setErrors(
      Object.fromEntries(
        issues.map(({ path, message }) => [path, t(`editor.fields.${message as FieldError}`)]),
      ),
    )
    if (issues.length > 0) {
      toast.failure({ title: t('editor.invalid') })
      return
    }
    saving.mutate(
      { fields, isPublished: publish, before: over, place },
      {
        onSuccess: async ({ id }) => {
          fill(await readAgain(id), fields)
          const said = publish ? 'savedPublished' : isPublished ? 'unpublished' : 'savedDraft'
          toast.success({ title: t(`editor.${said}`) })
          if (!before) setCreated(id)
        },
        onError: (error) =>
          toAppError(error).code === 'case_changed' ? setConflict(true) : toast.error(error),
      },
    )
  }

  return {
    form,
    isConflict,
    isPublished,
    isDirty,
    isSaving: saving.isPending,
    save,
    loadNewer: () =>
      void (before && readAgain(before.id).then((newer) => fill(newer, toFields(newer)), toast.error)),
    overwrite: () =>
      void (before && readAgain(before.id).then((newer) => save(isPublished, newer), toast.error)),
  }
}
