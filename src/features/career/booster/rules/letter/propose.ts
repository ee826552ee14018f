import { elided } from '../../../../../../supabase/functions/_shared/formats/elision.ts'
import { writeList } from '../../../../../../supabase/functions/_shared/formats/lists.ts'
import { upTo } from '../../../../../lib/plain-text.ts'
import type { TextLanguage } from '../language.ts'
import type { StoryText } from '../story.ts'
import type { Letter } from './letter.ts'

export interface LetterMaterial {
  language: TextLanguage
  /** A day, such as 2026-11-15. */
  today: string
  person: { name: string; email: string; location: string; jobTitle: string; link: string }
  posting: { title: string; company: string; contract: string | undefined } | undefined
  story: (StoryText & { proof: string | undefined }) | undefined
  /** Names of skills the posting asks for, grouped by whether the person has them. */
  skills: { asked: string[]; proven: string[]; declared: string[]; missing: string[] }
}

interface Phrases {
  subject: (title: string, contract: string | undefined) => string
  open: (jobTitle: string) => string
  asks: (title: string, company: string, skills: string) => string
  applies: (title: string, company: string) => string
  example: (title: string) => string
  check: (address: string) => string
  proven: (skills: string) => string
  declared: (skills: string) => string
  missing: (skills: string) => string
  meet: (email: string) => string
  greeting: string
  closing: string
}

/** "d’assistante", "de comptable". */
const of = (title: string) => elided('de', title)

const phrases: Record<TextLanguage, Phrases> = {
  en: {
    subject: (title, contract) =>
      `Application: ${title}${contract === 'internship' ? ' (internship)' : contract === 'apprenticeship' ? ' (apprenticeship)' : ''}`,
    open: (jobTitle) => `I’d like to work with you.${jobTitle ? ` My profile: ${jobTitle}.` : ''}`,
    asks: (title, company, skills) =>
      `For the ${title} position${company ? ` at ${company}` : ''}, you’re looking for ${skills}. That’s the work I want to do.`,
    applies: (title, company) => `I’m applying for the ${title} position${company ? ` at ${company}` : ''}.`,
    example: (title) => `One example of my work: ${/[.?!…]$/.test(title) ? `“${title}”` : `“${title}.”`}`,
    check: (address) => `Anyone can verify it: ${address}`,
    proven: (skills) => `What I’ve proven in validated work: ${skills}.`,
    declared: (skills) => `I also bring ${skills}.`,
    missing: (skills) => `I haven’t practiced ${skills} yet, and I’d like to learn with you.`,
    meet: (email) => `I’d be glad to tell you more in an interview. You can reach me at ${email}.`,
    greeting: 'Dear hiring team,',
    closing: 'Sincerely,',
  },
  fr: {
    subject: (title, contract) =>
      contract === 'internship'
        ? `Candidature pour un stage\u00a0: ${title}`
        : contract === 'apprenticeship'
          ? `Candidature en alternance\u00a0: ${title}`
          : `Candidature au poste ${of(title)}`,
    open: (jobTitle) =>
      `Je souhaite travailler avec vous${jobTitle ? `\u00a0; mon profil\u00a0: ${jobTitle}` : ''}.`,
    asks: (title, company, skills) =>
      `Pour le poste ${of(title)}${company ? ` chez ${company}` : ''}, vous demandez ${skills}. C’est le travail que je veux faire.`,
    applies: (title, company) =>
      `Je vous présente ma candidature au poste ${of(title)}${company ? ` chez ${company}` : ''}.`,
    example: (title) => `Un exemple de mon travail\u00a0: «\u00a0${title}\u00a0».`,
    check: (address) => `Chacun peut le vérifier\u00a0: ${address}`,
    proven: (skills) => `Ce que j’ai montré dans un travail validé\u00a0: ${skills}.`,
    declared: (skills) => `J’apporte aussi\u00a0: ${skills}.`,
    missing: (skills) =>
      `Ce que je n’ai pas encore pratiqué\u00a0: ${skills}\u00a0; je l’apprendrais avec vous.`,
    meet: (email) => `J’aimerais vous en parler lors d’un entretien. Vous pouvez me joindre à ${email}.`,
    greeting: 'Madame, Monsieur,',
    closing: 'Je vous prie d’agréer, Madame, Monsieur, l’expression de mes salutations distinguées.',
  },
}

const oneLine = (text: string) => text.replace(/\s*\n\s*/g, ' ').trim()

/** A first draft from profile, story and posting. It claims nothing they don't say. */
export function proposeLetter({ language, today, person, posting, story, skills }: LetterMaterial): Letter {
  const say = phrases[language]
  const list = (names: string[]) => writeList(language, names)
  const together = (...parts: (string | false | undefined)[]) => parts.filter(Boolean).join(' ')
  const opening = !posting
    ? say.open(person.jobTitle)
    : skills.asked.length > 0
      ? say.asks(posting.title, posting.company, list(skills.asked.slice(0, 3)))
      : say.applies(posting.title, posting.company)
  const example =
    story &&
    together(
      say.example(story.title),
      upTo(oneLine(story.situation), 240),
      upTo(oneLine(story.action || story.task), 320),
      upTo(oneLine(story.result), 320),
      story.proof && say.check(story.proof),
    )
  const fit = together(
    skills.proven.length > 0 && say.proven(list(skills.proven.slice(0, 5))),
    skills.declared.length > 0 && say.declared(list(skills.declared.slice(0, 4))),
    skills.missing.length > 0 && say.missing(list(skills.missing.slice(0, 2))),
  )
  return {
    language,
    sender: [person.name, person.location, person.email, person.link]
      .filter(Boolean)
      .join('\n')
      .slice(0, 600),
    recipient: (posting?.company ?? '').slice(0, 600),
    place: person.location.slice(0, 120),
    date: today,
    subject: (posting ? say.subject(posting.title, posting.contract) : '').slice(0, 200),
    greeting: say.greeting,
    paragraphs: [opening, example, fit, say.meet(person.email)].filter((text): text is string =>
      Boolean(text),
    ),
    closing: say.closing,
    signature: person.name.slice(0, 160),
  }
}
