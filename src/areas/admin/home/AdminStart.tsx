import { lazyPage } from '../../../lib/lazy-page.ts'
import { AreaRoutes } from '../../AreaRoutes.tsx'
import { HomePage } from './HomePage.tsx'

const AdminArea = lazyPage(async () => (await import('../AdminArea.tsx')).AdminArea)

export function AdminStart() {
  return <AreaRoutes home={HomePage} pages={AdminArea} />
}
