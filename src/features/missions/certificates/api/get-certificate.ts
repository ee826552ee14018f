import { queryOptions } from '@tanstack/react-query'
import { ask } from '../../../../lib/rpc.ts'
import { answers } from './answers.ts'
import { certificateKeys } from './keys.ts'

/** What anyone can see of a certificate; null if the code is unknown. */
export const certificateQuery = (code: string) =>
  queryOptions({
    queryKey: certificateKeys.page(code),
    queryFn: ({ signal }) => ask(answers, 'certificate_page', { wanted_code: code }, signal),
  })

/** The example that shows anyone what a certificate is. */
export const exampleQuery = () =>
  queryOptions({
    queryKey: certificateKeys.example,
    staleTime: 5 * 60_000,
    queryFn: ({ signal }) => ask(answers, 'example_certificate', {}, signal),
  })
