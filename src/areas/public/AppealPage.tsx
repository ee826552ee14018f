import { AppealByLink } from '../../features/account/reports/components/AppealByLink.tsx'
import { PublicFrame } from './PublicFrame.tsx'

/** Where people whose account is suspended appeal. */
export function AppealPage() {
  return (
    <PublicFrame>
      <AppealByLink />
    </PublicFrame>
  )
}
