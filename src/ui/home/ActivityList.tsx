import { Anchor, Text } from '@mantine/core'
import { Link } from 'react-router'
import classes from './ActivityList.module.css'

interface Item {
  id: string
  text: string
  /** Who and when. */
  details: (string | null)[]
  to: string
}

/** What happened, newest first. */
export function ActivityList({ items }: { items: Item[] }) {
  return (
    <ul className={classes.list}>
      {items.map(({ id, text, details, to }) => (
        <li key={id}>
          <Anchor component={Link} to={to} c="inherit" underline="hover">
            {text}
          </Anchor>
          <Text size="sm" c="dimmed">
            {details.filter(Boolean).join(' · ')}
          </Text>
        </li>
      ))}
    </ul>
  )
}
