import type { OrganizationRequest } from '../api/get-requests.ts'
import classes from './RequestItem.module.css'
import { RequestItem } from './RequestItem.tsx'

export function RequestList({ requests }: { requests: OrganizationRequest[] }) {
  return (
    <ul className={classes.list}>
      {requests.map((request) => (
        <RequestItem key={request.id} request={request} />
      ))}
    </ul>
  )
}
