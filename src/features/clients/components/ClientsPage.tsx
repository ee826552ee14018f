import { Anchor, Button, SegmentedControl, Text, TextInput } from '@mantine/core'
import { IconPlus, IconSearch } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import { formatMoney } from '../../../lib/money.ts'
import { CardsSkeleton } from '../../../ui/CardsSkeleton.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { LoadFailure } from '../../../ui/LoadFailure.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { ResponsiveTable } from '../../../ui/ResponsiveTable.tsx'
import { useListParams } from '../../../ui/use-list-params.ts'
import tools from '../../projects/components/Projects.module.css'
import { useAreaPath } from '../../session/area-base.ts'
import { useSignedIn } from '../../session/me-context.ts'
import { clientsQuery } from '../api/get-clients.ts'
import type { ClientSummary } from '../model.ts'
import { ClientDialog } from './ClientDialog.tsx'

/** Who the maker works for. */
export function ClientsPage() {
  const { t } = useTranslation('projects')
  const path = useAreaPath()
  const navigate = useNavigate()
  const { search, typed, type, show = 'current', set } = useListParams(['current', 'archived'])
  const isArchived = show === 'archived'
  const { data, error, refetch } = useQuery(clientsQuery(useSignedIn().id, search, isArchived))
  const [isAdding, setAdding] = useState(false)
  const add = (
    <Button
      leftSection={<IconPlus size={18} aria-hidden />}
      aria-haspopup="dialog"
      onClick={() => setAdding(true)}
    >
      {t('clients.add')}
    </Button>
  )
  const isNew = data?.length === 0 && !search && !isArchived
  return (
    <>
      <PageHeader
        title={t('clients.title')}
        description={t('clients.description')}
        actions={!isNew && data && add}
      />
      {!isNew && (
        <search className={tools.tools}>
          <TextInput
            className={tools.search}
            aria-label={t('clients.search')}
            placeholder={t('clients.search')}
            leftSection={<IconSearch size={16} aria-hidden />}
            value={typed}
            onChange={(event) => type(event.currentTarget.value)}
          />
          <SegmentedControl
            aria-label={t('clients.show')}
            value={show}
            onChange={(value) => set({ show: value === 'current' ? '' : value })}
            data={(['current', 'archived'] as const).map((value) => ({
              value,
              label: t(`clients.${value}`),
            }))}
          />
        </search>
      )}
      {!data &&
        (error ? <LoadFailure error={error} onRetry={refetch} /> : <CardsSkeleton tiles={1} rows={3} />)}
      {isNew && <EmptyState title={t('clients.empty')} text={t('clients.emptyText')} action={add} />}
      {data?.length === 0 && search && (
        <EmptyState title={t('clients.nothing')} text={t('clients.nothingText')} />
      )}
      {data?.length === 0 && !search && isArchived && (
        <EmptyState title={t('clients.noneArchived')} text={t('clients.noneArchivedText')} />
      )}
      {data && data.length > 0 && <ClientTable clients={data} />}
      {isAdding && (
        <ClientDialog
          onClose={() => setAdding(false)}
          onSaved={(id) => void navigate(path(`/clients/${id}`))}
        />
      )}
    </>
  )
}

function ClientTable({ clients }: { clients: ClientSummary[] }) {
  const { t } = useTranslation('projects')
  const path = useAreaPath()
  return (
    <ResponsiveTable<ClientSummary>
      caption={t('clients.title')}
      rows={clients}
      keyOf={({ id }) => id}
      columns={[
        {
          header: t('clients.name'),
          cell: ({ id, name, kind }) => (
            <>
              <Anchor component={Link} to={path(`/clients/${id}`)} fw={600}>
                {name}
              </Anchor>
              <Text size="sm" c="dimmed">
                {t(`clients.kinds.${kind}`)}
              </Text>
            </>
          ),
        },
        {
          header: t('clients.contact'),
          cell: ({ contacts: [first, ...more] }) =>
            first ? (
              <>
                {first.name}
                {more.length > 0 && ` +${more.length}`}
                <Text size="sm" c="dimmed">
                  {first.role}
                </Text>
              </>
            ) : (
              '—'
            ),
        },
        {
          header: t('clients.projects'),
          cell: ({ projects: { total, active } }) => (
            <>
              {t('clients.active', { count: active })}
              <Text size="sm" c="dimmed">
                {t('clients.total', { count: total })}
              </Text>
            </>
          ),
        },
        {
          header: t('clients.value'),
          cell: ({ value }) =>
            value.length === 0 ? (
              <Text span c="dimmed">
                {t('clients.nothingPaid')}
              </Text>
            ) : (
              value.map(formatMoney).join(' · ')
            ),
        },
      ]}
    />
  )
}
