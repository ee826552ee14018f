import { Stack } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../../../ui/EmptyState.tsx'
import { LinkButton } from '../../../../ui/LinkButton.tsx'
import { NothingFound } from '../../../../ui/NothingFound.tsx'
import { SearchField } from '../../../../ui/SearchField.tsx'
import { useListState } from '../../../../ui/use-list-state.ts'
import { useAreaPath } from '../../../core/session/area-base.ts'
import { useSignedIn } from '../../../core/session/me-context.ts'
import { peopleQuery } from '../api/get-people.ts'
import type { OwnList } from '../model.ts'
import { PeopleList } from './PeopleList.tsx'

/** Connections, requests or blocked people. Only connections can be searched, because they grow. */
export function OwnPeople({ list }: { list: OwnList }) {
  const { t } = useTranslation('network')
  const { id } = useSignedIn()
  const path = useAreaPath()
  const { search, typed, type, reset } = useListState()
  const wanted = list === 'connected' ? search : ''
  const query = useInfiniteQuery(peopleQuery(id, list, wanted))
  const hasSome = Boolean(query.data?.pages[0]?.people.length)
  const next =
    list === 'incoming' ? (
      <LinkButton to={path('/profile')}>{t('empty.completeProfile')}</LinkButton>
    ) : list === 'blocked' ? undefined : (
      <LinkButton to={path('/networking')}>{t('empty.findPeople')}</LinkButton>
    )
  return (
    <Stack gap="lg">
      {list === 'connected' && (search || hasSome) && (
        <search>
          <SearchField label={t('searchOwn')} maw={480} value={typed} onChange={type} />
        </search>
      )}
      <PeopleList
        label={t(`lists.${list}`)}
        query={query}
        empty={
          wanted ? (
            <NothingFound title={t('empty.noneFitting')} text={t('empty.noneFittingText')} onReset={reset} />
          ) : (
            <EmptyState title={t(`empty.${list}`)} text={t(`empty.${list}Text`)} action={next} />
          )
        }
      />
    </Stack>
  )
}
