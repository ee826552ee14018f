import { ActionIcon, Checkbox, Menu, NativeSelect, NumberInput } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconDotsVertical, IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { DayInput } from '../../../../../ui/dates/DayInput.tsx'
import type { TaskFields } from '../../form.ts'
import { MissionName } from '../MissionName.tsx'
import classes from './Tasks.module.css'

interface Props {
  task: TaskFields
  hasSeats: boolean
  dueError: React.ReactNode
  isFirst: boolean
  isLast: boolean
  onChange: (changes: Partial<TaskFields>) => void
  onMove: (by: -1 | 1) => void
  onRemove: () => void
}

/** One mission: its due date, its places, and whether it is only suggested. */
export function TaskItem({ task, hasSeats, dueError, isFirst, isLast, onChange, onMove, onRemove }: Props) {
  const { t } = useTranslation('programs')
  const { title, due_on, seats, seats_by, is_proposed } = task
  return (
    <li className={classes.task}>
      <MissionName mission={task} className={classes.name} />
      <div className={classes.fields}>
        <DayInput
          label={t('editor.due')}
          aria-label={t('editor.dueOf', { title })}
          value={due_on}
          error={dueError}
          onChange={(next) => onChange({ due_on: next })}
        />
        {hasSeats && !is_proposed && (
          <NumberInput
            label={t('editor.seats')}
            aria-label={t('editor.seatsOf', { title })}
            placeholder={t('editor.seatsAny')}
            w={120}
            min={1}
            max={10_000}
            allowDecimal={false}
            value={seats}
            onChange={(value) => onChange({ seats: value })}
          />
        )}
        {hasSeats && !is_proposed && seats !== '' && (
          <NativeSelect
            label={t('editor.seatsBy')}
            aria-label={t('editor.seatsByOf', { title })}
            value={seats_by}
            data={[
              { value: 'order', label: t('editor.seatsByOrder') },
              { value: 'teacher', label: t('editor.seatsByTeacher') },
            ]}
            onChange={(event) =>
              onChange({ seats_by: event.currentTarget.value === 'teacher' ? 'teacher' : 'order' })
            }
          />
        )}
        <Checkbox
          label={t('editor.proposed')}
          aria-label={t('editor.proposedOf', { title })}
          checked={is_proposed}
          onChange={(event) => onChange({ is_proposed: event.currentTarget.checked })}
        />
      </div>
      <Menu withInitialFocusPlaceholder={false} position="bottom-end">
        <Menu.Target>
          <ActionIcon variant="subtle" size="lg" aria-label={t('editor.menu', { title })}>
            <IconDotsVertical size={18} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconArrowUp size={16} />} disabled={isFirst} onClick={() => onMove(-1)}>
            {t('editor.up')}
          </Menu.Item>
          <Menu.Item leftSection={<IconArrowDown size={16} />} disabled={isLast} onClick={() => onMove(1)}>
            {t('editor.down')}
          </Menu.Item>
          <Menu.Item leftSection={<IconTrash size={16} />} onClick={onRemove}>
            {t('editor.remove')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </li>
  )
}
