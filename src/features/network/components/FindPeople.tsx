import { Button, Group, Select, Stack, TextInput, Title } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { useListParams } from '../../../ui/use-list-params.ts'
import { useAreaPath } from '../../session/area-base.ts'
import { useSignedIn } from '../../session/me-context.ts'
import { offeredSkillsQuery, skillName } from '../../skills/api/get-skills.ts'
import { foundPeopleQuery } from '../api/find-people.ts'
import { grounds, type Network } from '../model.ts'
import classes from './Network.module.css'
import { PeopleList } from './PeopleList.tsx'
import { Suggestions } from './Suggestions.tsx'

/** Suggestions first; a search or filter, kept in the address, replaces them. */
export function FindPeople({ network }: { network: Network }) {
  const { t } = useTranslation('network')
  const { id } = useSignedIn()
  const path = useAreaPath()
  const [params] = useSearchParams()
  const { search, typed, type, set, reset } = useListParams([])
  const shared = grounds.find((ground) => ground === params.get('shared')) ?? ''
  const skill = params.get('skill') ?? ''
  // The catalog loads only when filtering by skill.
  const [isChoosing, setChoosing] = useState(skill !== '')
  const { data: skills = [] } = useQuery({ ...offeredSkillsQuery(), enabled: isChoosing })
  const isFiltered = Boolean(search || shared || skill)
  // Without a search, suggestions are more useful than an alphabetical list.
  const isListed = isFiltered || params.has('all') || network.suggestions.length === 0
  const [isBrowsing, setBrowsing] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  // The list takes over the focus from the button it replaces.
  useEffect(() => {
    if (!isBrowsing || !isListed) return
    heading.current?.focus()
    setBrowsing(false)
  }, [isBrowsing, isListed])
  const query = useInfiniteQuery({ ...foundPeopleQuery(id, { search, shared, skill }), enabled: isListed })
  const clear = (
    <Button variant="default" onClick={reset}>
      {t('find.clear')}
    </Button>
  )
  return (
    <Stack gap="xl">
      <search>
        <div className={classes.filters}>
          <TextInput
            label={t('find.search')}
            placeholder={t('find.searchHint')}
            leftSection={<IconSearch size={18} aria-hidden />}
            value={typed}
            onChange={(event) => type(event.currentTarget.value)}
          />
          <Select
            label={t('find.shared')}
            placeholder={t('find.sharedAny')}
            clearable
            clearButtonProps={{ 'aria-label': t('find.sharedAny') }}
            data={grounds.map((value) => ({ value, label: t(`find.sharedWith.${value}`) }))}
            value={shared || null}
            onChange={(value) => set({ shared: value ?? '' })}
          />
          <Select
            label={t('find.skill')}
            placeholder={t('find.skillAny')}
            clearable
            searchable
            limit={50}
            onFocus={() => setChoosing(true)}
            clearButtonProps={{ 'aria-label': t('find.skillAny') }}
            data={skills.map(({ slug }) => ({ value: slug, label: skillName(skills, slug) }))}
            value={skill || null}
            onChange={(value) => set({ skill: value ?? '' })}
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
            {isFiltered && clear}
          </Group>
          <PeopleList
            label={t(isFiltered ? 'find.found' : 'find.everyone')}
            query={query}
            empty={
              isFiltered ? (
                <EmptyState title={t('find.noneFitting')} text={t('find.noneFittingText')} action={clear} />
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
