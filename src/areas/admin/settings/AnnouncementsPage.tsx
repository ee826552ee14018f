import { Badge, Button, Group, Stack, Text, Title } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  type Announcement,
  announcementsQuery,
} from '../../../features/administration/settings/api/announcements.ts'
import { AnnouncementDialog } from '../../../features/administration/settings/components/AnnouncementDialog.tsx'
import { RemoveAnnouncement } from '../../../features/administration/settings/components/RemoveAnnouncement.tsx'
import { inLanguage } from '../../../lib/in-language.ts'
import { formatSpan } from '../../../lib/moments.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { LoadState } from '../../../ui/LoadState.tsx'
import { ResponsiveTable } from '../../../ui/ResponsiveTable.tsx'

const colors = { now: 'moss', later: 'amber', past: 'gray' }

function stateOf({ starts_at, ends_at }: Announcement): keyof typeof colors {
  const now = Date.now()
  if (Date.parse(ends_at) <= now) return 'past'
  return Date.parse(starts_at) > now ? 'later' : 'now'
}

export function AnnouncementsPage() {
  const { t } = useTranslation('settings')
  const { t: tCommon } = useTranslation()
  const query = useQuery(announcementsQuery())
  const { data } = query
  const [edited, setEdited] = useState<Announcement | 'new'>()
  const [removed, setRemoved] = useState<Announcement>()
  const add = (
    <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setEdited('new')}>
      {t('announcements.add')}
    </Button>
  )
  return (
    <Stack gap="lg">
      <Group justify="space-between" align="flex-start">
        <div>
          <Title order={2}>{t('announcements.title')}</Title>
          <Text c="dimmed" mt={4} maw="64ch">
            {t('announcements.text')}
          </Text>
        </div>
        {data && data.length > 0 && add}
      </Group>
      <LoadState query={query} />
      {data?.length === 0 && (
        <EmptyState title={t('announcements.none')} text={t('announcements.noneText')} action={add} />
      )}
      {data && data.length > 0 && (
        <ResponsiveTable
          caption={t('announcements.list')}
          rows={data}
          keyOf={({ id }) => id}
          columns={[
            {
              header: t('announcements.what'),
              cell: (row) => <Text maw="52ch">{inLanguage(row, 'text')}</Text>,
            },
            {
              width: 140,
              header: t('announcements.status'),
              cell: (row) => (
                <Badge variant="light" color={colors[stateOf(row)]}>
                  {t(`announcements.state.${stateOf(row)}`)}
                </Badge>
              ),
            },
            {
              width: 140,
              header: t('announcements.audience'),
              cell: ({ role }) => (role ? tCommon(`roles.${role}`) : t('announcements.everybody')),
            },
            {
              header: t('announcements.period'),
              cell: ({ starts_at, ends_at }) => <Text size="sm">{formatSpan(starts_at, ends_at)}</Text>,
            },
            {
              header: t('announcements.actions'),
              cell: (row) => (
                <Group gap="xs" wrap="nowrap">
                  {stateOf(row) !== 'past' && (
                    <Button variant="default" size="xs" onClick={() => setEdited(row)}>
                      {t('announcements.edit')}
                    </Button>
                  )}
                  <Button variant="subtle" size="xs" color="red" onClick={() => setRemoved(row)}>
                    {t('announcements.remove')}
                  </Button>
                </Group>
              ),
            },
          ]}
        />
      )}
      {edited && (
        <AnnouncementDialog
          announcement={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(undefined)}
        />
      )}
      {removed && <RemoveAnnouncement announcement={removed} onClose={() => setRemoved(undefined)} />}
    </Stack>
  )
}
