import { Alert, SimpleGrid } from '@mantine/core'
import { IconCalendarCheck, IconClockExclamation, IconHourglass } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { formatDecimal, formatPercent } from '../../../../lib/formats/numbers.ts'
import { noValue } from '../../../../lib/formats/words.ts'
import { StatTile } from '../../../../ui/StatTile.tsx'
import { organizationAnswersQuery } from '../api/get-company-page.ts'

/** Whether an organization keeps its promises to applicants; nothing before five of them, unless an answer is late. */
export function AnswerClock({ organizationId }: { organizationId: string }) {
  const { t } = useTranslation('companyProfile')
  const { data } = useQuery(organizationAnswersQuery(organizationId))
  if (!data) return null
  const { inTime, days, late } = data
  return (
    <>
      <SimpleGrid cols={{ base: 1, sm: 2 }} mt="md">
        <StatTile
          label={t('page.answersInTime')}
          icon={IconCalendarCheck}
          value={inTime === null ? noValue : formatPercent(inTime)}
          hint={t(inTime === null ? 'page.answersTooFew' : 'page.answersInTimeHint')}
        />
        <StatTile
          label={t('page.answerDays')}
          icon={IconHourglass}
          value={days === null ? noValue : t('page.days', { count: days, number: formatDecimal(days) })}
          hint={t('page.answerDaysHint')}
        />
      </SimpleGrid>
      {late > 0 && (
        <Alert
          mt="md"
          color="amber"
          variant="light"
          icon={<IconClockExclamation />}
          title={t('page.lateAnswers', { count: late })}
        >
          {t('page.lateAnswersText')}
        </Alert>
      )}
    </>
  )
}
