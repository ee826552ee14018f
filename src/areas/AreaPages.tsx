import type { ReactNode } from 'react'
import { Outlet, Route, Routes, useParams } from 'react-router'
import { isUuid } from '../lib/uuid.ts'
import { useFocusHash } from '../ui/use-focus-hash.ts'
import { NotFound } from './public/NotFoundPage.tsx'
import { sharedRoutes } from './shared/routes.tsx'

/** The pages of an area, plus those shared by all areas. */
export function AreaPages({ children }: { children: ReactNode }) {
  useFocusHash()
  return (
    <Routes>
      <Route element={<KnownIds />}>
        {children}
        {sharedRoutes}
      </Route>
    </Routes>
  )
}

/** Parameters named …Id are ids: if one isn't valid, the address is not found and the server isn't asked. */
export function KnownIds() {
  const params = Object.entries(useParams())
  const isKnown = params.every(([name, value]) => !name.endsWith('Id') || !value || isUuid(value))
  return isKnown ? <Outlet /> : <NotFound />
}
