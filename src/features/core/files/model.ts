/** A file in one of the buckets, with its original name. */
export interface StoredFile {
  path: string
  name: string
  size: number
}

export type Bucket = 'deliverables' | 'mission-files' | 'conversations' | 'applications' | 'projects'

/** The maximum size the buckets accept. */
export const maxBytes = 50 * 1024 * 1024
