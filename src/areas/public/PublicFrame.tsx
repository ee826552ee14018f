import type { ReactNode } from 'react'
import { SiteFooter } from '../../ui/SiteFooter.tsx'
import classes from './PublicFrame.module.css'
import { PublicHeader } from './PublicHeader.tsx'

/** A public page for reading, no wider than its text. */
export function PublicFrame({ children }: { children: ReactNode }) {
  return (
    <div className={classes.frame}>
      <PublicHeader />
      <main className={classes.main}>{children}</main>
      <SiteFooter />
    </div>
  )
}
