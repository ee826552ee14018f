import { emptyMission, type MissionContent, type Step } from '../../missions/model.ts'
import { newId } from '../model/new-step.ts'
import { criterion, type Say } from '../templates/build.ts'
import { categoryIn } from './category.ts'
import {
  isAboutApplicants,
  maxSourceLength,
  type SourceLine,
  sentencesOf,
  shortened,
  usableLines,
} from './sentences.ts'
import type { SourceFacts } from './source.ts'
import { acceptedFor, deliverablesIn, hoursIn, tasksIn, type Wanted } from './tasks.ts'

export const recognizable = [
  'title',
  'skills',
  'tasks',
  'deliverables',
  'category',
  'difficulty',
  'hours',
] as const
export type Recognizable = (typeof recognizable)[number]

/** What the text said; everything else is a suggestion. */
export interface Recognized {
  found: Recognizable[]
  /** Lines about pay, contract and contact, which are left out. */
  left: number
}

const suggestedHours = (deliverables: number) => Math.min(8, 2 + 1.5 * Math.max(0, deliverables - 1))

/** Without its full stop, and with a capital. */
const asTitle = (task: string, most: number) => {
  const plain = shortened(task.replace(/[\s.;,:!…]+$/, ''), most)
  return plain.charAt(0).toLocaleUpperCase() + plain.slice(1)
}

const prose = (lines: SourceLine[]) => lines.filter(({ isListed, isHeading }) => !isListed && !isHeading)

function summaryOf(lines: SourceLine[], tasks: string[]): string {
  const sentences = prose(lines).flatMap(({ text }) => sentencesOf(text))
  const said = sentences.length > 0 ? sentences : tasks.map((task) => `${asTitle(task, 200)}.`)
  let summary = ''
  for (const sentence of said) {
    if (summary && summary.length + sentence.length > 300) break
    summary = `${summary} ${sentence}`.trim()
  }
  return shortened(summary, 600)
}

/** The text as Markdown, without what candidates bring or get, and without empty sections. */
function contextOf(lines: SourceLine[]): string {
  const blocks: string[] = []
  let wasListed = false
  let isAside = false
  for (const [index, { text, isListed, isHeading }] of lines.entries()) {
    if (isHeading) isAside = isAboutApplicants(text)
    if (isAside || (isHeading && (lines[index + 1]?.isHeading ?? true))) continue
    if (isListed && wasListed) blocks[blocks.length - 1] += `\n- ${text}`
    else blocks.push(isListed ? `- ${text}` : isHeading ? `## ${text.replace(/\s*[:：]$/, '')}` : text)
    wasListed = isListed
  }
  return blocks.join('\n\n')
}

function stepsOf(say: Say, lines: SourceLine[], wanted: Wanted[], tasks: string[]): Step[] {
  const ask = { id: newId(), kind: 'deliverable', required: true, maxMegabytes: 10 } as const
  const deliverables = wanted.map(
    ({ kind, task }): Step => ({
      ...ask,
      id: newId(),
      title: asTitle(task, 80),
      body: task,
      ...acceptedFor(kind),
    }),
  )
  const general: Step = {
    ...ask,
    title: say('Your work', 'Votre travail'),
    body: tasks.map((task) => `- ${task}`).join('\n'),
    ...acceptedFor('text'),
  }
  return [
    {
      id: newId(),
      kind: 'brief',
      title: say('The situation', 'La situation'),
      body: contextOf(lines) || lines.map(({ text }) => text).join('\n\n'),
    },
    ...(deliverables.length > 0 ? deliverables : [general]),
  ]
}

const criteriaOf = (say: Say) => [
  criterion(
    say,
    newId(),
    40,
    say('Answers the brief', 'Réponse à la consigne'),
    say('Leaves out part of what was asked.', 'Oublie une partie de ce qui était demandé.'),
    say('Covers everything that was asked.', 'Couvre tout ce qui était demandé.'),
    say('Also sees what the brief didn’t say.', 'Voit aussi ce que la consigne ne disait pas.'),
  ),
  criterion(
    say,
    newId(),
    35,
    say('Reasoning', 'Raisonnement'),
    say('States without explaining.', 'Affirme sans expliquer.'),
    say('Explains choices with facts from the case.', 'Explique ses choix par les faits du cas.'),
    say(
      'Weighs alternatives and names what is uncertain.',
      'Compare des options et dit ce qui reste incertain.',
    ),
  ),
  criterion(
    say,
    newId(),
    25,
    say('Clarity', 'Clarté'),
    say('Hard to follow.', 'Difficile à suivre.'),
    say('Clear, and ready to use after small edits.', 'Clair, utilisable après quelques retouches.'),
    say('Could be sent as it is.', 'Pourrait être envoyé tel quel.'),
  ),
]

/** A draft from a paragraph or a job posting, by plain rules; authors change whatever they like. */
export function missionFromText(
  source: string,
  facts: SourceFacts,
): { content: MissionContent; recognized: Recognized } {
  const text = source.slice(0, maxSourceLength)
  const { language } = facts
  const say: Say = (en, fr) => (language === 'fr' ? fr : en)
  const jobTitle = facts.isPosting
    ? facts.jobTitle.replace(/\s*[([]?\b[hfmx](?:\/[hfmx])+\b[)\]]?/giu, '').trim()
    : ''
  const { lines: usable, left } = usableLines(text)
  const lines = usable.filter((line) => !jobTitle || line.text !== facts.jobTitle)
  const tasks = tasksIn(lines)
  const wanted = deliverablesIn(tasks)
  const category = categoryIn(text)
  const hours = hoursIn(text)
  const first = prose(lines).flatMap(({ text: line }) => sentencesOf(line))[0] ?? lines[0]?.text ?? ''
  const title = jobTitle
    ? say(`First assignment: ${jobTitle}`, `Première mission : ${jobTitle}`)
    : asTitle(tasks[0] && !facts.isPosting ? tasks[0] : first, 80)
  const found: Record<Recognizable, boolean> = {
    title: Boolean(jobTitle || (!facts.isPosting && tasks[0])),
    skills: facts.skills.length > 0,
    tasks: tasks.length > 0,
    deliverables: wanted.length > 0,
    category: category !== undefined,
    difficulty: facts.difficulty !== undefined,
    hours: hours !== undefined,
  }
  return {
    content: {
      ...emptyMission,
      language,
      title: shortened(title, 120),
      summary: summaryOf(lines, tasks),
      category: category ?? emptyMission.category,
      difficulty: facts.difficulty ?? emptyMission.difficulty,
      hours: hours ?? suggestedHours(wanted.length),
      skills: facts.skills.slice(0, 8),
      steps: stepsOf(say, lines, wanted, tasks),
      rubric: { isShown: true, criteria: criteriaOf(say) },
    },
    recognized: { found: recognizable.filter((one) => found[one]), left },
  }
}
