import { Button, Stack } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useAreaPath } from '../../../features/core/session/area-base.ts'
import { useSignedIn } from '../../../features/core/session/me-context.ts'
import { sharedNotesQuery } from '../../../features/schools/skill-attestations/api/get-shared-notes.ts'
import { SharedNotesCard } from '../../../features/schools/students/components/SharedNotesCard.tsx'
import { CardsSkeleton } from '../../../ui/CardsSkeleton.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { LoadState } from '../../../ui/LoadState.tsx'
import { NothingFound } from '../../../ui/NothingFound.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { SearchField } from '../../../ui/SearchField.tsx'
import { useListState } from '../../../ui/use-list-state.ts'

/** Career plan notes that candidates share with the school, whether they are on its roster or not. */
export function NotesPage() {
  const { t } = useTranslation('academia')
  const path = useAreaPath()
  const { id } = useSignedIn()
  const { search, typed, type, reset } = useListState()
  const query = useInfiniteQuery(sharedNotesQuery(id, search))
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage } = query
  const people = data?.pages.flatMap((page) => page.people)
  const hasNone = people?.length === 0
  return (
    <>
      <PageHeader title={t('students.shared')} description={t('students.description')} />
      <LoadState query={query} skeleton={<CardsSkeleton />} />
      {hasNone && !search && (
        <EmptyState
          title={t('students.empty')}
          text={t('students.emptyText')}
          action={<LinkButton to={path('/institution-profile')}>{t('students.action')}</LinkButton>}
        />
      )}
      {people && (search || !hasNone) && (
        <Stack gap="lg">
          <SearchField label={t('students.search')} maw={480} value={typed} onChange={type} />
          {hasNone && (
            <NothingFound
              title={t('students.noneFitting')}
              text={t('students.noneFittingText')}
              onReset={reset}
            />
          )}
          {people.map((shared) => (
            <SharedNotesCard key={shared.id} shared={shared} />
          ))}
          {hasNextPage && (
            <Button
              variant="default"
              style={{ alignSelf: 'center' }}
              loading={isFetchingNextPage}
              onClick={() => fetchNextPage()}
            >
              {t('students.more')}
            </Button>
          )}
        </Stack>
      )}
    </>
  )
}
