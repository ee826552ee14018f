import type { ReactNode } from 'react'
import { Outlet, Route, Routes, useParams } from 'react-router'
import { isUuid } from '../lib/uuid.ts'
import { NotFound } from './public/NotFoundPage.tsx'
import { sharedRoutes } from './shared-routes.tsx'

/** The pages of an area, and those that every area has. */
export function AreaPages({ children }: { children: ReactNode }) {
  return (
    <Routes>
      <Route element={<KnownIds />}>
        {children}
        {sharedRoutes}
      </Route>
    </Routes>
  )
}

/** Parameters called …Id are ids: an address where one cannot be leads nowhere, and the server is not asked for it. */
export function KnownIds() {
  const params = Object.entries(useParams())
  const isKnown = params.every(([name, value]) => !name.endsWith('Id') || !value || isUuid(value))
  return isKnown ? <Outlet /> : <NotFound />
}
