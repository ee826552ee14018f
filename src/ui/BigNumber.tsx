import type { ReactNode } from 'react'
import classes from './BigNumber.module.css'

export const BigNumber = ({ children }: { children: ReactNode }) => (
  <div className={classes.number}>{children}</div>
)
