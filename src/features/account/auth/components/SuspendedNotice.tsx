import { Alert, Anchor, Stack, Text } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../../../lib/paths.ts'
import { useCanEmail } from '../../../../ui/use-backend-config.ts'

/** Says why the account is suspended and what to do about it. */
export function SuspendedNotice() {
  const { t } = useTranslation('auth')
  const canEmail = useCanEmail()
  return (
    <Alert color="red" icon={<IconLock />} title={t('suspended.title')} role="alert">
      <Stack gap="xs" align="flex-start">
        <Text size="md">{t(canEmail ? 'suspended.text' : 'suspended.textWithoutEmail')}</Text>
        <Text size="md">{t('suspended.next')}</Text>
        <Anchor component={Link} to={paths.contact} underline="always">
          {t('suspended.contact')}
        </Anchor>
      </Stack>
    </Alert>
  )
}
