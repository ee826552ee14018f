import { Badge, Button, Card, Group, Text, Title } from '@mantine/core'
import { useHotkeys, useMediaQuery } from '@mantine/hooks'
import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useAutosaveState } from '../../../../lib/autosave/use-autosave.ts'
import { SaveConflict } from '../../../../ui/SaveConflict.tsx'
import { SaveState } from '../../../../ui/SaveState.tsx'
import { RubricCriteria } from '../../missions/components/RubricPreview.tsx'
import type { Play, PlayedStep } from '../api/answers.ts'
import { canChange, draftInWords } from '../play.ts'
import type { Playing } from '../playing.ts'
import { useStepTurning } from '../use-step-turning.ts'
import classes from './Player.module.css'
import { StepBody } from './StepBody.tsx'

interface Props {
  play: Play
  step: PlayedStep
  playing: Playing
  /** The rubric is beside the step, not in it. */
  isWide: boolean
  onOpen: (place: string) => void
}

/** One step: its content, its question and the way forward. */
export function StepPanel({ play, step, playing, isWide, onOpen }: Props) {
  const { t } = useTranslation(['player', 'missions'])
  const saver = playing.saver(step)
  const state = useAutosaveState(saver)
  const turning = useStepTurning({ play, step, playing, draft: state.content, onOpen })
  const isEditable = canChange(play, step)
  const hasKeys = useMediaQuery('(hover: hover) and (min-width: 48em)')
  const heading = useFocusOnOpen()
  useHotkeys([['mod+Enter', () => void turning.goOn()]], [])
  useHotkeys([
    ['n', () => turning.next && onOpen(turning.next)],
    ['p', () => turning.previous && onOpen(turning.previous)],
  ])
  const asks = step.kind !== 'brief' && step.kind !== 'message'
  return (
    <Card padding="xl" className={classes.step}>
      <Group gap="sm" mb="xs">
        <Badge variant="light" color="gray" size="md">
          {t(`missions:stepKinds.${step.kind}`)}
        </Badge>
        {step.kind === 'deliverable' && (
          <Badge variant="light" color={step.required ? 'coral' : 'gray'} size="md">
            {t(step.required ? 'deliverable.required' : 'deliverable.optional')}
          </Badge>
        )}
      </Group>
      <Title
        order={2}
        fz="1.5rem"
        mb="lg"
        ref={heading}
        tabIndex={-1}
        className={classes.heading}
        lang={play.enrollment.language}
      >
        {step.title}
      </Title>
      <div className={classes.body}>
        {state.status === 'conflict' && (
          <SaveConflict
            theirs={state.theirs && draftInWords(state.theirs.content, step)}
            onKeepMine={() => saver.resolve('mine')}
            onTakeTheirs={() => saver.resolve('theirs')}
          />
        )}
        {step.kind === 'deliverable' && play.mission.rubric && !isWide && (
          <details className={classes.rubric}>
            <summary>{t('missions:rubric.title')}</summary>
            <RubricCriteria criteria={play.mission.rubric} language={play.enrollment.language} />
          </details>
        )}
        <StepBody
          step={step}
          draft={state.content}
          isEditable={isEditable}
          saver={saver}
          queue={playing.queue(step)}
          language={play.enrollment.language}
        />
      </div>
      <div className={classes.footer}>
        <div className={classes.state}>
          {turning.previous && (
            <Button
              variant="default"
              className={classes.previous}
              aria-label={t('work.previous')}
              onClick={() => onOpen(turning.previous!)}
            >
              <IconArrowLeft size={18} aria-hidden />
              <span className={classes.words}>{t('work.previous')}</span>
            </Button>
          )}
          {asks && isEditable && <SaveState state={state} onRetry={saver.flush} />}
        </div>
        <Button
          className={classes.onward}
          rightSection={<IconArrowRight size={18} aria-hidden />}
          loading={turning.isBusy}
          disabled={!turning.canGoOn}
          onClick={() => void turning.goOn()}
        >
          {t(turning.label)}
        </Button>
      </div>
      {hasKeys && (
        <Text size="sm" c="dimmed" mt="md">
          {t('work.shortcuts', { forward: `Ctrl + ${t('work.enter')}`, next: 'N', previous: 'P' })}
        </Text>
      )}
    </Card>
  )
}

/** Announces a new step and moves the focus to its start. */
function useFocusOnOpen() {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    window.scrollTo({ top: 0 })
  }, [])
  return heading
}
