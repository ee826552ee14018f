import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSignedIn } from '../../../features/core/session/me-context.ts'
import { skillsQuery } from '../../../features/core/skills/api/get-skills.ts'
import { CompaniesBelow } from '../../../features/hiring/matching/components/CompaniesBelow.tsx'
import { listingsPageSize, listingsQuery } from '../../../features/missions/catalog/api/get-listings.ts'
import { myInvitationsQuery } from '../../../features/missions/catalog/api/get-my-invitations.ts'
import { savedQuery } from '../../../features/missions/catalog/api/saved-missions.ts'
import { CatalogueEmpty } from '../../../features/missions/catalog/components/CatalogueEmpty.tsx'
import { CatalogueFilters } from '../../../features/missions/catalog/components/CatalogueFilters.tsx'
import { Invited } from '../../../features/missions/catalog/components/Invited.tsx'
import { MissionCards } from '../../../features/missions/catalog/components/MissionCards.tsx'
import { namedSkills } from '../../../features/missions/catalog/model.ts'
import { useCatalogueFilter } from '../../../features/missions/catalog/use-catalogue-filter.ts'
import { myAssignmentsQuery } from '../../../features/schools/programs/api/get-my-assignments.ts'
import type { Language } from '../../../i18n/languages.ts'
import { lazyPage } from '../../../lib/lazy-page.ts'
import { CardsSkeleton } from '../../../ui/CardsSkeleton.tsx'
import { ListView } from '../../../ui/ListView.tsx'
import { Reveal } from '../../../ui/Reveal.tsx'

const ProgramsNotice = lazyPage(
  async () =>
    (await import('../../../features/schools/programs/components/mine/ProgramsNotice.tsx')).ProgramsNotice,
  'programs',
)

/** Every open mission, with search and filters, best matches first. */
export function CataloguePage() {
  const { t, i18n } = useTranslation('catalog')
  const { id, profile } = useSignedIn()
  const filter = useCatalogueFilter()
  const skills = useQuery(skillsQuery())
  const saved = useQuery(savedQuery(id))
  const mySkills = namedSkills(skills.data ?? [], profile?.skills ?? [])
  const query = useQuery({
    ...listingsQuery({
      ...filter.values,
      readerLanguage: i18n.language as Language,
      search: filter.search,
      only: filter.isSavedOnly ? saved.data : undefined,
      mySkills,
      page: filter.page - 1,
    }),
    enabled: !skills.isPending && (!filter.isSavedOnly || saved.isSuccess),
  })
  const { data } = query
  // The notice and the invitations above the list would push it down.
  const assignments = useQuery(myAssignmentsQuery(id))
  const invitations = useQuery(myInvitationsQuery(id))
  const isPending = assignments.isPending || invitations.isPending
  const skeleton = <CardsSkeleton tiles={3} rows={2} />
  return (
    <Reveal skeleton={skeleton}>
      <div hidden={isPending}>
        <ProgramsNotice />
      </div>
      {isPending ? (
        skeleton
      ) : (
        <>
          <CatalogueFilters filter={filter} skills={skills.data ?? []} found={data} />
          <Invited filter={filter} mySkills={mySkills} />
          <ListView
            query={query}
            rows={data?.listings}
            list={filter}
            skeleton={skeleton}
            empty={<CatalogueEmpty isSavedOnly={filter.isSavedOnly} />}
            noMatch={{ title: t('list.empty'), text: t('list.emptyText') }}
            pages={{ label: t('list.pages'), total: Math.ceil((data?.total ?? 0) / listingsPageSize) }}
          >
            {(listings) => <MissionCards listings={listings} mySkills={mySkills} withClock />}
          </ListView>
          {data && <CompaniesBelow />}
        </>
      )}
    </Reveal>
  )
}
