import { Alert, Button, Group, Text } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { errorText } from '../lib/errors.ts'

/** Something couldn't be loaded: why, and a way to try again. */
export function LoadFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation()
  return (
    <Alert color="red" variant="light" icon={<IconAlertTriangle />} title={t('failure.title')} role="alert">
      <Group justify="space-between" gap="md">
        <Text size="md">{errorText(error)}</Text>
        <Button variant="default" onClick={onRetry}>
          {t('retry')}
        </Button>
      </Group>
    </Alert>
  )
}
