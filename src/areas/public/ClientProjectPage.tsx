import { ClientProject } from '../../features/projects/components/ClientProject.tsx'
import { PublicFrame } from './PublicFrame.tsx'

/** A project as its client sees it. */
export function ClientProjectPage() {
  return (
    <PublicFrame>
      <ClientProject />
    </PublicFrame>
  )
}
