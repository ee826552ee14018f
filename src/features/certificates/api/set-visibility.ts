import { useMutation, useQueryClient } from '@tanstack/react-query'
import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import { toast } from '../../../ui/toast.ts'

/** Makes the certificate public or private. */
export function useSetVisibility(code: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (isPublic: boolean) => {
      const client = await connect()
      return unwrap(
        await client.from('certificates').update({ is_public: isPublic }).eq('code', code).select(),
      )
    },
    onError: toast.error,
    onSuccess: () => queries.invalidateQueries({ queryKey: ['certificate', code] }),
  })
}
