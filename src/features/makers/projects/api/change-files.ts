import { toAppError, unwrap } from '../../../../lib/errors.ts'
import { savedAs, storedPath } from '../../../../lib/stored-path.ts'
import { connect } from '../../../../lib/supabase.ts'
import { checkedKind } from '../../../core/files/file-kind.ts'
import { refusalOfOwnFolder } from '../../../core/files/full-folder.ts'
import { useMakerChange } from '../../makers/api/use-maker-change.ts'
import type { ProjectFile } from './answers.ts'

const bucket = 'projects'

export const useAddFile = (projectId: string) =>
  useMakerChange(async (file: File) => {
    const { kind, ending } = await checkedKind(file)
    const client = await connect()
    const { maker_id } = unwrap(await client.from('projects').select('maker_id').eq('id', projectId).single())
    const files = client.storage.from(bucket)
    const path = `${maker_id}/${projectId}/${crypto.randomUUID()}.${ending}`
    const uploaded = await files.upload(path, file, { contentType: kind })
    if (uploaded.error) throw refusalOfOwnFolder(uploaded.error, 'project_files_full')
    const named = { project_id: projectId, path, name: file.name.slice(0, 200), size: file.size }
    const { error } = await client.from('project_files').insert(named)
    if (!error) return
    await files.remove([path])
    throw toAppError(error)
  })

export const useShareFile = () =>
  useMakerChange(async ({ id, is_shared }: Pick<ProjectFile, 'id' | 'is_shared'>) => {
    const client = await connect()
    return unwrap(await client.from('project_files').update({ is_shared }).eq('id', id).select('id').single())
  })

export const useRemoveFile = () =>
  useMakerChange(async ({ id, path }: ProjectFile) => {
    const client = await connect()
    unwrap(await client.storage.from(bucket).remove([path]))
    const { error } = await client.from('project_files').delete().eq('id', id)
    if (error) throw toAppError(error)
  })

/** A URL valid for one minute that downloads the file instead of displaying it. */
export async function fileAddress({ path, name }: ProjectFile): Promise<string> {
  const client = await connect()
  const signed = await client.storage
    .from(bucket)
    .createSignedUrl(storedPath(path), 60, { download: savedAs(path, name) })
  return unwrap(signed).signedUrl
}
