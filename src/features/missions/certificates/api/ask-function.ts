import { AppError } from '../../../../lib/errors.ts'
import { backendConfig, connect } from '../../../../lib/supabase.ts'

/** The URL of the function that signs certificates. */
export async function functionAddress(address: string): Promise<string> {
  return `${(await backendConfig()).supabaseUrl}/functions/v1/certificate${address}`
}

/** Calls it as the signed-in person. */
export async function askFunction(address: string, signal?: AbortSignal): Promise<Response> {
  const [{ supabaseKey }, client] = await Promise.all([backendConfig(), connect()])
  const { data } = await client.auth.getSession()
  const bearer = data.session && { authorization: `Bearer ${data.session.access_token}` }
  const response = await fetch(await functionAddress(address), {
    headers: { apikey: supabaseKey, ...bearer },
    signal,
  })
  if (response.status === 404) throw new AppError('certificate_not_found', 'There is no such certificate.')
  if (!response.ok) throw new AppError(String(response.status), 'The certificate could not be fetched.')
  return response
}
