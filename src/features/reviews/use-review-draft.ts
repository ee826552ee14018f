import { useDebouncedCallback, useWindowEvent } from '@mantine/hooks'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { toAppError } from '../../lib/errors.ts'
import { type ReviewWork, workQuery } from './api/get-work.ts'
import { type ReviewDraft, saveReview } from './api/save-review.ts'

export type SaveState = 'idle' | 'pending' | 'saving' | 'saved' | 'failed'

const claimMinutes = 30

/** Comments of a review in progress have no replies yet. */
const asKept = ({ submission: { attempt } }: ReviewWork, draft: ReviewDraft) => ({
  ...draft,
  comments: draft.comments.map((comment) => ({ ...comment, attempt, is_resolved: false, replies: [] })),
})

/**
 * A review in progress, saved a second after the last keystroke. What couldn't be saved stays on the page.
 */
export function useReviewDraft(submissionId: string, saved: ReviewDraft) {
  const queries = useQueryClient()
  const { queryKey } = workQuery(submissionId)
  const [edits, setEdits] = useState<ReviewDraft>()
  const [state, setState] = useState<SaveState>('idle')
  const [error, setError] = useState<unknown>()
  const unsaved = useRef<ReviewDraft>(undefined)
  const lastRun = useRef<Promise<void>>(Promise.resolve())
  const draft = edits ?? saved

  async function saveAll(): Promise<void> {
    while (unsaved.current) {
      const sent = unsaved.current
      unsaved.current = undefined
      setState('saving')
      try {
        await saveReview(submissionId, sent)
      } catch (cause) {
        unsaved.current ??= sent
        setError(cause)
        setState('failed')
        // Reviewers who lost the claim must see that; when offline, a refetch would only add another error.
        if (toAppError(cause).code !== 'network') void queries.invalidateQueries({ queryKey })
        throw cause
      }
      const until = new Date(Date.now() + claimMinutes * 60_000).toISOString()
      queries.setQueryData(queryKey, (work) =>
        work?.review
          ? { ...work, review: { ...work.review, ...asKept(work, sent), claimed_until: until } }
          : work,
      )
      setState('saved')
    }
  }

  /** One save at a time: an older text never overwrites a newer one. */
  function flush(): Promise<void> {
    lastRun.current = lastRun.current.catch(() => undefined).then(saveAll)
    return lastRun.current
  }
  const flushQuietly = () => void flush().catch(() => undefined)
  const saveSoon = useDebouncedCallback(flushQuietly, { delay: 900, flushOnUnmount: true })

  useWindowEvent('online', flushQuietly)
  useWindowEvent('beforeunload', (event) => {
    if (unsaved.current || state === 'saving') event.preventDefault()
  })

  return {
    draft,
    state,
    error,
    flush,
    hasUnsaved: state === 'pending' || state === 'failed',
    change(changes: Partial<ReviewDraft>): void {
      const next = { ...draft, ...changes }
      setEdits(next)
      unsaved.current = next
      setState('pending')
      saveSoon()
    },
    /** Reverts to what is stored on the server. */
    forget(): void {
      unsaved.current = undefined
      setEdits(undefined)
      setState('idle')
    },
  }
}
