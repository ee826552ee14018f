import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPage } from '../../../lib/lazy-page.ts'
import { CardsSkeleton } from '../../../ui/CardsSkeleton.tsx'
import { LoadFailure } from '../../../ui/LoadFailure.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { Pages } from '../../../ui/Pages.tsx'
import { CompaniesBelow } from '../../matching/components/CompaniesBelow.tsx'
import { useSignedIn } from '../../session/me-context.ts'
import { skillsQuery } from '../../skills/api/get-skills.ts'
import { listingsPageSize, listingsQuery } from '../api/get-listings.ts'
import { savedQuery } from '../api/saved-missions.ts'
import { namedSkills } from '../model.ts'
import { useCatalogueFilter } from '../use-catalogue-filter.ts'
import { CatalogueEmpty } from './CatalogueEmpty.tsx'
import { CatalogueFilters } from './CatalogueFilters.tsx'
import { Invited } from './Invited.tsx'
import { MissionCards } from './MissionCards.tsx'

const ProgramsNotice = lazyPage(
  async () => (await import('../../programs/components/mine/ProgramsNotice.tsx')).ProgramsNotice,
  'programs',
)

/** Every open mission, with search and filters, best matches first. */
export function CataloguePage() {
  const { t } = useTranslation('player')
  const { id, profile } = useSignedIn()
  const filter = useCatalogueFilter()
  const skills = useQuery(skillsQuery())
  const saved = useQuery(savedQuery(id))
  const mySkills = namedSkills(skills.data ?? [], profile?.skills ?? [])
  const { data, error, refetch } = useQuery({
    ...listingsQuery({
      ...filter.values,
      search: filter.search,
      sort: filter.sort,
      only: filter.isSavedOnly ? saved.data : undefined,
      mySkills,
      page: filter.page - 1,
    }),
    enabled: !skills.isPending && (!filter.isSavedOnly || saved.isSuccess),
  })
  return (
    <>
      <PageHeader title={t('title')} description={t('catalogue.description')} />
      <Suspense fallback={null}>
        <ProgramsNotice />
      </Suspense>
      <CatalogueFilters filter={filter} skills={skills.data ?? []} found={data} />
      <Invited filter={filter} mySkills={mySkills} />
      {error && !data && <LoadFailure error={error} onRetry={refetch} />}
      {!data && !error && <CardsSkeleton tiles={3} rows={2} />}
      {data?.listings.length === 0 && <CatalogueEmpty filter={filter} />}
      {data && data.listings.length > 0 && (
        <MissionCards listings={data.listings} mySkills={mySkills} withClock />
      )}
      {data && (
        <Pages
          label={t('catalogue.pages')}
          total={Math.ceil(data.total / listingsPageSize)}
          page={filter.page}
          onChange={filter.turnTo}
        />
      )}
      {data && <CompaniesBelow />}
    </>
  )
}
