import { queryOptions } from '@tanstack/react-query'
import type { Database } from '../../../../lib/database.types.ts'
import { unwrap } from '../../../../lib/errors.ts'
import { inLanguage } from '../../../../lib/in-language.ts'
import { connect } from '../../../../lib/supabase.ts'
import { planKeys } from './keys.ts'

type Row = Database['public']['Tables']['jobs']['Row']
/** A retired job stays with those who target it, and is no longer offered. */
export type Job = Omit<Row, 'retired_at' | 'edited_at'> & Partial<Pick<Row, 'retired_at'>>

/** The whole catalog: it is small and rarely changes. */
export const jobsQuery = () =>
  queryOptions({
    queryKey: planKeys.jobs,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }): Promise<Job[]> => {
      const client = await connect()
      return unwrap(await client.from('jobs').select('*').order('slug').abortSignal(signal))
    },
  })

export const isOffered = ({ retired_at }: Pick<Job, 'retired_at'>) => !retired_at

export const jobTitle = (job: Pick<Job, 'title_en' | 'title_fr'>): string => inLanguage(job, 'title')

export const jobSummary = (job: Job): string => inLanguage(job, 'summary')
