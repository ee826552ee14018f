import { Skeleton, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type en from '../../../../i18n/en/referenceData.ts'
import { formatNumber } from '../../../../lib/formats/numbers.ts'
import { LoadState } from '../../../../ui/LoadState.tsx'
import { usageQuery } from '../api/get-usage.ts'
import type { Kind } from '../model.ts'
import classes from './UsageList.module.css'

type Use = keyof typeof en.usage.of

/** Who uses it now, to know before merging or retiring it. */
export function UsageList({ kind, slug }: { kind: Kind; slug: string }) {
  const { t } = useTranslation('referenceData')
  const query = useQuery(usageQuery(kind, slug))
  const { data } = query
  if (!data) return <LoadState query={query} skeleton={<Skeleton h={72} role="status" aria-busy="true" />} />
  const used = Object.entries(data).filter(([, count]) => count !== 0)
  if (used.length === 0) return <Text c="dimmed">{t('usage.nobody')}</Text>
  return (
    <div>
      <Text fw={600} size="sm">
        {t('usage.title')}
      </Text>
      <dl className={classes.list}>
        {used.map(([what, count]) => (
          <div key={what}>
            <dt>{t(`usage.of.${what as Use}`)}</dt>
            <dd>{count === null ? t('usage.few') : formatNumber(count)}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
