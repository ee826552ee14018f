import { queryOptions } from '@tanstack/react-query'
import { ask } from '../../../../lib/rpc.ts'
import { answers } from './answers.ts'
import { certificateKeys } from './keys.ts'

/** What the holder can show of their work and its feedback. */
export const choicesQuery = (code: string) =>
  queryOptions({
    queryKey: certificateKeys.choices(code),
    // Refetch each time the dialog opens.
    gcTime: 0,
    queryFn: ({ signal }) => ask(answers, 'certificate_choices', { wanted_code: code }, signal),
  })
