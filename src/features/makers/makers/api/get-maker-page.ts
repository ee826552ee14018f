import { queryOptions } from '@tanstack/react-query'
import { ask } from '../../../../lib/rpc.ts'
import { makerPageKeys } from '../../portfolio/api/keys.ts'
import { answers } from './answers.ts'

/** A maker's public page; null if there is none at this address. */
export const makerPageQuery = (handle: string) =>
  queryOptions({
    queryKey: makerPageKeys.page(handle),
    queryFn: ({ signal }) => ask(answers, 'maker_page', { wanted_handle: handle }, signal),
  })
