import { Card, MultiSelect, SimpleGrid, Stack, TagsInput, Textarea, TextInput, Title } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useTranslation } from 'react-i18next'
import { useSignedIn } from '../../../core/session/me-context.ts'
import { drivingLicenses, maxInterests, type ProfileFields } from '../model.ts'
import { SkillsField } from './SkillsField.tsx'

export function AboutFields({ form }: { form: UseFormReturnType<ProfileFields> }) {
  const { t } = useTranslation('profiles')
  const { email } = useSignedIn()
  return (
    <Card padding="lg" component="section">
      <Stack gap="md">
        <Title order={2} fz="lg">
          {t('basics')}
        </Title>
        <SimpleGrid cols={{ base: 1, xs: 2 }}>
          <TextInput
            id="firstName"
            label={t('firstName')}
            required
            autoComplete="given-name"
            {...form.getInputProps('firstName')}
          />
          <TextInput
            id="lastName"
            label={t('lastName')}
            required
            autoComplete="family-name"
            {...form.getInputProps('lastName')}
          />
        </SimpleGrid>
        <TextInput label={t('email')} description={t('emailHint')} value={email} readOnly />
        <TextInput
          id="phone"
          label={t('phone')}
          description={t('phoneHint')}
          type="tel"
          autoComplete="tel"
          {...form.getInputProps('phone')}
        />
        <TextInput
          id="jobTitle"
          label={t('jobTitle')}
          autoComplete="organization-title"
          {...form.getInputProps('jobTitle')}
        />
        <TextInput
          id="location"
          label={t('location')}
          description={t('locationHint')}
          autoComplete="address-level2"
          {...form.getInputProps('location')}
        />
        <Textarea id="summary" label={t('summary')} autosize minRows={4} {...form.getInputProps('summary')} />
        <SkillsField
          skills={form.values.skills}
          onChange={(skills) => form.setFieldValue('skills', skills)}
        />
        <TextInput
          id="linkedinUrl"
          label={t('linkedin')}
          inputMode="url"
          placeholder="https://www.linkedin.com/in/…"
          {...form.getInputProps('linkedinUrl')}
        />
        <TextInput
          id="portfolioUrl"
          label={t('portfolio')}
          inputMode="url"
          placeholder="https://"
          {...form.getInputProps('portfolioUrl')}
        />
        <MultiSelect
          id="drivingLicenses"
          label={t('drivingLicenses')}
          description={t('drivingLicensesHint')}
          data={drivingLicenses}
          {...form.getInputProps('drivingLicenses')}
        />
        <TagsInput
          id="interests"
          label={t('interests')}
          description={t('placesHint')}
          maxTags={maxInterests}
          {...form.getInputProps('interests')}
        />
      </Stack>
    </Card>
  )
}
