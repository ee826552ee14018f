import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { listingsPageSize } from '../../features/missions/catalog/api/get-listings.ts'
import { publicListingsQuery } from '../../features/missions/catalog/api/get-public-listings.ts'
import { PublicMissionCards } from '../../features/missions/catalog/components/PublicMissionCards.tsx'
import { PublicMissionFilters } from '../../features/missions/catalog/components/PublicMissionFilters.tsx'
import { usePublicFilter } from '../../features/missions/catalog/use-public-filter.ts'
import type { Language } from '../../i18n/languages.ts'
import { paths } from '../../lib/paths.ts'
import { CatalogSkeleton } from '../../ui/CatalogSkeleton.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { ListView } from '../../ui/ListView.tsx'
import { CatalogFrame } from './CatalogFrame.tsx'

/** Every open mission, for anyone. */
export function MissionsPage() {
  const { t, i18n } = useTranslation('catalog')
  const filter = usePublicFilter()
  const query = useQuery(
    publicListingsQuery({
      ...pick(filter.values),
      readerLanguage: i18n.language as Language,
      search: filter.search,
      page: filter.page - 1,
    }),
  )
  const { data } = query
  return (
    <CatalogFrame
      title={t('title')}
      description={t('list.description')}
      filters={<PublicMissionFilters filter={filter} />}
      found={data && t(data.is_more ? 'list.foundMore' : 'list.found', { count: data.total })}
    >
      <ListView
        query={query}
        rows={data?.listings}
        list={filter}
        skeleton={<CatalogSkeleton height={460} />}
        empty={
          <EmptyState
            title={t('list.none')}
            text={t('list.noneVisitor')}
            action={<LinkButton to={paths.signUp}>{t('list.createAccount')}</LinkButton>}
          />
        }
        noMatch={{ title: t('list.empty'), text: t('list.emptyText') }}
        pages={{ label: t('list.pages'), total: Math.ceil((data?.total ?? 0) / listingsPageSize) }}
      >
        {(listings) => <PublicMissionCards listings={listings} skills={data?.skills ?? []} />}
      </ListView>
    </CatalogFrame>
  )
}

/** The filters alone: the same list must not be fetched again because the address says something else too. */
function pick({
  category,
  difficulty,
  hours,
  language,
  company,
  sort,
}: ReturnType<typeof usePublicFilter>['values']) {
  return { category, difficulty, hours, language, company, sort }
}
