import { Group, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { InviteButton } from '../../features/administration/administration/components/InviteButton.tsx'
import {
  organizationKinds,
  requestFilters,
  requestsPageSize,
  requestsQuery,
} from '../../features/administration/approvals/api/get-requests.ts'
import { RequestList } from '../../features/administration/approvals/components/RequestList.tsx'
import { oneOf } from '../../lib/url-state/url-params.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { FilterSelect } from '../../ui/FilterSelect.tsx'
import { ListView } from '../../ui/ListView.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { SearchField } from '../../ui/SearchField.tsx'
import { useListState } from '../../ui/use-list-state.ts'

const filters = { show: oneOf(requestFilters), kind: oneOf(organizationKinds) }

export function CompaniesPage() {
  const { t } = useTranslation('approvals')
  const list = useListState(filters)
  const { show, kind } = list.values
  const query = useQuery(requestsQuery({ search: list.search, show, kind, page: list.page - 1 }))
  const { data } = query
  const pages = Math.ceil((data?.[0]?.total ?? 0) / requestsPageSize)
  return (
    <>
      <PageHeader
        title={t('companies.title')}
        description={t('companies.description')}
        actions={<InviteButton first="company" label={t('companies.create')} />}
      />
      <Stack gap="lg">
        <Group align="flex-end">
          <SearchField label={t('companies.search')} w={320} maw="100%" list={list} />
          <FilterSelect
            label={t('companies.kindFilter')}
            all={t('companies.anyKind')}
            value={kind}
            choices={organizationKinds.map((value) => ({ value, label: t(`companies.kind.${value}`) }))}
            onChange={(chosen) => list.set({ kind: chosen })}
          />
          <FilterSelect
            label={t('companies.status')}
            all={t('companies.all')}
            value={show}
            choices={requestFilters.map((value) => ({ value, label: t(`filters.${value}`) }))}
            onChange={(chosen) => list.set({ show: chosen })}
          />
        </Group>
        <ListView
          query={query}
          rows={data}
          list={list}
          empty={<EmptyState title={t('companies.empty')} text={t('companies.emptyText')} />}
          noMatch={{ title: t('companies.none'), text: t('companies.noneText') }}
          pages={{ label: t('companies.page'), total: pages }}
        >
          {(requests) => <RequestList requests={requests} level={2} />}
        </ListView>
      </Stack>
    </>
  )
}
