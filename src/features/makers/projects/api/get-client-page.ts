import { queryOptions } from '@tanstack/react-query'
import { AppError } from '../../../../lib/errors.ts'
import { ask } from '../../../../lib/rpc.ts'
import { saveFile } from '../../../../lib/save-file.ts'
import { backendConfig } from '../../../../lib/supabase.ts'
import { answers } from './answers.ts'
import { clientPageKeys } from './keys.ts'

/** What a client's link opens; null if it is invalid. */
export const clientPageQuery = (token: string) =>
  queryOptions({
    queryKey: clientPageKeys.page(token),
    queryFn: ({ signal }) => ask(answers, 'client_page', { token }, signal),
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
