import { asService } from '../_shared/backend.ts'
import { Problem } from './problems.ts'

const backend = asService()

/** A function of the database that only the service can call. */
export async function call<T>(name: string, values: Record<string, unknown>): Promise<T> {
  const { data, error } = await backend.rpc(name, values)
  if (!error) return data as T
  const problem = new Problem(error.hint ?? '', `${name} failed: ${error.code} ${error.message}`)
  if (problem.code === 'unavailable') console.error(problem.message)
  throw problem
}

/** What the database knows of a platform; see `private.platform_facts`. */
export interface Platform {
  id: string
  school: string
  issuer: string
  client_id: string
  auth_url: string
  token_url: string
  jwks_url: string
  jwks: { keys: JsonWebKey[] } | null
  jwks_age: number | null
  private_hosts: string[]
}

export const isUuid = (text: string | undefined): text is string =>
  /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text ?? '')
