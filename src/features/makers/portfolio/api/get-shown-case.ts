import { queryOptions } from '@tanstack/react-query'
import { ask } from '../../../../lib/rpc.ts'
import { answers } from './answers.ts'
import { makerPageKeys } from './keys.ts'

/** A public case study; null if there is none at this address. */
export const shownCaseQuery = (handle: string, slug: string) =>
  queryOptions({
    queryKey: makerPageKeys.case(handle, slug),
    queryFn: ({ signal }) => ask(answers, 'maker_case', { wanted_handle: handle, wanted_case: slug }, signal),
  })
