import { Button, Menu, Text } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { type StepKind, stepKinds } from '../../../missions/model.ts'
import { newStep } from '../../model/new-step.ts'
import { insertStep } from '../../model/steps.ts'
import { stepIcons } from '../../step-icons.ts'
import { useEditor } from '../../use-editor.ts'

/** Adds a step of the chosen kind after the open one. */
export function AddStep() {
  const { t } = useTranslation('authoring')
  const { t: tMissions } = useTranslation('missions')
  const { step, edit, goTo } = useEditor()
  function add(kind: StepKind): void {
    const added = newStep(kind)
    edit(`add:${added.id}`, (content) => ({ ...content, steps: insertStep(content.steps, added, step?.id) }))
    goTo({ tab: 'steps', step: added.id, field: 'stepTitle' })
  }
  return (
    <Menu position="bottom-start" width={290} returnFocus={false}>
      <Menu.Target>
        <Button variant="light" leftSection={<IconPlus size={18} />}>
          {t('steps.add')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {stepKinds.map((kind) => {
          const Icon = stepIcons[kind]
          return (
            <Menu.Item key={kind} leftSection={<Icon size={18} />} onClick={() => add(kind)}>
              {tMissions(`stepKinds.${kind}`)}
              <Text size="xs" c="dimmed">
                {t(`steps.hint.${kind}`)}
              </Text>
            </Menu.Item>
          )
        })}
      </Menu.Dropdown>
    </Menu>
  )
}
