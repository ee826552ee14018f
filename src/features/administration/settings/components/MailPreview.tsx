import { Card, Stack, Text, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Language } from '../../../../i18n/languages.ts'
import { usePlatform } from '../../../../ui/use-platform.ts'
import { previewOf, type Words } from '../mail-words.ts'
import classes from './MailPreview.module.css'

interface Props {
  kind: string
  language: Language
  own: Words | undefined
}

/** The email itself, rendered by the code that renders sent emails; its links are inactive. */
export function MailPreview({ kind, language, own }: Props) {
  const { t } = useTranslation('settings')
  const mail = previewOf(kind, language, own, { site: location.origin, platform: usePlatform() })
  return (
    <Card padding="lg" component="section">
      <Stack gap="sm">
        <Title order={3}>{t('mails.preview')}</Title>
        <Text fw={600} lang={language}>
          {t('mails.from', { subject: mail.subject })}
        </Text>
        <iframe title={t('mails.previewOf')} srcDoc={mail.html} sandbox="" className={classes.mail} />
      </Stack>
    </Card>
  )
}
