import type { RosterFault, RosterReason } from './roster-fault.ts'

const texts: Record<RosterReason, string> = {
  tooLarge: 'The archive is too large once unpacked: 96 MB at most.',
  encrypted: 'The archive is password-protected.',
  broken: 'The file is damaged, or neither a CSV file nor a zip archive.',
  folders: 'The archive contains a folder or a path. All files of a OneRoster bundle are at its top.',
  noManifest: 'The archive contains no manifest.csv.',
  version: 'The manifest names another version of OneRoster than 1.1 and 1.2.',
  fileMissing: 'The manifest announces a file that the archive doesn’t contain',
  columnMissing: 'Columns are missing',
  noStudents: 'The file lists no students.',
  tooManyLines: 'The file has more than 100,000 lines.',
}

/** For the log of syncs and for programs. */
export function faultText({ reason, where: { file, columns } }: RosterFault): string {
  const more = [file, columns].filter(Boolean).join(': ')
  return reason === 'fileMissing' || reason === 'columnMissing'
    ? `${texts[reason]} (${more}).`
    : texts[reason]
}
