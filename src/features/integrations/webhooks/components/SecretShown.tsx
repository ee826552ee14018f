import { Alert, Button, Stack } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { CopyField } from '../../../../ui/CopyField.tsx'

interface Props {
  title: string
  secret: string
  onClose: () => void
}

/** The only time that a signing secret can be read. */
export function SecretShown({ title, secret, onClose }: Props) {
  const { t } = useTranslation('webhooks')
  return (
    <Stack gap="md">
      <Alert color="moss" title={title}>
        {t('secret.text')}
      </Alert>
      <CopyField label={t('secret.label')} value={secret} />
      <Button style={{ alignSelf: 'flex-end' }} onClick={onClose}>
        {t('secret.done')}
      </Button>
    </Stack>
  )
}
