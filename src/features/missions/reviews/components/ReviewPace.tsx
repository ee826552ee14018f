import { Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { formatDuration } from '../../../../lib/formats/durations.ts'
import { paceQuery } from '../api/get-pace.ts'

/** How long a review takes; nothing until there are enough of them. */
export function ReviewPace() {
  const { t } = useTranslation('reviews')
  const { data } = useQuery(paceQuery())
  if (!data?.mine && !data?.team) return null
  const said = (['mine', 'team'] as const).flatMap((whose) => {
    const median = data[whose]
    const time = median && formatDuration(60 * median.minutes)
    return median ? [t(`pace.${whose}`, { time, reviews: median.reviews })] : []
  })
  return (
    <div>
      <Text size="sm">{said.join(' ')}</Text>
      <Text size="sm" c="dimmed">
        {t('pace.hint')}
      </Text>
    </div>
  )
}
