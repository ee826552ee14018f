import { Skeleton, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { formatMoment } from '../../../../lib/moments.ts'
import { LoadState } from '../../../../ui/LoadState.tsx'
import type { EntryEvent } from '../api/answers.ts'
import { historyQuery } from '../api/get-history.ts'
import classes from './Pools.module.css'

export function EntryHistory({ entry }: { entry: string }) {
  const query = useQuery(historyQuery(entry))
  const { data } = query
  const textOf = useEventText()
  if (!data) return <LoadState query={query} skeleton={<Skeleton h={80} role="status" aria-busy="true" />} />
  return (
    <ol className={classes.history}>
      {data.map((event) => (
        <li key={event.id}>
          <Text>{textOf(event)}</Text>
          <Text component="time" dateTime={event.at} size="sm" c="dimmed">
            {formatMoment(event.at)}
          </Text>
        </li>
      ))}
    </ol>
  )
}

function useEventText(): (event: EntryEvent) => string {
  const { t } = useTranslation('pools')
  return ({ kind, from, to, byItself, actor }) => {
    const name = actor || t('entry.events.somebody')
    if (kind !== 'moved' || !from || !to)
      return t(`entry.events.${kind === 'added' ? 'added' : 'changed'}`, { name })
    const stages = { from: t(`stages.${from}`), to: t(`stages.${to}`) }
    return byItself ? t('entry.events.movedByItself', stages) : t('entry.events.moved', { name, ...stages })
  }
}
