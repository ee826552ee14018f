import { Card, Stack, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Markdown } from '../../../../ui/Markdown.tsx'
import { AttachedFiles } from '../../../core/files/components/AttachedFiles.tsx'
import type { PublishedStep } from '../../missions/model.ts'
import type { Answer } from '../api/answers.ts'
import { DeliveredAnswer } from './DeliveredAnswer.tsx'
import { QuizAnswers } from './QuizAnswers.tsx'
import classes from './WorkPanel.module.css'

interface Props {
  step: PublishedStep
  number: number
  answer?: Answer
  drawText: (text: string) => ReactNode
}

export function WorkStep({ step, number, answer = {}, drawText }: Props) {
  const { t } = useTranslation('reviews')
  const { t: tMissions } = useTranslation('missions')
  return (
    <Card padding="lg" component="article">
      <Stack gap="sm">
        <div>
          <Text size="sm" c="dimmed">
            {t('work.step', { number, kind: tMissions(`stepKinds.${step.kind}`) })}
          </Text>
          <Title order={3}>{step.title}</Title>
        </div>
        {step.kind !== 'quiz' && step.body && (
          <details className={classes.task}>
            <summary>
              {step.kind === 'message'
                ? t('work.from', { name: step.from, role: step.role })
                : t('work.task')}
            </summary>
            <Markdown>{step.body}</Markdown>
          </details>
        )}
        {step.kind === 'brief' && <AttachedFiles files={step.files} level={4} />}
        {step.kind === 'decision' && <Choice step={step} chosen={answer.choice} />}
        {step.kind === 'quiz' && <QuizAnswers questions={step.questions} answers={answer.answers ?? {}} />}
        {step.kind === 'deliverable' && step.modelAnswer && (
          <details className={classes.task}>
            <summary>{t('modelAnswer')}</summary>
            <Markdown>{step.modelAnswer}</Markdown>
          </details>
        )}
        {step.kind === 'deliverable' && <DeliveredAnswer answer={answer} drawText={drawText} withPreviews />}
      </Stack>
    </Card>
  )
}

function Choice({ step, chosen }: { step: Extract<PublishedStep, { kind: 'decision' }>; chosen?: string }) {
  const { t } = useTranslation('reviews')
  const choice = step.choices.find(({ id }) => id === chosen)
  if (!choice) return <Text c="dimmed">{t('work.nothing')}</Text>
  return (
    <>
      <Text fw={550}>{t('work.chose', { choice: choice.label })}</Text>
      {choice.consequence && (
        <details className={classes.task}>
          <summary>{t('work.consequence')}</summary>
          <Markdown>{choice.consequence}</Markdown>
        </details>
      )}
    </>
  )
}
