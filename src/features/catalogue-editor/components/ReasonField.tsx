import { Textarea } from '@mantine/core'
import { useTranslation } from 'react-i18next'

/** The reason, kept in the audit log. */
export function ReasonField({ value, onChange }: { value: string; onChange: (reason: string) => void }) {
  const { t } = useTranslation('catalogueEditor')
  return (
    <Textarea
      label={t('reason')}
      description={t('reasonHint')}
      autosize
      minRows={2}
      maxLength={1000}
      required
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}
