import { Alert, Button, Group, Text } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'

interface Props {
  /** What was saved elsewhere; defaults to the person's own profile. */
  title?: string
  isBusy: boolean
  onLoad: () => void
  onOverwrite: () => void
}

/** Two tabs or people saved: lets the person choose which version to keep. */
export function ProfileConflict({ title, isBusy, onLoad, onOverwrite }: Props) {
  const { t } = useTranslation('profile')
  return (
    <Alert color="red" icon={<IconAlertTriangle />} title={title ?? t('conflict.title')} mb="lg" role="alert">
      <Text size="md" mb="sm">
        {t('conflict.text')}
      </Text>
      <Group gap="sm">
        <Button disabled={isBusy} onClick={onLoad}>
          {t('conflict.load')}
        </Button>
        <Button variant="default" disabled={isBusy} onClick={onOverwrite}>
          {t('conflict.overwrite')}
        </Button>
      </Group>
    </Alert>
  )
}
