import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type texts from '../../../i18n/en/makers.ts'
import { zodErrors } from '../../../lib/zod-errors.ts'
import { toast } from '../../../ui/toast.ts'
import { useRevisedForm } from '../../../ui/use-revised-form.ts'
import type { MyOrganization } from '../../organizations/organizations/api/get-my-organizations.ts'
import { makerProfileQuery, type StoredMaker } from './api/get-maker-profile.ts'
import { useSaveMakerProfile } from './api/save-maker-profile.ts'
import { makerSchema, toFields } from './form.ts'

type FieldError = keyof typeof texts.editor.fields

/** The form of a maker's profile. */
export function useMakerEditor(organization: MyOrganization, stored: StoredMaker | null) {
  const { t } = useTranslation('makers')
  const queries = useQueryClient()
  const saving = useSaveMakerProfile()
  return useRevisedForm({
    stored,
    toFields: (from) => toFields(from, organization),
    validate: zodErrors(makerSchema, (message) => t(`editor.fields.${message as FieldError}`)),
    load: () => queries.fetchQuery({ ...makerProfileQuery(organization.id), staleTime: 0 }),
    save: (fields, before) => saving.mutateAsync({ fields, baseRevision: before?.revision ?? 0 }),
    stays: true,
    onSaved: () => toast.success({ title: t('editor.saved') }),
    onInvalid: () => toast.failure({ title: t('editor.invalid') }),
  })
}
