import { useChosenRole } from '../../features/session/chosen-role.ts'
import { useSignedIn } from '../../features/session/me-context.ts'
import { paths } from '../../lib/paths.ts'
import { RequireUser } from '../guards/RequireUser.tsx'
import { AreaFrame } from './AreaFrame.tsx'

/** The area of the person's role, of the chosen one where there are several. */
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
