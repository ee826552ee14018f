import { queryOptions } from '@tanstack/react-query'
import { ask } from '../../../../lib/rpc.ts'
import { answers } from './answers.ts'
import { schoolKeys } from './keys.ts'

/** A school's public page; null if there is none at this address. */
export const schoolPageQuery = (slug: string) =>
  queryOptions({
    queryKey: schoolKeys.page(slug),
    queryFn: ({ signal }) => ask(answers, 'school_page', { wanted_slug: slug }, signal),
  })
