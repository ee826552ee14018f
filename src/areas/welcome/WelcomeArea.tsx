import { Route } from 'react-router'
import { RequireRole } from '../../features/core/session/RequireRole.tsx'
import { AreaPages } from '../AreaPages.tsx'
import { WelcomePage } from './WelcomePage.tsx'

/** For accounts without a role: what is available, and what each locked page requires. */
export function WelcomeArea() {
  return (
    <AreaPages>
      <Route index element={<WelcomePage />} />
      <Route path="missions" element={<RequireRole needs="candidate" />} />
      <Route path="missions/new" element={<RequireRole needs="company" />} />
      <Route path="admin" element={<RequireRole needs="academia" />} />
      <Route path="analytics" element={<RequireRole needs="company" />} />
    </AreaPages>
  )
}
