import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { connect } from '../../lib/supabase.ts'
import { myOrganizationsQuery } from '../organizations/api/get-my-organizations.ts'
import { useSignedIn } from '../session/me-context.ts'

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
  const wanted = topics.join(' ')
  useEffect(() => {
    let stop = () => {}
    let isGone = false
    void connect().then((client) => {
      if (isGone || !wanted) return
      const channels = wanted.split(' ').map((topic) =>
        client
          .channel(topic, { config: { private: true } })
          .on('broadcast', { event: 'review' }, () => queries.invalidateQueries({ queryKey: ['reviews'] }))
          .subscribe(),
      )
      stop = () => {
        for (const channel of channels) void client.removeChannel(channel)
      }
    })
    return () => {
      isGone = true
      stop()
    }
  }, [wanted, queries])
}
