import { useForm } from '@mantine/form'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type texts from '../../i18n/en/makers.ts'
import { toAppError } from '../../lib/errors.ts'
import { toast } from '../../ui/toast.ts'
import type { MyOrganization } from '../organizations/api/get-my-organizations.ts'
import { makerProfileQuery } from './api/get-maker-profile.ts'
import { useSaveMakerProfile } from './api/save-maker-profile.ts'
import { type MakerFields, makerSchema, type StoredMaker, toFields } from './model.ts'

type FieldError = keyof typeof texts.editor.fields

/** The form of a maker's profile, from what is stored to what the server returns. */
export function useMakerEditor(organization: MyOrganization, stored: StoredMaker | null) {
  const { t } = useTranslation('makers')
  const queries = useQueryClient()
  const saving = useSaveMakerProfile()
  const [before, setBefore] = useState({ stored, fields: toFields(stored, organization) })
  const [isConflict, setConflict] = useState(false)
  const form = useForm<MakerFields>({
    initialValues: before.fields,
    validate: (values) => {
      const issues = makerSchema.safeParse(values).error?.issues ?? []
      return Object.fromEntries(
        issues.map(({ path, message }) => [path.join('.'), t(`editor.fields.${message as FieldError}`)]),
      )
    },
  })

  function fill(from: StoredMaker | null, fields: MakerFields): void {
    setBefore({ stored: from, fields })
    setConflict(false)
    form.setInitialValues(fields)
    form.setValues(fields)
    form.clearErrors()
  }
  const readAgain = () => queries.fetchQuery({ ...makerProfileQuery(organization.id), staleTime: 0 })

  function save(fields: MakerFields, over = before.stored): void {
    saving.mutate(
      { fields, baseRevision: over?.revision ?? 0 },
      {
        onSuccess: async () => {
          fill(await readAgain(), fields)
          toast.success({ title: t('editor.saved') })
        },
        onError: (error) =>
          toAppError(error).code === 'maker_profile_changed' ? setConflict(true) : toast.error(error),
      },
    )
  }

  return {
    form,
    isConflict,
    isDirty: form.isDirty(),
    isSaving: saving.isPending,
    /** Whether the stored page is public now. */
    isShown: before.stored?.is_public ?? false,
    save: form.onSubmit(
      (fields) => save(fields),
      () => toast.failure({ title: t('editor.invalid') }),
    ),
    reset: () => fill(before.stored, before.fields),
    loadNewer: () =>
      void readAgain().then((newer) => fill(newer, toFields(newer, organization)), toast.error),
    overwrite: () => void readAgain().then((newer) => save(form.values, newer), toast.error),
  }
}
