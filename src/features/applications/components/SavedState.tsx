import { Button, Group, Text } from '@mantine/core'
import { IconAlertTriangle, IconCloudCheck, IconCloudUp } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { errorText } from '../../../lib/errors.ts'
import { formatTime } from '../../../lib/moments.ts'
import type { CardSaver } from '../use-card-saver.ts'

/** Whether what was typed has been saved. Announced politely, and never by color alone. */
export function SavedState({ saver }: { saver: CardSaver }) {
  const { t } = useTranslation('applications')
  const { t: tCommon } = useTranslation()
  const { state, savedAt, isWrong, conflict } = saver
  const isFailed = state.status === 'failed'
  const isStuck = isFailed || isWrong || conflict !== null
  function words(): string {
    if (isFailed) return t('saving.failed', { reason: errorText(state.error) })
    if (conflict) return t('saving.conflict')
    if (isWrong) return t('saving.wrong')
    if (state.status !== 'saved') return t('saving.waiting')
    return savedAt ? t('saving.savedAt', { time: formatTime(savedAt) }) : t('saving.auto')
  }
  const Icon = isStuck ? IconAlertTriangle : state.status === 'saved' ? IconCloudCheck : IconCloudUp
  return (
    <Group gap={6} wrap="nowrap" miw={0}>
      <Text
        role="status"
        size="sm"
        c={isFailed || isWrong ? 'var(--danger-text)' : conflict ? 'var(--amber-text)' : 'dimmed'}
        style={{ display: 'inline-flex', alignItems: 'center', gap: 6 }}
      >
        <Icon size={18} stroke={1.7} style={{ flexShrink: 0 }} aria-hidden />
        {words()}
      </Text>
      {isFailed && (
        <Button variant="default" size="compact-sm" onClick={saver.retry}>
          {tCommon('retry')}
        </Button>
      )}
    </Group>
  )
}
