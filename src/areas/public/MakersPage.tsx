import { Checkbox } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { KnownSkills } from '../../features/core/skills/known-skills.ts'
import { makerSorts, makersPageSize, makersQuery } from '../../features/makers/makers/api/get-makers.ts'
import { MakerCard } from '../../features/makers/makers/components/MakerCard.tsx'
import { inLanguage } from '../../lib/in-language.ts'
import { partnerSignUp } from '../../lib/paths.ts'
import { flag, oneOf, text } from '../../lib/url-state/url-params.ts'
import cards from '../../ui/Cards.module.css'
import { CatalogSkeleton } from '../../ui/CatalogSkeleton.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { FilterBar } from '../../ui/FilterBar.tsx'
import { FilterSelect } from '../../ui/FilterSelect.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { ListView } from '../../ui/ListView.tsx'
import { useListState } from '../../ui/use-list-state.ts'
import { CatalogFrame } from './CatalogFrame.tsx'

const filters = { skill: text(), available: flag() }
const views = { sort: oneOf(makerSorts, 'available') }

/** Makers with a public page, for anyone. */
export function MakersPage() {
  const { t, i18n } = useTranslation('makers')
  const list = useListState(filters, views)
  const { values, set } = list
  const { skill, available, sort } = values
  const query = useQuery(makersQuery({ search: list.search, skill, available, sort, page: list.page - 1 }))
  const { data } = query
  const skills = (data?.skills ?? [])
    .map((one) => ({ value: one.slug, label: inLanguage(one, 'name') }))
    .sort((one, other) => one.label.localeCompare(other.label, i18n.language))
  return (
    <CatalogFrame
      title={t('catalog.title')}
      description={t('catalog.description')}
      found={data && t(`catalog.${data.is_more ? 'foundMore' : 'found'}`, { count: data.total })}
      filters={
        <FilterBar list={list} label={t('catalog.filters')} search={t('catalog.search')}>
          <FilterSelect
            aria-label={t('catalog.skill')}
            all={t('catalog.skill')}
            choices={skills}
            value={skill}
            onChange={(next) => set({ skill: next ?? '' })}
          />
          <FilterSelect
            aria-label={t('catalog.sort')}
            choices={makerSorts.map((value) => ({ value, label: t(`catalog.sorts.${value}`) }))}
            value={sort}
            onChange={(next) => set({ sort: next })}
          />
          <Checkbox
            label={t('availability.now')}
            checked={available}
            onChange={(event) => set({ available: event.currentTarget.checked })}
            style={{ alignSelf: 'center' }}
          />
        </FilterBar>
      }
    >
      <ListView
        query={query}
        rows={data?.makers}
        list={list}
        skeleton={<CatalogSkeleton height={260} />}
        empty={
          <EmptyState
            title={t('catalog.none')}
            text={t('catalog.noneText')}
            action={<LinkButton to={partnerSignUp('on_maker')}>{t('catalog.join')}</LinkButton>}
          />
        }
        noMatch={{ title: t('catalog.empty'), text: t('catalog.emptyText') }}
        pages={{ label: t('catalog.pages'), total: Math.ceil((data?.total ?? 0) / makersPageSize) }}
      >
        {(makers) => (
          <KnownSkills value={data?.skills}>
            <ul className={cards.cards}>
              {makers.map((maker) => (
                <li key={maker.id}>
                  <MakerCard maker={maker} level={2} />
                </li>
              ))}
            </ul>
          </KnownSkills>
        )}
      </ListView>
    </CatalogFrame>
  )
}
