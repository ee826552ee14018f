import { Button, Group, NativeSelect, SimpleGrid, Stack, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../ui/Dialog.tsx'
import { DayInput } from '../../../ui/dates/DayInput.tsx'
import { toast } from '../../../ui/toast.ts'
import { type CohortFields, useSaveCohort } from '../api/save-cohort.ts'
import type { Cohort, Roster } from '../model.ts'

interface Props {
  /** Undefined for a new one. */
  cohort: Cohort | undefined
  roster: Roster
  onClose: () => void
}

export function CohortDialog({ cohort, roster, onClose }: Props) {
  const { t } = useTranslation('students')
  const { t: tCommon } = useTranslation()
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
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save.mutate(fields)
  }
  return (
    <Dialog opened onClose={onClose} title={t(cohort ? 'cohorts.changeTitle' : 'cohorts.create')}>
      <form onSubmit={submit}>
        <Stack gap="md">
          <TextInput
            label={t('cohorts.name')}
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
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {tCommon('cancel')}
            </Button>
            <Button type="submit" loading={save.isPending} disabled={fields.name.trim() === ''}>
              {t('form.save')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}
