import Papa from 'papaparse'
import { decodeText } from '../../../../../supabase/functions/_shared/tables/decode-text.ts'
import { comparable } from '../../../../lib/comparable.ts'
import { FileFault } from '../../../core/files/file-fault.ts'
import { readZip } from '../../../core/files/read-zip.ts'
import { cleanLine, cleanText } from './clean-text.ts'
import type { Imported, ImportedStation } from './imported.ts'
import { readMonth } from './read-month.ts'

/** The files that are read, each with the columns that identify its header. */
const tables = {
  'profile.csv': ['first name', 'last name'],
  'profile summary.csv': ['profile summary'],
  'positions.csv': ['company name', 'title'],
  'volunteering.csv': ['company name', 'role'],
  'education.csv': ['school name'],
  'skills.csv': ['name'],
  'languages.csv': ['name'],
}
type TableName = keyof typeof tables
type Row = (column: string) => string
const otherFiles =
  /^(?:certifications|courses|honors|organizations|patents|projects|publications|test scores)\.csv$/
const maxRows = 500

/** Reads the archive LinkedIn sends people who request a copy of their data. Opens nothing else in it. */
export async function readLinkedIn(file: Blob): Promise<Imported> {
  const { files, names } = await readZip(file, (name) => name in tables)
  if (files.size === 0) throw new FileFault('notLinkedIn')
  const rows = (name: TableName): Row[] => {
    const bytes = files.get(name)
    return bytes ? readRows(decodeText(bytes).text, tables[name]) : []
  }
  const [profile] = rows('profile.csv')
  const [summary] = rows('profile summary.csv')
  const line = (column: string) => cleanLine(profile?.(column) ?? '')
  return {
    source: 'linkedIn',
    wholeName: '',
    about: {
      firstName: line('first name'),
      lastName: line('last name'),
      jobTitle: line('headline'),
      location: line('geo location'),
      summary: cleanText(profile?.('summary') || summary?.('profile summary') || ''),
      portfolioUrl: websiteIn(line('websites')),
    },
    skills: rows('skills.csv')
      .map((row) => cleanLine(row('name')))
      .filter(Boolean),
    interests: [],
    drivingLicenses: [],
    experience: [
      ...rows('positions.csv').map((row) => toJob(row, 'title')),
      ...rows('volunteering.csv').map((row) => toJob(row, 'role')),
    ],
    education: rows('education.csv').map(toSchool),
    languages: rows('languages.csv').map((row) => ({
      name: cleanLine(row('name')),
      fluency: cleanLine(row('proficiency')),
    })),
    leftOut: names.filter((name) => otherFiles.test(comparable(name))),
    unread: [],
  }
}

/** Some files start with notes; the table starts at the first line that names the columns. */
function readRows(text: string, wanted: string[]): Row[] {
  for (const delimiter of [',', ';', '\t']) {
    const { data } = Papa.parse<string[]>(text, { delimiter, skipEmptyLines: 'greedy' })
    const headers = data.slice(0, 20).map((cells) => cells.map((cell) => comparable(cleanLine(cell))))
    const at = headers.findIndex((header) => wanted.every((column) => header.includes(column)))
    if (at < 0) continue
    const rows = data.slice(at + 1)
    if (rows.length > maxRows) throw new FileFault('tooMany', { most: maxRows })
    return rows.map((cells) => (column) => cells[headers[at]!.indexOf(column)] ?? '')
  }
  return []
}

function toJob(row: Row, title: 'title' | 'role'): ImportedStation {
  return {
    title: cleanLine(row(title)),
    at: cleanLine(row('company name')),
    location: cleanLine(row('location')),
    from: readMonth(row('started on'), 'from'),
    until: readMonth(row('finished on'), 'until'),
    details: cleanText(row('description')),
  }
}

function toSchool(row: Row): ImportedStation {
  return {
    title: cleanLine(row('school name')),
    at: cleanLine(row('degree name')),
    location: '',
    from: readMonth(row('start date'), 'from'),
    until: readMonth(row('end date'), 'until'),
    details: cleanText([row('notes'), row('activities')].filter((words) => words.trim() !== '').join('\n')),
  }
}

/** The first URL of "[PORTFOLIO:https://a.example,BLOG:https://b.example]". */
const websiteIn = (websites: string): string => /https?:\/\/[^\s,\]]+/i.exec(websites)?.[0] ?? ''
