import { Button, NativeSelect, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { IconCalendarDown } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { saveFile } from '../../../../lib/save-file.ts'
import { DayTimeInput } from '../../../../ui/dates/DayTimeInput.tsx'
import type { CardFields } from '../form.ts'
import { toIcs } from '../ics.ts'
import { reminderNames, reminders } from '../model.ts'
import { fromLocalInput } from '../when.ts'
import classes from './CardEditor.module.css'

interface Props {
  id: string
  form: UseFormReturnType<CardFields>
}

/** The next action and its date, with a reminder here and a file for any other calendar. */
export function NextAction({ id, form }: Props) {
  const { t } = useTranslation('applications')
  const { values } = form
  function download(): void {
    const entry = {
      ...values,
      id,
      link: values.link || null,
      next_at: fromLocalInput(values.next_at),
      remind_minutes: values.remind_minutes === '' ? null : Number(values.remind_minutes),
    }
    saveFile(`${values.company}.ics`, toIcs([entry]), 'text/calendar;charset=utf-8')
  }
  return (
    <>
      <TextInput
        label={t('fields.next_action')}
        placeholder={t('card.nextPlaceholder')}
        {...form.getInputProps('next_action')}
      />
      <div className={classes.pair}>
        <DayTimeInput label={t('fields.next_at')} {...form.getInputProps('next_at')} />
        <NativeSelect
          label={t('fields.remind_minutes')}
          disabled={!values.next_at}
          data={[
            { value: '', label: t('reminders.none') },
            ...reminderNames.map((name) => ({
              value: String(reminders[name]),
              label: t(`reminders.${name}`),
            })),
          ]}
          {...form.getInputProps('remind_minutes')}
        />
      </div>
      {values.next_at && (
        <Button
          variant="light"
          leftSection={<IconCalendarDown size={18} />}
          onClick={download}
          style={{ alignSelf: 'flex-start' }}
        >
          {t('card.ics')}
        </Button>
      )}
    </>
  )
}
