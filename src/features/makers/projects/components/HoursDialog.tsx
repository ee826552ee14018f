import { NumberInput, SimpleGrid, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AmountInput } from '../../../../ui/AmountInput.tsx'
import { DayInput } from '../../../../ui/dates/DayInput.tsx'
import { FormDialog } from '../../../../ui/FormDialog.tsx'
import { toast } from '../../../../ui/toast.ts'
import { useNoteHours } from '../api/change-hours.ts'
import { today } from '../model.ts'

export function HoursDialog({ projectId, onClose }: { projectId: string; onClose: () => void }) {
  const { t } = useTranslation('projects')
  const [day, setDay] = useState(today)
  const [hours, setHours] = useState<number | string>(1)
  const [minutes, setMinutes] = useState<number | string>(0)
  const [note, setNote] = useState('')
  const save = useNoteHours(() => {
    toast.success({ title: t('time.noted') })
    onClose()
  })
  const seconds = Math.round(Number(hours) * 3600 + Number(minutes) * 60)
  const submit = () => save.mutate({ project_id: projectId, worked_on: day, seconds, note: note.trim() })
  return (
    <FormDialog
      title={t('time.add')}
      action={t('time.save')}
      change={save}
      isReady={seconds >= 1 && seconds <= 86_400 && day !== ''}
      onSubmit={submit}
      onClose={onClose}
    >
      <SimpleGrid cols={{ base: 1, xs: 3 }}>
        <DayInput label={t('time.day')} required value={day} onChange={setDay} />
        <AmountInput
          label={t('time.hours')}
          min={0}
          max={24}
          decimalScale={2}
          value={hours}
          onChange={setHours}
          data-autofocus
        />
        <NumberInput
          label={t('time.minutes')}
          min={0}
          max={59}
          allowDecimal={false}
          value={minutes}
          onChange={setMinutes}
        />
      </SimpleGrid>
      <TextInput
        label={t('time.note')}
        maxLength={300}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
    </FormDialog>
  )
}
