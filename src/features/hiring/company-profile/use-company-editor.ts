import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { zodErrors } from '../../../lib/zod-errors.ts'
import { toast } from '../../../ui/toast.ts'
import { useRevisedForm } from '../../../ui/use-revised-form.ts'
import type { MyOrganization } from '../../organizations/organizations/api/get-my-organizations.ts'
import { companyProfileQuery, type StoredProfile } from './api/get-company-profile.ts'
import { useSaveCompanyProfile } from './api/save-company-profile.ts'
import { toFields } from './form.ts'
import { companySchema } from './model.ts'

type FieldError = 'required' | 'tooLong' | 'url' | 'alt'

/** The form of a company's page. */
export function useCompanyEditor(organization: MyOrganization, stored: StoredProfile | null) {
  const { t } = useTranslation('companyProfile')
  const queries = useQueryClient()
  const saving = useSaveCompanyProfile(organization)
  return useRevisedForm({
    stored,
    toFields: (from) => toFields(from, organization.website),
    validate: zodErrors(companySchema, (message) => t(`errors.${message as FieldError}`)),
    load: () => queries.fetchQuery({ ...companyProfileQuery(organization.id), staleTime: 0 }),
    save: (fields, before) => saving.mutateAsync({ fields, before }),
    stays: true,
    onSaved: () => toast.success({ title: t('saved') }),
    onInvalid: () => toast.failure({ title: t('invalid') }),
  })
}
