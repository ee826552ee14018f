import { Card, Group, Stack, Text, Title } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { formatDuration, formatStopwatch } from '../../../../lib/formats/durations.ts'
import { formatNumber } from '../../../../lib/formats/numbers.ts'
import { BackLink } from '../../../../ui/BackLink.tsx'
import { LinkButton } from '../../../../ui/LinkButton.tsx'
import { useAreaPath } from '../../../core/session/area-base.ts'
import type { Practice, Round } from '../api/answers.ts'
import { overallOf } from '../development.ts'
import classes from './Practice.module.css'
import { RatingForm } from './RatingForm.tsx'
import { RecordingRows } from './RecordingRows.tsx'

interface Props {
  round: Round
  practice: Practice
  promptOf: (slug: string) => string | undefined
}

/** The questions of a round, with the answers and self-ratings. */
export function LiveReview({ round, practice, promptOf }: Props) {
  const { t } = useTranslation('practice')
  const path = useAreaPath()
  const asked = round.questions.slice(0, round.spent.length)
  const seconds = round.spent.reduce((sum, one) => sum + one, 0)
  return (
    <Stack gap="lg">
      <BackLink to={path('/booster/practice')} label={t('back')} />
      <Group justify="space-between" align="flex-start">
        <div>
          <Title order={2}>{t('review.title')}</Title>
          <Text c="dimmed">{t('review.text', { count: asked.length, time: formatDuration(seconds) })}</Text>
        </div>
        <Group gap="sm">
          <LinkButton to={path('/booster/practice/progress')} variant="default">
            {t('progress')}
          </LinkButton>
          <LinkButton to={path('/booster/practice/live')}>{t('review.again')}</LinkButton>
        </Group>
      </Group>
      {asked.map((slug, place) => {
        const rating = practice.ratings.find(
          (one) => one.session_id === round.id && one.question_slug === slug,
        )
        const recordings = practice.recordings.filter(
          (one) => one.session_id === round.id && one.question_slug === slug,
        )
        return (
          <Card key={slug} padding="lg" component="article">
            <Stack gap="sm">
              <Title order={3}>{promptOf(slug)}</Title>
              <Group gap="md" className={classes.facts} mt={0}>
                <span>
                  {t('review.took', {
                    time: formatStopwatch(round.spent[place] ?? 0),
                    limit: formatStopwatch(round.seconds),
                  })}
                </span>
                {rating && (
                  <span className={classes.done}>
                    <IconCheck size={16} aria-hidden />
                    {t('review.rated', { value: formatNumber(overallOf(rating)) })}
                  </span>
                )}
                <LinkButton
                  to={path(`/booster/practice/questions/${slug}`)}
                  variant="subtle"
                  size="compact-sm"
                >
                  {t('review.prepare')}
                </LinkButton>
              </Group>
              <RecordingRows recordings={recordings} />
              {!rating && (
                <details open={place === 0}>
                  <summary className={classes.summary}>{t('review.assess')}</summary>
                  <RatingForm question={slug} round={round.id} />
                </details>
              )}
            </Stack>
          </Card>
        )
      })}
    </Stack>
  )
}
