import { unwrap } from '../../../../lib/errors.ts'
import { connect } from '../../../../lib/supabase.ts'
import { removeStoredFile, storeFile } from '../../../core/files/api/store-file.ts'
import { useMakerChange } from '../../makers/api/use-maker-change.ts'
import type { ProjectFile } from './answers.ts'

export const useAddFile = (projectId: string) =>
  useMakerChange(async (file: File) => {
    const client = await connect()
    const { maker_id } = unwrap(await client.from('projects').select('maker_id').eq('id', projectId).single())
    await storeFile(file, {
      bucket: 'projects',
      folder: `${maker_id}/${projectId}`,
      full: 'project_files_full',
      insert: (named) => client.from('project_files').insert({ project_id: projectId, ...named }),
    })
  })

export const useShareFile = () =>
  useMakerChange(async ({ id, is_shared }: Pick<ProjectFile, 'id' | 'is_shared'>) => {
    const client = await connect()
    return unwrap(await client.from('project_files').update({ is_shared }).eq('id', id).select('id').single())
  })

export const useRemoveFile = () =>
  useMakerChange(async ({ id, path }: ProjectFile) => {
    const client = await connect()
    await removeStoredFile({
      bucket: 'projects',
      path,
      remove: () => client.from('project_files').delete().eq('id', id),
    })
  })
