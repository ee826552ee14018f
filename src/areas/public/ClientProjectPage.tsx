import { ClientProject } from '../../features/projects/components/ClientProject.tsx'
import { PublicFrame } from './PublicFrame.tsx'

export function ClientProjectPage() {
  return (
    <PublicFrame>
      <ClientProject />
    </PublicFrame>
  )
}
