import { Group, SegmentedControl, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import {
  issuedPageSize,
  issuedQuery,
  issuedStates,
} from '../../../features/missions/certificates/api/get-issued.ts'
import { IssuedTable } from '../../../features/missions/certificates/components/IssuedTable.tsx'
import { oneOf } from '../../../lib/url-state/url-params.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { ListView } from '../../../ui/ListView.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { SearchField } from '../../../ui/SearchField.tsx'
import { useListState } from '../../../ui/use-list-state.ts'

const filters = { show: oneOf(issuedStates) }

export function IssuedCertificatesPage() {
  const { t } = useTranslation('certificates')
  const list = useListState(filters)
  const { show } = list.values
  const query = useQuery(issuedQuery({ search: list.search, show, page: list.page - 1 }))
  const { data } = query
  const pages = Math.ceil((data?.[0]?.total ?? 0) / issuedPageSize)
  return (
    <>
      <PageHeader title={t('issuedList.title')} description={t('issuedList.description')} />
      <Stack gap="lg">
        <Group align="flex-end">
          <SearchField label={t('issuedList.search')} w={320} maw="100%" list={list} />
          <SegmentedControl
            aria-label={t('issuedList.show')}
            value={show ?? 'all'}
            data={(['all', ...issuedStates] as const).map((value) => ({
              value,
              label: t(`issuedList.states.${value}`),
            }))}
            onChange={(value) => list.set({ show: value === 'all' ? undefined : value })}
          />
        </Group>
        <ListView
          query={query}
          rows={data}
          list={list}
          empty={<EmptyState title={t('issuedList.empty')} text={t('issuedList.emptyText')} />}
          noMatch={{ title: t('issuedList.none'), text: t('issuedList.noneText') }}
          pages={{ label: t('issuedList.page'), total: pages }}
        >
          {(certificates) => <IssuedTable certificates={certificates} />}
        </ListView>
      </Stack>
    </>
  )
}
