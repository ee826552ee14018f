import { useForm } from '@mantine/form'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toAppError } from '../../lib/errors.ts'
import { toast } from '../../ui/toast.ts'
import type { MyOrganization } from '../organizations/api/get-my-organizations.ts'
import { companyProfileQuery } from './api/get-company-profile.ts'
import { useSaveCompanyProfile } from './api/save-company-profile.ts'
import { type CompanyFields, companySchema, type StoredProfile, toFields } from './model.ts'

type FieldError = 'required' | 'tooLong' | 'url' | 'alt'

/** The form of a company's page, from what is stored to what the server returns. */
export function useCompanyEditor(organization: MyOrganization, stored: StoredProfile | null) {
  const { t } = useTranslation('companyEditor')
  const queries = useQueryClient()
  const saving = useSaveCompanyProfile(organization)
  const [before, setBefore] = useState(stored)
  const [isConflict, setConflict] = useState(false)
  const form = useForm<CompanyFields>({
    initialValues: toFields(stored, organization.website),
    validate: (values) => {
      const issues = companySchema.safeParse(values).error?.issues ?? []
      return Object.fromEntries(
        issues.map(({ path, message }) => [path.join('.'), t(`errors.${message as FieldError}`)]),
      )
    },
  })

  function fill(from: StoredProfile | null, fields: CompanyFields): void {
    setBefore(from)
    setConflict(false)
    form.setInitialValues(fields)
    form.setValues(fields)
    form.clearErrors()
  }
  const readAgain = () => queries.fetchQuery({ ...companyProfileQuery(organization.id), staleTime: 0 })

  function save(fields: CompanyFields, over = before): void {
    saving.mutate(
      { fields, before: over },
      {
        onSuccess: async () => {
          fill(await readAgain(), fields)
          toast.success({ title: t('saved') })
        },
        onError: (error) =>
          toAppError(error).code === 'company_profile_changed' ? setConflict(true) : toast.error(error),
      },
    )
  }

  return {
    form,
    isConflict,
    isDirty: form.isDirty(),
    isSaving: saving.isPending,
    /** Saves if everything is valid; otherwise shows errors at the fields. */
    save: form.onSubmit(
      (fields) => save(fields),
      () => toast.failure({ title: t('invalid') }),
    ),
    reset: () => fill(before, toFields(before, organization.website)),
    loadNewer: () =>
      void readAgain().then((newer) => fill(newer, toFields(newer, organization.website)), toast.error),
    overwrite: () => void readAgain().then((newer) => save(form.values, newer), toast.error),
  }
}
