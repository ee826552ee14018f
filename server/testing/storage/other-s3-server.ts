import { rm } from 'node:fs/promises'
import S3rver from '@20minutes/s3rver'
import { temporaryFolder } from '../server.ts'

export interface OtherS3Server {
  /** Variables for a server that keeps its files in the bucket `files`. */
  env: Record<string, string>
  close(): Promise<void>
}

/** An S3 server that others wrote: unlike ours in memory, it doesn't share our idea of what S3 does. */
export async function startOtherS3Server(): Promise<OtherS3Server> {
  const directory = await temporaryFolder()
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    directory,
    silent: true,
    // It signs the address of a bucket without the slash that AWS's own library sends.
    allowMismatchedSignatures: true,
    configureBuckets: [{ name: 'files' }, { name: 'backups' }],
  })
  const { port } = await server.run()
  return {
    env: {
      STORAGE_S3_BUCKET: 'files',
      STORAGE_S3_ENDPOINT: `http://127.0.0.1:${port}`,
      STORAGE_S3_ACCESS_KEY_ID: 'S3RVER',
      STORAGE_S3_SECRET_ACCESS_KEY: 'S3RVER',
    },
    async close() {
      await server.close()
      await rm(directory, { recursive: true, force: true })
    },
  }
}
