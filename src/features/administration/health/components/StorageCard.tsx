import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { formatFileSize } from '../../../../lib/file-size.ts'
import { formatNumber } from '../../../../lib/formats/numbers.ts'
import { ResponsiveTable } from '../../../../ui/ResponsiveTable.tsx'
import type { Health } from '../model.ts'
import { PieceCard } from './PieceCard.tsx'

export function StorageCard({ piece }: { piece: Health['storage'] }) {
  const { t } = useTranslation('health')
  const number = formatNumber
  return (
    <PieceCard title={t('storage.title')} piece={piece}>
      {(buckets) => {
        const used = buckets.filter(({ files }) => files > 0)
        if (used.length === 0) return <Text c="dimmed">{t('storage.none')}</Text>
        return (
          <>
            <ResponsiveTable
              caption={t('storage.caption')}
              rows={used}
              keyOf={({ bucket }) => bucket}
              columns={[
                { header: t('storage.bucket'), cell: ({ bucket }) => bucket },
                { header: t('storage.files'), cell: ({ files }) => number(files) },
                { header: t('storage.bytes'), cell: ({ bytes }) => formatFileSize(bytes) },
                { header: t('storage.orphans'), cell: ({ orphans }) => number(orphans) },
              ]}
            />
            <Text size="sm" c="dimmed">
              {t('storage.orphansHint')}
            </Text>
          </>
        )
      }}
    </PieceCard>
  )
}
