import type { ReactNode } from 'react'
import { usePageShown } from './use-page-shown.ts'

/** Parts of a page below its first screen, drawn a moment after it. */
export function Later({ children }: { children: ReactNode }) {
  return usePageShown() && children
}
