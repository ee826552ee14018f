import type { ReactNode } from 'react'
import { SiteFooter } from '../../ui/SiteFooter.tsx'
import classes from './PublicFrame.module.css'
import { PublicHeader } from './PublicHeader.tsx'

/** A page to read that anyone opens without an account, no wider than its lines. */
export function PublicFrame({ children }: { children: ReactNode }) {
  return (
    <div className={classes.frame}>
      <PublicHeader />
      <main className={classes.main}>{children}</main>
      <SiteFooter />
    </div>
  )
}
