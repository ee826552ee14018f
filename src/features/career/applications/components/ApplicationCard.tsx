import { Badge, Menu } from '@mantine/core'
import {
  IconCalendarDue,
  IconClock,
  IconExternalLink,
  IconFlag3Filled,
  IconMapPin,
  IconMoonStars,
  IconPencil,
  IconSend,
} from '@tabler/icons-react'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatDate } from '../../../../lib/dates.ts'
import { formatMoment } from '../../../../lib/moments.ts'
import classes from '../../../../ui/board/BoardCard.module.css'
import { BoardCard } from '../../../../ui/board/BoardCard.tsx'
import { CardMenu } from '../../../../ui/board/CardMenu.tsx'
import type { MoveTo } from '../../../../ui/board/place.ts'
import { useAreaPath } from '../../../core/session/area-base.ts'
import { daysSilent, isSilent } from '../board.ts'
import { type Card, type Column, type Contract, cardName, type SentState } from '../model.ts'
import { formatSalary } from '../salary.ts'
import { useColumnName } from '../use-column-name.ts'
import { urgencyOf } from '../when.ts'

interface Props {
  card: Card
  column: Column
  columns: Column[]
  silentDays: number
  /** If the card belongs to an application to an opening. */
  sent?: SentState
  focusNext: { current: string | null }
  onOpen: (cardId: string) => void
  moveTo: MoveTo<Card>
}

export const ApplicationCard = memo(function ApplicationCard(props: Props) {
  const { card, column, columns, silentDays, sent, focusNext, onOpen, moveTo } = props
  const { t } = useTranslation('applications')
  const nameOf = useColumnName()
  const path = useAreaPath()
  const salary = formatSalary(card)
  const facts = [card.contract && t(`contracts.${card.contract as Contract}`), salary].filter(Boolean)
  return (
    <BoardCard card={card} focusNext={focusNext}>
      <div className={classes.head}>
        <a
          href={`?card=${card.id}`}
          draggable={false}
          className={classes.title}
          onClick={(event) => {
            if (event.ctrlKey || event.metaKey || event.shiftKey) return
            event.preventDefault()
            onOpen(card.id)
          }}
        >
          <strong>{card.company}</strong>
          {card.job_title && <span>{card.job_title}</span>}
        </a>
        <CardMenu
          label={t('menu.of', { card: cardName(card) })}
          card={card}
          columns={columns.map((one) => ({ id: one.id, name: nameOf(one) }))}
          focusNext={focusNext}
          moveTo={moveTo}
        >
          <Menu.Item leftSection={<IconPencil size={16} />} onClick={() => onOpen(card.id)}>
            {t('menu.open')}
          </Menu.Item>
          {card.opening_application_id && (
            <Menu.Item
              component={Link}
              to={path(`/opportunities/applications/${card.opening_application_id}`)}
              leftSection={<IconSend size={16} />}
            >
              {t('menu.sent')}
            </Menu.Item>
          )}
          {card.link && (
            <Menu.Item
              component="a"
              href={card.link}
              target="_blank"
              rel="noopener noreferrer"
              leftSection={<IconExternalLink size={16} />}
            >
              {t('menu.posting')}
            </Menu.Item>
          )}
        </CardMenu>
      </div>
      {(card.location || facts.length > 0) && (
        <p className={classes.facts}>
          {card.location && (
            <span>
              <IconMapPin size={14} aria-hidden /> {card.location}
            </span>
          )}
          {facts.length > 0 && <span>{facts.join(' · ')}</span>}
        </p>
      )}
      {card.rejection_reason && <p className={classes.facts}>{card.rejection_reason}</p>}
      {card.next_at && (
        <p className={classes.next} data-urgency={urgencyOf(card.next_at)}>
          <IconCalendarDue size={15} aria-hidden />
          <span>
            {formatMoment(card.next_at)}
            {card.next_action && ` · ${card.next_action}`}
          </span>
        </p>
      )}
      {sent?.dueAt && <AnswerDue dueAt={sent.dueAt} />}
      <Marks card={card} isSilent={isSilent(card, column, silentDays)} />
    </BoardCard>
  )
})

/** When the company promised its next answer. */
function AnswerDue({ dueAt }: { dueAt: string }) {
  const { t } = useTranslation('applications')
  const isLate = new Date(dueAt).getTime() < Date.now()
  return (
    <p className={classes.next} data-urgency={isLate ? 'overdue' : undefined}>
      <IconClock size={15} aria-hidden />
      <span>{t(isLate ? 'sent.late' : 'sent.due', { date: formatDate(dueAt) })}</span>
    </p>
  )
}

function Marks({ card, isSilent }: { card: Card; isSilent: boolean }) {
  const { t } = useTranslation('applications')
  if (!isSilent && card.priority === 1 && card.tags.length === 0) return null
  return (
    <div className={classes.marks}>
      {card.priority === 2 && (
        <Badge
          variant="light"
          color="coral"
          c="var(--mantine-color-text)"
          leftSection={<IconFlag3Filled size={12} color="var(--coral)" aria-hidden />}
        >
          {t('priorities.high')}
        </Badge>
      )}
      {card.priority === 0 && (
        <Badge variant="default" c="dimmed">
          {t('priorities.low')}
        </Badge>
      )}
      {isSilent && (
        <Badge
          variant="light"
          color="amber"
          c="var(--amber-text)"
          leftSection={<IconMoonStars size={13} aria-hidden />}
        >
          {t('silentFor', { count: daysSilent(card) })}
        </Badge>
      )}
      {card.tags.slice(0, 3).map((tag) => (
        <Badge key={tag} variant="light" color="indigo" c="var(--brand-text)">
          {tag}
        </Badge>
      ))}
      {card.tags.length > 3 && (
        <Badge variant="default" c="dimmed">
          +{card.tags.length - 3}
        </Badge>
      )}
    </div>
  )
}
