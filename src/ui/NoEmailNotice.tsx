import { Alert, type AlertProps } from '@mantine/core'
import { IconMailOff } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useCanEmail } from './use-backend-config.ts'

interface Props extends Omit<AlertProps, 'title' | 'children'> {
  /** Who waits for the email, and so what to do without it. */
  concerns: 'confirmation' | 'link' | 'others' | 'answer' | 'you' | 'operator'
}

/** Beside every promise of an email, on an installation that cannot send any; nothing elsewhere. */
export function NoEmailNotice({ concerns, ...props }: Props) {
  const { t } = useTranslation()
  if (useCanEmail()) return null
  return (
    <Alert color="amber" icon={<IconMailOff />} title={t('noEmail.title')} {...props}>
      {t(`noEmail.${concerns}`)}
    </Alert>
  )
}
