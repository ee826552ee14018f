import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type texts from '../../../i18n/en/portfolio.ts'
import { toast } from '../../../ui/toast.ts'
import { useRevisedForm } from '../../../ui/use-revised-form.ts'
import { caseQuery, type StoredCase } from './api/get-case.ts'
import { useSaveCase } from './api/save-case.ts'
import { caseIssues, toFields } from './model.ts'

type FieldError = keyof typeof texts.editor.fields

interface Options {
  organizationId: string
  stored: StoredCase | null
  /** Position of a new one. */
  place: string
  /** A new one gets its own address with its first save. */
  onCreated: (id: string) => void
}

/** The form of a case study. */
export function useCaseEditor({ organizationId, stored, place, onCreated }: Options) {
  const { t } = useTranslation('portfolio')
  const queries = useQueryClient()
  const saving = useSaveCase()
  /** What the last save was about; a published case needs more. */
  const publish = useRef(false)
  const [created, setCreated] = useState<string>()
  const { submit, ...editor } = useRevisedForm({
    stored,
    toFields,
    validate: (fields) =>
      Object.fromEntries(
        caseIssues(fields, publish.current).map(({ path, message }) => [
          path,
          t(`editor.fields.${message as FieldError}`),
        ]),
      ),
    save: (fields, before) => saving.mutateAsync({ fields, isPublished: publish.current, before, place }),
    load: (before, answer) =>
      queries.fetchQuery({ ...caseQuery(organizationId, answer?.id ?? before?.id ?? ''), staleTime: 0 }),
    stays: true,
    onSaved: ({ id }, before) => {
      const said = publish.current ? 'savedPublished' : before?.is_published ? 'unpublished' : 'savedDraft'
      toast.success({ title: t(`editor.${said}`) })
      if (!before) setCreated(id)
    },
    onInvalid: () => toast.failure({ title: t('editor.invalid') }),
  })

  // Only once nothing is unsaved: before that, leaving the page would prompt.
  const tellCreated = useRef(onCreated)
  tellCreated.current = onCreated
  const { isDirty } = editor
  useEffect(() => {
    if (created && !isDirty) tellCreated.current(created)
  }, [created, isDirty])

  return {
    ...editor,
    isPublished: editor.before?.is_published ?? false,
    save: (isPublished: boolean) => {
      publish.current = isPublished
      submit()
    },
  }
}
