import { VisuallyHidden } from '@mantine/core'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { BoardColumn } from '../../../../ui/board/BoardColumn.tsx'
import { BoardFrame } from '../../../../ui/board/BoardFrame.tsx'
import type { Pipeline, Row } from '../api/answers.ts'
import { useStageName } from '../use-stage-name.ts'
import { PipelineCard } from './PipelineCard.tsx'

interface Props {
  pipeline: Pipeline
  /** Loads more cards of a stage. */
  loadMore: (stageId: string) => void
  move: (row: Row, stageId: string) => void
  answer: (row: Row) => void
  /** What just happened, for screen readers. */
  announcement: string
}

export function PipelineBoard({ pipeline, loadMore, move, answer, announcement }: Props) {
  const { t } = useTranslation('openingApplications')
  const nameOf = useStageName()
  const focusNext = useRef<string | null>(null)
  const { id, stages, applications, mustHaves, mayDecide } = pipeline
  return (
    <>
      <BoardFrame
        label={t('pipeline.board')}
        columns={stages.length}
        items={mayDecide ? applications : []}
        moveTo={(row, stage) => move(row, stage)}
      >
        {stages.map((stage) => (
          <BoardColumn
            key={stage.id}
            id={stage.id}
            name={nameOf(stage)}
            items={applications.filter((row) => row.stage === stage.id)}
            fitting={stage.fitting}
            total={stage.total}
            onMore={() => loadMore(stage.id)}
            count={t('pipeline.count', { count: stage.fitting })}
            none={t('pipeline.none')}
          >
            {(row) => (
              <PipelineCard
                key={row.id}
                row={row}
                openingId={id}
                total={mustHaves.length}
                stages={stages}
                mayDecide={mayDecide}
                focusNext={focusNext}
                move={move}
                answer={answer}
              />
            )}
          </BoardColumn>
        ))}
      </BoardFrame>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </>
  )
}
