import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { ask } from '../../../../lib/rpc.ts'
import { matchingKeys } from '../../matching/api/keys.ts'
import { toDocument } from '../model.ts'
import { answers, type OpeningDraft } from './answers.ts'

interface Saved {
  id: string
  organization: string
  content: OpeningDraft
  revision: number
}

/** What stops publishing and what could be worded better, for what was last saved. */
export const checksQuery = ({ id, organization, content, revision }: Saved) =>
  queryOptions({
    queryKey: matchingKeys.checks(id, revision),
    enabled: revision > 0,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const [problems, findings] = await Promise.all([
        ask(answers, 'opening_problems', { opening_id: id }, signal),
        ask(answers, 'check_opening_wording', { document: toDocument(content, organization) }, signal),
      ])
      return { problems, findings }
    },
  })
