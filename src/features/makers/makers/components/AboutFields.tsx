import { SimpleGrid, Text, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useTranslation } from 'react-i18next'
import { MarkdownInput } from '../../../../ui/MarkdownInput.tsx'
import { Section } from '../../../../ui/Section.tsx'
import type { MakerFields } from '../form.ts'
import { goodBio, most } from '../model.ts'

export function AboutFields({ form }: { form: UseFormReturnType<MakerFields> }) {
  const { t } = useTranslation('makers')
  const written = form.values.bio.trim().length
  const left = useTranslation().t('charactersLeft', { count: most.bio - form.values.bio.length })
  return (
    <Section title={t('editor.about')}>
      <TextInput
        id="headline"
        label={t('editor.headline')}
        description={t('editor.headlineHint')}
        {...form.getInputProps('headline')}
      />
      <MarkdownInput
        label={t('editor.bio')}
        description={`${t('editor.bioHint')} ${left}`}
        autosize
        minRows={8}
        maxRows={24}
        {...form.getInputProps('bio')}
      />
      {written > 0 && written < goodBio && (
        <Text size="sm" c="dimmed">
          {t('editor.bioShort')}
        </Text>
      )}
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <TextInput label={t('editor.website')} inputMode="url" {...form.getInputProps('website')} />
        <TextInput
          label={t('editor.siret')}
          description={t('editor.siretHint')}
          inputMode="numeric"
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          {...form.getInputProps('siret')}
        />
      </SimpleGrid>
    </Section>
  )
}
