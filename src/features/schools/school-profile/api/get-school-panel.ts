import { queryOptions } from '@tanstack/react-query'
import { ask } from '../../../../lib/rpc.ts'
import { answers } from './answers.ts'
import { schoolKeys } from './keys.ts'

/** A school's records and open tasks. */
export const schoolPanelQuery = (organizationId: string) =>
  queryOptions({
    queryKey: schoolKeys.panel(organizationId),
    queryFn: ({ signal }) => ask(answers, 'school_panel', { organization: organizationId }, signal),
  })
