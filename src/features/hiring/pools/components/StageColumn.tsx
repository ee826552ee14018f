import { useTranslation } from 'react-i18next'
import { BoardColumn } from '../../../../ui/board/BoardColumn.tsx'
import type { Entry, Pool } from '../api/answers.ts'
import type { EntryActions } from '../entries.ts'
import type { Stage } from '../model.ts'
import { EntryCard } from './EntryCard.tsx'

interface Props {
  stage: Stage
  entries: Entry[]
  team: Pool['team']
  focusNext: { current: string | null }
  actions: EntryActions
}

export function StageColumn({ stage, entries, team, focusNext, actions }: Props) {
  const { t } = useTranslation('pools')
  return (
    <BoardColumn
      id={stage}
      name={t(`stages.${stage}`)}
      items={entries}
      count={t('pool.count', { count: entries.length })}
      none={t('pool.none')}
    >
      {(entry) => (
        <EntryCard
          key={entry.id}
          entry={entry}
          owner={team.length > 1 ? team.find(({ id }) => id === entry.owner)?.name : undefined}
          focusNext={focusNext}
          actions={actions}
        />
      )}
    </BoardColumn>
  )
}
