import { Alert, SegmentedControl, Stack } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { currentLanguage } from '../../../../i18n/i18n.ts'
import type { Language } from '../../../../i18n/languages.ts'
import { Markdown } from '../../../../ui/Markdown.tsx'
import type { DraftFields } from '../api/legal-drafts.ts'

/** The draft as everyone would read it, in either language. */
export function DraftPreview({ fields }: { fields: DraftFields }) {
  const { t } = useTranslation('legal')
  const [language, setLanguage] = useState<Language>(currentLanguage())
  const changes = fields[`changes_${language}`]
  return (
    <Stack gap="md">
      <SegmentedControl
        aria-label={t('admin.previewLanguage')}
        value={language}
        onChange={(value) => setLanguage(value as Language)}
        data={[
          { value: 'en', label: 'English' },
          { value: 'fr', label: 'Français' },
        ]}
        style={{ alignSelf: 'flex-start' }}
      />
      {changes && (
        <Alert color="indigo" title={t('changes')}>
          {changes}
        </Alert>
      )}
      <div lang={language}>
        <Markdown>{fields[`body_${language}`]}</Markdown>
      </div>
    </Stack>
  )
}
