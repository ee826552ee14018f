import { Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { CalendarLink } from '../../features/account/calendar-feed/components/CalendarLink.tsx'
import { useAreaPath } from '../../features/core/session/area-base.ts'
import { useSignedIn } from '../../features/core/session/me-context.ts'
import { myProgramsQuery } from '../../features/schools/programs/api/get-my-programs.ts'
import { MyProgramCard } from '../../features/schools/programs/components/mine/MyProgramCard.tsx'
import { CardsSkeleton } from '../../ui/CardsSkeleton.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { LoadState } from '../../ui/LoadState.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'

/** The programs of the person's schools, with dates and progress. */
export function MyProgramsPage() {
  const { t } = useTranslation('programs')
  const path = useAreaPath()
  const { id } = useSignedIn()
  const query = useQuery(myProgramsQuery(id))
  const { data } = query
  return (
    <>
      <PageHeader
        title={t('mine.title')}
        description={t('mine.description')}
        actions={data && data.length > 0 && <CalendarLink />}
      />
      <LoadState query={query} skeleton={<CardsSkeleton tiles={1} rows={2} />} />
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
