import { queryOptions } from '@tanstack/react-query'
import { ask } from '../../../../lib/rpc.ts'
import { answers } from './answers.ts'
import { approvalKeys } from './keys.ts'

export const dossierQuery = (id: string) =>
  queryOptions({
    queryKey: approvalKeys.dossier(id),
    queryFn: ({ signal }) => ask(answers, 'organization_dossier', { organization_id: id }, signal),
  })
