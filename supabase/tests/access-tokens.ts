import type { TestServer } from '../../server/testing/server.ts'
import { type Caller, enter, type Person } from './people.ts'
import { good } from './review-work.ts'

export interface Token {
  id: string
  token: string
}

/** Someone who has just signed in, as creating a token requires. */
export async function signedIn<Someone extends Person>(
  server: TestServer,
  person: Someone,
): Promise<Someone> {
  const { client, token } = await enter(server, person)
  return { ...person, client, token }
}

export const createToken = ({ client }: Caller, scopes: string[], organization_id?: string, days = 30) =>
  client.rpc('create_access_token', { name: 'Reports', scopes, days, organization_id })

export const tokenOf = async (caller: Caller, scopes: string[], organization_id?: string) =>
  good<Token>(await createToken(caller, scopes, organization_id))
