export type RosterReason =
  | 'tooLarge'
  | 'encrypted'
  | 'broken'
  | 'folders'
  | 'noManifest'
  | 'version'
  | 'fileMissing'
  | 'columnMissing'
  | 'noStudents'
  | 'tooManyLines'

/** Why a roster can't be read at all; the reason is a key under "import.faults". */
export class RosterFault extends Error {
  override name = 'RosterFault'
  readonly reason: RosterReason
  /** The file of the bundle, and what it lacks. */
  readonly where: { file?: string; columns?: string }

  constructor(reason: RosterReason, where: { file?: string; columns?: string } = {}) {
    super(reason)
    this.reason = reason
    this.where = where
  }
}
