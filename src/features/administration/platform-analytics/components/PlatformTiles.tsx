import { SimpleGrid } from '@mantine/core'
import { IconCertificate, IconClockHour4, IconRocket, IconUserPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { formatPercent } from '../../../../lib/formats/numbers.ts'
import { noValue } from '../../../../lib/formats/words.ts'
import { StatTile } from '../../../../ui/StatTile.tsx'
import type { PlatformAnalytics } from '../api/answers.ts'
import { formatHours } from '../units.ts'

export function PlatformTiles({ figures }: { figures: PlatformAnalytics }) {
  const { t } = useTranslation('platformAnalytics')
  const { totals, feedback, activation } = figures
  const [first] = activation
  const told = (value: number | null | undefined) => (value === null ? noValue : (value ?? 0))
  return (
    <SimpleGrid cols={{ base: 2, lg: 4 }}>
      <StatTile label={t('counts.signed_up')} value={told(totals.signed_up)} icon={IconUserPlus} />
      {first ? (
        <StatTile
          label={t(`activation.tile.${first.role === 'candidate' ? 'candidate' : 'company'}`)}
          value={first.share === null ? noValue : formatPercent(first.share)}
          icon={IconRocket}
        />
      ) : (
        <StatTile label={t('counts.started')} value={told(totals.started)} icon={IconRocket} />
      )}
      <StatTile
        label={t('feedback.median')}
        value={feedback.median === null ? noValue : formatHours(feedback.median)}
        hint={
          feedback.inTime === null ? undefined : t('feedback.kept', { share: formatPercent(feedback.inTime) })
        }
        icon={IconClockHour4}
      />
      <StatTile label={t('counts.certified')} value={told(totals.certified)} icon={IconCertificate} />
    </SimpleGrid>
  )
}
