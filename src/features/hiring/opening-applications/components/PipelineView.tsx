import { Alert, Button, Checkbox, Group, SegmentedControl, Stack } from '@mantine/core'
import { IconClockExclamation } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { inLanguage } from '../../../../lib/in-language.ts'
import { useUrlState } from '../../../../lib/url-state/use-url-state.ts'
import { EmptyState } from '../../../../ui/EmptyState.tsx'
import { FilterSelect } from '../../../../ui/FilterSelect.tsx'
import { PageHeader } from '../../../../ui/PageHeader.tsx'
import { useAreaPath } from '../../../core/session/area-base.ts'
import type { Pipeline } from '../api/answers.ts'
import { canAnswer, mostAnswers } from '../pipeline.ts'
import { useApplicationMoves } from '../use-move.ts'
import { pipelineParams, pipelineViews } from '../use-pipeline.ts'
import { AnswerDialog } from './AnswerDialog.tsx'
import { PipelineBoard } from './PipelineBoard.tsx'
import { PipelineList } from './PipelineList.tsx'
import { StagesDialog } from './StagesDialog.tsx'

interface Props {
  pipeline: Pipeline
  /** Loads more cards of a stage. */
  loadMore: (stageId: string) => void
  /** What else can be done with the applications, if there are any. */
  tools?: ReactNode
  /** Panels of other features about this opening. */
  extras?: ReactNode
}

/** An opening's applications, as board and list. */
export function PipelineView({ pipeline, loadMore, tools, extras }: Props) {
  const { t } = useTranslation('openingApplications', { keyPrefix: 'pipeline' })
  const { t: tAll } = useTranslation('openingApplications')
  const path = useAreaPath()
  const { values, set } = useUrlState(pipelineParams)
  const { proven, skill, unopened, late } = values
  const [isEditing, setEditing] = useState(false)
  const [answered, setAnswered] = useState<ReadonlySet<string>>(new Set())
  const { move, announcement, answering, answer } = useApplicationMoves(pipeline, pipeline.id)
  const { stages, mustHaves, mayDecide, stop, overdue } = pipeline
  const isEmpty = stages.every(({ total }) => total === 0)
  // Once every position is taken, those who are left get their answers together.
  const isFilled = mayDecide && pipeline.status === 'filled'
  const waiting = isFilled ? pipeline.applications.filter((row) => canAnswer(row, pipeline.status)) : []
  return (
    <Stack gap="md">
      <PageHeader
        title={t('title', { title: pipeline.title })}
        description={t('text')}
        back={{ to: path('/openings'), label: t('back') }}
        isTight
        actions={
          <>
            {!isEmpty && tools}
            {mayDecide && (
              <Button variant="default" aria-haspopup="dialog" onClick={() => setEditing(true)}>
                {tAll('stageDialog.open')}
              </Button>
            )}
          </>
        }
      />
      {stop && (
        <Alert icon={<IconClockExclamation />} color="amber" variant="light" title={t('stopped')}>
          {stop === 'overdue' && t('overdue', { count: overdue })}
          {stop === 'paused' && t('paused')}
          {stop !== 'overdue' && stop !== 'paused' && tAll(`errors.opening_${stop}`)}
          {waiting.length > 0 && (
            <Stack gap="xs" mt={4} align="flex-start">
              {t('waiting', { count: pipeline.waiting })}
              <Button
                variant="default"
                aria-haspopup="dialog"
                onClick={() => answer(waiting.slice(0, mostAnswers))}
              >
                {t('answerWaiting', { count: Math.min(waiting.length, mostAnswers) })}
              </Button>
            </Stack>
          )}
        </Alert>
      )}
      {extras}
      {isEmpty ? (
        <EmptyState title={t('empty')} text={t('emptyText')} />
      ) : (
        <>
          <Group gap="md" align="flex-end">
            <SegmentedControl
              aria-label={t('view')}
              value={values.view}
              onChange={(view) => set({ view })}
              data={pipelineViews.map((value) => ({ value, label: t(value) }))}
            />
            <FilterSelect
              label={t('evidence')}
              all={t('anyEvidence')}
              value={values.proven}
              choices={mustHaves.map((_, place) => ({
                value: place + 1,
                label: t('atLeast', { count: place + 1 }),
              }))}
              onChange={(proven) => set({ proven })}
            />
            <FilterSelect
              label={t('skill')}
              all={t('anySkill')}
              value={values.skill}
              choices={mustHaves.map((skill) => ({ value: skill.slug, label: inLanguage(skill, 'name') }))}
              onChange={(skill) => set({ skill })}
            />
            <Checkbox
              pb={8}
              label={t('unopened')}
              checked={values.unopened}
              onChange={({ currentTarget: { checked } }) => set({ unopened: checked })}
            />
            <Checkbox
              pb={8}
              label={t('lateOnly')}
              checked={values.late}
              onChange={({ currentTarget: { checked } }) => set({ late: checked })}
            />
          </Group>
          {values.view === 'board' ? (
            <PipelineBoard
              pipeline={pipeline}
              loadMore={loadMore}
              move={move}
              answer={(row) => answer([row])}
              announcement={announcement}
            />
          ) : (
            <PipelineList
              // Selected applications that a filter hides aren't answered.
              key={[proven, skill, unopened, late].join()}
              pipeline={pipeline}
              page={values.page}
              goToPage={(page) => set({ page })}
              move={move}
              answer={answer}
              answered={answered}
            />
          )}
        </>
      )}
      {answering.length > 0 && (
        <AnswerDialog
          pipeline={pipeline}
          rows={answering}
          onSent={(ids) => setAnswered(new Set([...answered, ...ids]))}
          onClose={() => answer([])}
        />
      )}
      {isEditing && <StagesDialog pipeline={pipeline} onClose={() => setEditing(false)} />}
    </Stack>
  )
}
