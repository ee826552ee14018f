import { queryOptions } from '@tanstack/react-query'
import { ask } from '../../../../lib/rpc.ts'
import { isUuid } from '../../../../lib/uuid.ts'
import { makerKeys } from '../../makers/api/work-keys.ts'
import { answers } from './answers.ts'

/** One project with everything that belongs to it; null if it was deleted. */
export const projectQuery = (id: string) =>
  queryOptions({
    queryKey: makerKeys.project(id),
    queryFn: async ({ signal }) =>
      isUuid(id) ? ask(answers, 'maker_project', { project_id: id }, signal) : null,
  })
