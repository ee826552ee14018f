import { Badge } from '@mantine/core'
import { IconCalendarDue, IconMapPin, IconNotes } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../../../lib/dates.ts'
import { inLanguage } from '../../../../lib/in-language.ts'
import card from '../../../../ui/board/BoardCard.module.css'
import { BoardCard } from '../../../../ui/board/BoardCard.tsx'
import { useCandidateName } from '../../contacts/components/CandidateIdentity.tsx'
import { titleOf } from '../../discovery/model.ts'
import type { Entry } from '../api/answers.ts'
import { type EntryActions, placed } from '../entries.ts'
import { CandidateActions } from './CandidateActions.tsx'
import { EntryMenu } from './EntryMenu.tsx'
import classes from './Pools.module.css'

interface Props {
  entry: Entry
  owner: string | undefined
  focusNext: { current: string | null }
  actions: EntryActions
}

const shownSkills = 3

/** A candidate on the board, with the little that is known. */
export function EntryCard({ entry, owner, focusNext, actions }: Props) {
  const { t } = useTranslation('pools')
  const { t: tContacts } = useTranslation('contacts')
  const { facts, shared, tags, note } = entry
  const name = useCandidateName()(entry)
  const skills = (facts?.skills ?? []).slice(0, shownSkills).map((skill) => inLanguage(skill, 'name'))
  const below = shared?.name ? (shared.jobTitle ?? (facts && titleOf(facts))) : undefined
  return (
    <BoardCard card={placed(entry)} focusNext={focusNext} isOrdered={false}>
      <div className={card.head}>
        <button
          type="button"
          className={`${card.title} ${classes.opener}`}
          aria-haspopup="dialog"
          onClick={() => actions.open(entry)}
        >
          <strong>{name}</strong>
          {below && <span>{below}</span>}
        </button>
        <EntryMenu entry={entry} focusNext={focusNext} actions={actions} />
      </div>
      <p className={card.facts}>
        {!facts && !shared && <span>{tContacts('company.goneText')}</span>}
        {facts?.town && (
          <span>
            <IconMapPin size={14} aria-hidden /> {inLanguage(facts.town, 'name')}
          </span>
        )}
        {skills.length > 0 && <span>{skills.join(' · ')}</span>}
        {owner && <span>{owner}</span>}
        {note && (
          <span>
            <IconNotes size={14} aria-hidden /> {note.length > 80 ? `${note.slice(0, 80)}…` : note}
          </span>
        )}
        <span>
          <IconCalendarDue size={14} aria-hidden /> {t('entry.kept', { date: formatDate(entry.keepUntil) })}
        </span>
      </p>
      {tags.length > 0 && (
        <div className={card.marks}>
          {tags.map((tag) => (
            <Badge key={tag} variant="light" color="indigo" c="var(--brand-text)" tt="none">
              {tag}
            </Badge>
          ))}
        </div>
      )}
      {(facts || shared) && (
        <div className={classes.entryActions}>
          <CandidateActions
            card={entry.card}
            name={name}
            contact={shared ? 'shared' : entry.stage === 'uncontacted' ? undefined : 'asked'}
            isInPool
          />
        </div>
      )}
    </BoardCard>
  )
}
