import { queryOptions } from '@tanstack/react-query'
import { ask } from '../../../../lib/rpc.ts'
import type { TokenOwner } from '../model.ts'
import { answers } from './answers.ts'
import { accessTokensKeys } from './keys.ts'

export const tokensQuery = ({ id, isOrganization }: TokenOwner) =>
  queryOptions({
    queryKey: accessTokensKeys.of(id),
    queryFn: ({ signal }) =>
      ask(answers, 'access_tokens', isOrganization ? { organization_id: id } : {}, signal),
  })
