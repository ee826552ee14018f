import type { Caller } from './people.ts'
import { good } from './review-work.ts'

export interface Endpoint {
  id: string
  secret: string
}

export const createEndpoint = (
  { client }: Caller,
  organization_id: string | undefined,
  url: string,
  events: string[],
) => client.rpc('create_webhook', { organization_id, url, events })

export const endpointOf = async (...endpoint: Parameters<typeof createEndpoint>) =>
  good<Endpoint>(await createEndpoint(...endpoint))
