import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toast } from '../../../ui/toast.ts'
import type { Pipeline, Row } from './api/answers.ts'
import { useMove } from './api/change-pipeline.ts'
import { isOpen } from './pipeline.ts'
import { useApplicantName } from './use-applicant-name.ts'
import { useStageName } from './use-stage-name.ts'

/** Moves by mouse, menu or select. Not selecting someone takes a reason, and opens the dialog instead. */
export function useApplicationMoves(pipeline: Pipeline | undefined, openingId: string) {
  const { t } = useTranslation('openingApplications')
  const nameOf = useStageName()
  const applicantName = useApplicantName()
  const [answering, setAnswering] = useState<Row[]>([])
  const [announcement, setAnnouncement] = useState('')
  const { mutate } = useMove(openingId, () => toast.failure({ title: t('pipeline.elsewhere') }))
  const refuse = () => void toast.failure({ title: t('errors.application_unopened') })
  /** Those that weren't opened are left out; without any other, there is nothing to answer. */
  const answer = (rows: Row[]) => {
    if (rows.length > 0 && !rows.some((row) => row.openedAt || pipeline?.status === 'filled')) return refuse()
    setAnswering(rows)
  }
  const move = (row: Row, to: string) => {
    const goal = pipeline?.stages.find(({ id }) => id === to)
    if (!goal || row.stage === to || row.withdrawnAt || row.hasConflict) return
    if (goal.kind === 'not_selected') {
      if (isOpen(row)) answer([row])
      return
    }
    if (!row.openedAt) return refuse()
    mutate({ id: row.id, from: row.stage, to })
    setAnnouncement(t('pipeline.moved', { name: applicantName(row), stage: nameOf(goal) }))
  }
  return { move, announcement, answering, answer }
}
