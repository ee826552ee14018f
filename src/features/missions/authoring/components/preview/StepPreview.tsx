import { Group, Stack, Text, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Markdown } from '../../../../../ui/Markdown.tsx'
import { AttachedFiles } from '../../../../core/files/components/AttachedFiles.tsx'
import type { Step } from '../../../missions/model.ts'
import { stepIcons } from '../../step-icons.ts'
import { DecisionPreview } from './DecisionPreview.tsx'
import { DeliverablePreview } from './DeliverablePreview.tsx'
import { MessagePreview } from './MessagePreview.tsx'
import { QuizPreview } from './QuizPreview.tsx'

interface Props {
  step: Step
  level: 2 | 3
  /** Takes the path of a decision, when walking through the whole mission. */
  onChoose?: (choiceId: string) => void
}

/** A step as candidates see it; it can be tried and saves nothing. */
export function StepPreview({ step, level, onChoose }: Props) {
  const { t } = useTranslation('authoring')
  const { t: tMissions } = useTranslation('missions')
  const Icon = stepIcons[step.kind]
  return (
    <Stack gap="md">
      <div>
        <Group gap={6} c="var(--brand-text)">
          <Icon size={18} stroke={1.7} aria-hidden />
          <Text size="sm" fw={600}>
            {tMissions(`stepKinds.${step.kind}`)}
          </Text>
        </Group>
        <Title order={level}>{step.title.trim() || t('steps.untitled')}</Title>
      </div>
      {step.kind === 'message' && <MessagePreview step={step} />}
      {step.kind !== 'message' && step.kind !== 'quiz' && <Markdown>{step.body}</Markdown>}
      {step.kind === 'brief' && <AttachedFiles files={step.files} level={level === 2 ? 3 : 4} />}
      {step.kind === 'decision' && <DecisionPreview step={step} onChoose={onChoose} />}
      {step.kind === 'quiz' && <QuizPreview step={step} />}
      {step.kind === 'deliverable' && <DeliverablePreview step={step} />}
    </Stack>
  )
}
