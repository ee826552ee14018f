import type { Icon } from '@tabler/icons-react'
import type shell from '../i18n/en/shell.ts'

/** An entry of an area's sidebar; the search finds it too. */
export interface NavigationEntry {
  /** Below the area's address; "/" is its home. */
  to: string
  label: keyof typeof shell.nav
  icon: Icon
  /** An address elsewhere that belongs to it. */
  also?: string
  /** A hook that says whether the sidebar shows it now, and how much waits behind it. Without one it is always there. */
  useState?: () => { isShown: boolean; count: number }
}
