import type { ReactNode } from 'react'
import classes from './Facts.module.css'

interface Props {
  isBold?: boolean
  /** Next to each other if there is room. */
  isSideBySide?: boolean
  children: ReactNode
}

/** Labels with their values. */
export const Facts = ({ isBold, isSideBySide, children }: Props) => (
  <dl className={classes.facts} data-bold={isBold || undefined} data-side-by-side={isSideBySide || undefined}>
    {children}
  </dl>
)

export const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
)
