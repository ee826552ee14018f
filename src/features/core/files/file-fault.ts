export type FaultReason =
  | 'tooLarge'
  | 'empty'
  | 'unknownKind'
  | 'badJson'
  | 'notResume'
  | 'tooMany'
  | 'badZip'
  | 'encrypted'
  | 'bomb'
  | 'notLinkedIn'
  | 'unreadable'
  | 'noText'
  | 'notRecognized'

/** Why a file can't be read; the reason is a key under "porting.faults" in the "profile" texts. */
export class FileFault extends Error {
  override name = 'FileFault'
  readonly reason: FaultReason
  readonly values: Record<string, string | number>

  constructor(reason: FaultReason, values: Record<string, string | number> = {}) {
    super(reason)
    this.reason = reason
    this.values = values
  }
}
