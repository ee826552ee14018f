import { useTranslation } from 'react-i18next'
import { timeAgo } from '../../../../lib/dates.ts'
import { formatFileSize } from '../../../../lib/file-size.ts'
import { formatDuration } from '../../../../lib/formats/durations.ts'
import type { Health } from '../model.ts'
import { Facts } from './Facts.tsx'
import { PieceCard } from './PieceCard.tsx'

export function DatabaseCard({ piece }: { piece: Health['database'] }) {
  const { t } = useTranslation('health')
  return (
    <PieceCard title={t('database.title')} piece={piece}>
      {({ bytes, connections, allowed, startedAt, oldestTransaction, replicas }) => (
        <Facts
          facts={[
            { label: t('database.size'), value: formatFileSize(bytes) },
            {
              label: t('database.connections'),
              value: connections,
              hint: t('database.ofAllowed', { count: allowed }),
            },
            {
              label: t('database.running'),
              value: timeAgo(startedAt),
              hint: t('database.oldest', {
                value: oldestTransaction === null ? t('database.none') : formatDuration(oldestTransaction),
              }),
            },
            {
              label: t('database.replicas'),
              value: replicas,
              hint: replicas === 0 ? t('database.noReplicas') : undefined,
            },
          ]}
        />
      )}
    </PieceCard>
  )
}
