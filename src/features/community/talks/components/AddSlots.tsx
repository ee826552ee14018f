import { NativeSelect, SimpleGrid, Text } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useTranslation } from 'react-i18next'
import { zoneName } from '../../../../lib/formats/zones.ts'
import { addDays, dayIn, isDay } from '../../../../lib/weeks.ts'
import { DayInput } from '../../../../ui/dates/DayInput.tsx'
import { TimeInput } from '../../../../ui/dates/TimeInput.tsx'
import { FormDialog } from '../../../../ui/FormDialog.tsx'
import { toast } from '../../../../ui/toast.ts'
import { useAddSlots } from '../api/change-slots.ts'
import { fitting } from '../days.ts'

interface Props {
  zone: string
  minutes: number
  onClose: () => void
}

const repeats = [1, 2, 4, 8, 12]

/** Splits part of a day into as many slots as fit. */
export function AddSlots({ zone, minutes, onClose }: Props) {
  const { t } = useTranslation('talks')
  const add = useAddSlots()
  const today = dayIn(zone)
  const form = useForm({
    initialValues: { day: addDays(today, 1), from: '17:00', until: '18:00', weeks: '1' },
    validate: { day: (day) => (isDay(day) ? null : t('slots.dayMissing')) },
  })
  const count = fitting(form.values.from, form.values.until, minutes)
  const submit = form.onSubmit(({ day, from, until, weeks }) =>
    add.mutate(
      { first_day: day, from_time: from, until_time: until, weeks: Number(weeks) },
      {
        onSuccess: (added) => {
          toast.success({ title: t('slots.added', { count: added }) })
          onClose()
        },
      },
    ),
  )
  return (
    <FormDialog
      title={t('slots.add')}
      action={t('slots.submit')}
      change={add}
      isReady={count > 0}
      onSubmit={submit}
      onClose={onClose}
    >
      <DayInput
        label={t('slots.day')}
        min={today}
        max={addDays(today, 180)}
        required
        data-autofocus
        {...form.getInputProps('day')}
      />
      <SimpleGrid cols={2}>
        <TimeInput label={t('slots.from')} required {...form.getInputProps('from')} />
        <TimeInput label={t('slots.until')} required {...form.getInputProps('until')} />
      </SimpleGrid>
      <NativeSelect
        label={t('slots.weeks')}
        data={repeats.map((weeks) => ({
          value: String(weeks),
          label: weeks === 1 ? t('slots.once') : t('slots.repeat', { count: weeks }),
        }))}
        {...form.getInputProps('weeks')}
      />
      <Text c="dimmed" role="status">
        {t('slots.preview', { count, minutes })} {t('host.zone', { zone: zoneName(zone) })}
      </Text>
    </FormDialog>
  )
}
