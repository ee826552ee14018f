import type { Icon } from '@tabler/icons-react'
import type shell from '../i18n/en/shell.ts'

/** An entry of an area's sidebar; also found in search. */
export interface NavigationEntry {
  /** Below the area's address; "/" is its home. */
  to: string
  label: keyof typeof shell.nav
  icon: Icon
  /** Another address that belongs to it. */
  also?: string
  /** Also in the bar at the bottom of phones, which has room for five. */
  isMain?: true
  /**
   * A hook that says whether the sidebar currently shows it, and how many items are waiting. Always shown
   * without one.
   */
  useState?: () => { isShown: boolean; count: number }
}
