import { Alert, Card, Progress, Text } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useTranslation } from 'react-i18next'
import { formatDuration } from '../../../../lib/formats/durations.ts'
import { PageHeader } from '../../../../ui/PageHeader.tsx'
import { ByOrganization } from '../../missions/components/ByOrganization.tsx'
import type { Play } from '../api/answers.ts'
import { useOpenStep } from '../use-open-step.ts'
import { usePlaying } from '../use-playing.ts'
import { HandInPanel, type OutcomeAdditions } from './HandInPanel.tsx'
import classes from './Player.module.css'
import { PlayerMenu } from './PlayerMenu.tsx'
import { StepPanel } from './StepPanel.tsx'
import { FoldedSteps, StepSide } from './StepSide.tsx'

const running = ['in_progress', 'submitted', 'changes_requested']

/** A mission in progress: the steps on one side, the open one on the other. */
export function Player({ play, ...additions }: { play: Play } & OutcomeAdditions) {
  const { t } = useTranslation('player')
  const { enrollment, mission } = play
  const { step, open } = useOpenStep(play)
  const playing = usePlaying(play, step?.id)
  const isWide = useMediaQuery('(min-width: 62em)', undefined, { getInitialValueInEffect: false })
  return (
    <>
      <div className={classes.head}>
        <PageHeader
          title={mission.title}
          titleLang={enrollment.language}
          description={<ByOrganization id={enrollment.organization_id} name={mission.organization} />}
          actions={<PlayerMenu play={play} playing={playing} />}
        />
      </div>
      {mission.isPaused && running.includes(enrollment.status) && (
        <Alert color="amber" mb="lg" title={t('paused.title', { company: mission.organization })}>
          {t('paused.text')}
        </Alert>
      )}
      <Card padding="md" mb="lg">
        <Progress value={enrollment.progress} color="moss" aria-label={t('work.progress')} />
        <Text size="sm" c="dimmed" mt={8} title={t('work.spentHint')}>
          {t('work.progressValue', { percent: enrollment.progress })} ·{' '}
          {t('work.spent', { time: formatDuration(enrollment.seconds_spent) })}
        </Text>
      </Card>
      <div className={classes.columns}>
        {isWide ? (
          <div className={classes.steps}>
            {/* Each step starts at the top, with the list of steps folded. */}
            <StepSide key={step?.id} play={play} step={step} onOpen={open} />
          </div>
        ) : (
          <FoldedSteps play={play} step={step} onOpen={open} />
        )}
        <section className={classes.panel}>
          {step ? (
            <StepPanel
              key={step.id}
              play={play}
              step={step}
              playing={playing}
              isWide={isWide ?? false}
              onOpen={open}
            />
          ) : (
            <HandInPanel play={play} playing={playing} onOpen={open} {...additions} />
          )}
        </section>
      </div>
    </>
  )
}
