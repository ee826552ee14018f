import { Card, Stack, Text, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Markdown } from '../../../../ui/Markdown.tsx'
import { DeliveredAnswer } from '../../reviews/components/DeliveredAnswer.tsx'
import type { Play, PlayedDeliverable } from '../api/answers.ts'
import classes from './ModelAnswers.module.css'

/** The author's answers beside the candidate's own; open until there is feedback to read. */
export function ModelAnswers({ play: { steps, enrollment, mission } }: { play: Play }) {
  const { t } = useTranslation('player')
  const written = steps.filter(
    (step): step is PlayedDeliverable & { modelAnswer: string } =>
      step.kind === 'deliverable' && Boolean(step.modelAnswer?.trim()),
  )
  if (written.length === 0) return null
  const pairs = (
    <Stack gap="xl">
      <Text c="dimmed" maw="68ch">
        {t('model.text', { company: mission.organization })}
      </Text>
      {written.map((step) => (
        <Comparison key={step.id} step={step} model={step.modelAnswer} language={enrollment.language} />
      ))}
    </Stack>
  )
  if (enrollment.status !== 'submitted') {
    return (
      <details className={classes.folded}>
        <summary>{t('model.titleAll')}</summary>
        {pairs}
      </details>
    )
  }
  return (
    <Card padding="xl" mb="lg" component="section" aria-labelledby="model-answer-title">
      <Title order={2} fz="h3" mb={6} id="model-answer-title">
        {t('model.title')}
      </Title>
      {pairs}
    </Card>
  )
}

interface ComparisonProps {
  step: PlayedDeliverable
  model: string
  language: string
}

function Comparison({ step, model, language }: ComparisonProps) {
  const { t } = useTranslation('player')
  return (
    <section>
      <Title order={3} mb="sm" lang={language}>
        {step.title}
      </Title>
      <div className={classes.pair}>
        <div>
          <Text size="sm" fw={600} c="dimmed" mb="xs">
            {t('model.yours')}
          </Text>
          <DeliveredAnswer
            answer={step.draft ?? {}}
            drawText={(text) => <Markdown topHeading={4}>{text}</Markdown>}
          />
        </div>
        <div className={classes.model}>
          <Text size="sm" fw={600} c="var(--brand-text)" mb="xs">
            {t('model.theirs')}
          </Text>
          <div lang={language}>
            <Markdown topHeading={4}>{model}</Markdown>
          </div>
        </div>
      </div>
    </section>
  )
}
