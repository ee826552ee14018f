/** A file in a bucket, below its owner's folder. */
export interface StoredFile {
  bucket: string
  folder: string
  name: string
}

const segmentPattern = /^[\w!\-.*'() &$@=;:+,]+$/

/** Whether every segment is a name: none empty, and none that leads up. */
export const isSafePath = (path: string): boolean =>
  path.split('/').every((segment) => segmentPattern.test(segment) && !/^[. ]*$/.test(segment))

/** The URL of a file, or nothing if its name would lead out of the folder. */
export function fileAddress(backendUrl: string, { bucket, folder, name }: StoredFile): URL | undefined {
  if (bucket.includes('/') || !isSafePath(`${bucket}/${name}`)) return undefined
  if (!folder || !name.startsWith(`${folder}/`)) return undefined
  const path = `/storage/v1/object/${[bucket, ...name.split('/')].map(encodeURIComponent).join('/')}`
  const address = new URL(path, backendUrl)
  // The URL is fetched as it was parsed, so the parsed URL has to be right.
  const isThere = address.origin === new URL(backendUrl).origin && address.pathname === path
  return isThere && !address.search && !address.hash ? address : undefined
}

const endingOf = (name: string) => /\.([a-z0-9]{1,12})$/i.exec(name)?.[1]?.toLowerCase()

/** The name to save a file under. Its extension is that of the path, which was checked, not one that people typed. */
export function savedAs(path: string, name: string): string {
  const ending = endingOf(path)
  return ending && endingOf(name) !== ending ? `${name}.${ending}` : name
}
