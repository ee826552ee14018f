import { PeopleView } from '../../../features/community/network/components/PeopleView.tsx'

export function PeoplePage() {
  return <PeopleView />
}
