import { NativeSelect, SimpleGrid, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DayInput } from '../../../../ui/dates/DayInput.tsx'
import { FormDialog } from '../../../../ui/FormDialog.tsx'
import { toast } from '../../../../ui/toast.ts'
import type { Cohort, Roster } from '../../../organizations/roster/api/answers.ts'
import { type CohortFields, useSaveCohort } from '../api/save-cohort.ts'

interface Props {
  /** Undefined for a new one. */
  cohort: Cohort | undefined
  roster: Roster
  onClose: () => void
}

export function CohortDialog({ cohort, roster, onClose }: Props) {
  const { t } = useTranslation('students')
  const [fields, setFields] = useState<CohortFields>({
    name: cohort?.name ?? '',
    startsOn: cohort?.startsOn ?? null,
    endsOn: cohort?.endsOn ?? null,
    department: cohort?.department ?? null,
  })
  const set = (change: Partial<CohortFields>) => setFields({ ...fields, ...change })
  const save = useSaveCohort(cohort?.id ?? null, () => {
    toast.success({ title: t('cohorts.saved') })
    onClose()
  })
  const submit = () => save.mutate(fields)
  return (
    <FormDialog
      title={t(cohort ? 'cohorts.changeTitle' : 'cohorts.create')}
      action={t('form.save')}
      change={save}
      isReady={fields.name.trim() !== ''}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextInput
        label={t('fields.name')}
        value={fields.name}
        required
        maxLength={120}
        onChange={(event) => set({ name: event.currentTarget.value })}
        data-autofocus
      />
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <DayInput
          label={t('cohorts.startsOn')}
          value={fields.startsOn ?? ''}
          onChange={(next) => set({ startsOn: next || null })}
        />
        <DayInput
          label={t('cohorts.endsOn')}
          value={fields.endsOn ?? ''}
          min={fields.startsOn ?? undefined}
          onChange={(next) => set({ endsOn: next || null })}
        />
      </SimpleGrid>
      {roster.departments.length > 0 && (
        <NativeSelect
          label={t('cohorts.department')}
          value={fields.department ?? ''}
          data={[
            { value: '', label: t('roster.none') },
            ...roster.departments.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={(event) => set({ department: event.currentTarget.value || null })}
        />
      )}
    </FormDialog>
  )
}
