import { lazy, Suspense, useEffect, useState } from 'react'
import { askBeforeLosing } from '../features/core/session/api/sign-out.ts'

/** Loaded on demand: few people sign out with unsent changes. */
const UnsentDialog = lazy(async () => ({ default: (await import('./UnsentDialog.tsx')).UnsentDialog }))

/**
 * Signing out deletes the person's data from this device, so it first asks about changes that haven't reached
 * the server.
 */
export function UnsentQuestion() {
  const [question, setQuestion] = useState<{ answer: (mayLose: boolean) => void }>()
  useEffect(() => {
    askBeforeLosing(() => new Promise((resolve) => setQuestion({ answer: resolve })))
  }, [])
  if (!question) return null
  const close = (mayLose: boolean) => {
    setQuestion(undefined)
    question.answer(mayLose)
  }
  return (
    <Suspense>
      <UnsentDialog onAnswer={close} />
    </Suspense>
  )
}
