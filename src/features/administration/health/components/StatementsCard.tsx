import { Button, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../../../lib/formats/numbers.ts'
import { ResponsiveTable } from '../../../../ui/ResponsiveTable.tsx'
import { milliseconds } from '../milliseconds.ts'
import type { Health } from '../model.ts'
import { PieceCard } from './PieceCard.tsx'

/** Only the slowest; a button shows the others. */
const few = 1

export function StatementsCard({ piece }: { piece: Health['statements'] }) {
  const { t } = useTranslation('health')
  const [isWhole, setWhole] = useState(false)
  return (
    <PieceCard title={t('statements.title')} piece={piece}>
      {({ isMissing, slowest = [] }) => {
        if (isMissing) return <Text>{t('statements.missing')}</Text>
        if (slowest.length === 0) return <Text c="dimmed">{t('statements.none')}</Text>
        const shown = isWhole ? slowest : slowest.slice(0, few)
        return (
          <>
            <ResponsiveTable
              caption={t('statements.caption')}
              rows={shown.map((row, place) => ({ ...row, place }))}
              keyOf={({ place }) => String(place)}
              columns={[
                {
                  header: t('statements.text'),
                  isLong: true,
                  cell: ({ text }) => (
                    <Text component="code" fz="sm" ff="monospace" lineClamp={isWhole ? undefined : 3}>
                      {text.replace(/\s+/g, ' ').trim()}
                    </Text>
                  ),
                },
                {
                  width: 90,
                  header: t('statements.calls'),
                  cell: ({ calls }) => formatNumber(calls),
                },
                { width: 110, header: t('statements.mean'), cell: ({ mean }) => milliseconds(mean) },
                { width: 120, header: t('statements.longest'), cell: ({ longest }) => milliseconds(longest) },
                { width: 110, header: t('statements.total'), cell: ({ total }) => milliseconds(total) },
              ]}
            />
            {slowest.length > few && (
              <Button
                variant="default"
                size="sm"
                w="fit-content"
                aria-expanded={isWhole}
                onClick={() => setWhole(!isWhole)}
              >
                {isWhole ? t('statements.fewer') : t('statements.all', { count: slowest.length })}
              </Button>
            )}
          </>
        )
      }}
    </PieceCard>
  )
}
