import { VisuallyHidden } from '@mantine/core'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BoardFrame } from '../../../../ui/board/BoardFrame.tsx'
import { toast } from '../../../../ui/toast.ts'
import { AskContactDialog } from '../../contacts/components/AskContactDialog.tsx'
import { useCandidateName } from '../../contacts/components/CandidateIdentity.tsx'
import type { Entry, Pool } from '../api/answers.ts'
import { useMoveEntry } from '../api/change-entries.ts'
import type { MoveEntry } from '../entries.ts'
import { type Stage, stages } from '../model.ts'
import { EntryDrawer } from './EntryDrawer.tsx'
import { StageColumn } from './StageColumn.tsx'

interface Props {
  pool: Pool
  /** Entries that pass the filters. */
  entries: Entry[]
}

type Opened = { entry: Entry; what: 'details' | 'ask' }

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
  const focusNext = useRef<string | null>(null)
  const actions = {
    open: (entry: Entry) => setOpened({ entry, what: 'details' }),
    ask: (entry: Entry) => setOpened({ entry, what: 'ask' }),
    move,
  }
  const close = () => setOpened(undefined)
  const open = opened && pool.entries.find(({ id }) => id === opened.entry.id)
  return (
    <>
      <BoardFrame
        label={t('pool.board')}
        columns={stages.length}
        items={entries}
        moveTo={(entry, stage) => move(entry, stage as Stage)}
      >
        {stages.map((stage) => (
          <StageColumn
            key={stage}
            stage={stage}
            entries={entries.filter((entry) => entry.stage === stage)}
            team={pool.team}
            focusNext={focusNext}
            actions={actions}
          />
        ))}
      </BoardFrame>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      {open && opened.what === 'details' && (
        <EntryDrawer key={open.id} entry={open} team={pool.team} onMove={move} onClose={close} />
      )}
      {open && opened.what === 'ask' && <AskContactDialog card={open.card} onClose={close} />}
    </>
  )
}
