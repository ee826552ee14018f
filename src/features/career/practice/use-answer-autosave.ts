import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { currentLanguage } from '../../../i18n/i18n.ts'
import type { Autosave } from '../../../lib/autosave/autosave.ts'
import { deviceCopy } from '../../../lib/autosave/device-copy.ts'
import { useAutosave } from '../../../lib/autosave/use-autosave.ts'
import { planKeys } from '../career-plan/api/keys.ts'
import { getQuestion } from './api/get-question.ts'
import { practiceKeys } from './api/keys.ts'
import { saveAnswer } from './api/save-answer.ts'
import type { Answer, OpenQuestion } from './model.ts'

export function useAnswerAutosave(question: OpenQuestion, userId: string): Autosave<Answer | null> {
  const queries = useQueryClient()
  const { slug, answer, revision } = question
  const autosave = useAutosave<Answer | null>({
    initial: { content: answer, revision },
    device: deviceCopy(userId, `practice:${slug}`),
    save: (content, baseRevision) => saveAnswer(slug, content ?? {}, baseRevision),
    load: async () => {
      const now = await getQuestion(slug, currentLanguage())
      return { content: now?.answer ?? null, revision: now?.revision ?? 0 }
    },
    onSaved: (saved) => {
      queries.setQueriesData<OpenQuestion>(
        { queryKey: practiceKeys.versions(userId, slug) },
        (before) => before && { ...before, answer: saved.content, revision: saved.revision },
      )
      // Refetch when next viewed, not after each word.
      const later = { refetchType: 'none' } as const
      void queries.invalidateQueries({ queryKey: practiceKeys.mine(userId), ...later })
      void queries.invalidateQueries({ queryKey: planKeys.home(userId), ...later })
    },
  })
  useEffect(() => autosave.receive({ content: answer, revision }), [autosave, answer, revision])
  return autosave
}
