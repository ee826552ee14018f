import { ActionIcon, Button, Card, Group, Stack, Text, Title } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconPlus, IconTrash, IconX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { zoneName } from '../../../../lib/formats/zones.ts'
import { formatMoment, formatTime } from '../../../../lib/moments.ts'
import { formatDayAs } from '../../../../lib/weeks.ts'
import { EmptyState } from '../../../../ui/EmptyState.tsx'
import { toast } from '../../../../ui/toast.ts'
import type { MyOffer } from '../api/answers.ts'
import { useRemoveSlots } from '../api/change-slots.ts'
import { byDay } from '../days.ts'
import { AddSlots } from './AddSlots.tsx'
import classes from './Talks.module.css'

/** The host's slots, in the host's time zone. */
export function SlotsCard({ offer: { slots, time_zone: zone, minutes } }: { offer: MyOffer }) {
  const { t, i18n } = useTranslation('talks')
  const [isAdding, adding] = useDisclosure()
  const { mutate } = useRemoveSlots()
  const remove = (ids: string[]) =>
    mutate(ids, { onSuccess: (count) => toast.success({ title: t('slots.removed', { count }) }) })
  const add = (
    <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={adding.open}>
      {t('slots.add')}
    </Button>
  )
  return (
    <Card padding="lg" component="section" aria-labelledby="my-slots">
      <Stack gap="md">
        <Group justify="space-between">
          <Title order={2} id="my-slots">
            {t('slots.title')}
          </Title>
          {slots.length > 0 && add}
        </Group>
        {slots.length === 0 ? (
          <EmptyState compact title={t('slots.none')} text={t('slots.noneText')} action={add} />
        ) : (
          <Text c="dimmed">{t('slots.hint', { zone: zoneName(zone) })}</Text>
        )}
        {byDay(slots, zone).map(([day, those]) => {
          const free = those.filter(({ is_taken }) => !is_taken).map(({ id }) => id)
          const named = formatDayAs(day, i18n.language, { weekday: 'long', day: 'numeric', month: 'long' })
          return (
            <div key={day}>
              <Group gap={4} mb={6}>
                <Title order={3} fz="sm">
                  {named}
                </Title>
                {free.length > 1 && (
                  <ActionIcon
                    variant="subtle"
                    color="gray"
                    aria-label={t('slots.removeDay', { day: named })}
                    onClick={() => remove(free)}
                  >
                    <IconTrash size={16} />
                  </ActionIcon>
                )}
              </Group>
              <ul className={classes.times}>
                {those.map(({ id, starts_at, is_taken }) => (
                  <li key={id} className={classes.slot} data-taken={is_taken}>
                    {formatTime(starts_at, zone)}
                    {is_taken ? (
                      <span>· {t('slots.taken')}</span>
                    ) : (
                      <ActionIcon
                        variant="subtle"
                        color="gray"
                        aria-label={t('slots.remove', { when: formatMoment(starts_at, zone) })}
                        onClick={() => remove([id])}
                      >
                        <IconX size={14} />
                      </ActionIcon>
                    )}
                  </li>
                ))}
              </ul>
            </div>
          )
        })}
      </Stack>
      {isAdding && <AddSlots zone={zone} minutes={minutes} onClose={adding.close} />}
    </Card>
  )
}
