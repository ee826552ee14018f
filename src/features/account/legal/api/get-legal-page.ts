import { queryOptions } from '@tanstack/react-query'
import { ask } from '../../../../lib/rpc.ts'
import type { LegalKind } from '../model.ts'
import { answers } from './answers.ts'
import { legalKeys } from './keys.ts'

/** The current version, or the requested one; null if there is none. */
export const legalPageQuery = (kind: LegalKind, version?: number) =>
  queryOptions({
    queryKey: legalKeys.page(kind, version),
    queryFn: ({ signal }) => ask(answers, 'legal_page', { kind, version }, signal),
  })
