import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import type { OpenProject } from '../model.ts'
import { onBoard } from './get-board.ts'
import { makerKeys } from './keys.ts'

/** One project with all that belongs to it; null where it is gone. */
export const projectQuery = (id: string) =>
  queryOptions({
    queryKey: makerKeys.project(id),
    queryFn: async ({ signal }): Promise<OpenProject | null> => {
      const client = await connect()
      const answer = await client.rpc('maker_project', { project_id: id }).abortSignal(signal)
      // An address that was mistyped names no project at all.
      if (answer.error?.code === '22P02') return null
      const open = unwrap(answer) as unknown as OpenProject | null
      return open && { ...open, project: onBoard(open.project) }
    },
  })
