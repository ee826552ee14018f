import { useMutation, useQueryClient } from '@tanstack/react-query'
import { AppError, unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import { toast } from '../../../ui/toast.ts'
import { useSignedIn } from '../../session/me-context.ts'
import type { ProjectCard, Status } from '../model.ts'
import { boardQuery } from './get-board.ts'
import { makerKeys, moveKey } from './keys.ts'

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
  const queries = useQueryClient()
  const { queryKey } = boardQuery(useSignedIn().id)
  return useMutation({
    mutationKey: moveKey,
    mutationFn: moveProject,
    // One after another, so that the last drop wins.
    scope: { id: 'project-move' },
    onMutate: ({ project, status, position }) => {
      void queries.cancelQueries({ queryKey })
      queries.setQueryData(
        queryKey,
        (board) =>
          board && {
            ...board,
            projects: board.projects.map((one) =>
              one.id === project.id ? { ...one, status, column_id: status, position } : one,
            ),
          },
      )
    },
    onError: (error) => {
      toast.error(error)
      return queries.invalidateQueries({ queryKey })
    },
    onSuccess: (_, { project }) =>
      Promise.all([
        queries.invalidateQueries({ queryKey: makerKeys.project(project.id) }),
        queries.invalidateQueries({ queryKey: ['maker-work', 'client'] }),
      ]),
  })
}
