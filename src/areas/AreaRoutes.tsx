import type { ComponentType } from 'react'
import { Route, Routes } from 'react-router'

interface Props {
  home: ComponentType
  pages: ComponentType
}

/** Only the home is loaded up front; the other pages' code loads with the first of them. */
export function AreaRoutes({ home: Home, pages: Pages }: Props) {
  return (
    <Routes>
      <Route index element={<Home />} />
      <Route path="*" element={<Pages />} />
    </Routes>
  )
}
