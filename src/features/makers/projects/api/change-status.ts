import { unwrap } from '../../../../lib/errors.ts'
import { connect } from '../../../../lib/supabase.ts'
import { positionAt } from '../../../../ui/board/positions.ts'
import { useMakerChange } from '../../makers/api/use-maker-change.ts'
import type { Status } from '../model.ts'
import type { ProjectCard } from './answers.ts'

/** From a project's page, to the top of another column. */
export const useChangeStatus = (project: ProjectCard) =>
  useMakerChange(async (status: Status) => {
    const client = await connect()
    const first = unwrap(
      await client.from('projects').select('id, position').eq('status', status).order('position').limit(1),
    )
    const changes = { status, position: positionAt(first, 0) }
    return unwrap(await client.from('projects').update(changes).eq('id', project.id).select('id').single())
  })
