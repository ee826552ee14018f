import type { Icon } from '@tabler/icons-react'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import { isSwitchedOn } from '../lib/platform.ts'
import classes from './LinkTabs.module.css'
import { usePlatform } from './use-platform.ts'

interface Props {
  label: string
  /** The open tab is the one whose address is the longest prefix of the page's. */
  tabs: { to: string; label: string; icon: Icon; count?: ReactNode }[]
}

/** The pages of one section, side by side. They are links: each has its own address and history. */
export function LinkTabs({ label, tabs }: Props) {
  const { pathname } = useLocation()
  const platform = usePlatform()
  const here = tabs
    .map(({ to }) => to)
    .filter((to) => pathname === to || pathname.startsWith(`${to}/`))
    .reduce((longest, to) => (to.length > longest.length ? to : longest), '')
  const row = useRef<HTMLElement>(null)
  // On phones the row scrolls to show the open tab. Not scrollIntoView: that would move the page as well.
  useLayoutEffect(() => {
    const tab = row.current?.querySelector<HTMLElement>(`[aria-current][href="${here}"]`)
    if (row.current && tab)
      row.current.scrollLeft = tab.offsetLeft - (row.current.clientWidth - tab.offsetWidth) / 2
  }, [here])
  return (
    <nav ref={row} aria-label={label} className={classes.tabs} data-scrolls>
      {tabs.map(({ to, label, icon: Icon, count }) => {
        if (!isSwitchedOn(to, platform)) return null
        return (
          <Link key={to} to={to} className={classes.tab} aria-current={to === here ? 'page' : undefined}>
            <Icon size={18} stroke={1.7} aria-hidden />
            {label}
            {count}
          </Link>
        )
      })}
    </nav>
  )
}
