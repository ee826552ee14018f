import { Card, Progress, Skeleton, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../../../lib/formats/numbers.ts'
import { LoadState } from '../../../../ui/LoadState.tsx'
import { evaluationQuery } from '../api/evaluation.ts'
import classes from './Events.module.css'

/** What attendees thought of the event, without revealing who said what. */
export function EvaluationCard({ eventId }: { eventId: string }) {
  const { t } = useTranslation('events')
  const query = useQuery(evaluationQuery(eventId))
  const { data } = query
  return (
    <Card padding="lg" component="section" aria-labelledby="evaluation">
      <Stack gap="md">
        <Title order={2} id="evaluation">
          {t('evaluation.title')}
        </Title>
        <LoadState query={query} skeleton={<Skeleton height={80} />} />
        {data && data.average === undefined && (
          <div>
            <Text>{t('evaluation.few', { count: data.count })}</Text>
            <Text c="dimmed">{t('evaluation.fewText')}</Text>
          </div>
        )}
        {data?.average !== undefined && (
          <>
            <Text fz="1.5rem" fw={650}>
              {t('evaluation.average', { average: formatNumber(data.average) })}{' '}
              <Text span c="dimmed" size="md">
                {t('evaluation.answers', { count: data.count })}
              </Text>
            </Text>
            <ol className={classes.spread} reversed>
              {data.spread!.toReversed().map((count, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: five points, always in this order.
                <li key={place}>
                  <Text size="sm">{t('evaluation.points', { count: 5 - place })}</Text>
                  <Progress
                    value={(100 * count) / data.count}
                    size="lg"
                    aria-label={t('evaluation.points', { count: 5 - place })}
                  />
                  <Text size="sm">{count}</Text>
                </li>
              ))}
            </ol>
            {data.words!.length > 0 && (
              <div>
                <Title order={3} fz="md" mb="xs">
                  {t('evaluation.words')}
                </Title>
                <ul className={classes.words}>
                  {data.words!.map((said, place) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: two may say the same.
                    <li key={place}>{said}</li>
                  ))}
                </ul>
              </div>
            )}
          </>
        )}
      </Stack>
    </Card>
  )
}
