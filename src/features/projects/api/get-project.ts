import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import type { OpenProject } from '../model.ts'
import { onBoard } from './get-board.ts'
import { makerKeys } from './keys.ts'

/** One project with everything that belongs to it; null if it was deleted. */
export const projectQuery = (id: string) =>
  queryOptions({
    queryKey: makerKeys.project(id),
    queryFn: async ({ signal }): Promise<OpenProject | null> => {
      const client = await connect()
      const answer = await client.rpc('maker_project', { project_id: id }).abortSignal(signal)
      // A mistyped address isn't a project's id.
      if (answer.error?.code === '22P02') return null
      const open = unwrap(answer) as unknown as OpenProject | null
      return open && { ...open, project: onBoard(open.project) }
    },
  })
