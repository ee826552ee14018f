import { UnstyledButton } from '@mantine/core'
import { IconAlertTriangle, IconGripVertical } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useDropZone } from '../../../../../ui/use-drop-zone.ts'
import type { Step } from '../../../missions/model.ts'
import { stepFlags } from '../../model/step-flags.ts'
import { stepIcons } from '../../step-icons.ts'
import { useEditor } from '../../use-editor.ts'
import { StepMenu } from './StepMenu.tsx'
import classes from './StepsTab.module.css'

interface Props {
  step: Step
  place: number
  dragged: string | undefined
  onDrag: (id: string | undefined) => void
  onDrop: () => void
  onMove: (to: number) => void
  onRemove: () => void
}

export function OutlineItem({ step, place, dragged, onDrag, onDrop, onMove, onRemove }: Props) {
  const { t } = useTranslation('authoring')
  const { step: selected, problems, goTo } = useEditor()
  const { isOver, zone } = useDropZone(onDrop, dragged !== undefined)
  const isSelected = step.id === selected?.id
  const Icon = stepIcons[step.kind]
  const title = step.title.trim() || t('steps.untitled')
  return (
    <li
      className={classes.item}
      data-selected={isSelected || undefined}
      data-dragged={dragged === step.id || undefined}
      data-over={(isOver && dragged !== step.id) || undefined}
      draggable
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move'
        event.dataTransfer.setData('text/plain', title)
        onDrag(step.id)
      }}
      onDragEnd={() => onDrag(undefined)}
      {...zone}
    >
      <IconGripVertical size={16} className={classes.grip} aria-hidden />
      <UnstyledButton
        className={classes.open}
        aria-current={isSelected ? 'step' : undefined}
        onClick={() => goTo({ tab: 'steps', step: step.id })}
      >
        <span className={classes.name}>
          <Icon size={18} stroke={1.7} aria-hidden />
          {place + 1}. {title}
        </span>
        {stepFlags(problems, step.id).map((flag) => (
          <span key={flag} className={classes.flag} data-broken={flag !== 'incomplete' || undefined}>
            <IconAlertTriangle size={14} aria-hidden />
            {t(`steps.${flag}`)}
          </span>
        ))}
      </UnstyledButton>
      <StepMenu step={step} place={place} title={title} onMove={onMove} onRemove={onRemove} />
    </li>
  )
}
