import { Button, Group, Stack } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { entriesQuery } from '../../features/audit/api/get-entries.ts'
import { AuditFilters } from '../../features/audit/components/AuditFilters.tsx'
import { EntryList } from '../../features/audit/components/EntryList.tsx'
import { ExportButton } from '../../features/audit/components/ExportButton.tsx'
import { readFilter } from '../../features/audit/model.ts'
import { CardsSkeleton } from '../../ui/CardsSkeleton.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { LoadFailure } from '../../ui/LoadFailure.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { useListParams } from '../../ui/use-list-params.ts'

/** A searchable list of every privileged action; the search is kept in the address. */
export function AuditPage() {
  const { t } = useTranslation('audit')
  const [params] = useSearchParams()
  const filter = readFilter(params)
  const list = useListParams([])
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    entriesQuery(filter),
  )
  const entries = data?.pages.flat()
  return (
    <>
      <PageHeader title={t('title')} description={t('description')} />
      <Stack gap="lg">
        <AuditFilters
          filter={filter}
          example={entries?.[0]}
          typed={list.typed}
          onType={list.type}
          onSet={list.set}
        />
        {error && !entries && <LoadFailure error={error} onRetry={refetch} />}
        {!entries && !error && <CardsSkeleton tiles={1} />}
        {entries?.length === 0 && (
          <EmptyState
            title={t('none')}
            text={t('noneText')}
            action={<Button onClick={list.reset}>{t('reset')}</Button>}
          />
        )}
        {entries && entries.length > 0 && (
          <>
            <Group justify="flex-end">
              <ExportButton filter={filter} />
            </Group>
            <EntryList entries={entries} label={t('title')} />
          </>
        )}
        {hasNextPage && (
          <Button variant="default" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('more')}
          </Button>
        )}
      </Stack>
    </>
  )
}
