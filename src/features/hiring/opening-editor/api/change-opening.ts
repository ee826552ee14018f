import { call } from '../../../../lib/rpc.ts'
import { useChange } from '../../../../ui/use-change.ts'
import { matchingKeys } from '../../matching/api/keys.ts'
import type { OpeningStatus } from '../../matching/model.ts'
import { toDocument } from '../model.ts'
import type { OpeningDraft } from './answers.ts'

/** Returns the new revision, or fails with `revision_conflict` if someone else saved in the meantime. */
export async function saveOpening(
  id: string,
  organization: string,
  content: OpeningDraft,
  revision: number,
): Promise<number> {
  await call('save_opening', {
    document: toDocument(content, organization),
    opening_id: id,
    base_revision: revision,
  })
  return revision + 1
}

/** Returns the new status: open, or in review. */
export const usePublishOpening = () =>
  useChange(
    ({ id, revision }: { id: string; revision: number }) =>
      call('publish_opening', { opening_id: id, seen_revision: revision }) as Promise<OpeningStatus>,
    { refresh: [matchingKeys.openings], failure: 'toast' },
  )

/** Closes an opening and answers everyone who is still waiting, a part at a time. */
export const useEndOpening = (onSuccess: () => void) =>
  useChange(
    async ({ id, words }: { id: string; words: string }) => {
      while ((await call('end_opening', { opening_id: id, words })) > 0);
    },
    { refresh: [matchingKeys.openings], failure: 'caller', onSuccess },
  )

export const useSetOpeningStatus = () =>
  useChange(
    ({ id, status }: { id: string; status: OpeningStatus }) =>
      call('set_opening_status', { opening_id: id, status }),
    { refresh: [matchingKeys.openings], failure: 'toast' },
  )
