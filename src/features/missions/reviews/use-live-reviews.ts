import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useChannels } from '../../../lib/use-channels.ts'
import { useSignedIn } from '../../core/session/me-context.ts'
import { myOrganizationsQuery } from '../../organizations/organizations/api/get-my-organizations.ts'
import { reviewKeys } from './api/keys.ts'

/** Shows immediately what team members and other makers claim, release and send. */
export function useLiveReviews(): void {
  const queries = useQueryClient()
  const { id, hasRole } = useSignedIn()
  const { data: organizations = [] } = useQuery(myOrganizationsQuery(id))
  const own = organizations.filter(({ status, kind }) => status === 'approved' && kind !== 'academia')
  const topics = [
    ...own.map((one) => `reviews:${one.id}`),
    ...(hasRole('on_maker') ? ['reviews:makers'] : []),
  ]
  const refresh = () => void queries.invalidateQueries({ queryKey: reviewKeys.all })
  useChannels<{ review: object }>(topics, { on: { review: refresh }, onReturn: refresh })
}
