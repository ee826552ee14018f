import { Title } from '@mantine/core'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import board from '../../../../ui/board/Board.module.css'
import { useColumnDrop } from '../../../../ui/board/use-column-drop.ts'
import type { Entry, Pool } from '../api/answers.ts'
import type { EntryActions } from '../entries.ts'
import type { Stage } from '../model.ts'
import { EntryCard } from './EntryCard.tsx'

interface Props {
  stage: Stage
  entries: Entry[]
  team: Pool['team']
  actions: EntryActions
}

export function StageColumn({ stage, entries, team, actions }: Props) {
  const { t } = useTranslation('pools')
  const section = useRef<HTMLElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const isOver = useColumnDrop(section, list, stage, undefined)
  const name = t(`stages.${stage}`)
  return (
    <section ref={section} className={board.column} aria-label={name} data-over={isOver || undefined}>
      <div className={board.head}>
        <Title order={2} className={board.name}>
          {name}
        </Title>
        <span className={board.count} role="img" aria-label={t('pool.count', { count: entries.length })}>
          {entries.length}
        </span>
      </div>
      <ul ref={list} className={board.list}>
        {entries.map((entry) => (
          <EntryCard
            key={entry.id}
            entry={entry}
            owner={team.length > 1 ? team.find(({ id }) => id === entry.owner)?.name : undefined}
            actions={actions}
          />
        ))}
        {entries.length === 0 && <li className={board.empty}>{t('pool.none')}</li>}
      </ul>
    </section>
  )
}
