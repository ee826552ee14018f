import { queryOptions } from '@tanstack/react-query'
import { toAppError } from '../../../../lib/errors.ts'
import { connect } from '../../../../lib/supabase.ts'
import { profileKeys } from './keys.ts'

async function getCareer(userId: string, signal: AbortSignal) {
  const client = await connect()
  const { data, error } = await client
    .from('candidate_profiles')
    .select(
      '*, education:profile_education(*), experience:profile_experience(*), languages:profile_languages(*), resumes(*)',
    )
    .eq('user_id', userId)
    .order('position', { referencedTable: 'education' })
    .order('position', { referencedTable: 'experience' })
    .order('position', { referencedTable: 'languages' })
    .order('created_at', { referencedTable: 'resumes', ascending: false })
    .abortSignal(signal)
    .maybeSingle()
  if (error) throw toAppError(error)
  return data
}

/** Null if nothing was entered yet. */
export type Career = Awaited<ReturnType<typeof getCareer>>

export const careerQuery = (userId: string) =>
  queryOptions({
    queryKey: profileKeys.career(userId),
    queryFn: ({ signal }) => getCareer(userId, signal),
    staleTime: 60_000,
  })
