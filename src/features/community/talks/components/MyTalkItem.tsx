import { Anchor, Badge, Button, Group, Stack, Text } from '@mantine/core'
import { IconCalendarDown } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { deviceZone, zoneName } from '../../../../lib/formats/zones.ts'
import { formatSpan } from '../../../../lib/moments.ts'
import { paths } from '../../../../lib/paths.ts'
import { saveFile } from '../../../../lib/save-file.ts'
import { PersonAvatar } from '../../../../ui/PersonAvatar.tsx'
import { photoUrlQuery } from '../../../profile/profiles/api/photo-url.ts'
import type { MyTalk } from '../api/answers.ts'
import { calendarOf } from '../calendar.ts'
import { isAhead } from '../model.ts'
import classes from './Talks.module.css'

interface Props {
  talk: MyTalk
  onCancel: () => void
}

/** One booked talk: with whom, when, where and about what, and what can still be done about it. */
export function MyTalkItem({ talk, onCancel }: Props) {
  const { t } = useTranslation('talks')
  const { name, is_host, place, cancelled_by } = talk
  const { data: photo } = useQuery(photoUrlQuery(talk.photo))
  const ahead = isAhead(talk)
  const state = cancelled_by === 'host' ? 'byHost' : cancelled_by === 'guest' ? 'byGuest' : 'over'
  const download = () =>
    saveFile(
      `${t('mine.file')}.ics`,
      calendarOf(talk, t('mine.summary', { name })),
      'text/calendar;charset=utf-8',
    )
  return (
    <li>
      <Group justify="space-between" align="flex-start" gap="md">
        <Stack gap={4} flex="1 1 280px" miw={0}>
          <Group gap="xs">
            <PersonAvatar name={name} src={photo} size={32} />
            <Text fw={600}>{name}</Text>
            {!ahead && (
              <Badge variant="light" color="gray">
                {t(`mine.${state}`)}
              </Badge>
            )}
          </Group>
          <Text>
            {formatSpan(talk.starts_at, talk.ends_at)} ({zoneName(deviceZone())})
          </Text>
          <Text size="sm" c="dimmed">
            {[t(`meetings.${talk.meeting}`), !is_host && talk.title].filter(Boolean).join(' · ')}
          </Text>
          {ahead && !is_host && (
            <Text size="sm" className={classes.words}>
              <strong>{t('mine.where')}</strong>{' '}
              {place && /^https?:\/\/\S+$/.test(place) ? (
                <Anchor href={place} target="_blank" rel="noopener noreferrer">
                  {place}
                </Anchor>
              ) : (
                place || t('mine.noPlace', { name })
              )}
            </Text>
          )}
          {(is_host || ahead) && <Text className={classes.words}>{talk.about}</Text>}
          {talk.reason && (
            <Text className={classes.words} fs="italic">
              {talk.reason}
            </Text>
          )}
          {is_host && talk.handle && (
            <Anchor component={Link} to={paths.person(talk.handle)} size="sm">
              {t('mine.page')}
            </Anchor>
          )}
        </Stack>
        {ahead && (
          <Group gap="xs">
            <Button
              variant="default"
              size="sm"
              leftSection={<IconCalendarDown size={18} aria-hidden />}
              aria-label={t('mine.calendarOf', { name })}
              onClick={download}
            >
              {t('mine.calendar')}
            </Button>
            {Date.parse(talk.starts_at) > Date.now() && (
              <Button variant="subtle" size="sm" aria-label={t('mine.cancelOf', { name })} onClick={onCancel}>
                {t('mine.cancel')}
              </Button>
            )}
          </Group>
        )}
      </Group>
    </li>
  )
}
