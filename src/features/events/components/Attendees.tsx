import { Button, Card, Group, Skeleton, Stack, Text, Title } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { timeAgo } from '../../../lib/dates.ts'
import { saveFile } from '../../../lib/save-file.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { LoadFailure } from '../../../ui/LoadFailure.tsx'
import { ResponsiveTable } from '../../../ui/ResponsiveTable.tsx'
import { toast } from '../../../ui/toast.ts'
import { type Attendee, attendeesQuery } from '../api/get-attendees.ts'
import type { HeldEvent } from '../model.ts'

const mostShown = 200

/** Who comes and who waits, for those who hold the event. */
export function Attendees({ event }: { event: HeldEvent }) {
  const { t } = useTranslation('events')
  const { data, error, refetch } = useQuery(attendeesQuery(event.id))
  const statusOf = ({ status }: Attendee) => t(`attendees.statuses.${status}`)
  async function download(): Promise<void> {
    try {
      const { toCsv } = await import('../../../lib/csv.ts')
      const header = [t('attendees.name'), t('attendees.email'), t('attendees.status'), t('attendees.since')]
      const rows = data!.map((one) => [one.name, one.email, statusOf(one), one.joined_at])
      saveFile(`${t('attendees.file')}.csv`, toCsv(header, rows), 'text/csv;charset=utf-8')
    } catch (cause) {
      toast.error(cause)
    }
  }
  return (
    <Card padding="lg" component="section" aria-labelledby="attendees">
      <Stack gap="md">
        <Group justify="space-between">
          <Title order={2} id="attendees">
            {t('attendees.title')}
          </Title>
          {data && data.length > 0 && (
            <Button variant="default" leftSection={<IconDownload size={18} aria-hidden />} onClick={download}>
              {t('attendees.csv')}
            </Button>
          )}
        </Group>
        {error && !data && <LoadFailure error={error} onRetry={refetch} />}
        {!data && !error && <Skeleton height={120} />}
        {data?.length === 0 && (
          <EmptyState compact title={t('attendees.none')} text={t('attendees.noneText')} />
        )}
        {data && data.length > 0 && (
          <ResponsiveTable
            caption={t('attendees.title')}
            rows={data.slice(0, mostShown)}
            keyOf={({ id }) => id}
            columns={[
              { header: t('attendees.name'), cell: ({ name }) => name },
              { header: t('attendees.email'), cell: ({ email }) => email },
              { header: t('attendees.status'), cell: statusOf },
              { header: t('attendees.since'), cell: ({ joined_at }) => timeAgo(joined_at) },
            ]}
          />
        )}
        {data && data.length > mostShown && (
          <Text c="dimmed">{t('attendees.more', { count: data.length - mostShown })}</Text>
        )}
      </Stack>
    </Card>
  )
}
