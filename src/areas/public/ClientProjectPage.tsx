import { ClientProject } from '../../features/makers/projects/components/ClientProject.tsx'
import { PublicFrame } from './PublicFrame.tsx'

export function ClientProjectPage() {
  return (
    <PublicFrame>
      <ClientProject />
    </PublicFrame>
  )
}
