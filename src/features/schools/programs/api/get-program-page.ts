import { queryOptions } from '@tanstack/react-query'
import { ask } from '../../../../lib/rpc.ts'
import { answers } from './answers.ts'
import { programKeys } from './keys.ts'

/** Everything the program's page shows, in one response. */
export const programPageQuery = (id: string) =>
  queryOptions({
    queryKey: programKeys.page(id),
    queryFn: ({ signal }) => ask(answers, 'program_page', { program_id: id }, signal),
  })
