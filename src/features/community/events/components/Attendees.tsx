import { Button, Card, Checkbox, Group, Skeleton, Stack, Text, Title } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { comparable } from '../../../../lib/comparable.ts'
import { timeAgo } from '../../../../lib/dates.ts'
import { formatMomentThere } from '../../../../lib/moments.ts'
import { saveFile } from '../../../../lib/save-file.ts'
import { Address } from '../../../../ui/Address.tsx'
import { EmptyState } from '../../../../ui/EmptyState.tsx'
import { LoadFailure } from '../../../../ui/LoadFailure.tsx'
import { ResponsiveTable } from '../../../../ui/ResponsiveTable.tsx'
import { SearchField } from '../../../../ui/SearchField.tsx'
import { toast } from '../../../../ui/toast.ts'
import type { Attendee } from '../api/answers.ts'
import { useSetAttendance } from '../api/attendance.ts'
import { attendeesQuery } from '../api/get-attendees.ts'
import { doorsOpenAt, type HeldEvent, isOver } from '../model.ts'

const maxListedAttendees = 200

/** Registrations and waiting list, for the organizers; attendance is checked once the event starts. */
export function Attendees({ event }: { event: HeldEvent }) {
  const { t } = useTranslation('events')
  const [search, setSearch] = useState('')
  const { data, error, refetch } = useQuery(attendeesQuery(event.id))
  const tick = useSetAttendance(event.id)
  const statusOf = ({ status }: Attendee) => t(`attendees.statuses.${status}`)
  const doors = doorsOpenAt(event)
  const isOpen = event.status === 'published' && doors <= Date.now()
  const registered = data?.filter(({ status }) => status === 'registered') ?? []
  const came = registered.filter(({ attended_at }) => attended_at).length
  const fitting = data?.filter(({ name }) => comparable(name).includes(comparable(search.trim()))) ?? []
  async function download(): Promise<void> {
    try {
      const { csvMoment, toCsv } = await import('../../../../lib/csv.ts')
      const clock = (moment: string) => csvMoment(moment, event.time_zone)
      const header = [
        t('attendees.name'),
        t('attendees.email'),
        t('attendees.status'),
        t('attendees.since'),
        t('attendees.at'),
      ]
      const rows = data!.map((one) => [
        one.name,
        one.email,
        statusOf(one),
        clock(one.joined_at),
        one.attended_at ? clock(one.attended_at) : '',
      ])
      saveFile(
        `${t('attendees.file', { title: event.title })}.csv`,
        toCsv(header, rows),
        'text/csv;charset=utf-8',
      )
    } catch (cause) {
      toast.error(cause)
    }
  }
  return (
    <Card padding="lg" component="section" aria-labelledby="attendees">
      <Stack gap="md">
        <Group justify="space-between">
          <Title order={2} id="attendees">
            {t(isOver(event) ? 'attendees.titleOver' : 'attendees.title')}
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
        {data && data.length > 0 && event.status === 'published' && (
          <Text role="status">
            {isOpen
              ? t('attendees.came', { came, registered: registered.length })
              : t('attendees.from', {
                  when: formatMomentThere(new Date(doors).toISOString(), event.time_zone),
                })}
          </Text>
        )}
        {data && data.length > 10 && (
          <SearchField label={t('attendees.filter')} maw={360} value={search} onChange={setSearch} />
        )}
        {data && data.length > 0 && fitting.length === 0 && <Text>{t('attendees.noneFitting')}</Text>}
        {fitting.length > 0 && (
          <ResponsiveTable
            caption={t('attendees.title')}
            rows={fitting.slice(0, maxListedAttendees)}
            keyOf={({ id }) => id}
            columns={[
              { header: t('attendees.name'), cell: ({ name }) => name },
              { header: t('attendees.email'), cell: ({ email }) => <Address email={email} /> },
              { header: t('attendees.status'), cell: statusOf },
              { header: t('attendees.since'), cell: ({ joined_at }) => timeAgo(joined_at) },
              ...(isOpen
                ? [
                    {
                      header: t('attendees.there'),
                      cell: ({ id, name, status, attended_at }: Attendee) =>
                        status === 'registered' && (
                          <Checkbox
                            aria-label={t('attendees.thereOf', { name })}
                            checked={attended_at !== null}
                            onChange={(change) =>
                              tick.mutate({ registrationId: id, isThere: change.currentTarget.checked })
                            }
                          />
                        ),
                    },
                  ]
                : []),
            ]}
          />
        )}
        {fitting.length > maxListedAttendees && (
          <Text c="dimmed">{t('attendees.more', { count: fitting.length - maxListedAttendees })}</Text>
        )}
      </Stack>
    </Card>
  )
}
