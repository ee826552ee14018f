import { SimpleGrid, Switch, Textarea } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useTranslation } from 'react-i18next'
import { MarkdownInput } from '../../../../ui/MarkdownInput.tsx'
import type { DraftFields } from '../api/legal-drafts.ts'

const languages = [
  { language: 'en', body: 'bodyEn', changes: 'changesEn' },
  { language: 'fr', body: 'bodyFr', changes: 'changesFr' },
] as const

/** Both languages side by side, so that neither is forgotten. */
export function DraftFieldset({ form }: { form: UseFormReturnType<DraftFields> }) {
  const { t } = useTranslation('legal')
  return (
    <>
      <SimpleGrid cols={{ base: 1, lg: 2 }} spacing="md">
        {languages.map(({ language, body }) => (
          <MarkdownInput
            key={language}
            lang={language}
            label={t(`admin.${body}`)}
            autosize
            minRows={14}
            maxRows={28}
            maxLength={60_000}
            {...form.getInputProps(`body_${language}`)}
          />
        ))}
        {languages.map(({ language, changes }) => (
          <Textarea
            key={language}
            lang={language}
            label={t(`admin.${changes}`)}
            description={t('admin.changesHint')}
            autosize
            minRows={3}
            maxLength={2000}
            {...form.getInputProps(`changes_${language}`)}
          />
        ))}
      </SimpleGrid>
      <Switch
        label={t('admin.needsConsent')}
        description={t('admin.needsConsentHint')}
        {...form.getInputProps('needs_consent', { type: 'checkbox' })}
      />
    </>
  )
}
