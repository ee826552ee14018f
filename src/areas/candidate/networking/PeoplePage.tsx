import { PeopleView } from '../../../features/network/components/PeopleView.tsx'

export function PeoplePage() {
  return <PeopleView />
}
