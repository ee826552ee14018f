import { Button, Group, Stack } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useUpdateProfile } from '../../features/profiles/api/update-profile.ts'
import { PhotoCard } from '../../features/profiles/components/PhotoCard.tsx'
import { ProfileForm } from '../../features/profiles/components/ProfileForm.tsx'
import { ProfileView } from '../../features/profiles/components/ProfileView.tsx'
import { ResumeCard } from '../../features/profiles/components/ResumeCard.tsx'
import { type ProfileFields, profileSchema, toChanges, toFields } from '../../features/profiles/model.ts'
import { useSignedIn } from '../../features/session/me-context.ts'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { toast } from '../../ui/toast.ts'
import { UnsavedChanges } from '../../ui/UnsavedChanges.tsx'
import classes from './ProfilePage.module.css'

export function ProfilePage() {
  const { t } = useTranslation('candidate')
  const { t: tCommon } = useTranslation()
  const { id, profile } = useSignedIn()
  const [isEditing, setEditing] = useState(false)
  const update = useUpdateProfile(id)
  const form = useForm<ProfileFields>({
    initialValues: toFields(profile),
    validate: (values) => {
      const checked = profileSchema.safeParse(values)
      const issues = checked.success ? [] : checked.error.issues
      return Object.fromEntries(
        issues.map((issue) => [
          issue.path[0],
          t(`profile.errors.${issue.message as 'required' | 'tooLong' | 'url'}`),
        ]),
      )
    },
  })

  function edit(): void {
    form.setInitialValues(toFields(profile))
    form.reset()
    setEditing(true)
  }

  function save(values: ProfileFields): void {
    update.mutate(toChanges(values), {
      onError: toast.error,
      onSuccess: () => {
        setEditing(false)
        toast.success({ title: t('profile.saved') })
      },
    })
  }

  return (
    <form onSubmit={form.onSubmit(save)} noValidate>
      <PageHeader
        title={t('profile.title')}
        description={t('profile.description')}
        actions={
          isEditing ? (
            <Group gap="sm">
              <Button variant="default" onClick={() => setEditing(false)}>
                {tCommon('cancel')}
              </Button>
              <Button type="submit" loading={update.isPending}>
                {t('profile.save')}
              </Button>
            </Group>
          ) : (
            <Button onClick={edit}>{t('profile.edit')}</Button>
          )
        }
      />
      <div className={classes.columns}>
        <Stack gap="lg">
          <PhotoCard />
          <ResumeCard />
        </Stack>
        {isEditing ? <ProfileForm form={form} /> : <ProfileView profile={profile} />}
      </div>
      <UnsavedChanges
        isDirty={isEditing && form.isDirty()}
        question={t('profile.unsaved')}
        stay={t('profile.stay')}
        leave={t('profile.leave')}
      />
    </form>
  )
}
