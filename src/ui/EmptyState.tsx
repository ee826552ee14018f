import { Stack, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './EmptyState.module.css'

interface Props {
  title: string
  text: string
  action?: ReactNode
  /** Inside a card, where a full-page illustration would be too much. */
  compact?: boolean
  /** A drawing of the subject, instead of the arcs of the logo. */
  drawing?: ReactNode
  /** Heading level of the title, if it is the page's own. */
  level?: 1 | 2
}

/** What belongs here, why there is nothing yet, and what to do next. */
export function EmptyState({ title, text, action, compact = false, drawing, level = 2 }: Props) {
  return (
    <Stack align={compact ? 'flex-start' : 'center'} gap="sm" className={compact ? undefined : classes.empty}>
      {!compact && (drawing ?? <Arcs />)}
      <Title order={compact ? 3 : level} ta={compact ? 'start' : 'center'}>
        {title}
      </Title>
      <Text c="dimmed" maw="56ch" ta={compact ? 'start' : 'center'}>
        {text}
      </Text>
      {action && <div className={classes.action}>{action}</div>}
    </Stack>
  )
}

function Arcs() {
  return (
    <svg width="148" height="88" viewBox="0 0 148 88" fill="none" aria-hidden="true" className={classes.arcs}>
      <path d="M8 80C28 40 68 14 140 8" />
      <path d="M30 84c18-30 48-46 104-50" />
      <path d="M54 86c14-18 34-26 72-28" />
      <circle cx="140" cy="8" r="5" />
    </svg>
  )
}
