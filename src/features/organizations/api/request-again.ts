import { useMutation, useQueryClient } from '@tanstack/react-query'
import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import { withProtocol } from '../../auth/model.ts'
import { myOrganizationsQuery } from './get-my-organizations.ts'

export interface RequestFields {
  name: string
  website: string
  siret: string
}

async function requestAgain(organizationId: string, fields: RequestFields): Promise<void> {
  const client = await connect()
  unwrap(
    await client.rpc('request_again', {
      organization_id: organizationId,
      name: fields.name,
      website: withProtocol(fields.website),
      siret: fields.siret.replace(/\s/g, ''),
    }),
  )
}

export function useRequestAgain(userId: string, organizationId: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (fields: RequestFields) => requestAgain(organizationId, fields),
    onSuccess: () => queries.invalidateQueries({ queryKey: myOrganizationsQuery(userId).queryKey }),
  })
}
