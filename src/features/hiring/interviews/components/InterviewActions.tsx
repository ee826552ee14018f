import { Button, Group } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import type { Interview } from '../api/answers.ts'
import { CalendarButton } from './CalendarButton.tsx'

interface Props {
  interview: Interview
  /** Its name in the calendar. */
  title: string
  onCancel: () => void
  /** What only one of the sides can do. */
  children: ReactNode
}

/** What both sides can do about an interview that is still ahead, and with one in their calendar that was canceled. */
export function InterviewActions({ interview, title, onCancel, children }: Props) {
  const { t } = useTranslation('interviews')
  const { pathname } = useLocation()
  const { status, startsAt } = interview
  const isAhead =
    status === 'proposed' || status === 'asked' || (status === 'booked' && Date.parse(startsAt!) > Date.now())
  const calendar = <CalendarButton interview={interview} title={title} address={pathname} />
  if (status === 'cancelled') return <div>{calendar}</div>
  if (!isAhead) return null
  return (
    <Group gap="sm">
      {calendar}
      {children}
      <Button variant="subtle" color="red" c="var(--danger-text)" aria-haspopup="dialog" onClick={onCancel}>
        {t('cancel.open')}
      </Button>
    </Group>
  )
}
