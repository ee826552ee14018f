import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { formatDate, timeAgo } from '../../../../lib/dates.ts'
import type { NetworkPerson } from '../api/answers.ts'
import classes from './Network.module.css'
import { PersonFace } from './PersonFace.tsx'
import { PersonMenu } from './PersonMenu.tsx'
import { Reasons } from './Reasons.tsx'
import { RelationButtons } from './RelationButtons.tsx'

export function PersonRow({ person, onDone }: { person: NetworkPerson; onDone: () => void }) {
  return (
    <li className={classes.row}>
      <PersonFace person={person}>
        <Reasons reasons={person.common} />
        {person.note && <blockquote className={classes.note}>{person.note}</blockquote>}
        <Since person={person} />
      </PersonFace>
      <div className={classes.acts}>
        <RelationButtons person={person} onDone={onDone} />
        <PersonMenu person={person} onDone={onDone} />
      </div>
    </li>
  )
}

function Since({ person: { at, relation } }: { person: NetworkPerson }) {
  const { t } = useTranslation('network')
  if (!at) return null
  const date = formatDate(at)
  return (
    <Text size="sm" c="dimmed" mt={6}>
      {relation === 'connected' && t('person.connected', { date })}
      {relation === 'blocked' && t('person.blocked', { date })}
      {relation === 'asked' && t('person.asked', { when: timeAgo(at) })}
      {relation === 'asks_me' && t('person.asksMe', { when: timeAgo(at) })}
    </Text>
  )
}
