import { inLanguage } from '../../../../../lib/in-language.ts'
import { fold, type Line, linesOf } from '../../../../../lib/located-text.ts'
import { FileFault } from '../../../../core/files/file-fault.ts'
import type { Skill } from '../../../../core/skills/api/get-skills.ts'
import { findSkills } from '../../../../core/skills/find-skills.ts'
import { isDrivingLicense } from '../../model.ts'
import { type Section, type SectionKind, sectionsOf } from '../../resume-text/sections.ts'
import { cleanLine, cleanText } from '../clean-text.ts'
import type { Imported, ImportedStation } from '../imported.ts'
import { readLanguage } from '../read-language.ts'
import { type FoundName, findName } from './find-name.ts'
import { piecesOf, unwrap, withoutLabel } from './pieces.ts'
import { readContact } from './read-contact.ts'
import { readStations } from './read-stations.ts'

/** No résumé is longer; the rest is ignored. */
const longest = 60_000

export interface KnownWords {
  catalogue: Skill[]
  /** The language that catalog skills are named in. */
  language: string
}

/** Reads the text of a résumé by its headings and dates. Lines without a clear place are returned unread. */
export function readResume(source: string, { catalogue, language }: KnownWords): Imported {
  const text = wholeAddresses(cleanText(source.normalize('NFC').slice(0, longest)))
  if (!/\p{L}/u.test(text)) throw new FileFault('noText')
  const { head, sections } = partsOf(text)
  const linesIn = (...kinds: SectionKind[]) =>
    sections.filter(({ kind }) => kinds.includes(kind)).flatMap(({ lines }) => lines)
  const name = takeName([head, ...sections.map(({ lines }) => lines)], text)
  const contact = readContact(name?.around ?? head, linesIn('contact'))
  const jobs = readStations('experience', linesIn('experience'), text)
  const schools = readStations('education', linesIn('education'), text)
  const languages = readLanguages(linesIn('languages'))
  const skills = readSkills(linesIn('skills'), text, catalogue, language)
  const interests = linesIn('interests').flatMap(({ text: line }) => piecesOf(withoutLabel(line)))
  const summary = unwrap(linesIn('summary')).join('\n')
  const imported: Imported = {
    source: 'resume',
    isCut: source.length > longest,
    wholeName: name?.whole ?? '',
    about: {
      ...contact.about,
      ...(summary && { summary }),
      ...(name?.lastName && { firstName: name.firstName, lastName: name.lastName }),
    },
    skills: skills.read,
    interests: interests.filter((piece) => piece.length <= 80),
    drivingLicenses: readLicenses(text, sections),
    experience: jobs.stations.map(clean),
    education: schools.stations.map(clean),
    languages: languages.read,
    leftOut: sections
      .filter(({ kind, heading }) => kind === 'projects' || (kind === 'other' && !isLicense(heading)))
      .map(({ heading }) => cleanLine(heading.text)),
    unread: [...contact.unread, ...jobs.unread, ...schools.unread, ...skills.unread, ...languages.unread].map(
      cleanLine,
    ),
  }
  const isEmpty =
    imported.skills.length + jobs.stations.length + schools.stations.length + languages.read.length === 0
  if (isEmpty && sections.length === 0) throw new FileFault('notRecognized')
  return imported
}

/** "linkedin.com/in/camille-" continues on the next line. */
const wholeAddresses = (text: string) =>
  text.replace(/(linkedin\.com\/in\/[\p{L}\d-]*-)\n([\p{L}\d-]+)(?=\n|$)/giu, '$1$2')

/** "Missions:" within a job isn't a section of its own. */
const isWithin = ({ heading }: Section, before: Section | undefined) =>
  before?.kind === 'experience' && /^(?:missions?|realisations?|taches?)\s?:?$/.test(fold(heading.text))

function partsOf(text: string): { head: Line[]; sections: Section[] } {
  const sections: Section[] = []
  for (const section of sectionsOf(text)) {
    const before = sections.at(-1)
    if (before && isWithin(section, before)) before.lines.push(section.heading, ...section.lines)
    else sections.push(section)
  }
  const first = sections[0]?.heading.start ?? text.length
  const isTitle = ({ text: line }: Line) => /^(?:resume|cv|curriculum vitae)$/.test(fold(line))
  // In a document titled "Résumé", the name is below.
  if (sections[0] && isTitle(sections[0].heading) && first === linesOf(text)[0]?.start) {
    const [{ lines }] = sections as [Section]
    return { head: lines, sections: sections.slice(1) }
  }
  return { head: linesOf(text).filter((line) => line.start < first && !isTitle(line)), sections }
}

/**
 * The name, and the lines around it about the person. In a two-column layout they follow the last section of
 * the first column, and are removed from it.
 */
function takeName(groups: Line[][], text: string): (FoundName & { around: Line[] }) | undefined {
  const name = findName(groups.flat(), text)
  if (!name) return undefined
  const group = groups.find((lines) => lines.includes(name.line))!
  const at = group.indexOf(name.line)
  const isHead = group === groups[0]
  const own = isHead ? [...group] : group.splice(at)
  const around = own.filter((line) => line !== name.line)
  const beside = name.rest && { ...name.line, text: name.rest, start: name.line.end - name.rest.length }
  const before = isHead ? [] : groups[0]!
  const lines = [...(beside ? [beside] : []), ...around, ...before]
  return { ...name, around: lines }
}

function readSkills(lines: Line[], text: string, catalogue: Skill[], language: string) {
  const nameOf = (slug: string) => {
    const skill = catalogue.find((one) => one.slug === slug)
    return skill ? inLanguage(skill, 'name', language) : slug
  }
  const found = (words: string) => findSkills(words, catalogue).map(({ skill }) => nameOf(skill))
  if (lines.length === 0) return { read: found(text), unread: [] }
  const read: string[] = []
  const unread: string[] = []
  for (const line of unwrap(lines)) {
    const isProse = line.length > 60 && /[.!?]$/.test(line)
    const words = withoutLabel(line.replace(/^- /, ''))
    for (const piece of isProse ? [words] : piecesOf(words)) {
      const isWord = piece.length <= 40 && piece.split(/\s+/).length <= 5 && !/[.!?]$/.test(piece)
      const known = isWord ? [] : found(piece)
      if (isWord) read.push(piece)
      else if (known.length > 0) read.push(...known)
      else unread.push(piece)
    }
  }
  return { read, unread }
}

/** "French (native)", "Anglais : B2", "Spanish – intermediate", or the level on the next line. */
function readLanguages(lines: Line[]) {
  const read: Imported['languages'] = []
  const unread: string[] = []
  const pieces = wholeLanguages(lines)
    .flatMap((text) => text.split(/[;|·•/\t]|,(?![^(]*\))/))
    .map((one) => one.trim())
  for (const piece of pieces.filter(Boolean)) {
    const name = /^[\p{L}]+/u.exec(piece)?.[0] ?? ''
    const last = read.at(-1)
    if (name.length > 2 && readLanguage(name))
      read.push({ name, fluency: piece.slice(name.length).replace(/^[\s:–—(-]+|\)$/g, '') })
    else if (last && last.fluency === '') last.fluency = piece
    else unread.push(piece)
  }
  return { read, unread }
}

/** In a narrow column, "langue maternelle" or "(TOEIC 890)" may run over the end of its line. */
function wholeLanguages(lines: Line[]): string[] {
  const whole: string[] = []
  for (const { text } of lines) {
    const last = whole.at(-1) ?? ''
    const isOpen = /\([^)]*$/.test(last)
    const isRest = last !== '' && /^\p{Ll}/u.test(text) && !readLanguage(/^\p{L}+/u.exec(text)![0])
    if (isOpen || isRest) whole[whole.length - 1] = `${last} ${text}`
    else whole.push(text)
  }
  return whole
}

const isLicense = ({ text }: Line) => /licen[cs]e$|^permis/.test(fold(text))

function readLicenses(text: string, sections: Section[]): string[] {
  const named = [
    ...fold(text).matchAll(
      /\b(?:permis(?: de conduire)?|driv(?:er's|ing) licen[cs]e)\s*[:(-]?\s*(?:category|categorie|class)?\s*([a-e][12]?e?)\b/g,
    ),
  ].map((match) => match[1]!.toUpperCase())
  const listed = sections
    .filter(({ heading }) => isLicense(heading))
    .flatMap(({ lines }) => lines.flatMap(({ text: line }) => piecesOf(line)))
  return [...new Set([...named, ...listed])].filter(isDrivingLicense)
}

const clean = (station: ImportedStation): ImportedStation => ({
  ...station,
  title: cleanLine(station.title),
  at: cleanLine(station.at),
  location: cleanLine(station.location),
  details: cleanText(station.details),
})
