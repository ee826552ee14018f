import { Alert, type AlertProps } from '@mantine/core'
import { IconMailOff } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useCanEmail } from './use-backend-config.ts'

interface Props extends Omit<AlertProps, 'title' | 'children'> {
  /** Who is waiting for the email, and so what to do without it. */
  concerns: 'confirmation' | 'link' | 'others' | 'answer' | 'you' | 'operator'
}

/** Shown next to every promise of an email if this installation can't send any. */
export function NoEmailNotice({ concerns, ...props }: Props) {
  const { t } = useTranslation()
  if (useCanEmail()) return null
  return (
    <Alert color="amber" icon={<IconMailOff />} title={t('noEmail.title')} {...props}>
      {t(`noEmail.${concerns}`)}
    </Alert>
  )
}
