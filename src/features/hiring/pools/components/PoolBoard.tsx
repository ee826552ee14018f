import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import { monitorForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { autoScrollForElements } from '@atlaskit/pragmatic-drag-and-drop-auto-scroll/element'
import { VisuallyHidden } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toast } from '../../../../ui/toast.ts'
import { AskContactDialog } from '../../contacts/components/AskContactDialog.tsx'
import { useCandidateName } from '../../contacts/components/CandidateIdentity.tsx'
import { InviteDialog } from '../../contacts/components/InviteDialog.tsx'
import type { Entry, Pool } from '../api/answers.ts'
import { useMoveEntry } from '../api/change-entries.ts'
import type { MoveEntry } from '../entries.ts'
import { type Stage, stages } from '../model.ts'
import { EntryDrawer } from './EntryDrawer.tsx'
import classes from './Pools.module.css'
import { StageColumn } from './StageColumn.tsx'

interface Props {
  pool: Pool
  /** Entries that pass the filters. */
  entries: Entry[]
}

type Opened = { entry: Entry; what: 'details' | 'ask' | 'invite' }

export function PoolBoard({ pool, entries }: Props) {
  const { t } = useTranslation('pools')
  const nameOf = useCandidateName()
  const [opened, setOpened] = useState<Opened>()
  const [announcement, setAnnouncement] = useState('')
  const { mutate } = useMoveEntry(pool.id, () => toast.failure({ title: t('entry.elsewhere') }))
  const move: MoveEntry = (entry, to) => {
    if (entry.stage === to) return
    mutate({ entry, to })
    setAnnouncement(t('entry.moved', { name: nameOf(entry), stage: t(`stages.${to}`) }))
  }
  const frame = useRef<HTMLDivElement>(null)
  // The current board, for a handler that is created once.
  const now = useRef({ entries, move })
  now.current = { entries, move }
  useEffect(() => {
    if (!frame.current) return
    return combine(
      autoScrollForElements({ element: frame.current }),
      monitorForElements({
        onDrop: ({ source, location }) => {
          const [target] = location.current.dropTargets
          const entry = now.current.entries.find(({ id }) => id === source.data.entryId)
          if (target && entry) now.current.move(entry, target.data.columnId as Stage)
        },
      }),
    )
  }, [])
  const actions = {
    open: (entry: Entry) => setOpened({ entry, what: 'details' }),
    ask: (entry: Entry) => setOpened({ entry, what: 'ask' }),
    invite: (entry: Entry) => setOpened({ entry, what: 'invite' }),
    move,
  }
  const close = () => setOpened(undefined)
  const open = opened && pool.entries.find(({ id }) => id === opened.entry.id)
  return (
    <>
      <section ref={frame} className={classes.board} aria-label={t('pool.board')}>
        {stages.map((stage) => (
          <StageColumn
            key={stage}
            stage={stage}
            entries={entries.filter((entry) => entry.stage === stage)}
            team={pool.team}
            actions={actions}
          />
        ))}
      </section>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      {open && opened.what === 'details' && (
        <EntryDrawer key={open.id} entry={open} team={pool.team} onMove={move} onClose={close} />
      )}
      {open && opened.what === 'ask' && <AskContactDialog card={open.card} onClose={close} />}
      {open && opened.what === 'invite' && <InviteDialog cards={[open.card]} onClose={close} />}
    </>
  )
}
