import { Checkbox } from '@mantine/core'
import { useTranslation } from 'react-i18next'

interface Props {
  subject: string
  isAsked: boolean
  onChange: (isAsked: boolean) => void
}

/** Whether something is to be done about a comment: only then is it open until it is resolved. */
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
