import { useForm } from '@mantine/form'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toAppError } from '../../lib/errors.ts'
import { toast } from '../../ui/toast.ts'
import { type Career, careerQuery } from './api/get-career.ts'
import { type Profile, profileQuery } from './api/get-profile.ts'
import { useSaveProfile } from './api/save-profile.ts'
import { type ProfileFields, profileSchema, toFields } from './model.ts'

type FieldError = 'required' | 'tooLong' | 'url' | 'month' | 'order' | 'twice' | 'phone'

/** The form of a profile, from the first click on Edit to what the server returns. */
export function useProfileEditor(userId: string, profile: Profile | null, career: Career) {
  const { t } = useTranslation('profile')
  const queries = useQueryClient()
  const saving = useSaveProfile(userId)
  const [state, setState] = useState<'reading' | 'discarded' | 'editing' | 'conflict'>('reading')
  const [baseRevision, setBaseRevision] = useState(0)
  const form = useForm<ProfileFields>({
    initialValues: toFields(profile, career),
    validate: (values) => {
      const issues = profileSchema.safeParse(values).error?.issues ?? []
      return Object.fromEntries(
        issues.map(({ path, message }) => [path.join('.'), t(`errors.${message as FieldError}`)]),
      )
    },
  })
  const isEditing = state === 'editing' || state === 'conflict'

  function edit(from: { profile: Profile | null; career: Career } = { profile, career }): void {
    form.setInitialValues(toFields(from.profile, from.career))
    form.reset()
    setBaseRevision(from.career?.revision ?? 0)
    setState('editing')
  }

  const readAgain = async () => ({
    profile: await queries.fetchQuery({ ...profileQuery(userId), staleTime: 0 }),
    career: await queries.fetchQuery({ ...careerQuery(userId), staleTime: 0 }),
  })

  function save(fields: ProfileFields, revision = baseRevision): void {
    saving.mutate(
      { fields, baseRevision: revision },
      {
        onSuccess: () => {
          setState('reading')
          toast.success({ title: t('saved') })
        },
        onError: (error) =>
          toAppError(error).code === 'profile_changed' ? setState('conflict') : toast.error(error),
      },
    )
  }

  return {
    form,
    state,
    isEditing,
    isDirty: isEditing && form.isDirty(),
    isSaving: saving.isPending,
    edit: () => edit(),
    cancel: () => setState(form.isDirty() ? 'discarded' : 'reading'),
    takeBack: () => setState('editing'),
    save: form.onSubmit((fields) => save(fields)),
    loadNewer: () => void readAgain().then(edit, toast.error),
    overwrite: () =>
      void readAgain().then((newer) => save(form.values, newer.career?.revision ?? 0), toast.error),
  }
}
