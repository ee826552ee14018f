import { Badge, Button, Group, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { deviceName } from '../../../../../supabase/functions/_shared/device-name.ts'
import { timeAgo } from '../../../../lib/dates.ts'
import type { PushDevice } from '../api/get-push.ts'

interface Props {
  device: PushDevice
  onRemove: () => void
}

export function DeviceLine({ device, onRemove }: Props) {
  const { t } = useTranslation('notifications')
  const name = deviceName(device.user_agent) ?? t('push.unknown')
  return (
    <Group justify="space-between" gap="sm" wrap="nowrap">
      <div>
        <Text>{name}</Text>
        <Text size="sm" c="dimmed">
          {t('push.used', { when: timeAgo(device.last_used_at) })}
        </Text>
      </div>
      {device.is_current ? (
        <Badge variant="light" color="moss" c="var(--moss-text)" flex="none">
          {t('push.thisDevice')}
        </Badge>
      ) : (
        <Button
          size="compact-sm"
          variant="subtle"
          flex="none"
          aria-label={t('push.removeDevice', { device: name })}
          onClick={onRemove}
        >
          {t('push.remove')}
        </Button>
      )}
    </Group>
  )
}
