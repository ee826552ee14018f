import { Alert, Button, Group, Stack, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { errorText } from '../../../../lib/errors.ts'
import { zodErrors } from '../../../../lib/zod-errors.ts'
import { Form } from '../../../../ui/Form.tsx'
import { Section } from '../../../../ui/Section.tsx'
import { toast } from '../../../../ui/toast.ts'
import { useChange } from '../../../../ui/use-change.ts'
import { profileQuery } from '../../../core/session/api/get-profile.ts'
import { updateProfile } from '../../../core/session/api/update-profile.ts'
import { useSignedIn } from '../../../core/session/me-context.ts'
import { OwnAvatar } from '../../../profile/profiles/components/OwnAvatar.tsx'
import { PhotoButtons } from '../../../profile/profiles/components/PhotoButtons.tsx'
import { type Names, namesSchema } from '../../../profile/profiles/model.ts'

/** Name and photo, which everyone has regardless of role. */
export function ProfileSection() {
  const { t } = useTranslation(['account', 'profiles'])
  const { id, profile } = useSignedIn()
  const queries = useQueryClient()
  const form = useForm<Names>({
    initialValues: { firstName: profile?.first_name ?? '', lastName: profile?.last_name ?? '' },
    validate: zodErrors(namesSchema, (message) => t(`profiles:errors.${message as 'required'}`)),
  })
  const save = useChange(
    ({ firstName, lastName }: Names) => updateProfile(id, { first_name: firstName, last_name: lastName }),
    {
      failure: 'caller',
      onSuccess: (changed) => {
        queries.setQueryData(profileQuery(id).queryKey, changed)
        form.setInitialValues({ firstName: changed.first_name, lastName: changed.last_name })
        form.reset()
        toast.success({ title: t('profile.saved') })
      },
    },
  )
  return (
    <Section align="flex-start" title={t('profile.title')} hint={t('profile.text')}>
      <Group gap="md">
        <OwnAvatar size={64} />
        <PhotoButtons />
      </Group>
      <Form
        onSubmit={form.onSubmit((values) => save.mutate(namesSchema.parse(values)))}
        style={{ alignSelf: 'stretch' }}
      >
        <Stack gap="md" align="flex-start">
          <Group align="flex-start" w="100%">
            <TextInput
              flex="1 1 200px"
              label={t('profiles:firstName')}
              autoComplete="given-name"
              maxLength={80}
              {...form.getInputProps('firstName')}
            />
            <TextInput
              flex="1 1 200px"
              label={t('profiles:lastName')}
              autoComplete="family-name"
              maxLength={80}
              {...form.getInputProps('lastName')}
            />
          </Group>
          <Button type="submit" variant="default" loading={save.isPending}>
            {t('profile.submit')}
          </Button>
        </Stack>
      </Form>
      {save.isError && (
        <Alert color="red" role="alert">
          {errorText(save.error)}
        </Alert>
      )}
    </Section>
  )
}
