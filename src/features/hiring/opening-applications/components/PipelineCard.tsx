import { Badge, Menu } from '@mantine/core'
import { IconBook2, IconClock, IconMailFast, IconMessage, IconMessageCircleX } from '@tabler/icons-react'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatCalendarDay, formatDate, timeAgo } from '../../../../lib/dates.ts'
import { inLanguage } from '../../../../lib/in-language.ts'
import card from '../../../../ui/board/BoardCard.module.css'
import { BoardCard } from '../../../../ui/board/BoardCard.tsx'
import { CardMenu } from '../../../../ui/board/CardMenu.tsx'
import { useAreaPath } from '../../../core/session/area-base.ts'
import type { PipelineStage, Row } from '../api/answers.ts'
import { isLate, isOpen, placed } from '../pipeline.ts'
import { useApplicantName } from '../use-applicant-name.ts'
import { useStageName } from '../use-stage-name.ts'

interface Props {
  row: Row
  openingId: string
  /** How many must-haves the opening has. */
  total: number
  stages: PipelineStage[]
  mayDecide: boolean
  focusNext: { current: string | null }
  move: (row: Row, stageId: string) => void
  answer: (row: Row) => void
}

/** An application on the board: evidence and time, and a name only once it is revealed. */
export const PipelineCard = memo(function PipelineCard(props: Props) {
  const { row, openingId, total, stages, mayDecide, focusNext, move, answer } = props
  const { t } = useTranslation('openingApplications')
  const path = useAreaPath()
  const nameOf = useStageName()
  const name = useApplicantName()(row)
  const page = path(`/openings/${openingId}/applications/${row.id}`)
  const late = isLate(row)
  const canRead = !row.withdrawnAt && !row.hasConflict
  return (
    <BoardCard card={placed(row)} focusNext={focusNext} isOrdered={false}>
      <div className={card.head}>
        {canRead ? (
          <Link to={page} draggable={false} className={card.title}>
            <strong>{name}</strong>
            {row.title && <span>{inLanguage(row.title, 'title')}</span>}
          </Link>
        ) : (
          <div className={card.title}>
            <strong>{name}</strong>
          </div>
        )}
        {canRead && (
          <CardMenu
            label={t('pipeline.menu', { name })}
            card={placed(row)}
            columns={mayDecide ? stages.map((stage) => ({ id: stage.id, name: nameOf(stage) })) : []}
            focusNext={focusNext}
            moveTo={(_, to) => move(row, to)}
            isOrdered={false}
          >
            <Menu.Item component={Link} to={page} leftSection={<IconBook2 size={16} />}>
              {t('pipeline.read')}
            </Menu.Item>
            {mayDecide && isOpen(row) && (
              <Menu.Item leftSection={<IconMessageCircleX size={16} />} onClick={() => answer(row)}>
                {t('pipeline.answerOne')}
              </Menu.Item>
            )}
          </CardMenu>
        )}
      </div>
      <p className={card.facts}>
        {row.hasConflict && <span>{t('pipeline.conflict')}</span>}
        {canRead && <span>{t('pipeline.proven', { count: row.proven?.length ?? 0, total })}</span>}
        <span>{t('pipeline.arrived', { when: timeAgo(row.sentAt) })}</span>
        {row.comments && (
          <span>
            <IconMessage size={14} aria-hidden /> {t('pipeline.comments', { count: row.comments })}
          </span>
        )}
      </p>
      {row.dueAt && (
        <p className={card.next} data-urgency={late ? 'overdue' : undefined}>
          <IconClock size={15} aria-hidden />
          <span>{t(late ? 'late' : 'due', { date: formatDate(row.dueAt) })}</span>
        </p>
      )}
      {row.offerUntil && (
        <p className={card.next}>
          <IconMailFast size={15} aria-hidden />
          <span>{t('offerUntil', { date: formatCalendarDay(row.offerUntil) })}</span>
        </p>
      )}
      {(row.withdrawnAt || (canRead && !row.openedAt)) && (
        <div className={card.marks}>
          <Badge
            variant={row.withdrawnAt ? 'default' : 'light'}
            color="indigo"
            c={row.withdrawnAt ? 'dimmed' : 'var(--brand-text)'}
          >
            {t(row.withdrawnAt ? 'pipeline.withdrawn' : 'pipeline.isUnopened')}
          </Badge>
        </div>
      )}
    </BoardCard>
  )
})
