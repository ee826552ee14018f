import { AppError, unwrap } from '../../../lib/errors.ts'
import { backendConfig, connect } from '../../../lib/supabase.ts'

const bucket = 'deliverables'
/** What the server takes in one piece; smaller files go as a whole. */
const pieceSize = 6 * 1024 * 1024

const types: Record<string, string> = {
  pdf: 'application/pdf',
  zip: 'application/zip',
  json: 'application/json',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  odt: 'application/vnd.oasis.opendocument.text',
  ods: 'application/vnd.oasis.opendocument.spreadsheet',
  odp: 'application/vnd.oasis.opendocument.presentation',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  gif: 'image/gif',
  txt: 'text/plain',
  csv: 'text/csv',
  md: 'text/markdown',
  mp3: 'audio/mpeg',
  mp4: 'video/mp4',
}

export const endingOf = (name: string): string => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''

interface UploadOptions {
  path: string
  file: File
  onProgress: (share: number) => void
  signal: AbortSignal
}

/** Sends a file piece by piece; what broke off goes on where it stopped. */
export async function uploadFile({ path, file, onProgress, signal }: UploadOptions): Promise<void> {
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
      // The same file for the same place goes on; for another place it begins anew.
      fingerprint: async () => `essor-upload:${path}:${file.size}:${file.lastModified}`,
      headers: { apikey: supabaseKey },
      metadata: {
        bucketName: bucket,
        objectName: path,
        contentType: types[endingOf(file.name)] ?? 'application/octet-stream',
        cacheControl: '3600',
      },
      onBeforeRequest: async (request) => {
        const { data } = await client.auth.getSession()
        request.setHeader('Authorization', `Bearer ${data.session?.access_token ?? ''}`)
      },
      onProgress: (sent, total) => onProgress(total === 0 ? 1 : sent / total),
      onSuccess: () => resolve(),
      onError: (error) => {
        const status = 'originalResponse' in error ? error.originalResponse?.getStatus() : undefined
        reject(new AppError(codeOf(status), error.message, { cause: error }))
      },
    })
    signal.addEventListener('abort', () => void upload.abort(true).catch(() => undefined))
    void upload.findPreviousUploads().then(([previous]) => {
      if (previous) upload.resumeFromPreviousUpload(previous)
      upload.start()
    })
  })
}

function codeOf(status: number | undefined): string {
  if (!status) return 'network'
  if (status === 413) return 'file_too_large'
  if (status === 415) return 'file_kind'
  return status === 403 ? 'not_allowed' : 'unexpected'
}

export async function removeFile(path: string): Promise<void> {
  const client = await connect()
  unwrap(await client.storage.from(bucket).remove([path]))
}

/** An address that works for a minute and saves the file under its own name. */
export async function fileAddress(path: string, name: string): Promise<string> {
  const client = await connect()
  return unwrap(await client.storage.from(bucket).createSignedUrl(path, 60, { download: name })).signedUrl
}
