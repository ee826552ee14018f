import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useAutosave, useAutosaveState } from '../../../lib/autosave/use-autosave.ts'
import { toAppError } from '../../../lib/errors.ts'
import type { ReviewWork } from './api/answers.ts'
import { workQuery } from './api/get-work.ts'
import { type ReviewDraft, saveReview } from './api/save-review.ts'

const claimMinutes = 30

/** Comments of a review in progress have no replies yet. */
const asKept = ({ submission: { attempt } }: ReviewWork, draft: ReviewDraft) => ({
  ...draft,
  comments: draft.comments.map((comment) => ({ ...comment, attempt, is_resolved: false, replies: [] })),
})

/** A claimed review has one author, and therefore no revisions. */
const unrevised = (content: ReviewDraft) => ({ content, revision: 0 })

/** A review in progress. What couldn't be saved stays on the page. */
export function useReviewDraft(submissionId: string, saved: ReviewDraft) {
  const queries = useQueryClient()
  const { queryKey } = workQuery(submissionId)
  // Once something is written here, a refetch doesn't replace it.
  const [isEdited, setEdited] = useState(false)
  const autosave = useAutosave<ReviewDraft>({
    initial: unrevised(saved),
    save: async (content) => {
      try {
        await saveReview(submissionId, content)
      } catch (cause) {
        // Reviewers who lost the claim must see that; when offline, a refetch would only add another error.
        if (toAppError(cause).code !== 'network') void queries.invalidateQueries({ queryKey })
        throw cause
      }
      return 0
    },
    load: async () => unrevised(saved),
    onSaved: ({ content }) => {
      const until = new Date(Date.now() + claimMinutes * 60_000).toISOString()
      queries.setQueryData(queryKey, (work) =>
        work?.review
          ? { ...work, review: { ...work.review, ...asKept(work, content), claimed_until: until } }
          : work,
      )
    },
  })
  const state = useAutosaveState(autosave)
  const draft = isEdited ? state.content : saved

  /** Saves everything, or throws why not. */
  async function flush(): Promise<void> {
    while (!(await autosave.flush())) {
      const { status, error } = autosave.get()
      if (status !== 'waiting') throw error
    }
  }

  return {
    draft,
    state,
    flush,
    hasUnsaved: state.status === 'waiting' || state.status === 'failed',
    change(changes: Partial<ReviewDraft>): void {
      setEdited(true)
      autosave.change({ ...draft, ...changes })
    },
    /** Reverts to what is stored on the server. */
    forget(): void {
      setEdited(false)
      autosave.reset(unrevised(saved))
    },
  }
}
