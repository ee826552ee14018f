import { ActionIcon, Menu } from '@mantine/core'
import { IconCopy, IconDots, IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { MoveItems } from '../../../../../ui/MoveItems.tsx'
import type { Step } from '../../../missions/model.ts'
import { newId } from '../../model/new-step.ts'
import { duplicateStep } from '../../model/steps.ts'
import { useEditor } from '../../use-editor.ts'

interface Props {
  step: Step
  place: number
  title: string
  onMove: (to: number) => void
  onRemove: () => void
}

export function StepMenu({ step, place, title, onMove, onRemove }: Props) {
  const { t } = useTranslation('authoring')
  const { content, edit, goTo } = useEditor()
  function duplicate(): void {
    const copy = newId()
    edit(`copy:${copy}`, (now) => ({ ...now, steps: duplicateStep(now.steps, step.id, copy) }))
    goTo({ tab: 'steps', step: copy })
  }
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t('steps.actions', { place: place + 1, title })}
        >
          <IconDots size={18} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <MoveItems
          place={place}
          total={content.steps.length}
          words={{ earlier: t('steps.up'), later: t('steps.down') }}
          onMove={onMove}
        />
        <Menu.Item leftSection={<IconCopy size={16} />} onClick={duplicate}>
          {t('steps.duplicate')}
        </Menu.Item>
        <Menu.Item c="var(--danger-text)" leftSection={<IconTrash size={16} />} onClick={onRemove}>
          {t('steps.delete')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
