import { useWindowEvent } from '@mantine/hooks'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { currentLanguage } from '../../i18n/i18n.ts'
import { planKeys } from '../career-plan/api/keys.ts'
import { DraftKeeper } from '../player/draft-keeper.ts'
import { keptDraft } from '../player/kept-drafts.ts'
import { getQuestion } from './api/get-question.ts'
import { practiceKeys } from './api/keys.ts'
import { saveAnswer } from './api/save-answer.ts'
import type { Answer, OpenQuestion } from './model.ts'

/** Keeps an answer: in this browser immediately, on the server shortly after. */
export function useAnswerKeeper(question: OpenQuestion, userId: string): DraftKeeper<Answer> {
  const queries = useQueryClient()
  const { slug, answer, revision } = question
  const [keeper] = useState(
    () =>
      new DraftKeeper<Answer>({
        initial: { draft: answer, revision },
        storage: keptDraft<Answer>(userId, `practice:${slug}`),
        save: ({ draft, baseRevision }) => saveAnswer(slug, draft ?? {}, baseRevision),
        load: async () => {
          const now = await getQuestion(slug, currentLanguage())
          return { draft: now?.answer ?? null, revision: now?.revision ?? 0 }
        },
        onSaved: (saved) => {
          queries.setQueriesData<OpenQuestion>(
            { queryKey: practiceKeys.versions(userId, slug) },
            (before) => before && { ...before, answer: saved.draft, revision: saved.revision },
          )
          // Refetch when next viewed, not after each word.
          const later = { refetchType: 'none' } as const
          void queries.invalidateQueries({ queryKey: practiceKeys.mine(userId), exact: true, ...later })
          void queries.invalidateQueries({ queryKey: planKeys.home(userId), ...later })
        },
      }),
  )
  useEffect(() => keeper.receive({ draft: answer, revision }), [keeper, answer, revision])
  useEffect(() => () => void keeper.flush(), [keeper])
  const flush = () => void keeper.flush()
  useWindowEvent('online', flush)
  useWindowEvent('visibilitychange', flush)
  return keeper
}
