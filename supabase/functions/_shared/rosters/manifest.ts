import { RosterFault } from './roster-fault.ts'
import { readSheet } from './sheet.ts'

const modes = ['absent', 'bulk', 'delta'] as const
type Mode = (typeof modes)[number]

export interface Manifest {
  /** 1.1 has roles in users.csv, 1.2 in a file of their own. */
  hasRoles: boolean
  modeOf(file: string): Mode
}

/** What a bundle says it contains; files it calls absent are ignored, as the standard says. */
export function readManifest(text: string | undefined): Manifest {
  if (text === undefined) throw new RosterFault('noManifest')
  const said = new Map(
    readSheet('manifest.csv', text, ['propertyName', 'value']).map(({ cell }) => [
      cell('propertyName'),
      cell('value').toLowerCase(),
    ]),
  )
  const version = said.get('oneroster.version')
  if (version !== '1.1' && version !== '1.2') throw new RosterFault('version')
  return {
    hasRoles: version === '1.2',
    modeOf: (file) => modes.find((mode) => mode === said.get(`file.${file}`)) ?? 'absent',
  }
}
