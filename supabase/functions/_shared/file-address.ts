/** A file of a bucket, below the folder of whoever it belongs to. */
export interface StoredFile {
  bucket: string
  folder: string
  name: string
}

const segmentPattern = /^[\w!\-.*'() &$@=;:+,]+$/

/** Whether every segment is a name: none of them empty, and none a way up. */
export const isSafePath = (path: string): boolean =>
  path.split('/').every((segment) => segmentPattern.test(segment) && !/^[. ]*$/.test(segment))

/** The address of a file, or nothing where its name would lead out of the folder. */
export function fileAddress(backendUrl: string, { bucket, folder, name }: StoredFile): URL | undefined {
  if (bucket.includes('/') || !isSafePath(`${bucket}/${name}`)) return undefined
  if (!folder || !name.startsWith(`${folder}/`)) return undefined
  const path = `/storage/v1/object/${[bucket, ...name.split('/')].map(encodeURIComponent).join('/')}`
  const address = new URL(path, backendUrl)
  // What is fetched is the address as it was read, so that is what has to be right.
  const isThere = address.origin === new URL(backendUrl).origin && address.pathname === path
  return isThere && !address.search && !address.hash ? address : undefined
}

const endingOf = (name: string) => /\.([a-z0-9]{1,12})$/i.exec(name)?.[1]?.toLowerCase()

/** The name under which a file is saved. It ends as its path does: that is what was checked, not what people wrote. */
export function savedAs(path: string, name: string): string {
  const ending = endingOf(path)
  return ending && endingOf(name) !== ending ? `${name}.${ending}` : name
}
