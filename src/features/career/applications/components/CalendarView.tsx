import { ActionIcon, Button, Group, Title } from '@mantine/core'
import { IconCalendarDown, IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { writeDate } from '../../../../../supabase/functions/_shared/formats/dates.ts'
import { currentLanguage } from '../../../../i18n/i18n.ts'
import { saveFile } from '../../../../lib/save-file.ts'
import { CalendarLink } from '../../../account/calendar-feed/components/CalendarLink.tsx'
import { eventsQuery } from '../api/get-events.ts'
import { entriesByDay } from '../calendar.ts'
import { interviewEntry, sentAddress, toIcs } from '../ics.ts'
import { dayKey, monthFrom, monthKey, monthsLater, weeksOf } from '../month.ts'
import type { Applications } from '../use-applications.ts'
import { useEventText } from '../use-event-text.ts'
import classes from './CalendarView.module.css'
import { DayEntries } from './DayEntries.tsx'

/** A month of next actions and news; phones list only days with entries. */
export function CalendarView({ applications }: { applications: Applications }) {
  const { t } = useTranslation('applications')
  const { userId, board, cards, month, show, open } = applications
  const textOf = useEventText()
  const first = useMemo(() => monthFrom(month), [month])
  const weeks = useMemo(() => weeksOf(first), [first])
  const until = monthsLater(first, 2)
  const { data: events = [] } = useQuery(eventsQuery(userId, weeks[0]![0]!, until))
  const entries = useMemo(
    () => entriesByDay(cards, events, textOf, { sent: board.openings, text: t('calendar.interview') }),
    [cards, events, textOf, board.openings, t],
  )
  const [opened, setOpened] = useState<string | null>(null)
  const language = currentLanguage()
  const turn = (months: number) => show({ month: monthKey(monthsLater(first, months)) })
  const write = (options: Intl.DateTimeFormatOptions, date: Date) => writeDate(language, options, date)
  const today = dayKey(new Date())
  const dated = cards.filter(({ next_at }) => next_at)
  const interviews = cards.flatMap(({ company, opening_application_id }) =>
    (board.openings?.[opening_application_id ?? '']?.interviews ?? []).map((booked) =>
      interviewEntry(booked, `${t('calendar.interview')} · ${company}`, sentAddress(opening_application_id!)),
    ),
  )
  const download = () =>
    saveFile(`${t('calendar.file')}.ics`, toIcs(dated, new Date(), interviews), 'text/calendar;charset=utf-8')
  return (
    <section aria-labelledby="calendar-month">
      <Group justify="space-between" mb="md">
        <Group gap="xs">
          <ActionIcon variant="default" size="lg" aria-label={t('calendar.before')} onClick={() => turn(-1)}>
            <IconChevronLeft size={18} />
          </ActionIcon>
          <ActionIcon variant="default" size="lg" aria-label={t('calendar.after')} onClick={() => turn(1)}>
            <IconChevronRight size={18} />
          </ActionIcon>
          <Title order={2} id="calendar-month" className={classes.month} aria-live="polite">
            {write({ month: 'long', year: 'numeric' }, first)}
          </Title>
        </Group>
        <Group gap="xs">
          <Button variant="default" onClick={() => show({ month: undefined })}>
            {t('calendar.today')}
          </Button>
          <Button
            variant="default"
            leftSection={<IconCalendarDown size={18} />}
            disabled={dated.length + interviews.length === 0}
            onClick={download}
          >
            {t('calendar.ics')}
          </Button>
          <CalendarLink />
        </Group>
      </Group>
      <table className={classes.calendar} aria-labelledby="calendar-month">
        <thead>
          <tr>
            {weeks[0]!.map((day) => (
              <th key={day.getDay()} scope="col" abbr={write({ weekday: 'long' }, day)}>
                {write({ weekday: 'short' }, day)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={dayKey(week[0]!)}>
              {week.map((day) => {
                const key = dayKey(day)
                const found = entries.get(key) ?? []
                return (
                  <td
                    key={key}
                    data-other={day.getMonth() !== first.getMonth() || undefined}
                    data-empty={found.length === 0 || undefined}
                    aria-current={key === today ? 'date' : undefined}
                  >
                    <time dateTime={key} className={classes.day}>
                      <span className={classes.short} aria-hidden>
                        {day.getDate()}
                      </span>
                      <span className={classes.long}>
                        {write({ weekday: 'long', day: 'numeric', month: 'long' }, day)}
                      </span>
                    </time>
                    <DayEntries
                      entries={found}
                      isWhole={opened === key}
                      onWhole={() => setOpened(key)}
                      onOpen={open}
                    />
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
      {weeks.every((week) => week.every((day) => !entries.has(dayKey(day)))) && (
        <p className={classes.nothing}>{t('calendar.nothing')}</p>
      )}
    </section>
  )
}
