import { Checkbox, NativeSelect } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { languages } from '../../../i18n/languages.ts'
import { languageName } from '../../../lib/language-names.ts'
import { useSignedIn } from '../../session/me-context.ts'
import type { ShownQueue } from '../api/get-queue.ts'
import { queuedMissionsQuery } from '../api/get-queued-missions.ts'
import { type QueueFilter, queueChoices } from '../queue-filter.ts'

interface Props {
  show: ShownQueue
  filter: QueueFilter
  onChange: (changes: Record<string, string>) => void
}

/** By mission, deadline, attempt, language if there are several and, for makers, whose mission it is. */
export function QueueFilters({ show, filter, onChange }: Props) {
  const { t, i18n } = useTranslation('reviews')
  const { hasRole } = useSignedIn()
  const { data: missions = [] } = useQuery(queuedMissionsQuery(show))
  const written = languages.filter(
    (one) => one === filter.language || missions.some((mission) => mission.languages.includes(one)),
  )
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
      {written.length > 1 && (
        <NativeSelect
          label={t('language')}
          value={filter.language ?? ''}
          data={[
            { value: '', label: t('allLanguages') },
            ...written.map((value) => ({ value, label: languageName(value, i18n.language) })),
          ]}
          onChange={(event) => onChange({ language: event.currentTarget.value })}
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
