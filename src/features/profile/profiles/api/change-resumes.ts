import type { Database } from '../../../../lib/database.types.ts'
import { toast } from '../../../../ui/toast.ts'
import { useChange } from '../../../../ui/use-change.ts'
import { sessionKeys } from '../../../core/session/api/keys.ts'
import { profileKeys } from './keys.ts'

export type Resume = Database['public']['Tables']['resumes']['Row']

/** Changes résumé versions, or which of them is current. */
export const useResumeChange = <Input>(
  userId: string,
  change: (input: Input) => Promise<unknown>,
  done?: string,
  failure: 'toast' | 'caller' = 'toast',
) =>
  useChange(change, {
    refresh: [profileKeys.career(userId), sessionKeys.profile(userId)],
    failure,
    onSuccess: () => done && toast.success({ title: done }),
  })
