import { queryOptions } from '@tanstack/react-query'
import { AppError, unwrap } from '../../../lib/errors.ts'
import { saveFile } from '../../../lib/save-file.ts'
import { backendConfig, connect } from '../../../lib/supabase.ts'
import type { Day } from '../../../lib/weeks.ts'
import type { Status } from '../model.ts'

export interface ClientPage {
  title: string
  status: Status
  startsOn: Day | null
  dueOn: Day | null
  maker: string
  updatedAt: string
  tasks: { id: string; title: string; dueOn: Day | null; doneAt: string | null }[]
  files: { id: string; name: string; size: number; createdAt: string }[]
}

/** What a client's link opens; null if it is invalid. */
export const clientPageQuery = (token: string) =>
  queryOptions({
    queryKey: ['client-page', token],
    queryFn: async ({ signal }): Promise<ClientPage | null> => {
      const client = await connect()
      return unwrap(
        await client.rpc('client_page', { token }).abortSignal(signal),
      ) as unknown as ClientPage | null
    },
  })

/** Requested with the link itself, so that access ends with it. */
export async function saveClientFile(
  token: string,
  { id, name }: { id: string; name: string },
): Promise<void> {
  const { supabaseUrl, supabaseKey } = await backendConfig()
  const response = await fetch(`${supabaseUrl}/functions/v1/client-file`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', apikey: supabaseKey },
    body: JSON.stringify({ token, file: id }),
  })
  if (!response.ok) throw new AppError('not_allowed', 'This file is not shared any more.')
  saveFile(name, await response.blob(), 'application/octet-stream')
}
