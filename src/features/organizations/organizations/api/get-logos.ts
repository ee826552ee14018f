import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '../../../../lib/rpc.ts'
import { isUuid } from '../../../../lib/uuid.ts'
import { organizationKeys } from './keys.ts'

type Logos = Map<string, string>

let gathering: { keys: Set<string>; answer: Promise<Logos> } | undefined

/** Batches the requests of one render into one call. */
function askTogether(key: string): Promise<Logos> {
  if (!gathering) {
    const keys = new Set<string>()
    const answer = new Promise((resolve) => setTimeout(resolve)).then(() => {
      gathering = undefined
      return fetchLogos([...keys])
    })
    gathering = { keys, answer }
  }
  gathering.keys.add(key)
  return gathering.answer
}

async function fetchLogos(keys: string[]): Promise<Logos> {
  const ids = keys.filter(isUuid)
  const slugs = keys.filter((key) => !isUuid(key))
  const found = await call('organization_logos', { ids, slugs })
  return new Map(
    found.flatMap(({ organization_id: id, slug, logo }) => [[id, logo] as const, [slug, logo] as const]),
  )
}

/** The logo of an organization with a public page, by its id or the page's address. */
export const logoQuery = (key: string | null) =>
  queryOptions({
    queryKey: organizationKeys.logo(key),
    staleTime: 5 * 60_000,
    queryFn: async () => (key && (await askTogether(key)).get(key)) ?? null,
  })

/** Logos that came with a list, so that its cards don't ask for them. */
export function rememberLogos(client: QueryClient, found: { id: string; logo: string | null }[]): void {
  for (const { id, logo } of found) client.setQueryData(logoQuery(id).queryKey, logo)
}
