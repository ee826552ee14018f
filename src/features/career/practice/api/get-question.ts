import { queryOptions } from '@tanstack/react-query'
import type { Language } from '../../../../i18n/languages.ts'
import { unwrap } from '../../../../lib/errors.ts'
import { inLanguage } from '../../../../lib/in-language.ts'
import { connect } from '../../../../lib/supabase.ts'
import type { Answer, OpenQuestion } from '../model.ts'
import { practiceKeys } from './keys.ts'

/** A question with its purpose, hints and the person's own answer. Null if there is none. */
export async function getQuestion(
  slug: string,
  language: Language,
  signal?: AbortSignal,
): Promise<OpenQuestion | null> {
  const client = await connect()
  let call = client
    .from('interview_questions')
    .select('*, practice_answers (answer, revision)')
    .eq('slug', slug)
    .limit(1)
  if (signal) call = call.abortSignal(signal)
  const [row] = unwrap(await call)
  if (!row) return null
  const [own] = row.practice_answers
  return {
    slug,
    kind: row.kind,
    trade: row.trade,
    prompt: inLanguage(row, 'prompt', language),
    aim: inLanguage(row, 'aim', language),
    hints: inLanguage(row, 'hints', language),
    answer: (own?.answer as Answer | undefined) ?? null,
    revision: own?.revision ?? 0,
  }
}

export const questionQuery = (userId: string, slug: string, language: Language) =>
  queryOptions({
    queryKey: practiceKeys.question(userId, slug, language),
    staleTime: 0,
    queryFn: ({ signal }) => getQuestion(slug, language, signal),
  })
