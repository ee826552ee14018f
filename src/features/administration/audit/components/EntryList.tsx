import { Text, UnstyledButton } from '@mantine/core'
import { IconChevronRight } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { timeAgo } from '../../../../lib/dates.ts'
import { useFirstRows } from '../../../../ui/use-page-shown.ts'
import type { AuditEntry } from '../api/answers.ts'
import { formatExactly } from '../exact-time.ts'
import { useAuditSentence } from '../use-audit-sentence.ts'
import { useReason } from '../use-reason.ts'
import classes from './Audit.module.css'
import { EntryDetails } from './EntryDetails.tsx'

/** Entries as sentences; each can be expanded. */
export function EntryList({ entries, label }: { entries: AuditEntry[]; label: string }) {
  const shown = useFirstRows(entries, 12)
  return (
    <ol className={classes.entries} aria-label={label}>
      {shown.map((entry) => (
        <EntryRow key={entry.id} entry={entry} />
      ))}
    </ol>
  )
}

function EntryRow({ entry }: { entry: AuditEntry }) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const { who, what } = useAuditSentence()(entry)
  const reasonText = useReason()
  return (
    <li>
      <UnstyledButton
        className={classes.row}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <IconChevronRight size={18} aria-hidden className={classes.chevron} />
        <span className={classes.sentence}>
          <Text component="span" display="block">
            <b>{who}</b> {what}
          </Text>
          {entry.reason && (
            <Text component="span" size="sm" c="dimmed" lineClamp={1}>
              {reasonText(entry.reason)}
            </Text>
          )}
        </span>
        <Text
          component="time"
          dateTime={entry.created_at}
          title={formatExactly(entry.created_at)}
          size="sm"
          c="dimmed"
          className={classes.time}
        >
          {timeAgo(entry.created_at)}
        </Text>
      </UnstyledButton>
      {isOpen && (
        <div id={id}>
          <EntryDetails entry={entry} who={who} />
        </div>
      )}
    </li>
  )
}
