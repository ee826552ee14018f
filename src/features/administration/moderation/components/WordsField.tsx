import { Stack, Textarea } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { NoEmailNotice } from '../../../../ui/NoEmailNotice.tsx'
import { longestWords } from '../../../account/reports/model.ts'

interface Props {
  label: string
  language: 'en' | 'fr'
  isTried: boolean
  value: string
  onChange: (value: string) => void
}

/** What the person concerned reads, in their language. */
export function WordsField({ label, language, isTried, value, onChange }: Props) {
  const { t } = useTranslation('moderation')
  return (
    <Stack gap="md">
      <NoEmailNotice concerns="others" />
      <Textarea
        label={label}
        description={t(language === 'fr' ? 'decide.wordsHintFr' : 'decide.wordsHintEn')}
        withAsterisk
        lang={language}
        autosize
        minRows={4}
        maxLength={longestWords}
        error={isTried && value.trim() === '' && t('decide.wordsError')}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </Stack>
  )
}
