import { Card, Stack, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { RubricCriteria } from '../../missions/components/RubricPreview.tsx'
import type { Play, PlayedStep } from '../api/answers.ts'
import classes from './Player.module.css'
import { StepList } from './StepList.tsx'

interface Props {
  play: Play
  step?: PlayedStep
  onOpen: (place: string) => void
}

/** Beside the open step: all steps, or, for a deliverable, how it is assessed, with the steps folded. */
export function StepSide({ play, step, onOpen }: Props) {
  const { t } = useTranslation('missions')
  const { rubric } = play.mission
  const list = <StepList play={play} openId={step?.id} onOpen={onOpen} />
  if (step?.kind !== 'deliverable' || !rubric) return list
  return (
    <Stack gap="md">
      <FoldedSteps play={play} step={step} onOpen={onOpen} />
      <Card padding="md" component="section" aria-labelledby="assessed-title" className={classes.assessed}>
        <Title order={2} fz="md" mb="sm" id="assessed-title">
          {t('rubric.title')}
        </Title>
        <RubricCriteria criteria={rubric} language={play.enrollment.language} />
      </Card>
    </Stack>
  )
}

/** The current step; opens the list of all steps. */
export function FoldedSteps({ play, step, onOpen }: Props) {
  const { t } = useTranslation('player')
  const at = play.outline.findIndex(({ id }) => id !== null && id === step?.id) + 1
  return (
    <details>
      <summary className={classes.summary}>
        {at ? t('work.stepsAt', { at, total: play.outline.length }) : t('work.steps')}
      </summary>
      <StepList play={play} openId={step?.id} onOpen={onOpen} />
    </details>
  )
}
