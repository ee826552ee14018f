import { Button } from '@mantine/core'
import { IconCalendarDown } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { saveFile } from '../../../../lib/save-file.ts'
import type { Interview } from '../api/answers.ts'
import { calendarOf } from '../calendar.ts'

interface Props {
  interview: Interview
  title: string
  /** The page of the application. */
  address: string
}

export function CalendarButton({ interview, title, address }: Props) {
  const { t } = useTranslation('interviews')
  const download = () =>
    saveFile(`${t('file')}.ics`, calendarOf(interview, title, address), 'text/calendar;charset=utf-8')
  return (
    <Button variant="default" leftSection={<IconCalendarDown size={18} aria-hidden />} onClick={download}>
      {t('calendar')}
    </Button>
  )
}
