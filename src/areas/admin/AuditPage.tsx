import { Button, Group, Stack } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { entriesQuery } from '../../features/administration/audit/api/get-entries.ts'
import { AuditFilters } from '../../features/administration/audit/components/AuditFilters.tsx'
import { EntryList } from '../../features/administration/audit/components/EntryList.tsx'
import { ExportButton } from '../../features/administration/audit/components/ExportButton.tsx'
import { toFilter } from '../../features/administration/audit/model.ts'
import { useAuditList } from '../../features/administration/audit/use-audit-list.ts'
import { LoadState } from '../../ui/LoadState.tsx'
import { NothingFound } from '../../ui/NothingFound.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'

/** A searchable list of every privileged action; the search is kept in the address. */
export function AuditPage() {
  const { t } = useTranslation('audit')
  const list = useAuditList()
  const filter = toFilter(list.values)
  const query = useInfiniteQuery(entriesQuery(filter))
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage } = query
  const entries = data?.pages.flat()
  return (
    <>
      <PageHeader title={t('title')} description={t('description')} />
      <Stack gap="lg">
        <AuditFilters filter={filter} example={entries?.[0]} list={list} />
        <LoadState query={query} />
        {entries?.length === 0 && (
          <NothingFound title={t('none')} text={t('noneText')} onReset={list.reset} />
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
