import { queryOptions } from '@tanstack/react-query'
import type { Language } from '../../../../i18n/languages.ts'
import { unwrap } from '../../../../lib/errors.ts'
import { connect } from '../../../../lib/supabase.ts'
import type { Question } from '../model.ts'
import { practiceKeys } from './keys.ts'

/** The whole question bank in one language: it is small and rarely changes. */
export const questionsQuery = (language: Language) =>
  queryOptions({
    queryKey: practiceKeys.questions(language),
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }): Promise<Question[]> => {
      const client = await connect()
      const prompt = language === 'fr' ? ('prompt:prompt_fr' as const) : ('prompt:prompt_en' as const)
      const list = client.from('interview_questions').select(`slug, kind, trade, retired_at, ${prompt}`)
      return unwrap(await list.order('kind').order('slug').abortSignal(signal))
    },
  })
