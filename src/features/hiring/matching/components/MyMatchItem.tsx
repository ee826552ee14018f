import { Anchor, Button, Group, Stack, Text, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatDate } from '../../../../lib/dates.ts'
import { paths } from '../../../../lib/paths.ts'
import { useAreaPath } from '../../../core/session/area-base.ts'
import type { Reason, ShownMatch } from '../api/answers.ts'
import classes from './Matching.module.css'
import { MatchPanel } from './MatchPanel.tsx'

/** Where a fact can be corrected. */
const placeOf = {
  skill: '/profile#skills',
  job: '/career-plan',
  place: '/profile#location',
  dates: '/profile#availability',
  contract: '/profile#contracts',
  language: '/profile#languages',
}

interface Props {
  shown: ShownMatch
  onAsk: () => void
}

/** One match as the company saw it, with ways to correct a fact and to ask a question. */
export function MyMatchItem({ shown, onAsk }: Props) {
  const { t } = useTranslation('matching')
  const path = useAreaPath()
  const { company, slug, opening, shownAt, match, question } = shown
  const correct = (reason: Reason) =>
    reason.outcome !== 'met' && (
      <Anchor component={Link} size="sm" to={path(placeOf[reason.criterion])}>
        {t('mirror.fix')}
      </Anchor>
    )
  return (
    <Stack gap="sm">
      <div>
        <Title order={3} fz="1.125rem">
          {opening}
        </Title>
        <Text size="sm" c="dimmed">
          {t('mirror.shown', { day: formatDate(shownAt) })}
          {' · '}
          {slug ? (
            <Anchor component={Link} to={paths.company(slug)} inherit underline="always">
              {company}
            </Anchor>
          ) : (
            company
          )}
        </Text>
      </div>
      <MatchPanel match={match} act={correct} />
      {question ? (
        <div className={classes.answer}>
          <Text size="sm" fw={600}>
            {t('mirror.asked', { day: formatDate(question.askedAt) })}
          </Text>
          <Text className={classes.words}>{question.text}</Text>
          <Text size="sm" fw={600} mt="xs">
            {question.answer ? t('mirror.answer', { company }) : t('mirror.waiting')}
          </Text>
          {question.answer && <Text className={classes.words}>{question.answer}</Text>}
        </div>
      ) : (
        <Group>
          <Button variant="default" aria-label={t('mirror.askNamed', { company })} onClick={onAsk}>
            {t('mirror.ask')}
          </Button>
        </Group>
      )}
    </Stack>
  )
}
