import { queryOptions } from '@tanstack/react-query'
import { currentLanguage } from '../../../i18n/i18n.ts'
import type { Database } from '../../../lib/database.types.ts'
import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'

export type Skill = Database['public']['Tables']['skills']['Row']

/** The whole catalogue: it is small, and rarely changes. */
export const skillsQuery = () =>
  queryOptions({
    queryKey: ['skills'],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }): Promise<Skill[]> => {
      const client = await connect()
      return unwrap(await client.from('skills').select('*').order('slug').abortSignal(signal))
    },
  })

export function skillName(skills: Skill[] | undefined, slug: string): string {
  const skill = skills?.find((one) => one.slug === slug)
  if (!skill) return slug
  return currentLanguage() === 'fr' ? skill.name_fr : skill.name_en
}
