import { queryOptions } from '@tanstack/react-query'
import { currentLanguage } from '../../../../i18n/i18n.ts'
import type { Database } from '../../../../lib/database.types.ts'
import { unwrap } from '../../../../lib/errors.ts'
import { capitalized } from '../../../../lib/formats/names.ts'
import { inLanguage } from '../../../../lib/in-language.ts'
import { connect } from '../../../../lib/supabase.ts'
import { skillKeys } from './keys.ts'

type Row = Database['public']['Tables']['skills']['Row']
/** A retired skill keeps its name, and is no longer offered. */
export type Skill = Pick<Row, 'slug' | 'name_en' | 'name_fr' | 'category' | 'aliases'> &
  Partial<Pick<Row, 'retired_at'>>

/** The whole catalog: it is small and rarely changes. */
export const skillsQuery = () =>
  queryOptions({
    queryKey: skillKeys.all,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }): Promise<Skill[]> => {
      const client = await connect()
      return unwrap(
        await client
          .from('skills')
          .select('slug, name_en, name_fr, category, aliases, retired_at')
          .order('slug')
          .abortSignal(signal),
      )
    },
  })

const offered = (skills: Skill[]) => skills.filter(({ retired_at }) => !retired_at)

/** What people can choose from, and what their words are matched against. */
export const offeredSkillsQuery = () => ({ ...skillsQuery(), select: offered })

/** A skill in a person's own words, which the search keeps in lower case and with plain apostrophes. */
export const ownSkill = (words: string) => capitalized(words.replaceAll("'", '’'), currentLanguage())

export function skillName(
  skills: Pick<Skill, 'slug' | 'name_en' | 'name_fr'>[] | undefined,
  slug: string,
): string {
  const skill = skills?.find((one) => one.slug === slug)
  if (!skill) return skills ? ownSkill(slug) : slug
  return inLanguage(skill, 'name')
}
