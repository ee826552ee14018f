import { useChosenRole } from '../../features/core/session/chosen-role.ts'
import { useSignedIn } from '../../features/core/session/me-context.ts'
import { paths } from '../../lib/paths.ts'
import { RequireUser } from '../guards/RequireUser.tsx'
import { AreaFrame } from './AreaFrame.tsx'

/** The area for the person's role, or the role they chose if they have several. */
export function Dashboard() {
  return (
    <RequireUser>
      <ChosenArea />
    </RequireUser>
  )
}

function ChosenArea() {
  const role = useChosenRole(useSignedIn().roles)
  return <AreaFrame area={role} base={paths.dashboard} />
}
