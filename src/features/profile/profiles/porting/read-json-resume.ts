import { formatItems } from '../../../../lib/formats/lists.ts'
import { FileFault } from '../../../core/files/file-fault.ts'
import { cleanLine, cleanText } from './clean-text.ts'
import { findJsonMistake } from './find-json-mistake.ts'
import type { Imported, ImportedStation } from './imported.ts'
import { readMonth } from './read-month.ts'

type Json = Record<string, unknown>
const readParts = ['basics', 'work', 'volunteer', 'education', 'skills', 'languages', 'interests']
const otherParts = ['awards', 'certificates', 'publications', 'references', 'projects']
/** No résumé is that long, and a page couldn't show so many rows. */
const maxResumeEntries = 500

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isFilled = (value: unknown) => Array.isArray(value) && value.length > 0
/** Anything that isn't text counts as empty, instead of failing the whole import. */
const said = (value: unknown): string => (typeof value === 'string' ? value : '')
const first = (...values: unknown[]): string => values.map(said).find((value) => value.trim() !== '') ?? ''

function listOf(value: unknown): unknown[] {
  if (!Array.isArray(value)) return []
  if (value.length > maxResumeEntries) throw new FileFault('tooMany', { most: maxResumeEntries })
  return value
}
const objectsOf = (value: unknown): Json[] => listOf(value).filter(isObject)
const wordsOf = (value: unknown): string[] => listOf(value).map(said)

const namesIn = (value: unknown): string[] =>
  objectsOf(value)
    .flatMap(({ name, keywords }) => [said(name), ...wordsOf(keywords)])
    .map(cleanLine)
    .filter(Boolean)

/** Reads a JSON Resume of any version; see jsonresume.org/schema. */
export function readJsonResume(text: string): Imported {
  const resume = parse(text)
  if (!isObject(resume) || !readParts.some((part) => part in resume)) throw new FileFault('notResume')
  const basics = isObject(resume.basics) ? resume.basics : {}
  const location = isObject(basics.location) ? basics.location : {}
  return {
    source: 'jsonResume',
    wholeName: cleanLine(said(basics.name)),
    about: {
      jobTitle: cleanLine(said(basics.label)),
      summary: cleanText(said(basics.summary)),
      location: cleanLine(first(location.city, location.region, location.address)),
      linkedinUrl: linkedinOf(objectsOf(basics.profiles)),
      portfolioUrl: cleanLine(first(basics.url, basics.website)),
      phone: cleanLine(said(basics.phone)),
    },
    skills: namesIn(resume.skills),
    interests: namesIn(resume.interests),
    drivingLicenses: wordsOf(resume.drivingLicenses).map(cleanLine).filter(Boolean),
    experience: [...objectsOf(resume.work), ...objectsOf(resume.volunteer)].map(toJob),
    education: objectsOf(resume.education).map(toSchool),
    languages: objectsOf(resume.languages).map(({ language, fluency }) => ({
      name: cleanLine(said(language)),
      fluency: cleanLine(said(fluency)),
    })),
    leftOut: otherParts.filter((part) => isFilled(resume[part])),
    unread: [],
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new FileFault('badJson', { ...(findJsonMistake(text) ?? { line: 1, column: 1 }) })
  }
}

const listed = (lines: string[]) =>
  lines.filter((line) => line.trim() !== '').map((line) => `- ${line.trim()}`)
const joined = (...parts: string[]) => cleanText(parts.filter((part) => part.trim() !== '').join('\n'))

function toJob(entry: Json): ImportedStation {
  return {
    title: cleanLine(said(entry.position)),
    at: cleanLine(first(entry.name, entry.company, entry.organization)),
    location: cleanLine(said(entry.location)),
    from: readMonth(said(entry.startDate), 'from'),
    until: readMonth(said(entry.endDate), 'until'),
    details: joined(said(entry.summary), ...listed(wordsOf(entry.highlights))),
  }
}

function toSchool(entry: Json): ImportedStation {
  return {
    title: cleanLine(said(entry.institution)),
    at: cleanLine(formatItems([said(entry.studyType), said(entry.area)])),
    location: '',
    from: readMonth(said(entry.startDate), 'from'),
    until: readMonth(said(entry.endDate), 'until'),
    details: joined(said(entry.summary), first(entry.score, entry.gpa), ...listed(wordsOf(entry.courses))),
  }
}

function linkedinOf(profiles: Json[]): string {
  const profile = profiles.find(
    ({ network, url }) => /linkedin/i.test(said(network)) || /\blinkedin\.com\//i.test(said(url)),
  )
  if (!profile) return ''
  const name = cleanLine(said(profile.username))
  return cleanLine(said(profile.url)) || (name && `https://www.linkedin.com/in/${encodeURIComponent(name)}`)
}
