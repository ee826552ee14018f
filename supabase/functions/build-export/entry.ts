import type { ExportFile } from './export.ts'

/** Where a file stands in the archive: never outside of the folder into which it is unpacked. */
export function entryOf({ bucket, name }: Pick<ExportFile, 'bucket' | 'name'>): string {
  const segments = [bucket, ...name.split(/[/\\]/)].filter((segment) => !/^[. ]*$/.test(segment))
  return `files/${segments.join('/')}`
}
