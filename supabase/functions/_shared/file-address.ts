/** A file of a bucket, below the folder of whoever it belongs to. */
export interface StoredFile {
  bucket: string
  folder: string
  name: string
}

const segmentPattern = /^[\w!\-.*'() &$@=;:+,]+$/

/** Whether a segment means a name, and neither a way up nor nothing. */
const isSegment = (segment: string) => segmentPattern.test(segment) && !/^[. ]*$/.test(segment)

/** The address of a file, or nothing where its name would lead out of the folder. */
export function fileAddress(backendUrl: string, { bucket, folder, name }: StoredFile): URL | undefined {
  const segments = [bucket, ...name.split('/')]
  if (!segments.every(isSegment) || !folder || !name.startsWith(`${folder}/`)) return undefined
  const path = `/storage/v1/object/${segments.map(encodeURIComponent).join('/')}`
  const address = new URL(path, backendUrl)
  // What is fetched is the address as it was read, so that is what has to be right.
  const isThere = address.origin === new URL(backendUrl).origin && address.pathname === path
  return isThere && !address.search && !address.hash ? address : undefined
}
