import { AppealByLink } from '../../features/moderation/components/AppealByLink.tsx'
import { PublicFrame } from './PublicFrame.tsx'

/** Where somebody whose account is suspended objects. */
export function AppealPage() {
  return (
    <PublicFrame>
      <AppealByLink />
    </PublicFrame>
  )
}
