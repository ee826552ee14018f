import { AppealByLink } from '../../features/moderation/components/AppealByLink.tsx'
import { PublicFrame } from './PublicFrame.tsx'

/** Where people whose account is suspended appeal. */
export function AppealPage() {
  return (
    <PublicFrame>
      <AppealByLink />
    </PublicFrame>
  )
}
