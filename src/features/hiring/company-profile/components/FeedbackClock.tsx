import { SimpleGrid } from '@mantine/core'
import { IconClock, IconMessageCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { formatPercent } from '../../../../lib/formats/numbers.ts'
import { noValue } from '../../../../lib/formats/words.ts'
import { waitingTime } from '../../../../lib/waiting-time.ts'
import { StatTile } from '../../../../ui/StatTile.tsx'

interface Props {
  replyRate: number | null
  feedbackHours: number | null
}

/** Whether a company keeps its promise on feedback. */
export function FeedbackClock({ replyRate, feedbackHours }: Props) {
  const { t } = useTranslation(['companyProfile', 'missions'])
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }}>
      <StatTile
        label={t('page.replyRate')}
        icon={IconMessageCheck}
        value={replyRate === null ? noValue : formatPercent(replyRate)}
        hint={t(replyRate === null ? 'page.tooFew' : 'page.replyRateHint')}
      />
      <StatTile
        label={t('page.feedbackTime')}
        icon={IconClock}
        value={feedbackHours === null ? noValue : t(...waitingTime(feedbackHours))}
        hint={t(feedbackHours === null ? 'page.tooFew' : 'page.feedbackTimeHint')}
      />
    </SimpleGrid>
  )
}
