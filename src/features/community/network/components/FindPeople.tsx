import { Group, Stack, Title } from '@mantine/core'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { flag, oneOf, text } from '../../../../lib/url-state/url-params.ts'
import { ClearFilters } from '../../../../ui/ClearFilters.tsx'
import { EmptyState } from '../../../../ui/EmptyState.tsx'
import { FilterPicker } from '../../../../ui/FilterPicker.tsx'
import { LinkButton } from '../../../../ui/LinkButton.tsx'
import { NothingFound } from '../../../../ui/NothingFound.tsx'
import { SearchField } from '../../../../ui/SearchField.tsx'
import { useListState } from '../../../../ui/use-list-state.ts'
import { useAreaPath } from '../../../core/session/area-base.ts'
import { useSignedIn } from '../../../core/session/me-context.ts'
import { offeredSkillsQuery, skillName } from '../../../core/skills/api/get-skills.ts'
import type { Network } from '../api/answers.ts'
import { foundPeopleQuery } from '../api/find-people.ts'
import { grounds } from '../model.ts'
import classes from './Network.module.css'
import { PeopleList } from './PeopleList.tsx'
import { Suggestions } from './Suggestions.tsx'

const filters = { shared: oneOf(grounds), skill: text() }
const views = { all: flag() }

/** Suggestions first; a search or filter, kept in the address, replaces them. */
export function FindPeople({ network }: { network: Network }) {
  const { t } = useTranslation('network')
  const { id } = useSignedIn()
  const path = useAreaPath()
  const list = useListState(filters, views)
  const { search, set, isFiltered } = list
  const { shared, skill } = list.values
  // The catalog loads only when filtering by skill.
  const [isChoosing, setChoosing] = useState(skill !== '')
  const { data: skills = [] } = useQuery({ ...offeredSkillsQuery(), enabled: isChoosing })
  // Without a search, suggestions are more useful than an alphabetical list.
  const isListed = isFiltered || list.values.all || network.suggestions.length === 0
  const [isBrowsing, setBrowsing] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  // The list takes over the focus from the button it replaces.
  useEffect(() => {
    if (!isBrowsing || !isListed) return
    heading.current?.focus()
    setBrowsing(false)
  }, [isBrowsing, isListed])
  const query = useInfiniteQuery({ ...foundPeopleQuery(id, { search, shared, skill }), enabled: isListed })
  return (
    <Stack gap="xl">
      <search>
        <div className={classes.filters}>
          <SearchField label={t('find.search')} placeholder={t('find.searchHint')} list={list} />
          <FilterPicker
            label={t('find.shared')}
            all={t('find.sharedAny')}
            choices={grounds.map((value) => ({ value, label: t(`find.sharedWith.${value}`) }))}
            value={shared}
            onChange={(ground) => set({ shared: ground })}
          />
          <FilterPicker
            label={t('find.skill')}
            all={t('find.skillAny')}
            searchable
            limit={50}
            onFocus={() => setChoosing(true)}
            choices={skills.map(({ slug }) => ({ value: slug, label: skillName(skills, slug) }))}
            value={skill}
            onChange={(slug) => set({ skill: slug })}
          />
        </div>
      </search>
      {!isFiltered && <Suggestions people={network.suggestions} />}
      {!isListed && (
        <Group>
          <LinkButton to="?all" variant="default" onClick={() => setBrowsing(true)}>
            {t('find.browse')}
          </LinkButton>
        </Group>
      )}
      {isListed && (
        <section aria-label={t(isFiltered ? 'find.found' : 'find.everyone')}>
          <Group justify="space-between" mb="md">
            <Title order={2} fz="lg" tabIndex={-1} ref={heading}>
              {t(isFiltered ? 'find.found' : 'find.everyone')}
            </Title>
            <ClearFilters list={list} variant="default" />
          </Group>
          <PeopleList
            label={t(isFiltered ? 'find.found' : 'find.everyone')}
            query={query}
            empty={
              isFiltered ? (
                <NothingFound
                  title={t('find.noneFitting')}
                  text={t('find.noneFittingText')}
                  onReset={list.reset}
                />
              ) : (
                <EmptyState
                  title={t('find.none')}
                  text={t('find.noneText')}
                  action={<LinkButton to={path('/profile')}>{t('settings.change')}</LinkButton>}
                />
              )
            }
          />
        </section>
      )}
    </Stack>
  )
}
