import { Card, Progress, Stack, Text, Title } from '@mantine/core'
import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { formatCalendarDay, timeAgo } from '../../../../lib/dates.ts'
import { CardsSkeleton } from '../../../../ui/CardsSkeleton.tsx'
import { EmptyState } from '../../../../ui/EmptyState.tsx'
import { LoadFailure } from '../../../../ui/LoadFailure.tsx'
import { Rows } from '../../../../ui/Rows.tsx'
import { Section } from '../../../../ui/Section.tsx'
import { useDocumentTitle } from '../../../../ui/use-document-title.ts'
import { useNoIndex } from '../../../../ui/use-no-index.ts'
import { DownloadRow, FileList } from '../../../core/files/components/FileRows.tsx'
import type { ClientPage } from '../api/answers.ts'
import { clientPageQuery, saveClientFile } from '../api/get-client-page.ts'
import classes from './Projects.module.css'
import { StatusBadge } from './StatusBadge.tsx'

/** What a client sees of a project, with only the link. */
export function ClientProject() {
  const { t } = useTranslation('projects')
  const { token = '' } = useParams()
  const { data, error, refetch } = useQuery(clientPageQuery(token))
  useDocumentTitle(data?.title ?? t('page.title'))
  useNoIndex()
  if (data === undefined) {
    return error ? <LoadFailure error={error} onRetry={refetch} /> : <CardsSkeleton tiles={1} rows={2} />
  }
  if (!data) return <EmptyState level={1} title={t('page.closed')} text={t('page.closedText')} />
  return <Shown page={data} token={token} />
}

function Shown({ page, token }: { page: ClientPage; token: string }) {
  const { t } = useTranslation('projects')
  const { title, maker, status, dueOn, tasks, files } = page
  const done = tasks.filter(({ doneAt }) => doneAt).length
  return (
    <Stack gap="lg">
      <div>
        <Text c="dimmed">{t('page.by', { maker })}</Text>
        <Title order={1} style={{ overflowWrap: 'anywhere' }}>
          {title}
        </Title>
      </div>
      <Card padding="lg" component="section" aria-label={t('page.status')}>
        <Stack gap="sm">
          <div>
            <StatusBadge status={status} size="lg" />
          </div>
          <Text>
            {t(`page.statusTexts.${status}`, { maker })}
            {dueOn && status !== 'done' && ` ${t('page.due', { date: formatCalendarDay(dueOn) })}.`}
          </Text>
          {tasks.length > 0 && (
            <>
              <Progress
                size="lg"
                value={(done / tasks.length) * 100}
                color={done === tasks.length ? 'moss' : 'indigo'}
                aria-label={t('page.progress')}
              />
              <Text size="sm">{t('page.progressOf', { done, total: tasks.length })}</Text>
            </>
          )}
          <Text size="sm" c="dimmed">
            {t('page.updated', { when: timeAgo(page.updatedAt) })}
          </Text>
        </Stack>
      </Card>
      <Section title={t('page.tasks')}>
        <Rows none={t('page.noTasks', { maker })}>
          {tasks.map((task) => (
            <li key={task.id} className={classes.task} style={{ cursor: 'auto' }}>
              {task.doneAt ? (
                <IconCircleCheckFilled
                  size={22}
                  color="var(--moss-text)"
                  role="img"
                  aria-label={t('page.done')}
                />
              ) : (
                <IconCircle
                  size={22}
                  color="var(--mantine-color-dimmed)"
                  role="img"
                  aria-label={t('page.open')}
                />
              )}
              <div>
                {task.title}
                {task.dueOn && !task.doneAt && (
                  <Text size="sm" c="dimmed">
                    {t('page.dueOn', { date: formatCalendarDay(task.dueOn) })}
                  </Text>
                )}
              </div>
            </li>
          ))}
        </Rows>
      </Section>
      <Section title={t('page.files')}>
        {files.length === 0 ? (
          <Text c="dimmed">{t('page.noFiles')}</Text>
        ) : (
          <FileList>
            {files.map((file) => (
              <DownloadRow key={file.id} file={file} onDownload={() => saveClientFile(token, file)} />
            ))}
          </FileList>
        )}
      </Section>
      <Text size="sm" c="dimmed">
        {t('page.note', { maker })}
      </Text>
    </Stack>
  )
}
