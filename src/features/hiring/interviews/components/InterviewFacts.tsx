import { Anchor, Badge, Group, Text, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { formatItems } from '../../../../lib/formats/lists.ts'
import { deviceZone, zoneName } from '../../../../lib/formats/zones.ts'
import { formatMoment, formatSpan } from '../../../../lib/moments.ts'
import { Fact, Facts } from '../../../../ui/Facts.tsx'
import type { Interview } from '../api/answers.ts'
import { isLink } from '../model.ts'
import { useEventText } from '../use-event-text.ts'
import { InterviewHistory } from './InterviewHistory.tsx'
import classes from './Interviews.module.css'

const colors = {
  proposed: 'indigo',
  asked: 'amber',
  booked: 'moss',
  over: 'gray',
  cancelled: 'gray',
} as const

interface Props {
  interview: Interview
  side: 'team' | 'applicant'
}

/** When, how, where and with whom. */
export function InterviewHead({ interview, side }: Props) {
  const { t } = useTranslation('interviews')
  const { status, kind, minutes, place, words, startsAt, endsAt, interviewers } = interview
  const format = t('kindAndLength', { kind: t(`kinds.${kind}`), count: minutes })
  const isPassed = status === 'proposed' && interview.slots.length === 0
  return (
    <>
      <Group justify="space-between" gap="xs" align="flex-start">
        <Title order={3} fz="md">
          {startsAt && endsAt ? formatSpan(startsAt, endsAt) : format}
        </Title>
        <Badge
          variant="light"
          color={colors[status]}
          c={status === 'booked' ? 'var(--moss-text)' : undefined}
        >
          {t(isPassed ? 'statuses.passed' : `statuses.${status}`)}
        </Badge>
      </Group>
      {startsAt && (
        <Text size="sm" c="dimmed">
          {t('zone', { zone: zoneName(deviceZone()) })}
        </Text>
      )}
      {status !== 'cancelled' && (
        <Facts>
          {startsAt && <Fact label={t('kind')}>{format}</Fact>}
          {place && (
            <Fact label={t(`places.${kind}`)}>
              {isLink(place) ? (
                <Anchor href={place} target="_blank" rel="noopener noreferrer" className={classes.words}>
                  {place}
                </Anchor>
              ) : (
                <span className={classes.words}>{place}</span>
              )}
            </Fact>
          )}
          {interviewers.length > 0 && (
            <Fact label={t('people')}>{formatItems(interviewers.map(({ name }) => name))}</Fact>
          )}
          {words && (
            <Fact label={t(side === 'team' ? 'wordsSent' : 'wordsRead')}>
              <span className={classes.words}>{words}</span>
            </Fact>
          )}
        </Facts>
      )}
    </>
  )
}

/** What happened, newest first; the last word is shown, the rest on demand. */
export function InterviewPast({ interview, side }: Props) {
  const { t } = useTranslation('interviews')
  const textOf = useEventText(side)
  const [last] = interview.history
  const isSaid = interview.status === 'asked' || interview.status === 'cancelled'
  return (
    <>
      {isSaid && last && (
        <div>
          <Text size="sm" c="dimmed">
            {textOf(last)} · {formatMoment(last.at)}
          </Text>
          {last.words && <p className={classes.words}>{last.words}</p>}
        </div>
      )}
      <details className={classes.details}>
        <summary>{t('history')}</summary>
        <InterviewHistory history={interview.history} side={side} />
      </details>
    </>
  )
}
