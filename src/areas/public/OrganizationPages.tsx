import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import {
  organizationSorts,
  organizationsPageSize,
  organizationsQuery,
} from '../../features/hiring/company-profile/api/get-organizations.ts'
import { ListedOrganizations } from '../../features/hiring/company-profile/components/ListedOrganizations.tsx'
import { sectors, sizes } from '../../features/hiring/company-profile/model.ts'
import { useOrganizationFilter } from '../../features/hiring/company-profile/use-organization-filter.ts'
import { partnerSignUp } from '../../lib/paths.ts'
import { CatalogSkeleton } from '../../ui/CatalogSkeleton.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { FilterBar } from '../../ui/FilterBar.tsx'
import { FilterSelect } from '../../ui/FilterSelect.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { ListView } from '../../ui/ListView.tsx'
import { CatalogFrame } from './CatalogFrame.tsx'

export const CompaniesPage = () => <Catalog kind="company" />

export const SchoolsPage = () => <Catalog kind="academia" />

/** Companies or schools, for anyone. */
function Catalog({ kind }: { kind: 'company' | 'academia' }) {
  const { t } = useTranslation(['companyProfile', 'schoolProfile'])
  const isCompany = kind === 'company'
  const texts = isCompany ? 'companyProfile:catalog' : 'schoolProfile:catalog'
  const list = useOrganizationFilter()
  const { values, set } = list
  const { sector, size, place, sort } = values
  const query = useQuery(
    organizationsQuery({
      kind,
      search: list.search,
      sector: isCompany ? sector : undefined,
      size: isCompany ? size : undefined,
      place,
      sort,
      page: list.page - 1,
    }),
  )
  const { data } = query
  const places = [...new Set([...(data?.places ?? []), ...(place ? [place] : [])])]
  return (
    <CatalogFrame
      title={t(`${texts}.title`)}
      description={t(`${texts}.description`)}
      found={data && t(`${texts}.${data.is_more ? 'foundMore' : 'found'}`, { count: data.total })}
      filters={
        <FilterBar list={list} label={t('catalog.filters')} search={t(`${texts}.search`)}>
          {isCompany && (
            <>
              <FilterSelect
                aria-label={t('sector')}
                all={t('sector')}
                choices={sectors.map((value) => ({
                  value,
                  label: t(`page.sectors.${value}`),
                }))}
                value={sector}
                onChange={(next) => set({ sector: next })}
              />
              <FilterSelect
                aria-label={t('size')}
                all={t('size')}
                choices={sizes.map((value) => ({ value, label: t(`page.sizes.${value}`) }))}
                value={size}
                onChange={(next) => set({ size: next })}
              />
            </>
          )}
          {places.length > 0 && (
            <FilterSelect
              aria-label={t('place')}
              all={t('place')}
              choices={places.map((value) => ({ value, label: value }))}
              value={place}
              onChange={(next) => set({ place: next ?? '' })}
            />
          )}
          <FilterSelect
            aria-label={t('catalog.sort')}
            choices={organizationSorts.map((value) => ({ value, label: t(`catalog.sorts.${value}`) }))}
            value={sort}
            onChange={(next) => set({ sort: next })}
          />
        </FilterBar>
      }
    >
      <ListView
        query={query}
        rows={data?.organizations}
        list={list}
        skeleton={<CatalogSkeleton height={190} />}
        empty={
          <EmptyState
            title={t(`${texts}.none`)}
            text={t(`${texts}.noneText`)}
            action={<LinkButton to={partnerSignUp(kind)}>{t(`${texts}.join`)}</LinkButton>}
          />
        }
        noMatch={{ title: t(`${texts}.empty`), text: t('catalog.emptyText') }}
        pages={{ label: t(`${texts}.pages`), total: Math.ceil((data?.total ?? 0) / organizationsPageSize) }}
      >
        {(rows) => <ListedOrganizations kind={kind} organizations={rows} />}
      </ListView>
    </CatalogFrame>
  )
}
