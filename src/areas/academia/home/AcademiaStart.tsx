import { lazyPage } from '../../../lib/lazy-page.ts'
import { AreaRoutes } from '../../AreaRoutes.tsx'
import { HomePage } from './HomePage.tsx'

const AcademiaArea = lazyPage(async () => (await import('../AcademiaArea.tsx')).AcademiaArea)

export function AcademiaStart() {
  return <AreaRoutes home={HomePage} pages={AcademiaArea} />
}
