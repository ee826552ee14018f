import type { StoredFile } from '../_shared/file-address.ts'

export interface ExportTable {
  name: string
  /** The part of the product it belongs to. */
  area: string
}

export interface ExportFile extends StoredFile {
  size: number
}

/** What the database gives to the run that builds the export. */
export interface Export {
  id: string
  lease: string
  person: string
  language: string
  tables: ExportTable[]
  files: ExportFile[]
}

export type Row = Record<string, unknown>
/** By table. */
export type Rows = Record<string, Row[]>
