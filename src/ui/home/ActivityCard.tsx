import { Anchor, Skeleton, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { timeAgo } from '../../lib/dates.ts'
import { Section } from '../Section.tsx'
import classes from './ActivityCard.module.css'

interface Entry {
  kind: string
  at: string
  /** The member who did it. */
  name: string | null
  /** The page inside the area; null if the reader can't open it. */
  link: string | null
}

interface Props<E> {
  title: string
  empty: string
  entries: E[] | undefined
  say: (entry: E) => string
  path: (page: string) => string
  /** When the reader was last here: what happened later is marked as new. */
  since?: string
}

/** What happened lately, newest first; nothing here asks for anything. */
export function ActivityCard<E extends Entry>(props: Props<E>) {
  const { title, empty, entries, say, path, since } = props
  const { t } = useTranslation()
  return (
    <Section title={title}>
      {!entries && <Skeleton h={180} role="status" aria-busy="true" />}
      {entries?.length === 0 && <Text c="dimmed">{empty}</Text>}
      {entries && entries.length > 0 && (
        <ul className={classes.list}>
          {entries.map((entry) => (
            <li key={`${entry.kind} ${entry.at} ${entry.link}`}>
              {entry.link ? (
                <Anchor component={Link} to={path(entry.link)} c="inherit" underline="hover">
                  {say(entry)}
                </Anchor>
              ) : (
                <Text>{say(entry)}</Text>
              )}
              <Text size="sm" c="dimmed">
                {since && Date.parse(entry.at) > Date.parse(since) && (
                  <span className={classes.new}>{t('new')}</span>
                )}
                {[entry.name, timeAgo(entry.at)].filter(Boolean).join(' · ')}
              </Text>
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}
