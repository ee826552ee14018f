import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { openingsPageSize, openingsQuery } from '../../features/hiring/opening-board/api/find-openings.ts'
import { OpeningCards } from '../../features/hiring/opening-board/components/OpeningCards.tsx'
import { OpeningFilters } from '../../features/hiring/opening-board/components/OpeningFilters.tsx'
import { useOpeningSearch } from '../../features/hiring/opening-board/use-opening-search.ts'
import { paths } from '../../lib/paths.ts'
import { CatalogSkeleton } from '../../ui/CatalogSkeleton.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { ListView } from '../../ui/ListView.tsx'
import { CatalogFrame } from './CatalogFrame.tsx'

/** Every opening that the reader can see. */
export function OpeningsPage() {
  const { t } = useTranslation('openingBoard')
  const search = useOpeningSearch()
  const query = useQuery(openingsQuery(search.filter, search.sort, search.page - 1))
  const { data } = query
  return (
    <CatalogFrame
      title={t('board.title')}
      description={t('board.description')}
      filters={<OpeningFilters search={search} found={data} />}
      found={data && t(data.isMore ? 'board.foundMore' : 'board.found', { count: data.total })}
    >
      <ListView
        query={query}
        rows={data?.openings}
        list={search}
        skeleton={<CatalogSkeleton height={260} />}
        empty={
          <EmptyState
            title={t('board.none')}
            text={t('board.noneText')}
            action={<LinkButton to={paths.missions}>{t('board.missions')}</LinkButton>}
          />
        }
        noMatch={{ title: t('board.empty'), text: t('board.emptyText') }}
        pages={{ label: t('board.pages'), total: Math.ceil((data?.total ?? 0) / openingsPageSize) }}
      >
        {(openings) => <OpeningCards openings={openings} />}
      </ListView>
    </CatalogFrame>
  )
}
