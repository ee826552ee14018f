import { lazyPage } from '../../../lib/lazy-page.ts'
import { AreaRoutes } from '../../AreaRoutes.tsx'
import { HomePage } from './HomePage.tsx'

const MakerArea = lazyPage(async () => (await import('../MakerArea.tsx')).MakerArea)

export function MakerStart() {
  return <AreaRoutes home={HomePage} pages={MakerArea} />
}
