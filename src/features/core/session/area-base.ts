import { createContext, useContext } from 'react'
import { type AreaBase, below, paths } from '../../../lib/paths.ts'

const AreaBaseContext = createContext<AreaBase>(paths.dashboard)

export const AreaBaseProvider = AreaBaseContext.Provider

/** Builds paths inside the current area, whichever address it was opened at. */
export function useAreaPath(): (page: string) => string {
  const base = useContext(AreaBaseContext)
  return (page) => below(base, page)
}
