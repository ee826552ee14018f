import { Text } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './Rows.module.css'

/** Short entries with a line between them, or a sentence if there are none. */
export function Rows({ none, children }: { none: string; children: ReactNode[] }) {
  if (children.length > 0) return <ul className={classes.list}>{children}</ul>
  return (
    <Text size="sm" c="dimmed">
      {none}
    </Text>
  )
}
