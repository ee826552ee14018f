import { Badge } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import classes from './Search.module.css'

interface Props {
  title: string
  /** How many criteria of this group are active. */
  active: number
  isOpenAtFirst?: boolean
  children: ReactNode
}

/** One kind of criterion; starts expanded if any is active. */
export function FilterGroup({ title, active, isOpenAtFirst, children }: Props) {
  const [isOpen, setOpen] = useState(isOpenAtFirst || active > 0)
  return (
    <details className={classes.group} open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {title}
        {active > 0 && (
          <Badge size="sm" circle aria-hidden>
            {active}
          </Badge>
        )}
      </summary>
      <div className={classes.criteria}>{isOpen && children}</div>
    </details>
  )
}
