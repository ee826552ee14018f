import { readManifest } from './manifest.ts'
import type { FileProblem, ProblemReason } from './model.ts'
import { RosterFault } from './roster-fault.ts'
import { type Entry, readSheet } from './sheet.ts'

const maxProblems = 1000

/** The files of a bundle as the manifest announces them, and what is wrong in them. */
export class BundleReader {
  readonly problems: FileProblem[] = []
  /** Version 1.1 has roles in users.csv, 1.2 in a file of their own. */
  readonly hasRoles: boolean
  private readonly texts: Map<string, string>
  private readonly manifest: ReturnType<typeof readManifest>
  private readonly today: string

  constructor(texts: Map<string, string>, today: string) {
    this.texts = texts
    this.today = today
    this.manifest = readManifest(texts.get('manifest.csv'))
    this.hasRoles = this.manifest.hasRoles
  }

  isBulk(name: string): boolean {
    return this.manifest.modeOf(name) === 'bulk'
  }

  note(name: string, line: number, reason: ProblemReason, value = ''): void {
    if (this.problems.length < maxProblems) {
      this.problems.push({ file: `${name}.csv`, line, reason, value: value.slice(0, 255) })
    }
  }

  /** Every line of a file; none if the manifest calls it absent. */
  all(name: string, needed: readonly string[]): Entry[] {
    if (this.manifest.modeOf(name) === 'absent') return []
    const file = `${name}.csv`
    const text = this.texts.get(file.toLowerCase())
    if (text === undefined) throw new RosterFault('fileMissing', { file })
    return readSheet(file, text, needed)
  }

  /** The lines of a file that can be read; the others are noted. */
  sound(name: string, needed: readonly string[]): Entry[] {
    return this.all(name, needed).filter((entry) => {
      const fault = faultOf(entry)
      if (fault) this.note(name, entry.line, fault, fault === 'status_unknown' ? entry.cell('status') : '')
      return !fault
    })
  }

  hasEnded(date: string): boolean {
    return isDate(date) && date < this.today
  }

  /** Deleted, or ended before today. */
  isOver({ cell }: Entry): boolean {
    return isGone(cell('status')) || this.hasEnded(cell('endDate'))
  }
}

export function faultOf({ fault, cell }: Entry): ProblemReason | undefined {
  if (fault) return fault
  if (!cell('sourcedId')) return 'id_missing'
  return /^(|active|inactive|tobedeleted)$/i.test(cell('status')) ? undefined : 'status_unknown'
}

export const isGone = (status: string): boolean => /^(inactive|tobedeleted)$/i.test(status)
export const isDate = (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text)
