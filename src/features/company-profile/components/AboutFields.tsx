import { NativeSelect, SimpleGrid, Textarea, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useTranslation } from 'react-i18next'
import { ProfileSection } from '../../profiles/components/ProfileSection.tsx'
import { type CompanyFields, most, sectors, sizes } from '../model.ts'

export function AboutFields({ form }: { form: UseFormReturnType<CompanyFields> }) {
  const { t, i18n } = useTranslation('companyEditor')
  const { t: tPage } = useTranslation('companies')
  const left = (most.story - form.values.story.length).toLocaleString(i18n.language)
  const named = sectors
    .filter((sector) => sector !== 'other')
    .map((value) => ({ value, label: tPage(`sectors.${value}`) }))
    .sort((one, other) => one.label.localeCompare(other.label, i18n.language))
  return (
    <ProfileSection title={t('about')}>
      <TextInput
        label={t('tagline')}
        description={t('taglineHint', { count: most.tagline })}
        {...form.getInputProps('tagline')}
      />
      <Textarea
        label={t('story')}
        description={t('storyHint', { left })}
        autosize
        minRows={6}
        maxRows={24}
        {...form.getInputProps('story')}
      />
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <NativeSelect
          label={t('sector')}
          data={[
            { value: '', label: t('unsaid') },
            ...named,
            { value: 'other', label: tPage('sectors.other') },
          ]}
          {...form.getInputProps('sector')}
        />
        <NativeSelect
          label={t('size')}
          data={[
            { value: '', label: t('unsaid') },
            ...sizes.map((value) => ({ value, label: tPage(`sizes.${value}`) })),
          ]}
          {...form.getInputProps('size')}
        />
        <TextInput label={t('place')} description={t('placeHint')} {...form.getInputProps('place')} />
        <TextInput
          label={t('website')}
          description={t('websiteHint')}
          inputMode="url"
          {...form.getInputProps('website')}
        />
      </SimpleGrid>
    </ProfileSection>
  )
}
