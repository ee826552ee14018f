import { Alert, Button, Group, Stack, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { errorText } from '../../../lib/errors.ts'
import { toast } from '../../../ui/toast.ts'
import { profileQuery } from '../../profiles/api/get-profile.ts'
import { updateProfile } from '../../profiles/api/update-profile.ts'
import { OwnAvatar } from '../../profiles/components/OwnAvatar.tsx'
import { PhotoButtons } from '../../profiles/components/PhotoButtons.tsx'
import { type Names, namesSchema } from '../../profiles/model.ts'
import { useSignedIn } from '../../session/me-context.ts'
import { SettingsSection } from './SettingsSection.tsx'

/** Name and photo, which everyone has regardless of role. */
export function ProfileSection() {
  const { t } = useTranslation(['account', 'profile'])
  const { id, profile } = useSignedIn()
  const queries = useQueryClient()
  const form = useForm<Names>({
    initialValues: { firstName: profile?.first_name ?? '', lastName: profile?.last_name ?? '' },
    validate: (values) => {
      const { error } = namesSchema.safeParse(values)
      return Object.fromEntries(
        error?.issues.map(({ path, message }) => [path[0], t(`profile:errors.${message as 'required'}`)]) ??
          [],
      )
    },
  })
  const save = useMutation({
    mutationFn: ({ firstName, lastName }: Names) =>
      updateProfile(id, { first_name: firstName, last_name: lastName }),
    onSuccess: (changed) => {
      queries.setQueryData(profileQuery(id).queryKey, changed)
      form.setInitialValues({ firstName: changed.first_name, lastName: changed.last_name })
      form.reset()
      toast.success({ title: t('profile.saved') })
    },
  })
  return (
    <SettingsSection title={t('profile.title')} text={t('profile.text')}>
      <Group gap="md">
        <OwnAvatar size={64} />
        <PhotoButtons />
      </Group>
      <form
        onSubmit={form.onSubmit((values) => save.mutate(namesSchema.parse(values)))}
        noValidate
        style={{ alignSelf: 'stretch' }}
      >
        <Stack gap="md" align="flex-start">
          <Group align="flex-start" w="100%">
            <TextInput
              flex="1 1 200px"
              label={t('profile:firstName')}
              autoComplete="given-name"
              maxLength={80}
              {...form.getInputProps('firstName')}
            />
            <TextInput
              flex="1 1 200px"
              label={t('profile:lastName')}
              autoComplete="family-name"
              maxLength={80}
              {...form.getInputProps('lastName')}
            />
          </Group>
          <Button type="submit" variant="default" loading={save.isPending}>
            {t('profile.submit')}
          </Button>
        </Stack>
      </form>
      {save.isError && (
        <Alert color="red" role="alert">
          {errorText(save.error)}
        </Alert>
      )}
    </SettingsSection>
  )
}
