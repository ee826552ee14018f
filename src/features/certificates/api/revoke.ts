import { useMutation, useQueryClient } from '@tanstack/react-query'
import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'

/** Revokes a certificate; its holder and every visitor can read why. */
export function useRevoke(code: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (reason: string) => {
      const client = await connect()
      unwrap(await client.rpc('revoke_certificate', { wanted_code: code, reason }))
    },
    onSuccess: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: ['issued-certificates'] }),
        queries.invalidateQueries({ queryKey: ['certificate', code] }),
      ]),
  })
}
