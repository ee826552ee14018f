import { Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { CardsSkeleton } from '../../../../ui/CardsSkeleton.tsx'
import { EmptyState } from '../../../../ui/EmptyState.tsx'
import { LinkButton } from '../../../../ui/LinkButton.tsx'
import { LoadFailure } from '../../../../ui/LoadFailure.tsx'
import { PageHeader } from '../../../../ui/PageHeader.tsx'
import { useAreaPath } from '../../../session/area-base.ts'
import { useSignedIn } from '../../../session/me-context.ts'
import { myProgramsQuery } from '../../api/get-my-programs.ts'
import { MyProgramCard } from './MyProgramCard.tsx'

/** The programs of the person's schools, with dates and progress. */
export function MyProgramsPage() {
  const { t } = useTranslation('programs')
  const path = useAreaPath()
  const { id } = useSignedIn()
  const { data, error, refetch } = useQuery(myProgramsQuery(id))
  return (
    <>
      <PageHeader title={t('mine.title')} description={t('mine.description')} />
      {error && !data && <LoadFailure error={error} onRetry={refetch} />}
      {!data && !error && <CardsSkeleton tiles={1} rows={2} />}
      {data?.length === 0 && (
        <EmptyState
          title={t('mine.empty')}
          text={t('mine.emptyText')}
          action={<LinkButton to={path('/missions')}>{t('mine.toMissions')}</LinkButton>}
        />
      )}
      <Stack gap="lg">
        {data?.map((program) => (
          <MyProgramCard key={program.id} program={program} />
        ))}
      </Stack>
    </>
  )
}
