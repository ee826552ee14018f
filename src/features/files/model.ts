/** A file that lies in one of the buckets, by the name under which it was sent. */
export interface StoredFile {
  path: string
  name: string
  size: number
}

export type Bucket = 'deliverables' | 'mission-files' | 'conversations'

/** What the buckets take at most. */
export const mostBytes = 50 * 1024 * 1024
