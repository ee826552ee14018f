import type { ComponentType } from 'react'
import { Route, Routes } from 'react-router'

interface Props {
  home: ComponentType
  pages: ComponentType
}

/** The home alone is light: where the code of all other pages lies is fetched with the first of them. */
export function AreaRoutes({ home: Home, pages: Pages }: Props) {
  return (
    <Routes>
      <Route index element={<Home />} />
      <Route path="*" element={<Pages />} />
    </Routes>
  )
}
