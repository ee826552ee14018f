import { Button, Group, Stack } from '@mantine/core'
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { type ReactNode, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { CardsSkeleton } from '../../../../ui/CardsSkeleton.tsx'
import { LoadFailure } from '../../../../ui/LoadFailure.tsx'
import type { NetworkPerson } from '../api/answers.ts'
import classes from './Network.module.css'
import { PersonRow } from './PersonRow.tsx'

interface Props {
  label: string
  query: UseInfiniteQueryResult<InfiniteData<{ people: NetworkPerson[] }>>
  empty: ReactNode
}

/** People, paged. When an answer removes someone from the list, the list takes the focus. */
export function PeopleList({ label, query, empty }: Props) {
  const { t } = useTranslation('network')
  const list = useRef<HTMLUListElement>(null)
  const { data, error, refetch } = query
  if (data === undefined && error) return <LoadFailure error={error} onRetry={refetch} />
  if (data === undefined) return <CardsSkeleton tiles={1} rows={3} />
  const people = data.pages.flatMap((page) => page.people)
  if (people.length === 0) return empty
  return (
    <Stack gap="md">
      <ul className={classes.people} aria-label={label} ref={list} tabIndex={-1}>
        {people.map((person) => (
          <PersonRow key={person.id} person={person} onDone={() => list.current?.focus()} />
        ))}
      </ul>
      {query.hasNextPage && (
        <Group>
          <Button variant="default" loading={query.isFetchingNextPage} onClick={() => query.fetchNextPage()}>
            {t('more')}
          </Button>
        </Group>
      )}
    </Stack>
  )
}
