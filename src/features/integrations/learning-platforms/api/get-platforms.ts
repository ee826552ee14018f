import { queryOptions } from '@tanstack/react-query'
import { ask } from '../../../../lib/rpc.ts'
import { backendConfig } from '../../../../lib/supabase.ts'
import { answers } from './answers.ts'
import { platformsKeys } from './keys.ts'

export const platformsQuery = (organization: string) =>
  queryOptions({
    queryKey: platformsKeys.of(organization),
    queryFn: async ({ signal }) => {
      const [known, { supabaseUrl }] = await Promise.all([
        ask(answers, 'learning_platforms', { organization }, signal),
        backendConfig(),
      ])
      return { ...known, backend: `${supabaseUrl}/functions/v1/lti` }
    },
  })
