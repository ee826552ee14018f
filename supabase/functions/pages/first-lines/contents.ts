import { escapeHtml } from '../../_shared/escape-html.ts'
import type { FirstLines } from '../page.ts'
import type { Texts } from '../texts.ts'
import { writeCover } from './cover.ts'
import { breadcrumbs, door, heading, link, paragraph } from './html.ts'

type Lines<Kind extends FirstLines['kind']> = Extract<FirstLines, { kind: Kind }>

export function writeMission(lines: Lines<'mission'>, say: Texts): string {
  const { title, by, summary, spoken, cover, next } = lines
  const { missionPage: words } = say
  const doors = `${link(door('/auth?tab=signup', next), words.signUp, 'button')}${link(door('/auth', next), words.signIn, 'button other')}${paragraph(words.free, 'soft')}`
  const about = `<div>${cover ? writeCover(cover) : ''}<h2>${words.about}</h2>${paragraph(summary, 'large about', spoken)}</div>`
  return `${breadcrumbs('/missions', say.pages['/missions']!.title, title)}${heading(title, spoken)}${paragraph(words.by(by), 'soft large by')}<div class="columns">${about}${card(words.facts, lines.facts, doors)}</div>`
}

export function writeOpening(lines: Lines<'opening'>, say: Texts): string {
  const { title, by, about, spoken, next } = lines
  const { openingPage: words } = say
  const doors = `${link(door('/auth?tab=signup', next), words.apply, 'button')}${paragraph(words.note, 'soft')}`
  const text = about ? `<h2>${words.about}</h2>${paragraph(about, 'about', spoken)}` : ''
  return `${breadcrumbs('/openings', say.pages['/openings']!.title, title)}${heading(title, spoken)}${paragraph(words.by(by), 'soft large by')}<div class="columns"><div>${text}</div>${card(words.facts, lines.facts, doors, 'first')}</div>`
}

export function writeCompany({ name, tagline, story, logo }: Lines<'company'>, say: Texts): string {
  const picture = logo
    ? `<img class="logo" src="${escapeHtml(logo)}" alt="" width="96" height="96">`
    : '<div class="logo"></div>'
  return `${breadcrumbs('/companies', say.pages['/companies']!.title, name)}${picture}${heading(name)}${paragraph(tagline, 'large by')}${paragraph(story, 'story')}`
}

export function writeCertificate(lines: Lines<'certificate'>, say: Texts, logo: string): string {
  const { name, mission, by, code, issued, spoken } = lines
  const { certificatePage: words } = say
  const top = `<div class="top">${logo}<span class="soft">${escapeHtml(words.code(code))}</span></div>`
  const holder = `${paragraph(words.awarded, 'soft')}${heading(name)}${paragraph(words.completed, 'soft')}`
  return `<article>${top}${holder}${paragraph(mission, 'mission', spoken)}${paragraph(by, '')}${paragraph(words.issued(issued), 'date')}</article>`
}

/** What the page says at a glance, with the ways in. */
function card(title: string, facts: readonly [label: string, value: string][], doors: string, name = '') {
  const rows = facts.map(
    ([label, value]) => `<div><dt>${escapeHtml(label)}</dt><dd>${escapeHtml(value)}</dd></div>`,
  )
  return `<aside class="card ${name}"><h2>${escapeHtml(title)}</h2><dl>${rows.join('')}</dl><div class="doors">${doors}</div></aside>`
}
