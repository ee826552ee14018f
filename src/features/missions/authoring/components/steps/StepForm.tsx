import { Group, Stack, Text, TextInput, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { MarkdownInput } from '../../../../../ui/MarkdownInput.tsx'
import type { Step } from '../../../missions/model.ts'
import { stepIcons } from '../../step-icons.ts'
import { AttachmentFields } from './AttachmentFields.tsx'
import type { ChangeStep } from './change-step.ts'
import { DecisionFields } from './DecisionFields.tsx'
import { DeliverableFields } from './DeliverableFields.tsx'
import { MessageFields } from './MessageFields.tsx'
import { ModelAnswerField } from './ModelAnswerField.tsx'
import { NextField } from './NextField.tsx'
import { QuizFields } from './QuizFields.tsx'

interface Props {
  step: Step
  steps: Step[]
  onChange: ChangeStep
}

export function StepForm({ step, steps, onChange }: Props) {
  const { t } = useTranslation('authoring')
  const { t: tMissions } = useTranslation('missions')
  const Icon = stepIcons[step.kind]
  return (
    <Stack gap="md">
      <div>
        <Group gap="xs" c="var(--brand-text)">
          <Icon size={20} stroke={1.7} aria-hidden />
          <Title order={2} size="h3" c="var(--mantine-color-text)">
            {tMissions(`stepKinds.${step.kind}`)}
          </Title>
        </Group>
        <Text size="sm" c="dimmed">
          {t(`steps.hint.${step.kind}`)}
        </Text>
      </div>
      <TextInput
        id="field-stepTitle"
        label={t('form.title')}
        maxLength={120}
        value={step.title}
        onChange={(event) => onChange({ ...step, title: event.currentTarget.value }, 'title')}
      />
      {step.kind === 'message' && <MessageFields step={step} onChange={onChange} />}
      {step.kind !== 'quiz' && (
        <MarkdownInput
          label={t('form.body')}
          minRows={5}
          maxRows={24}
          maxLength={20_000}
          value={step.body}
          onChange={(body) => onChange({ ...step, body }, 'body')}
        />
      )}
      {step.kind === 'brief' && <AttachmentFields step={step} />}
      {step.kind === 'decision' && <DecisionFields step={step} steps={steps} onChange={onChange} />}
      {step.kind === 'quiz' && <QuizFields step={step} onChange={onChange} />}
      {step.kind === 'deliverable' && (
        <>
          <DeliverableFields step={step} onChange={onChange} />
          <ModelAnswerField step={step} onChange={onChange} />
        </>
      )}
      {step.kind !== 'decision' && (
        <NextField
          label={t('form.next')}
          step={step}
          steps={steps}
          value={step.next}
          onChange={(next) => onChange({ ...step, next }, 'next')}
        />
      )}
    </Stack>
  )
}
