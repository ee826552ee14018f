import { queryOptions } from '@tanstack/react-query'
import { backendConfig } from '../../../../lib/supabase.ts'
import type { ApiDocument } from '../model.ts'

export const apiAddress = async () => `${(await backendConfig()).supabaseUrl}/functions/v1/api`

/** What the API says about itself. */
export const documentQuery = queryOptions({
  queryKey: ['api-document'],
  staleTime: Infinity,
  queryFn: async ({ signal }): Promise<ApiDocument> => {
    const response = await fetch(`${await apiAddress()}/openapi.json`, { signal })
    if (!response.ok) throw new Error('The API document is unavailable')
    return response.json()
  },
})
