import { Button } from '@mantine/core'
import { IconCalendarDown, IconCalendarX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { saveFile } from '../../../../lib/save-file.ts'
import type { Interview } from '../api/answers.ts'
import { calendarOf, canceledTime, cancellationOf } from '../calendar.ts'

interface Props {
  interview: Interview
  title: string
  /** The page of the application. */
  address: string
}

/** A booked interview as a file, or one that removes it again once it is canceled; nothing for others. */
export function CalendarButton({ interview, title, address }: Props) {
  const { t } = useTranslation('interviews')
  const isBooked = interview.status === 'booked'
  if (!isBooked && !canceledTime(interview)) return null
  const [write, Icon, label] = isBooked
    ? ([calendarOf, IconCalendarDown, t('calendar')] as const)
    : ([cancellationOf, IconCalendarX, t('calendarCanceled')] as const)
  const download = () =>
    saveFile(`${t('file')}.ics`, write(interview, title, address), 'text/calendar;charset=utf-8')
  return (
    <Button variant="default" leftSection={<Icon size={18} aria-hidden />} onClick={download}>
      {label}
    </Button>
  )
}
