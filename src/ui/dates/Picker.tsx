import { Button, Stack } from '@mantine/core'
import { DatePicker, MonthPicker, TimeGrid } from '@mantine/dates'
import { formatWholeDay } from '../../lib/dates.ts'
import { deviceZone } from '../../lib/formats/zones.ts'
import 'dayjs/locale/fr'
import '@mantine/dates/styles.css'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { TypedKind } from '../../lib/typed-dates.ts'
import { dayIn } from '../../lib/weeks.ts'
import classes from './Picker.module.css'

interface Props {
  kind: TypedKind
  value: string
  min: string | undefined
  max: string | undefined
  canClear: boolean
  onPick: (value: string) => void
  onClose: () => void
}

/** Dialogs close on Esc, unless this says that something on top of them does. */
const keepsDialog = { 'data-mantine-stop-propagation': 'true' } as const
const halfHours = Array.from(
  { length: 48 },
  (_, index) => `${String(Math.floor(index / 2)).padStart(2, '0')}:${index % 2 ? '30' : '00'}`,
)

/** A calendar, a list of times, or both. Loaded when first opened. */
export function Picker({ kind, value, min, max, canClear, onPick, onClose }: Props) {
  const { t, i18n } = useTranslation()
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    root.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus()
    const times = root.current?.querySelector<HTMLElement>(`.${classes.times}`)
    const first = times?.querySelector<HTMLElement>('[data-start]')
    // Scroll to the selected time or the morning, without moving the page.
    if (times && first) times.scrollTop = first.offsetTop - times.offsetTop
  }, [])

  const [day = '', time = ''] = kind === 'time' ? ['', value.slice(0, 5)] : value.split('T')
  const [first, last] = kind === 'time' ? [] : [min?.slice(0, 10), max?.slice(0, 10)]
  const start = within(day || dayIn(deviceZone()), first, last)
  const finish = (next: string) => {
    onPick(next)
    onClose()
  }
  const calendar = {
    locale: i18n.language,
    defaultDate: start,
    minDate: first,
    maxDate: last,
    ariaLabels: {
      monthLevelControl: t('dates.chooseMonth'),
      yearLevelControl: t('dates.chooseYear'),
      nextMonth: t('dates.nextMonth'),
      previousMonth: t('dates.previousMonth'),
      nextYear: t('dates.nextYear'),
      previousYear: t('dates.previousYear'),
      nextDecade: t('dates.nextDecade'),
      previousDecade: t('dates.previousDecade'),
    },
    __stopPropagation: true,
  }
  return (
    <Stack gap="xs" align="center" ref={root}>
      {(kind === 'day' || kind === 'dayTime') && (
        <DatePicker
          {...calendar}
          hideOutsideDates
          highlightToday
          // Weekends look like other days, in a readable color.
          weekendDays={[]}
          firstDayOfWeek={i18n.language === 'fr' ? 1 : 0}
          value={day || null}
          getDayAriaLabel={formatWholeDay}
          getDayProps={(date) => (date === start ? { 'data-autofocus': true } : {})}
          onChange={(chosen) => {
            if (kind === 'day') finish(chosen ?? day)
            else onPick(`${chosen ?? day}T${time || '09:00'}`)
          }}
        />
      )}
      {kind === 'month' && (
        <MonthPicker
          {...calendar}
          value={day ? `${day}-01` : null}
          onChange={(chosen) => finish(chosen?.slice(0, 7) ?? day)}
        />
      )}
      {(kind === 'dayTime' || kind === 'time') && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset draws a border and needs a legend
        <div className={classes.times} role="group" aria-label={t('dates.times')}>
          <TimeGrid
            data={time && !halfHours.includes(time) ? [...halfHours, time].sort() : halfHours}
            value={time || null}
            format={i18n.language === 'fr' ? '24h' : '12h'}
            getControlProps={(at) => ({
              ...keepsDialog,
              'data-start': at === (time || '09:00') || undefined,
              'data-autofocus': (kind === 'time' && at === (time || '09:00')) || undefined,
            })}
            onChange={(at) => {
              if (!at) return
              finish(kind === 'time' ? at.slice(0, 5) : `${start}T${at.slice(0, 5)}`)
            }}
          />
        </div>
      )}
      {canClear && value && (
        <Button variant="subtle" size="compact-sm" {...keepsDialog} onClick={() => finish('')}>
          {t('dates.clear')}
        </Button>
      )}
    </Stack>
  )
}

function within(day: string, first: string | undefined, last: string | undefined): string {
  if (first && day < first) return first
  if (last && day > last) return last
  return day
}
