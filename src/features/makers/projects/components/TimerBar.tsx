import { Anchor, Button } from '@mantine/core'
import { useInterval } from '@mantine/hooks'
import { IconPlayerStopFilled, IconStopwatch } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatDuration } from '../../../../lib/formats/durations.ts'
import { toast } from '../../../../ui/toast.ts'
import { useAreaPath } from '../../../core/session/area-base.ts'
import type { Timer } from '../api/answers.ts'
import { useStopTimer } from '../api/change-hours.ts'
import classes from './Projects.module.css'

/** The running timer, whichever project it is for; hidden if there is none. */
export function TimerBar({ timer }: { timer: Timer | null }) {
  const { t } = useTranslation('projects')
  const path = useAreaPath()
  const stop = useStopTimer(() => toast.success({ title: t('timer.stopped') }))
  if (!timer) return null
  return (
    <section className={classes.timer} aria-label={t('timer.running', { project: timer.project })}>
      <IconStopwatch size={22} color="var(--coral)" aria-hidden />
      <Anchor component={Link} to={path(`/projects/${timer.projectId}`)}>
        {t('timer.running', { project: timer.project })}
      </Anchor>
      <strong>
        <Elapsed since={timer.since} />
      </strong>
      <Button
        size="xs"
        variant="default"
        leftSection={<IconPlayerStopFilled size={14} aria-hidden />}
        loading={stop.isPending}
        onClick={() => stop.mutate()}
      >
        {t('timer.stop')}
      </Button>
    </section>
  )
}

/** Not announced to screen readers every second. */
export function Elapsed({ since }: { since: string }) {
  const [now, setNow] = useState(Date.now)
  const { start, stop } = useInterval(() => setNow(Date.now()), 1000)
  useEffect(() => {
    start()
    return stop
  }, [start, stop])
  const seconds = Math.max(1, Math.round((now - Date.parse(since)) / 1000))
  return <span aria-live="off">{formatDuration(seconds)}</span>
}
