import { Badge, Card, Group, Stack, Text } from '@mantine/core'
import { IconStarFilled } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../../../lib/dates.ts'
import { formatDecimal } from '../../../../lib/formats/numbers.ts'
import type { MakerPageData, PublishedRating } from '../api/answers.ts'
import classes from './Makers.module.css'

/** Client ratings with the maker's replies, below the average of each criterion. */
export function MakerRatings({ rating, ratings }: Pick<MakerPageData, 'rating' | 'ratings'>) {
  const { t } = useTranslation('makers')
  return (
    <Stack gap="md">
      {rating && (
        <dl className={classes.criteria}>
          {Object.entries(rating.criteria).map(([criterion, average]) => (
            <div key={criterion}>
              <dt>{t(`rating.criteria.${criterion as 'quality'}`, { defaultValue: criterion })}</dt>
              <dd>
                <Stars average={average} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      <ul className={classes.offers} style={{ padding: 0, margin: 0, listStyle: 'none' }}>
        {ratings.map((one) => (
          <RatingItem key={`${one.name} ${one.givenAt}`} rating={one} />
        ))}
      </ul>
    </Stack>
  )
}

function RatingItem({
  rating: { name, average, words, givenAt, answer, isConfirmed },
}: {
  rating: PublishedRating
}) {
  const { t } = useTranslation('makers')
  return (
    <Card component="li" padding="lg">
      <Stack gap="xs">
        <Group gap="xs">
          <Text fw={600}>{name}</Text>
          <Stars average={average} />
          {!isConfirmed && (
            <Badge variant="outline" color="gray" c="dimmed" tt="none" title={t('rating.unconfirmedMeans')}>
              {t('rating.unconfirmed')}
            </Badge>
          )}
        </Group>
        {words && <Text className={classes.words}>{words}</Text>}
        <Text size="sm" c="dimmed">
          {formatDate(givenAt)}
        </Text>
        {answer && (
          <div className={classes.answer}>
            <Text size="sm" fw={600}>
              {t('page.answer')}
            </Text>
            <Text className={classes.words}>{answer}</Text>
          </div>
        )}
      </Stack>
    </Card>
  )
}

function Stars({ average }: { average: number }) {
  const { t } = useTranslation('makers')
  const value = formatDecimal(average)
  return (
    <Group gap={4} component="span" wrap="nowrap">
      <IconStarFilled size={14} color="var(--amber-text)" aria-hidden />
      {t('rating.value', { average: value })}
    </Group>
  )
}
