import { NativeSelect, SimpleGrid, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useTranslation } from 'react-i18next'
import { MarkdownInput } from '../../../../ui/MarkdownInput.tsx'
import { Section } from '../../../../ui/Section.tsx'
import { type CompanyFields, most, sectors, sizes } from '../model.ts'

interface Props {
  form: UseFormReturnType<CompanyFields>
  isSchool: boolean
}

export function AboutFields({ form, isSchool }: Props) {
  const { t, i18n } = useTranslation('companyProfile')
  const { t: tPage } = useTranslation(['companyProfile', 'schoolProfile'])
  const left = useTranslation().t('charactersLeft', { count: most.story - form.values.story.length })
  const named = sectors
    .filter((sector) => sector !== 'other')
    .map((value) => ({ value, label: tPage(`page.sectors.${value}`) }))
    .sort((one, other) => one.label.localeCompare(other.label, i18n.language))
  return (
    <Section title={t(isSchool ? 'aboutSchool' : 'about')}>
      <TextInput
        id="tagline"
        label={t('tagline')}
        description={t('taglineHint', { count: most.tagline })}
        {...form.getInputProps('tagline')}
      />
      <MarkdownInput
        label={t('story')}
        description={`${t('storyHint')} ${left}`}
        autosize
        minRows={6}
        maxRows={24}
        {...form.getInputProps('story')}
      />
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        {!isSchool && (
          <NativeSelect
            label={t('sector')}
            data={[
              { value: '', label: t('unsaid') },
              ...named,
              { value: 'other', label: tPage('page.sectors.other') },
            ]}
            {...form.getInputProps('sector')}
          />
        )}
        <NativeSelect
          label={t(isSchool ? 'students' : 'size')}
          data={[
            { value: '', label: t('unsaid') },
            ...sizes.map((value) => ({
              value,
              label: isSchool ? tPage(`schoolProfile:page.sizes.${value}`) : tPage(`page.sizes.${value}`),
            })),
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
    </Section>
  )
}
