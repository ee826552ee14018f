import { Anchor, Button, SegmentedControl, Text } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import { useAreaPath } from '../../../features/core/session/area-base.ts'
import { useSignedIn } from '../../../features/core/session/me-context.ts'
import type { ClientSummary } from '../../../features/makers/clients/api/answers.ts'
import { clientsQuery } from '../../../features/makers/clients/api/get-clients.ts'
import { ClientDialog } from '../../../features/makers/clients/components/ClientDialog.tsx'
import { noValue } from '../../../lib/formats/words.ts'
import { formatMoney } from '../../../lib/money.ts'
import { oneOf } from '../../../lib/url-state/url-params.ts'
import { CardsSkeleton } from '../../../ui/CardsSkeleton.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { ListView } from '../../../ui/ListView.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { ResponsiveTable } from '../../../ui/ResponsiveTable.tsx'
import { SearchField } from '../../../ui/SearchField.tsx'
import { useListState } from '../../../ui/use-list-state.ts'
import classes from './Pages.module.css'

const shows = ['current', 'archived'] as const
const views = { show: oneOf(shows, 'current') }

/** Who the maker works for. */
export function ClientsPage() {
  const { t } = useTranslation('clients')
  const path = useAreaPath()
  const navigate = useNavigate()
  const list = useListState(undefined, views)
  const { search } = list
  const { show } = list.values
  const isArchived = show === 'archived'
  const query = useQuery(clientsQuery(useSignedIn().id, search, isArchived))
  const { data } = query
  const [isAdding, setAdding] = useState(false)
  const add = (
    <Button
      leftSection={<IconPlus size={18} aria-hidden />}
      aria-haspopup="dialog"
      onClick={() => setAdding(true)}
    >
      {t('list.add')}
    </Button>
  )
  const isNew = data?.length === 0 && !search && !isArchived
  return (
    <>
      <PageHeader
        title={t('list.title')}
        description={t('list.description')}
        actions={!isNew && data && add}
      />
      {!isNew && (
        <search className={classes.tools}>
          <SearchField
            className={classes.search}
            aria-label={t('list.search')}
            placeholder={t('list.search')}
            list={list}
          />
          <SegmentedControl
            aria-label={t('list.show')}
            value={show}
            onChange={(value) => list.set({ show: value })}
            data={shows.map((value) => ({
              value,
              label: t(`list.${value}`),
            }))}
          />
        </search>
      )}
      <ListView
        query={query}
        rows={data}
        list={list}
        skeleton={<CardsSkeleton tiles={1} rows={3} />}
        empty={
          isNew ? (
            <EmptyState title={t('list.empty')} text={t('list.emptyText')} action={add} />
          ) : (
            <EmptyState title={t('list.noneArchived')} text={t('list.noneArchivedText')} />
          )
        }
        noMatch={{ title: t('list.nothing'), text: t('list.nothingText') }}
      >
        {(clients) => <ClientTable clients={clients} />}
      </ListView>
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
  const { t } = useTranslation('clients')
  const path = useAreaPath()
  return (
    <ResponsiveTable<ClientSummary>
      caption={t('list.title')}
      rows={clients}
      keyOf={({ id }) => id}
      columns={[
        {
          header: t('list.name'),
          cell: ({ id, name, kind }) => (
            <>
              <Anchor component={Link} to={path(`/clients/${id}`)} fw={600}>
                {name}
              </Anchor>
              <Text size="sm" c="dimmed">
                {t(`list.kinds.${kind}`)}
              </Text>
            </>
          ),
        },
        {
          header: t('list.contact'),
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
              noValue
            ),
        },
        {
          header: t('list.projects'),
          cell: ({ projects: { total, active } }) => (
            <>
              {t('list.active', { count: active })}
              <Text size="sm" c="dimmed">
                {t('list.total', { count: total })}
              </Text>
            </>
          ),
        },
        {
          header: t('list.value'),
          cell: ({ value }) =>
            value.length === 0 ? (
              <Text span c="dimmed">
                {t('list.nothingPaid')}
              </Text>
            ) : (
              value.map(formatMoney).join(' · ')
            ),
        },
      ]}
    />
  )
}
