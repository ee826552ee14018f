import { NativeSelect } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { ReviewWork } from '../api/answers.ts'
import type { NextMission } from '../api/get-next-missions.ts'
import type { Decision } from '../model.ts'

interface Props {
  work: ReviewWork
  missions: NextMission[]
  decision: Decision
  onChange: (part: Decision) => void
}

/** A useful rejection: the deciding criterion, and a mission that closes the gap. */
export function RefusalFields({ work: { rubric }, missions, decision, onChange }: Props) {
  const { t } = useTranslation('reviews')
  return (
    <>
      <NativeSelect
        label={t('verdict.criterion')}
        required
        value={decision.criterion ?? ''}
        data={[
          { value: '', label: t('verdict.pickCriterion') },
          ...rubric.map(({ id, title }) => ({ value: id, label: title })),
        ]}
        onChange={(event) => onChange({ criterion: event.currentTarget.value })}
      />
      <NativeSelect
        label={t('verdict.next')}
        description={t('verdict.nextHint')}
        value={decision.nextMission ?? ''}
        data={
          missions.length === 0
            ? [{ value: '', label: t('verdict.noNext') }]
            : missions.map(({ mission_id: value, title, organization_name: by }) => ({
                value,
                label: `${title} (${by})`,
              }))
        }
        onChange={(event) => onChange({ nextMission: event.currentTarget.value })}
      />
    </>
  )
}
