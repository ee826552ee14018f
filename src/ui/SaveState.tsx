import { Button, Group, Text } from '@mantine/core'
import { IconAlertTriangle, IconCloudCheck, IconCloudOff, IconCloudUp } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { AutosaveState } from '../lib/autosave/autosave.ts'
import { errorText } from '../lib/errors.ts'
import { formatTime } from '../lib/moments.ts'

const icons = {
  saved: IconCloudCheck,
  waiting: IconCloudUp,
  saving: IconCloudUp,
  offline: IconCloudOff,
  conflict: IconAlertTriangle,
  failed: IconAlertTriangle,
}

const colors: Partial<Record<AutosaveState<unknown>['status'], string>> = {
  offline: 'var(--amber-text)',
  conflict: 'var(--amber-text)',
  failed: 'var(--danger-text)',
}

interface Props {
  state: Pick<AutosaveState<unknown>, 'status' | 'savedAt' | 'error'>
  /** Why some of what is typed isn't saved although everything that can be saved is. */
  objection?: string
  onRetry: () => unknown
}

/** Whether what was typed has been saved. Announced politely, and never by color alone. */
export function SaveState({ state, objection, onRetry }: Props) {
  const { t } = useTranslation()
  const { savedAt, error } = state
  const isObjected = Boolean(objection) && state.status !== 'conflict'
  const status = isObjected ? 'failed' : state.status
  const isFailed = state.status === 'failed'
  const texts = {
    saved: savedAt ? t('saving.savedAt', { time: formatTime(savedAt) }) : t('saving.auto'),
    waiting: t('saving.waiting'),
    saving: t('saving.waiting'),
    offline: t('saving.offline'),
    conflict: t('saving.conflict'),
    failed: isFailed ? t('saving.failed', { reason: errorText(error) }) : objection,
  }
  const Icon = icons[status]
  return (
    <Group gap="xs" wrap="nowrap" miw={0}>
      <Text
        role="status"
        size="sm"
        c={colors[status] ?? 'dimmed'}
        style={{ display: 'inline-flex', alignItems: 'center', gap: 6 }}
      >
        <Icon
          size={18}
          stroke={1.7}
          color={status === 'saved' ? 'var(--moss-text)' : undefined}
          style={{ flexShrink: 0 }}
          aria-hidden
        />
        {texts[status]}
      </Text>
      {isFailed && (
        <Button variant="default" size="compact-sm" style={{ flexShrink: 0 }} onClick={() => void onRetry()}>
          {t('retry')}
        </Button>
      )}
    </Group>
  )
}
