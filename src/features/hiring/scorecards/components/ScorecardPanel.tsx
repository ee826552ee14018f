import { Badge, Button, Divider, Group, Stack, Text, VisuallyHidden } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { timeAgo } from '../../../../lib/dates.ts'
import { formatList } from '../../../../lib/formats/lists.ts'
import { Fact, Facts } from '../../../../ui/Facts.tsx'
import { LoadState } from '../../../../ui/LoadState.tsx'
import { Section } from '../../../../ui/Section.tsx'
import { useSignedIn } from '../../../core/session/me-context.ts'
import type { Scorecard } from '../api/answers.ts'
import { scorecardsQuery } from '../api/scorecards.ts'
import { points, recommended, spreadOf } from '../model.ts'
import { ScorecardDialog } from './ScorecardDialog.tsx'
import classes from './Scorecards.module.css'

/** The reader's own scorecard and, once it is submitted, everyone's and how far apart they are. */
export function ScorecardPanel({ applicationId }: { applicationId: string }) {
  const { t } = useTranslation('scorecards')
  const query = useQuery(scorecardsQuery(useSignedIn().id, applicationId))
  const [isOpen, setOpen] = useState(false)
  if (!query.data) return <LoadState query={query} />
  const { criteria, isBlind, isDone, submitted, cards } = query.data
  if (criteria.length === 0)
    return (
      <Section title={t('title')}>
        <Text c="dimmed">{t('noCriteria')}</Text>
      </Section>
    )
  return (
    <Section
      title={t('title')}
      hint={isDone ? undefined : t('hint')}
      aside={<Text size="sm">{t('submitted', { count: submitted })}</Text>}
    >
      {isDone ? (
        <>
          <Summary cards={cards} />
          {cards.map((card) => (
            <Card key={card.id} card={card} />
          ))}
        </>
      ) : (
        <Group>
          <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
            {t('fill')}
          </Button>
        </Group>
      )}
      {isOpen && (
        <ScorecardDialog
          applicationId={applicationId}
          criteria={criteria}
          isBlind={isBlind}
          onClose={() => setOpen(false)}
        />
      )}
    </Section>
  )
}

function Summary({ cards }: { cards: Scorecard[] }) {
  const { t } = useTranslation('scorecards')
  return (
    <Stack gap="sm">
      <ul className={classes.plain} aria-label={t('spread')}>
        {spreadOf(cards).map(({ id, name, low, high, counts }) => (
          <li key={id} className={classes.spread}>
            <Text size="sm" fw={500} className={classes.grow}>
              {name}
            </Text>
            <span className={classes.bars} aria-hidden>
              {points.map((value, place) => (
                <span key={value} className={classes.bar} data-count={Math.min(counts[place]!, 3)}>
                  {value}
                </span>
              ))}
            </span>
            <VisuallyHidden>{low === high ? low : t('range', { low, high })}</VisuallyHidden>
          </li>
        ))}
      </ul>
      <Facts>
        <Fact label={t('recommendation')}>
          {formatList(
            recommended(cards).map(({ value, count }) =>
              t('counted', { what: t(`recommendations.${value}`), count }),
            ),
          )}
        </Fact>
      </Facts>
    </Stack>
  )
}

function Card({ card }: { card: Scorecard }) {
  const { t } = useTranslation('scorecards')
  const author = card.isMine ? t('you') : (card.author ?? t('former'))
  return (
    <Stack gap={6} component="article" aria-label={t('of', { name: author })}>
      <Divider />
      <Group gap="xs">
        <Text size="sm" fw={600}>
          {author}
        </Text>
        <Text size="sm" c="dimmed">
          {timeAgo(card.at)}
        </Text>
        {card.wasBlind && (
          <Badge variant="outline" color="gray" c="dimmed" tt="none">
            {t('blind')}
          </Badge>
        )}
      </Group>
      <Text size="sm" fw={500}>
        {t(`recommendations.${card.recommendation}`)}
      </Text>
      <p className={classes.words}>{card.words}</p>
      <ul className={classes.plain}>
        {card.scores.map(({ id, name, score, note }) => (
          <li key={id}>
            <Text size="sm">
              {t('scored', { name, score })}
              {note && (
                <Text span size="sm" c="dimmed">
                  {' '}
                  {note}
                </Text>
              )}
            </Text>
          </li>
        ))}
      </ul>
    </Stack>
  )
}
