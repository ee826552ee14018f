import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Database } from '../../../lib/database.types.ts'
import { toast } from '../../../ui/toast.ts'
import { profileKeys } from './keys.ts'

export type Resume = Database['public']['Tables']['resumes']['Row']

/** Changes résumé versions, or which of them is current. */
export function useResumeChange<Input>(
  userId: string,
  change: (input: Input) => Promise<void>,
  done?: string,
) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: () => {
      if (done) toast.success({ title: done })
      return Promise.all([
        queries.invalidateQueries({ queryKey: profileKeys.career(userId) }),
        queries.invalidateQueries({ queryKey: profileKeys.one(userId) }),
      ])
    },
    onError: toast.error,
  })
}
