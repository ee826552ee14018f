import { Button, Group, Text } from '@mantine/core'
import { IconCheck, IconCloudOff, IconExclamationCircle } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { errorText } from '../../../lib/errors.ts'
import { formatTime } from '../../../lib/moments.ts'
import type { DraftKeeper } from '../draft-keeper.ts'
import { useKeeper } from '../use-playing.ts'

/** Whether what was typed has been saved. Announced politely, and never by color alone. */
export function SaveState<D extends object>({ keeper }: { keeper: DraftKeeper<D> }) {
  const { t } = useTranslation('player')
  const { status, savedAt, error, draft } = useKeeper(keeper)
  const text = {
    saved: savedAt ? t('save.savedAt', { time: formatTime(savedAt) }) : draft ? t('save.saved') : '',
    waiting: t('save.waiting'),
    saving: t('save.waiting'),
    offline: t('save.offline'),
    conflict: t('save.conflict'),
    failed: t('save.failed', { reason: error ? errorText(error) : '' }),
  }[status]
  const color = status === 'offline' || status === 'conflict' ? 'var(--amber-text)' : undefined
  return (
    <Group gap={6} role="status">
      {status === 'saved' && text && <IconCheck size={16} color="var(--moss-text)" aria-hidden />}
      {status === 'offline' && <IconCloudOff size={16} color="var(--amber-text)" aria-hidden />}
      {status === 'failed' && <IconExclamationCircle size={16} color="var(--danger-text)" aria-hidden />}
      <Text size="sm" c={status === 'failed' ? 'var(--danger-text)' : (color ?? 'dimmed')}>
        {text}
      </Text>
      {status === 'failed' && (
        <Button variant="subtle" size="compact-sm" onClick={() => void keeper.flush()}>
          {t('save.retry')}
        </Button>
      )}
    </Group>
  )
}
