import { Badge, Code, Group, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type health from '../../../i18n/en/health.ts'
import { timeAgo } from '../../../lib/dates.ts'
import { ResponsiveTable } from '../../../ui/ResponsiveTable.tsx'
import { milliseconds } from '../milliseconds.ts'
import { type Health, isUnwell, type Job } from '../model.ts'
import { PieceCard } from './PieceCard.tsx'

type KnownJob = keyof typeof health.jobs.names

export function JobsCard({ piece }: { piece: Health['jobs'] }) {
  const { t } = useTranslation('health')
  // Jobs that a product built on this one adds have no name here.
  const jobName = (name: string) => t(`jobs.names.${name as KnownJob}`, { defaultValue: name })
  return (
    <PieceCard title={t('jobs.title')} piece={piece}>
      {(jobs) => (
        <ResponsiveTable
          caption={t('jobs.caption')}
          rows={jobs}
          keyOf={({ name }) => name}
          columns={[
            { header: t('jobs.name'), cell: ({ name }) => jobName(name) },
            { header: t('jobs.schedule'), cell: ({ schedule }) => <Code>{schedule}</Code> },
            {
              header: t('jobs.last'),
              cell: ({ lastAt }) => (lastAt ? timeAgo(lastAt) : t('jobs.never')),
            },
            { header: t('jobs.took'), cell: (job) => milliseconds(job.milliseconds) },
            { header: t('jobs.result'), cell: (job) => <Result job={job} /> },
          ]}
        />
      )}
    </PieceCard>
  )
}

function Result({ job }: { job: Job }) {
  const { t } = useTranslation('health')
  const { active, overdue, status, message } = job
  const words = !active ? t('jobs.off') : overdue ? t('jobs.overdue') : status && t(`jobs.status.${status}`)
  if (!words) return '—'
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
