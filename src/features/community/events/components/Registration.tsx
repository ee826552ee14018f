import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconCalendarDown } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { saveFile } from '../../../../lib/save-file.ts'
import { ConfirmDialog } from '../../../../ui/ConfirmDialog.tsx'
import { toast } from '../../../../ui/toast.ts'
import type { EventPageData } from '../api/answers.ts'
import { useLeaveEvent, useRegister } from '../api/register.ts'
import { calendarName, calendarOf } from '../calendar.ts'
import { isToCome } from '../model.ts'
import { Attended, Ticket } from './Attended.tsx'

/** The viewer's registration for an event, and the next thing to do about it. */
export function Registration({ event }: { event: EventPageData }) {
  const { t } = useTranslation('events')
  const [isLeaving, leaving] = useDisclosure()
  const register = useRegister(event.id)
  const leave = useLeaveEvent(event.id)
  const { mine, capacity, taken } = event
  if (event.status === 'cancelled') return null
  const calendar = (
    <Button
      variant="default"
      leftSection={<IconCalendarDown size={18} aria-hidden />}
      onClick={() => saveFile(calendarName(event), calendarOf(event), 'text/calendar;charset=utf-8')}
    >
      {t('page.calendar')}
    </Button>
  )
  if (!isToCome(event)) {
    return (
      <Stack gap="md">
        <Ticket event={event} />
        {event.attended_at ? <Attended event={event} /> : <Text c="dimmed">{t('page.over')}</Text>}
      </Stack>
    )
  }
  if (!mine) {
    const isFull = capacity !== null && taken >= capacity
    return (
      <Stack gap="sm">
        <Button
          size="md"
          loading={register.isPending}
          onClick={() =>
            register.mutate(undefined, {
              onSuccess: (given) =>
                toast.success({ title: t(given === 'waiting' ? 'page.onList' : 'page.gotPlace') }),
            })
          }
        >
          {t(isFull ? 'page.wait' : 'page.register')}
        </Button>
        <Text size="sm" c="dimmed">
          {t('page.shared')}
        </Text>
        <div>{calendar}</div>
      </Stack>
    )
  }
  return (
    <Stack gap="sm">
      <Alert color={mine === 'registered' ? 'moss' : 'amber'} role="status">
        <Text size="md">
          {mine === 'registered' ? t('page.registered') : t('page.ahead', { count: event.ahead ?? 0 })}
        </Text>
      </Alert>
      <Ticket event={event} />
      <Attended event={event} />
      <Group gap="sm">
        {calendar}
        {!event.attended_at && (
          <Button variant="subtle" onClick={leaving.open}>
            {t(mine === 'registered' ? 'page.leave' : 'page.leaveList')}
          </Button>
        )}
      </Group>
      <ConfirmDialog
        opened={isLeaving}
        title={t('page.leaveQuestion')}
        text={t('page.leaveText')}
        action={t(mine === 'registered' ? 'page.leave' : 'page.leaveList')}
        cancel={t('page.keep')}
        isHarmful
        change={leave}
        onConfirm={() =>
          leave.mutate(undefined, {
            onSuccess: () => {
              leaving.close()
              toast.success({ title: t('page.left') })
            },
          })
        }
        onClose={leaving.close}
      />
    </Stack>
  )
}
