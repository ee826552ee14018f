import { lazy, Suspense, useEffect, useState } from 'react'
import { askBeforeLosing } from '../features/session/api/sign-out.ts'

/** Fetched when it is needed: hardly anybody signs out with something unsent. */
const UnsentDialog = lazy(async () => ({ default: (await import('./UnsentDialog.tsx')).UnsentDialog }))

/** Signing out deletes what the person keeps on this device; what has not reached the server is asked about first. */
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
