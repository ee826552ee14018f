import { Alert, Button, Stack } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { CopyField } from '../../../../ui/CopyField.tsx'

interface Props {
  token: string
  onClose: () => void
}

/** The only time that a token can be read. */
export function NewTokenShown({ token, onClose }: Props) {
  const { t } = useTranslation('accessTokens')
  return (
    <Stack gap="md">
      <Alert color="moss" title={t('made.title')}>
        {t('made.text')}
      </Alert>
      <CopyField label={t('made.token')} value={token} />
      <Button style={{ alignSelf: 'flex-end' }} onClick={onClose}>
        {t('made.done')}
      </Button>
    </Stack>
  )
}
