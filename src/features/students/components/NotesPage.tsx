import { Button, Stack, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { CardsSkeleton } from '../../../ui/CardsSkeleton.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { LoadFailure } from '../../../ui/LoadFailure.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { useListParams } from '../../../ui/use-list-params.ts'
import { sharedNotesQuery } from '../../career-plan/api/get-shared-notes.ts'
import { SharedNotesCard } from '../../career-plan/components/SharedNotesCard.tsx'
import { useAreaPath } from '../../session/area-base.ts'
import { useSignedIn } from '../../session/me-context.ts'

/** Career plan notes that candidates share with the school, whether they are on its roster or not. */
export function NotesPage() {
  const { t } = useTranslation('academia')
  const path = useAreaPath()
  const { id } = useSignedIn()
  const { search, typed, type } = useListParams([])
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    sharedNotesQuery(id, search),
  )
  const people = data?.pages.flatMap((page) => page.people)
  const hasNone = people?.length === 0
  return (
    <>
      <PageHeader title={t('students.shared')} description={t('students.description')} />
      {error && !data && <LoadFailure error={error} onRetry={refetch} />}
      {!data && !error && <CardsSkeleton />}
      {hasNone && !search && (
        <EmptyState
          title={t('students.empty')}
          text={t('students.emptyText')}
          action={<LinkButton to={path('/institution-profile')}>{t('students.action')}</LinkButton>}
        />
      )}
      {people && (search || !hasNone) && (
        <Stack gap="lg">
          <TextInput
            label={t('students.search')}
            leftSection={<IconSearch size={18} aria-hidden />}
            maw={480}
            value={typed}
            onChange={(event) => type(event.currentTarget.value)}
          />
          {hasNone && <EmptyState title={t('students.noneFitting')} text={t('students.noneFittingText')} />}
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
