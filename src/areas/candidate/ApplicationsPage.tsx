import { ApplicationsView } from '../../features/career/applications/components/ApplicationsView.tsx'

export function ApplicationsPage() {
  return <ApplicationsView />
}
