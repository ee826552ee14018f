import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'

type Logos = Map<string, string>

let gathering: { ids: Set<string>; answer: Promise<Logos> } | undefined

/** What a list asks for while it is drawn goes out as one call. */
function askTogether(id: string): Promise<Logos> {
  if (!gathering) {
    const ids = new Set<string>()
    const answer = new Promise((resolve) => setTimeout(resolve)).then(() => {
      gathering = undefined
      return fetchLogos([...ids])
    })
    gathering = { ids, answer }
  }
  gathering.ids.add(id)
  return gathering.answer
}

async function fetchLogos(organizations: string[]): Promise<Logos> {
  const client = await connect()
  const found = unwrap(await client.rpc('organization_logos', { organizations }))
  return new Map(found.map(({ organization_id, logo }) => [organization_id, logo]))
}

/** The logo of an organization whose page everyone can open. */
export const logoQuery = (organizationId: string) =>
  queryOptions({
    queryKey: ['organization-logo', organizationId],
    staleTime: 5 * 60_000,
    queryFn: async () => (await askTogether(organizationId)).get(organizationId) ?? null,
  })
