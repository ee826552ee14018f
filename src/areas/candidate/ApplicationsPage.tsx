import { ApplicationsView } from '../../features/applications/components/ApplicationsView.tsx'

export function ApplicationsPage() {
  return <ApplicationsView />
}
