import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { zodErrors } from '../../../lib/zod-errors.ts'
import { toast } from '../../../ui/toast.ts'
import { useRevisedForm } from '../../../ui/use-revised-form.ts'
import { type Profile, profileQuery } from '../../core/session/api/get-profile.ts'
import { type Career, careerQuery } from './api/get-career.ts'
import { useSaveProfile } from './api/save-profile.ts'
import { profileSchema, toFields } from './model.ts'

type FieldError = 'required' | 'tooLong' | 'url' | 'month' | 'order' | 'twice' | 'phone'

interface Stored {
  profile: Profile | null
  career: Career
}

/** The form of a profile, from the first click on Edit to what the server returns. */
export function useProfileEditor(userId: string, stored: Stored) {
  const { t } = useTranslation('profiles')
  const queries = useQueryClient()
  const saving = useSaveProfile(userId)
  const [state, setState] = useState<'reading' | 'discarded' | 'editing'>('reading')
  const isEditing = state === 'editing'
  const { fill, ...editor } = useRevisedForm({
    stored,
    toFields: ({ profile, career }: Stored) => toFields(profile, career),
    validate: zodErrors(profileSchema, (message) => t(`errors.${message as FieldError}`)),
    load: async () => ({
      profile: await queries.fetchQuery({ ...profileQuery(userId), staleTime: 0 }),
      career: await queries.fetchQuery({ ...careerQuery(userId), staleTime: 0 }),
    }),
    save: (fields, { career }) => saving.mutateAsync({ fields, baseRevision: career?.revision ?? 0 }),
    onSaved: () => {
      setState('reading')
      toast.success({ title: t('saved') })
    },
  })
  return {
    ...editor,
    state,
    isEditing,
    isDirty: isEditing && editor.isDirty,
    edit: () => {
      fill(stored)
      setState('editing')
    },
    cancel: () => setState(editor.isDirty ? 'discarded' : 'reading'),
    takeBack: () => setState('editing'),
  }
}
