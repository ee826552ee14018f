import { Checkbox, NativeSelect } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSignedIn } from '../../session/me-context.ts'
import type { ShownQueue } from '../api/get-queue.ts'
import { queuedMissionsQuery } from '../api/get-queued-missions.ts'
import { type QueueFilter, queueChoices } from '../queue-filter.ts'

interface Props {
  show: ShownQueue
  filter: QueueFilter
  onChange: (changes: Record<string, string>) => void
}

/** By mission, deadline, attempt and, for makers, whose mission it is. */
export function QueueFilters({ show, filter, onChange }: Props) {
  const { t } = useTranslation('reviews')
  const { hasRole } = useSignedIn()
  const { data: missions = [] } = useQuery(queuedMissionsQuery(show))
  return (
    <>
      <NativeSelect
        label={t('mission')}
        value={filter.mission ?? ''}
        maw="100%"
        data={[
          { value: '', label: t('allMissions') },
          ...missions.map(({ mission_id, mission_title }) => ({ value: mission_id, label: mission_title })),
        ]}
        onChange={(event) => onChange({ mission: event.currentTarget.value })}
      />
      <NativeSelect
        label={t('attempts')}
        value={filter.attempts ?? ''}
        data={[
          { value: '', label: t('attemptsOf.all') },
          ...queueChoices.attempts.map((value) => ({ value, label: t(`attemptsOf.${value}`) })),
        ]}
        onChange={(event) => onChange({ attempts: event.currentTarget.value })}
      />
      {hasRole('on_maker') && (
        <NativeSelect
          label={t('source')}
          value={filter.source ?? ''}
          data={[
            { value: '', label: t('sourceOf.all') },
            ...queueChoices.source.map((value) => ({ value, label: t(`sourceOf.${value}`) })),
          ]}
          onChange={(event) => onChange({ source: event.currentTarget.value })}
        />
      )}
      {show === 'waiting' && (
        <Checkbox
          label={t('onlyOverdue')}
          pb={8}
          checked={filter.isOverdueOnly}
          onChange={(event) => onChange({ overdue: event.currentTarget.checked ? '1' : '' })}
        />
      )}
    </>
  )
}
