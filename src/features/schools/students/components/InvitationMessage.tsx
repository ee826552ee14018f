import { Textarea } from '@mantine/core'
import { useTranslation } from 'react-i18next'

interface Props {
  value: string
  onChange: (value: string) => void
}

/** A personal message in the invitation email. */
export function InvitationMessage({ value, onChange }: Props) {
  const { t } = useTranslation('students')
  return (
    <Textarea
      label={t('bulk.message')}
      description={t('bulk.messageHint')}
      autosize
      minRows={2}
      maxRows={8}
      maxLength={600}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}
