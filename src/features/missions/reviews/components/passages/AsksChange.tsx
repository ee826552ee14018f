import { Checkbox } from '@mantine/core'
import { useTranslation } from 'react-i18next'

interface Props {
  subject: string
  isAsked: boolean
  onChange: (isAsked: boolean) => void
}

/** Whether a comment requests a change: only then does it stay open until resolved. */
export function AsksChange({ subject, isAsked, onChange }: Props) {
  const { t } = useTranslation('reviews')
  return (
    <Checkbox
      size="xs"
      label={t('threads.asksChange')}
      aria-label={t('threads.asksChangeOf', { subject })}
      checked={isAsked}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  )
}
