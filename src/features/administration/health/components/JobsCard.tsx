import { Badge, Button, Code, Group, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type health from '../../../../i18n/en/health.ts'
import { timeAgo } from '../../../../lib/dates.ts'
import { noValue } from '../../../../lib/formats/words.ts'
import { formatTime } from '../../../../lib/moments.ts'
import { ResponsiveTable } from '../../../../ui/ResponsiveTable.tsx'
import type { Job } from '../api/answers.ts'
import { milliseconds } from '../milliseconds.ts'
import { type Health, isUnwell } from '../model.ts'
import { readSchedule } from '../schedule.ts'
import { PieceCard } from './PieceCard.tsx'

type KnownJob = keyof typeof health.jobs.names

/** Jobs that need attention are always shown; the others are one click away. */
export function JobsCard({ piece }: { piece: Health['jobs'] }) {
  const { t } = useTranslation('health')
  const [isWhole, setWhole] = useState(false)
  return (
    <PieceCard title={t('jobs.title')} piece={piece}>
      {(jobs) => {
        const unwell = jobs.filter(isUnwell)
        const shown = isWhole ? jobs : unwell
        return (
          <>
            <Group justify="space-between">
              <Text>
                {unwell.length === 0
                  ? t('jobs.allWell', { count: jobs.length })
                  : t('jobs.someUnwell', { count: unwell.length, total: jobs.length })}
              </Text>
              <Button variant="default" size="sm" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
                {isWhole ? t('jobs.fewer') : t('jobs.all', { count: jobs.length })}
              </Button>
            </Group>
            {shown.length > 0 && <JobsTable jobs={shown} />}
          </>
        )
      }}
    </PieceCard>
  )
}

function JobsTable({ jobs }: { jobs: Job[] }) {
  const { t } = useTranslation('health')
  // Jobs added by a product built on this one have no name here.
  const jobName = (name: string) => t(`jobs.names.${name as KnownJob}`, { defaultValue: name })
  return (
    <ResponsiveTable
      caption={t('jobs.caption')}
      rows={jobs}
      keyOf={({ name }) => name}
      columns={[
        { header: t('jobs.name'), cell: ({ name }) => jobName(name) },
        { header: t('jobs.schedule'), cell: ({ schedule }) => <Schedule schedule={schedule} /> },
        { header: t('jobs.last'), cell: ({ lastAt }) => (lastAt ? timeAgo(lastAt) : t('jobs.never')) },
        { header: t('jobs.took'), cell: (job) => milliseconds(job.milliseconds) },
        { header: t('jobs.result'), cell: (job) => <Result job={job} /> },
      ]}
    />
  )
}

function Schedule({ schedule }: { schedule: string }) {
  const { t } = useTranslation('health')
  const rhythm = readSchedule(schedule)
  if (!rhythm) return <Code>{schedule}</Code>
  if (rhythm.every === 'day')
    return t('jobs.every.day', { time: formatTime(`2000-01-01T${rhythm.time}Z`, 'UTC') })
  if ('count' in rhythm) return t(`jobs.every.${rhythm.every}`, { count: rhythm.count })
  return t(`jobs.every.${rhythm.every}`)
}

function Result({ job }: { job: Job }) {
  const { t } = useTranslation('health')
  const { active, overdue, status, message } = job
  const words = !active ? t('jobs.off') : overdue ? t('jobs.overdue') : status && t(`jobs.status.${status}`)
  if (!words) return noValue
  const color = isUnwell(job) ? 'red' : active && status === 'succeeded' ? 'moss' : 'gray'
  return (
    <Group gap="xs">
      <Badge variant="light" color={color}>
        {words}
      </Badge>
      {status === 'failed' && (
        <Text size="sm" maw="40ch" style={{ overflowWrap: 'anywhere' }}>
          {message}
        </Text>
      )}
    </Group>
  )
}
