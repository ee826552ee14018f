import { Card, SimpleGrid, Stack, Textarea, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useTranslation } from 'react-i18next'
import { useSignedIn } from '../../session/me-context.ts'
import type { ProfileFields } from '../model.ts'
import { SkillsField } from './SkillsField.tsx'

export function ProfileForm({ form }: { form: UseFormReturnType<ProfileFields> }) {
  const { t } = useTranslation('candidate')
  const { email } = useSignedIn()
  return (
    <Card padding="lg">
      <Stack gap="md">
        <SimpleGrid cols={{ base: 1, xs: 2 }}>
          <TextInput
            label={t('profile.firstName')}
            required
            autoComplete="given-name"
            {...form.getInputProps('firstName')}
          />
          <TextInput
            label={t('profile.lastName')}
            required
            autoComplete="family-name"
            {...form.getInputProps('lastName')}
          />
        </SimpleGrid>
        <TextInput label={t('profile.email')} description={t('profile.emailHint')} value={email} readOnly />
        <TextInput
          label={t('profile.jobTitle')}
          autoComplete="organization-title"
          {...form.getInputProps('jobTitle')}
        />
        <Textarea label={t('profile.summary')} autosize minRows={4} {...form.getInputProps('summary')} />
        <SkillsField
          skills={form.values.skills}
          onChange={(skills) => form.setFieldValue('skills', skills)}
        />
        <TextInput
          label={t('profile.linkedin')}
          inputMode="url"
          placeholder="https://www.linkedin.com/in/…"
          {...form.getInputProps('linkedinUrl')}
        />
        <TextInput
          label={t('profile.portfolio')}
          inputMode="url"
          placeholder="https://"
          {...form.getInputProps('portfolioUrl')}
        />
      </Stack>
    </Card>
  )
}
