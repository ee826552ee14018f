import lists from '../../../../ui/Lists.module.css'
import type { OrganizationRequest } from '../api/answers.ts'
import { RequestItem } from './RequestItem.tsx'

interface Props {
  requests: OrganizationRequest[]
  /** The heading level of each name. */
  level: 2 | 3
}

export function RequestList({ requests, level }: Props) {
  return (
    <ul className={lists.list}>
      {requests.map((request) => (
        <RequestItem key={request.id} request={request} level={level} />
      ))}
    </ul>
  )
}
