import { Checkbox } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { languages } from '../../../../i18n/languages.ts'
import { languageName } from '../../../../lib/language-names.ts'
import { FilterSelect } from '../../../../ui/FilterSelect.tsx'
import { useSignedIn } from '../../../core/session/me-context.ts'
import { queuedMissionsQuery } from '../api/get-queued-missions.ts'
import { type QueueList, queueChoices } from '../use-queue-filter.ts'

/** By mission, deadline, attempt, language if there are several and, for makers, whose mission it is. */
export function QueueFilters({ list: { values, set } }: { list: QueueList }) {
  const { t, i18n } = useTranslation('reviews')
  const { hasRole } = useSignedIn()
  const { data: missions = [] } = useQuery(queuedMissionsQuery(values.show))
  const written = languages.filter(
    (one) => one === values.language || missions.some((mission) => mission.languages.includes(one)),
  )
  return (
    <>
      <FilterSelect
        label={t('mission')}
        maw="100%"
        all={t('allMissions')}
        value={values.mission}
        choices={missions.map(({ mission_id, mission_title }) => ({
          value: mission_id,
          label: mission_title,
        }))}
        onChange={(mission) => set({ mission })}
      />
      <FilterSelect
        label={t('attempts')}
        all={t('attemptsOf.all')}
        value={values.attempts}
        choices={queueChoices.attempts.map((value) => ({ value, label: t(`attemptsOf.${value}`) }))}
        onChange={(attempts) => set({ attempts })}
      />
      {hasRole('on_maker') && (
        <FilterSelect
          label={t('source')}
          all={t('sourceOf.all')}
          value={values.source}
          choices={queueChoices.source.map((value) => ({ value, label: t(`sourceOf.${value}`) }))}
          onChange={(source) => set({ source })}
        />
      )}
      {written.length > 1 && (
        <FilterSelect
          label={t('language')}
          all={t('allLanguages')}
          value={values.language}
          choices={written.map((value) => ({ value, label: languageName(value, i18n.language) }))}
          onChange={(language) => set({ language })}
        />
      )}
      {values.show === 'waiting' && (
        <Checkbox
          label={t('onlyOverdue')}
          pb={8}
          checked={values.overdue}
          onChange={(event) => set({ overdue: event.currentTarget.checked })}
        />
      )}
    </>
  )
}
