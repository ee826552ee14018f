import { SimpleGrid } from '@mantine/core'
import { IconClock, IconMessageCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { formatPercent } from '../../../lib/formats/numbers.ts'
import { StatTile } from '../../../ui/StatTile.tsx'
import { waitingTime } from '../../catalogue/waiting-time.ts'

interface Props {
  replyRate: number | null
  feedbackHours: number | null
}

/** Whether a company keeps its promise on feedback. */
export function FeedbackClock({ replyRate, feedbackHours }: Props) {
  const { t } = useTranslation(['companies', 'missions'])
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }}>
      <StatTile
        label={t('replyRate')}
        icon={IconMessageCheck}
        value={replyRate === null ? '—' : formatPercent(replyRate)}
        hint={t(replyRate === null ? 'tooFew' : 'replyRateHint')}
      />
      <StatTile
        label={t('feedbackTime')}
        icon={IconClock}
        value={feedbackHours === null ? '—' : t(...waitingTime(feedbackHours))}
        hint={t(feedbackHours === null ? 'tooFew' : 'feedbackTimeHint')}
      />
    </SimpleGrid>
  )
}
