import { Badge } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { MissionStatus } from '../../api/get-missions.ts'

const colors = {
  draft: 'var(--amber-text)',
  published: 'var(--moss-text)',
  archived: 'var(--mantine-color-dimmed)',
}

export function MissionBadge({ status, version }: { status: MissionStatus; version: number }) {
  const { t } = useTranslation('authoring')
  return (
    <Badge variant="outline" color={colors[status]} c={colors[status]} size="lg" miw="max-content">
      {status === 'published' ? t('badge.published', { version }) : t(`badge.${status}`)}
    </Badge>
  )
}
