import { createContext, useContext } from 'react'
import type { Me } from './use-me.ts'

const MeContext = createContext<Me | undefined>(undefined)

export const MeProvider = MeContext.Provider

/** The signed-in person, for everything behind the guard. */
export function useSignedIn(): Me {
  const me = useContext(MeContext)
  if (!me) throw new Error('useSignedIn is for pages behind the guard')
  return me
}
