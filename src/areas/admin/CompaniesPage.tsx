import { Button, Group, NativeSelect, Stack, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import {
  organizationKinds,
  requestFilters,
  requestsPageSize,
  requestsQuery,
} from '../../features/approvals/api/get-requests.ts'
import { RequestList } from '../../features/approvals/components/RequestList.tsx'
import { CardsSkeleton } from '../../ui/CardsSkeleton.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { LoadFailure } from '../../ui/LoadFailure.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Pages } from '../../ui/Pages.tsx'
import { useListParams } from '../../ui/use-list-params.ts'

export function CompaniesPage() {
  const { t } = useTranslation('admin')
  const { t: tApprovals } = useTranslation('approvals')
  const list = useListParams(requestFilters)
  const [params] = useSearchParams()
  const kind = organizationKinds.find((one) => one === params.get('kind'))
  const isNarrowed = Boolean(list.search || list.show || kind)
  const { data, error, refetch } = useQuery(
    requestsQuery({ search: list.search, show: list.show, kind, page: list.page - 1 }),
  )
  const pages = Math.ceil((data?.[0]?.total ?? 0) / requestsPageSize)
  return (
    <>
      <PageHeader title={t('companies.title')} description={t('companies.description')} />
      <Stack gap="lg">
        <Group align="flex-end">
          <TextInput
            label={t('companies.search')}
            leftSection={<IconSearch size={16} aria-hidden />}
            w={320}
            maw="100%"
            type="search"
            value={list.typed}
            onChange={(event) => list.type(event.currentTarget.value)}
          />
          <NativeSelect
            label={t('companies.kindFilter')}
            value={kind ?? ''}
            data={[
              { value: '', label: t('companies.all') },
              ...organizationKinds.map((value) => ({ value, label: t(`companies.kind.${value}`) })),
            ]}
            onChange={(event) => list.set({ kind: event.currentTarget.value })}
          />
          <NativeSelect
            label={t('companies.status')}
            value={list.show ?? ''}
            data={[
              { value: '', label: t('companies.all') },
              ...requestFilters.map((value) => ({ value, label: tApprovals(`filters.${value}`) })),
            ]}
            onChange={(event) => list.set({ show: event.currentTarget.value })}
          />
        </Group>
        {error && !data && <LoadFailure error={error} onRetry={refetch} />}
        {!data && !error && <CardsSkeleton tiles={1} />}
        {data?.length === 0 && !isNarrowed && (
          <EmptyState title={t('companies.empty')} text={t('companies.emptyText')} />
        )}
        {data?.length === 0 && isNarrowed && (
          <EmptyState
            title={t('companies.none')}
            text={t('companies.noneText')}
            action={<Button onClick={list.reset}>{t('companies.reset')}</Button>}
          />
        )}
        {data && <RequestList requests={data} level={2} />}
        <Pages label={t('companies.page')} total={pages} page={list.page} onChange={list.turnTo} />
      </Stack>
    </>
  )
}
