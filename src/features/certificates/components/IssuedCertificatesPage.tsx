import { Button, Group, SegmentedControl, Stack, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { CardsSkeleton } from '../../../ui/CardsSkeleton.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { LoadFailure } from '../../../ui/LoadFailure.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { Pages } from '../../../ui/Pages.tsx'
import { useListParams } from '../../../ui/use-list-params.ts'
import { issuedPageSize, issuedQuery, issuedStates } from '../api/get-issued.ts'
import { IssuedTable } from './IssuedTable.tsx'

export function IssuedCertificatesPage() {
  const { t } = useTranslation('certificates')
  const list = useListParams(issuedStates)
  const filter = { search: list.search, show: list.show, page: list.page - 1 }
  const { data, error, refetch } = useQuery(issuedQuery(filter))
  const isFiltered = Boolean(list.search || list.show)
  const pages = Math.ceil((data?.[0]?.total ?? 0) / issuedPageSize)
  return (
    <>
      <PageHeader title={t('issuedList.title')} description={t('issuedList.description')} />
      <Stack gap="lg">
        <Group align="flex-end">
          <TextInput
            label={t('issuedList.search')}
            leftSection={<IconSearch size={16} aria-hidden />}
            w={320}
            maw="100%"
            type="search"
            value={list.typed}
            onChange={(event) => list.type(event.currentTarget.value)}
          />
          <SegmentedControl
            aria-label={t('issuedList.show')}
            value={list.show ?? 'all'}
            data={(['all', ...issuedStates] as const).map((value) => ({
              value,
              label: t(`issuedList.states.${value}`),
            }))}
            onChange={(value) => list.set({ show: value === 'all' ? '' : value })}
          />
        </Group>
        {error && !data && <LoadFailure error={error} onRetry={refetch} />}
        {!data && !error && <CardsSkeleton tiles={1} />}
        {data?.length === 0 && (
          <EmptyState
            title={t(isFiltered ? 'issuedList.none' : 'issuedList.empty')}
            text={t(isFiltered ? 'issuedList.noneText' : 'issuedList.emptyText')}
            action={isFiltered && <Button onClick={list.reset}>{t('issuedList.reset')}</Button>}
          />
        )}
        {data && data.length > 0 && <IssuedTable certificates={data} />}
        <Pages label={t('issuedList.page')} total={pages} page={list.page} onChange={list.turnTo} />
      </Stack>
    </>
  )
}
