import { AppError, unwrap } from '../../../../lib/errors.ts'
import { connect } from '../../../../lib/supabase.ts'
import { useChange } from '../../../../ui/use-change.ts'
import { useSignedIn } from '../../../core/session/me-context.ts'
import { makerKeys } from '../../makers/api/work-keys.ts'
import type { Status } from '../model.ts'
import type { ProjectCard } from './answers.ts'
import type { Board } from './get-board.ts'

interface Move {
  project: ProjectCard
  status: Status
  position: string
}

/** A single write. Refused if the project was moved or deleted in another window. */
async function moveProject({ project, status, position }: Move): Promise<void> {
  const client = await connect()
  const moved = unwrap(
    await client
      .from('projects')
      .update({ status, position })
      .eq('id', project.id)
      .eq('status', project.status)
      .select('id'),
  )
  if (moved.length === 0) {
    throw new AppError('project_moved_elsewhere', 'This project was moved or deleted in another window.')
  }
}

/** Moves the project immediately; it stays there unless the server refuses, which is reported. */
export function useMoveProject() {
  const queryKey = makerKeys.board(useSignedIn().id)
  return useChange(moveProject, {
    refresh: ({ project }) => [queryKey, makerKeys.project(project.id), makerKeys.anyClient],
    failure: 'toast',
    optimistic: {
      queryKey,
      show: (board: Board, { project, status, position }) => ({
        ...board,
        projects: board.projects.map((one) =>
          one.id === project.id ? { ...one, status, column_id: status, position } : one,
        ),
      }),
    },
  })
}
