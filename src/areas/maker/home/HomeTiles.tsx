import { SimpleGrid } from '@mantine/core'
import { IconEye, IconLayoutKanban, IconStar, IconTrendingUp } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { formatList } from '../../../lib/formats/lists.ts'
import { formatChange, formatDecimal } from '../../../lib/formats/numbers.ts'
import { noValue } from '../../../lib/formats/words.ts'
import { formatMoney } from '../../../lib/money.ts'
import { StatTile } from '../../../ui/StatTile.tsx'
import type { MakerHome } from './api/answers.ts'

export function HomeTiles({ home }: { home: MakerHome | undefined }) {
  const { t } = useTranslation('maker')
  const growth = useGrowth(home)
  const { counts, rating, views } = home ?? {}
  return (
    <SimpleGrid cols={{ base: 2, lg: 4 }}>
      <StatTile
        isLoading={!home}
        label={t('home.activeProjects')}
        value={counts && counts.planning + counts.in_progress + counts.review}
        hint={counts && t('home.done', { count: counts.done })}
        icon={IconLayoutKanban}
      />
      <StatTile
        isLoading={!home}
        label={t('home.rating')}
        value={rating ? formatDecimal(rating.average) : undefined}
        hint={rating ? t('home.ratings', { count: rating.count }) : undefined}
        icon={IconStar}
      />
      <StatTile
        isLoading={!home}
        label={t('home.views')}
        value={views?.recent}
        hint={views && t('home.viewsBefore', { count: views.before })}
        trend={views?.by_week}
        icon={IconEye}
      />
      <StatTile isLoading={!home} label={t('home.growth')} {...growth} icon={IconTrendingUp} />
    </SimpleGrid>
  )
}

/**
 * Recent payments compared with the period before, in one currency; a text when there is nothing to compare.
 */
function useGrowth(home: MakerHome | undefined): { value?: string; hint?: string } {
  const { t } = useTranslation('maker')
  if (!home?.revenue) return {}
  const { currency, recent, before, growth, others } = home.revenue
  const said = (amount: number) => formatMoney({ currency, amount })
  const beside =
    others.length > 0 ? ` ${t('home.growthOthers', { amounts: formatList(others.map(formatMoney)) })}` : ''
  if (growth === null) {
    return { value: noValue, hint: t('home.growthNew', { recent: said(recent) }) + beside }
  }
  return {
    value: formatChange(growth),
    hint: t('home.growthOf', { recent: said(recent), before: said(before) }) + beside,
  }
}
