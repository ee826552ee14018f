import { Textarea } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { longestWords } from '../../../account/reports/model.ts'

interface Props {
  isTried: boolean
  value: string
  onChange: (value: string) => void
}

/** The reason, for the audit log. */
export function NoteField({ isTried, value, onChange }: Props) {
  const { t } = useTranslation('moderation')
  return (
    <Textarea
      label={t('decide.note')}
      description={t('decide.noteHint')}
      withAsterisk
      autosize
      minRows={2}
      maxLength={longestWords}
      error={isTried && value.trim() === '' && t('decide.noteError')}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}
