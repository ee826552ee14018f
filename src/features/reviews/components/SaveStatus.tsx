import { Button, Group, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { errorText } from '../../../lib/errors.ts'
import type { useReviewDraft } from '../use-review-draft.ts'

export function SaveStatus({ draft }: { draft: ReturnType<typeof useReviewDraft> }) {
  const { t } = useTranslation('reviews')
  const { t: tCommon } = useTranslation()
  const { state, error, flush } = draft
  const hasFailed = state === 'failed'
  return (
    <Group gap="xs">
      <Text size="sm" c={hasFailed ? 'var(--danger-text)' : 'dimmed'} role="status">
        {hasFailed ? t('save.failed', { why: errorText(error) }) : t(`save.${state}`)}
      </Text>
      {hasFailed && (
        <Button size="compact-sm" variant="default" onClick={() => flush().catch(() => undefined)}>
          {tCommon('retry')}
        </Button>
      )}
    </Group>
  )
}
