import { ActionIcon, Badge, Button, Checkbox, Group, Menu, Text } from '@mantine/core'
import { IconBell, IconCalendarPlus, IconDots, IconPencil, IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../../../lib/dates.ts'
import { formatLabeled } from '../../../../lib/formats/words.ts'
import { type Day, formatDayAs } from '../../../../lib/weeks.ts'
import type { Milestone } from '../api/answers.ts'
import { useChangeMilestone } from '../api/change-milestones.ts'
import { stateOf } from '../timeline.ts'
import classes from './Milestones.module.css'

interface Props {
  milestone: Milestone
  today: Day
  onEdit: () => void
  onDownload: () => void
  onRemove: () => void
}

const colors = {
  done: ['moss', 'var(--moss-text)'],
  late: ['amber', 'var(--amber-text)'],
  soon: ['indigo', 'var(--brand-text)'],
  ahead: ['gray', 'var(--mantine-color-dimmed)'],
} as const

export function MilestoneItem({ milestone, today, onEdit, onDownload, onRemove }: Props) {
  const { t, i18n } = useTranslation('careerPlan')
  const { mutate } = useChangeMilestone()
  const { id, title, note, is_goal, due_on, done_at, met_at, remind_days } = milestone
  const state = stateOf(milestone, today)
  const [color, text] = colors[state]
  const date = formatDayAs(due_on, i18n.language, { dateStyle: 'long' })
  const done = met_at ?? done_at
  const when = done
    ? t(met_at ? 'milestones.metOn' : 'milestones.doneOn', { date: formatDate(done) })
    : t(state === 'late' ? 'milestones.late' : 'milestones.due', { date })
  return (
    <li data-state={state}>
      <Checkbox
        size="md"
        color="moss"
        aria-label={t('milestones.done', { title })}
        checked={state === 'done'}
        // Milestones met by work are checked automatically and can't be unchecked.
        disabled={Boolean(met_at)}
        onChange={(event) =>
          mutate({ id, done_at: event.currentTarget.checked ? new Date().toISOString() : null })
        }
      />
      <div className={classes.body}>
        <Group gap="xs">
          <Text fw={600} className={classes.title}>
            {title}
          </Text>
          {is_goal && (
            <Badge variant="outline" color="coral" c="inherit" tt="none">
              {t('milestones.goal')}
            </Badge>
          )}
          <Badge variant="light" color={color} c={text} tt="none">
            {t(`milestones.states.${state}`)}
          </Badge>
        </Group>
        <Text size="sm" c="dimmed">
          {when}
        </Text>
        {state !== 'done' && remind_days !== null && (
          <Text size="sm" c="dimmed">
            <IconBell size={14} aria-hidden className={classes.icon} />{' '}
            {t('milestones.reminds', { count: remind_days })}
          </Text>
        )}
        {note && <Text className={classes.note}>{note}</Text>}
        {state === 'late' && (
          <Button variant="light" onClick={onEdit} aria-label={formatLabeled(t('milestones.newDate'), title)}>
            {t('milestones.newDate')}
          </Button>
        )}
      </div>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon variant="subtle" size="lg" aria-label={t('milestones.menu', { title })}>
            <IconDots size={20} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconPencil size={16} aria-hidden />} onClick={onEdit}>
            {t('milestones.edit')}
          </Menu.Item>
          <Menu.Item leftSection={<IconCalendarPlus size={16} aria-hidden />} onClick={onDownload}>
            {t('milestones.calendar')}
          </Menu.Item>
          <Menu.Item leftSection={<IconTrash size={16} aria-hidden />} onClick={onRemove}>
            {t('milestones.remove')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </li>
  )
}
