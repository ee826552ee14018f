import { AppError } from '../../../../lib/errors.ts'
import { storedPath } from '../../../../lib/stored-path.ts'
import { backendConfig, connect } from '../../../../lib/supabase.ts'
import { typeOf } from '../kinds.ts'
import type { Bucket } from '../model.ts'

/** Chunk size the server accepts; smaller files are sent whole. */
const pieceSize = 6 * 1024 * 1024

interface UploadOptions {
  bucket: Bucket
  path: string
  file: File
  onProgress: (share: number) => void
  signal: AbortSignal
}

/** Uploads a file in chunks; interrupted uploads resume where they stopped. */
export async function uploadFile({ bucket, path, file, onProgress, signal }: UploadOptions): Promise<void> {
  const [{ Upload }, { supabaseUrl, supabaseKey }, client] = await Promise.all([
    import('tus-js-client'),
    backendConfig(),
    connect(),
  ])
  await new Promise<void>((resolve, reject) => {
    const upload = new Upload(file, {
      endpoint: `${supabaseUrl}/storage/v1/upload/resumable`,
      chunkSize: pieceSize,
      retryDelays: [0, 1000, 3000, 8000],
      uploadDataDuringCreation: true,
      removeFingerprintOnSuccess: true,
      // The same file resumes at the same path; at another path it starts over.
      fingerprint: async () => `essor-upload:${path}:${file.size}:${file.lastModified}`,
      headers: { apikey: supabaseKey },
      metadata: {
        bucketName: bucket,
        objectName: path,
        contentType: typeOf(file.name),
        cacheControl: '3600',
      },
      onBeforeRequest: async (request) => {
        const { data } = await client.auth.getSession()
        request.setHeader('Authorization', `Bearer ${data.session?.access_token ?? ''}`)
      },
      onProgress: (sent, total) => onProgress(total === 0 ? 1 : sent / total),
      onSuccess: () => resolve(),
      onError: async (error) => {
        const status = 'originalResponse' in error ? error.originalResponse?.getStatus() : undefined
        // The last chunk may have arrived even if its response didn't.
        if (status === 409 && (await isThere(bucket, path, file))) resolve()
        else reject(new AppError(codeOf(status), error.message, { cause: error }))
      },
    })
    signal.addEventListener('abort', () => void upload.abort(true).catch(() => undefined))
    void upload.findPreviousUploads().then(([previous]) => {
      if (previous) upload.resumeFromPreviousUpload(previous)
      upload.start()
    })
  })
}

async function isThere(bucket: Bucket, path: string, file: File): Promise<boolean> {
  const client = await connect()
  const { data } = await client.storage.from(bucket).info(storedPath(path))
  return data?.size === file.size
}

function codeOf(status: number | undefined): string {
  if (!status) return 'network'
  if (status === 413) return 'file_too_large'
  if (status === 415) return 'file_kind'
  if (status === 409) return 'file_exists'
  return status === 403 ? 'upload_refused' : 'unexpected'
}
