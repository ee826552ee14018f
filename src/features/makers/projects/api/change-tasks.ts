import { unwrap } from '../../../../lib/errors.ts'
import { connect } from '../../../../lib/supabase.ts'
import { useMakerChange } from '../../makers/api/use-maker-change.ts'
import type { Task } from './answers.ts'

type NewTask = Pick<Task, 'project_id' | 'title' | 'position'>

export const useAddTask = () =>
  useMakerChange(async (task: NewTask) => {
    const client = await connect()
    return unwrap(await client.from('project_tasks').insert(task).select('id').single())
  })

type TaskChange = Pick<Task, 'id'> &
  Partial<Pick<Task, 'title' | 'position' | 'due_on' | 'done_at' | 'is_shared'>>

export const useChangeTask = (failure: 'toast' | 'caller', onSuccess?: () => void) =>
  useMakerChange(
    async ({ id, ...changes }: TaskChange) => {
      const client = await connect()
      return unwrap(await client.from('project_tasks').update(changes).eq('id', id).select('id').single())
    },
    onSuccess,
    failure,
  )

export const useDeleteTask = () =>
  useMakerChange(async (id: string) => {
    const client = await connect()
    return unwrap(await client.from('project_tasks').delete().eq('id', id).select('id'))
  })
