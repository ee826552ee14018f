import { toAppError, unwrap } from '../../../../lib/errors.ts'
import { connect } from '../../../../lib/supabase.ts'
import { positionAt } from '../../../../ui/board/positions.ts'
import { useMakerChange } from '../../makers/api/use-maker-change.ts'
import type { Status } from '../model.ts'

export interface ProjectValues {
  /** Undefined for a new one. */
  id?: string
  title: string
  clientId: string | null
  /** A client created along with the project. */
  newClient: string
  status: Status
  description: string
  startsOn: string | null
  dueOn: string | null
  currency: string
  budget: number | null
  rate: number | null
}

async function saveProject(values: ProjectValues): Promise<string> {
  const client = await connect()
  let client_id = values.clientId
  if (values.newClient) {
    const made = await client.from('clients').insert({ name: values.newClient }).select('id').single()
    client_id = unwrap(made).id
  }
  const row = {
    title: values.title,
    client_id,
    description: values.description,
    starts_on: values.startsOn,
    due_on: values.dueOn,
    currency: values.currency,
    budget_minor: values.budget,
    rate_minor: values.rate,
  }
  if (values.id) {
    unwrap(await client.from('projects').update(row).eq('id', values.id).select('id').single())
    return values.id
  }
  const { status } = values
  // New ones go to the top of their column.
  const first = unwrap(
    await client.from('projects').select('id, position').eq('status', status).order('position').limit(1),
  )
  const position = positionAt(first, 0)
  return unwrap(
    await client
      .from('projects')
      .insert({ ...row, status, position })
      .select('id')
      .single(),
  ).id
}

export const useSaveProject = (onSuccess: (id: string) => void) =>
  useMakerChange(saveProject, onSuccess, 'caller')

export const useDeleteProject = (onSuccess: () => void) =>
  useMakerChange(
    async (id: string) => {
      const client = await connect()
      const { error } = await client.from('projects').delete().eq('id', id)
      if (error) throw toAppError(error)
    },
    onSuccess,
    'caller',
  )
