import { ActionIcon, Button, Group, Text } from '@mantine/core'
import { IconPlayerPlayFilled, IconPlayerStopFilled, IconPlus, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatCalendarDay } from '../../../../lib/dates.ts'
import { formatDuration } from '../../../../lib/formats/durations.ts'
import { noValue } from '../../../../lib/formats/words.ts'
import rows from '../../../../ui/Rows.module.css'
import { Rows } from '../../../../ui/Rows.tsx'
import { Section } from '../../../../ui/Section.tsx'
import { toast } from '../../../../ui/toast.ts'
import type { ProjectCard, TimeEntry, Timer } from '../api/answers.ts'
import { useRemoveHours, useStartTimer, useStopTimer } from '../api/change-hours.ts'
import { HoursDialog } from './HoursDialog.tsx'
import { Elapsed } from './TimerBar.tsx'

interface Props {
  project: ProjectCard
  entries: TimeEntry[]
  timer: Timer | null
}

/** How many are shown before expanding. */
const few = 6

/** Hours entered by hand and by the timer, which the database keeps running. */
export function HoursSection({ project, entries, timer }: Props) {
  const { t } = useTranslation('projects')
  const [isNoting, setNoting] = useState(false)
  const [isWhole, setWhole] = useState(false)
  const start = useStartTimer()
  const stop = useStopTimer(() => toast.success({ title: t('timer.stopped') }))
  const isRunning = timer?.projectId === project.id
  return (
    <Section
      title={t('time.title')}
      aside={
        <Text size="sm" c="dimmed">
          {t('time.total', { time: formatDuration(project.seconds) })}
        </Text>
      }
      hint={timer && !isRunning ? t('timer.running', { project: timer.project }) : undefined}
    >
      <Group gap="xs">
        {isRunning ? (
          <Button
            leftSection={<IconPlayerStopFilled size={16} aria-hidden />}
            loading={stop.isPending}
            onClick={() => stop.mutate()}
          >
            {t('timer.stop')}
          </Button>
        ) : (
          <Button
            leftSection={<IconPlayerPlayFilled size={16} aria-hidden />}
            loading={start.isPending}
            onClick={() => start.mutate(project.id)}
          >
            {t(timer ? 'timer.switch' : 'timer.start')}
          </Button>
        )}
        <Button
          variant="default"
          leftSection={<IconPlus size={16} aria-hidden />}
          aria-haspopup="dialog"
          onClick={() => setNoting(true)}
        >
          {t('time.add')}
        </Button>
        {isRunning && (
          <Text fw={600} style={{ fontVariantNumeric: 'tabular-nums' }}>
            <Elapsed since={timer.since} />
          </Text>
        )}
      </Group>
      <Rows none={t('time.none')}>
        {entries.slice(0, isWhole ? undefined : few).map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </Rows>
      {entries.length > few && !isWhole && (
        <Button variant="subtle" w="fit-content" onClick={() => setWhole(true)}>
          {t('time.all', { count: entries.length })}
        </Button>
      )}
      {isWhole && entries.length === 200 && (
        <Text size="sm" c="dimmed">
          {t('time.more')}
        </Text>
      )}
      {isNoting && <HoursDialog projectId={project.id} onClose={() => setNoting(false)} />}
    </Section>
  )
}

function Entry({ entry: { id, worked_on, seconds, note } }: { entry: TimeEntry }) {
  const { t } = useTranslation('projects')
  const remove = useRemoveHours()
  const time = seconds === null ? t('time.running') : formatDuration(seconds)
  const date = formatCalendarDay(worked_on)
  return (
    <li className={rows.row}>
      <span>
        {note || noValue}
        <Text size="sm" c="dimmed">
          {date}
        </Text>
      </span>
      <strong style={{ fontVariantNumeric: 'tabular-nums' }}>{time}</strong>
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={t('time.remove', { time, date })}
        loading={remove.isPending}
        onClick={() => remove.mutate(id)}
      >
        <IconTrash size={18} />
      </ActionIcon>
    </li>
  )
}
