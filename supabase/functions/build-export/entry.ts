import type { ExportFile } from './export.ts'

/** A file's path in the archive: never outside the folder it is unpacked into. */
export function entryOf({ bucket, name }: Pick<ExportFile, 'bucket' | 'name'>): string {
  const segments = [bucket, ...name.split(/[/\\]/)].filter((segment) => !/^[. ]*$/.test(segment))
  return `files/${segments.join('/')}`
}
