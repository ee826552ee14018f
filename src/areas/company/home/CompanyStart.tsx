import { lazyPage } from '../../../lib/lazy-page.ts'
import { AreaRoutes } from '../../AreaRoutes.tsx'
import { HomePage } from './HomePage.tsx'

const CompanyArea = lazyPage(async () => (await import('../CompanyArea.tsx')).CompanyArea)

export function CompanyStart() {
  return <AreaRoutes home={HomePage} pages={CompanyArea} />
}
