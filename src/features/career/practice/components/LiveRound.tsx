import { Button, Card, Group, Progress, Stack, Text, Title } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatStopwatch } from '../../../../lib/formats/durations.ts'
import { flag } from '../../../../lib/url-state/url-params.ts'
import { useUrlState } from '../../../../lib/url-state/use-url-state.ts'
import type { Round } from '../api/answers.ts'
import { useLiveRound } from '../use-live-round.ts'
import { EndRound } from './EndRound.tsx'
import classes from './Practice.module.css'
import { RecorderProblemNotice } from './RecorderProblemNotice.tsx'

const wishes = { record: flag() }

interface Props {
  round: Round
  promptOf: (slug: string) => string | undefined
}

/** The remaining seconds that are announced. */
const spoken = [60, 30, 10]

/** One question after another against the clock, with no way back. */
export function LiveRound({ round, promptOf }: Props) {
  const { t } = useTranslation('practice')
  const isRecorded = useUrlState(wishes).values.record
  const [isTimeUp, setTimeUp] = useState(false)
  const live = useLiveRound(round, isRecorded, () => setTimeUp(true))
  const { place, phase, question, taken, recording, isMoving } = live
  const total = round.questions.length
  const left = Math.ceil(round.seconds - taken)
  const said = spoken.find((second) => left <= second && left > second - 4)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (phase === 'running' && place >= 0) heading.current?.focus()
  }, [phase, place])
  const next = () => {
    setTimeUp(false)
    void live.next()
  }
  const toggle = () => (phase === 'running' ? live.pause() : phase === 'paused' && void live.resume())
  useHotkeys([
    ['n', () => phase === 'running' && next()],
    ['p', toggle],
  ])
  return (
    <Card padding="xl" component="section" aria-label={t('live.title')}>
      <Stack gap="lg">
        <Group justify="space-between">
          <Text c="dimmed">{t('live.place', { place: Math.min(place + 1, total), total })}</Text>
          <Group gap="xs">
            {recording.status === 'recording' && (
              <>
                <span className={classes.dot} data-live />
                <Text size="sm">{t('record.recording')}</Text>
              </>
            )}
            <span className={classes.clock} role="timer" aria-label={t('live.left')}>
              {formatStopwatch(left)}
            </span>
          </Group>
        </Group>
        <Progress
          value={(Math.max(0, left) / round.seconds) * 100}
          color={left <= 15 ? 'coral' : 'indigo'}
          aria-label={t('live.left')}
        />
        <div role="status">
          {isTimeUp && taken < 6 && <Text c="var(--amber-text)">{t('live.timeUp')}</Text>}
          {said && phase === 'running' && (
            <Text size="sm" c="dimmed">
              {t('live.leftSaid', { count: said })}
            </Text>
          )}
        </div>
        {recording.problem && <RecorderProblemNotice problem={recording.problem} />}
        {phase === 'ready' && (
          <Stack gap="md" align="flex-start">
            <Title order={2}>{t('live.ready')}</Title>
            <Text>
              {place > 0
                ? t('live.readyAgain', { place: place + 1, total })
                : t('live.readyText', { count: total, time: formatStopwatch(round.seconds) })}
              {!isRecorded && ` ${t('live.noRecording')}`}
            </Text>
            <Button
              size="md"
              autoFocus
              loading={recording.status === 'asking'}
              onClick={() => void live.begin()}
            >
              {t('live.begin')}
            </Button>
          </Stack>
        )}
        {phase === 'running' && (
          <Title order={2} maw="36ch" ref={heading} tabIndex={-1} style={{ outline: 'none' }}>
            {question && promptOf(question)}
          </Title>
        )}
        {phase === 'paused' && (
          <div>
            <Title order={2}>{t('live.paused')}</Title>
            <Text c="dimmed">{t('live.pausedText')}</Text>
          </div>
        )}
        {phase !== 'ready' && (
          <Group gap="sm">
            {phase === 'running' && (
              <Button loading={isMoving} onClick={next}>
                {t(place + 1 < total ? 'live.next' : 'live.finish')}
              </Button>
            )}
            <Button variant={phase === 'paused' ? 'filled' : 'default'} disabled={isMoving} onClick={toggle}>
              {t(phase === 'paused' ? 'live.resume' : 'live.pause')}
            </Button>
            <EndRound onOpen={live.pause} onEnd={() => void live.next(true)} />
          </Group>
        )}
        <Text size="sm" c="dimmed" visibleFrom="sm">
          {t('live.shortcuts')}
        </Text>
      </Stack>
    </Card>
  )
}
