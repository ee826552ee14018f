import { fold, wholeWords, wordsIn } from '../../../../lib/located-text.ts'
import type { DeliverableStep } from '../../missions/model.ts'
import { isAboutApplicants, type SourceLine, sentencesOf } from './sentences.ts'

const taskHeading =
  /(?:missions?|responsabilites?|responsibilities|taches|tasks?|what you(?:'ll| will) do|your role|role|the job|le poste|objectifs?|to do|a faire|deliverables?|livrables?|travail demande|au quotidien|day to day)/
const aboutUs = /(?:about us|qui sommes|a propos|entreprise|company|context|contexte)/

/** Verbs that ask for work, as postings and briefs write them. */
const asks = wholeWords(
  "(?:you(?:'ll| will| are asked to| have to| must| should)|your (?:task|job|mission) is|vous (?:devez|devrez|allez|aurez|serez|etes charges?)|(?:votre|ta) mission|il (?:faut|faudra|s'agit de)|we need you|(?:l|t)'objectif est)" +
    '|(?:write|draft|prepare|analy[sz]e|compare|design|plan|build|create|organi[sz]e|review|propose|present|summari[sz]e|answer|reply|recommend|calculate|update|translate|test|improve|find out|identify|suggest)' +
    '|(?:redige[rz]?|prepare[rz]?|analyse[rz]?|compare[rz]?|concoi[rst]+|concevoir|planifie[rz]?|construi(?:re|sez)|cree[rz]?|organise[rz]?|propose[rz]?|presente[rz]?|resume[rz]?|repond(?:re|ez)|recommande[rz]?|calcule[rz]?|met(?:tre|tez) a jour|tradui(?:re|sez)|teste[rz]?|ameliore[rz]?|identifie[rz]?|trouve[rz]?)',
)

export const maxTasks = 8

/** What the text asks for: the lines listed under a heading for tasks, any list, or sentences with such verbs. */
export function tasksIn(lines: SourceLine[]): string[] {
  const under: string[] = []
  const listed: string[] = []
  const asked: string[] = []
  let part: 'tasks' | 'other' | undefined
  for (const { text, isListed, isHeading } of lines) {
    const folded = fold(text)
    if (isHeading) {
      part =
        isAboutApplicants(text) || aboutUs.test(folded)
          ? 'other'
          : taskHeading.test(folded)
            ? 'tasks'
            : undefined
      continue
    }
    if (part === 'other') continue
    if (isListed) (part === 'tasks' ? under : listed).push(text)
    else for (const sentence of sentencesOf(text)) if (fold(sentence).match(asks)) asked.push(sentence)
  }
  const found = under.length > 0 ? under : listed.length > 0 ? listed : asked
  return found.filter((task) => wordsIn(task) >= 2).slice(0, maxTasks)
}

export interface Wanted {
  kind: keyof typeof products
  task: string
}

type Accepted = Pick<DeliverableStep, 'accepts' | 'fileKinds'>

/** Kinds of deliverables, by the words that name them; the most specific first. */
const products = {
  slides: [
    'slides?|slide deck|deck|presentation|powerpoint|diaporama|support de presentation',
    { accepts: 'file', fileKinds: ['pdf', 'pptx', 'odp'] },
  ],
  table: [
    'spreadsheet|excel|csv|tableur|google sheets?|tableau de (?:bord|suivi)|dashboard|budget|reporting',
    { accepts: 'file', fileKinds: ['xlsx', 'csv', 'ods', 'pdf'] },
  ],
  picture: [
    'mock-?ups?|maquettes?|wireframes?|logo|poster|affiche|flyers?|visuels?|visuals?|infograph(?:ic|ie)s?|illustrations?|banniere|banner',
    { accepts: 'file', fileKinds: ['pdf', 'png', 'jpg', 'jpeg'] },
  ],
  link: [
    'prototype|website|web site|site web|landing page|figma|github|repository|depot git|video|demo',
    { accepts: 'link', fileKinds: [] },
  ],
  text: [
    'e-?mails?|courriels?|memo|note|report|rapport|article|posts?|publications?|newsletter|letter|lettre|plan|brief|summary|synthese|compte[- ]rendu|script|press release|communique|faq|guide|calendar|calendrier|strategy|strategie|recommendations?|recommandations?|analysis|analyse|proposal|proposition',
    { accepts: 'text', fileKinds: [] },
  ],
} as const satisfies Record<
  string,
  readonly [string, { accepts: Accepted['accepts']; fileKinds: readonly string[] }]
>

const patterns = Object.entries(products).map(
  ([kind, [words]]) => [kind as keyof typeof products, wholeWords(words)] as const,
)

export const acceptedFor = (kind: keyof typeof products): Accepted => {
  const [, { accepts, fileKinds }] = products[kind]
  return { accepts, fileKinds: [...fileKinds] }
}

const maxDeliverables = 3

/** The tasks that end with something to submit, one for each kind of product. */
export function deliverablesIn(tasks: string[]): Wanted[] {
  const found: Wanted[] = []
  for (const task of tasks) {
    const folded = fold(task)
    const kind = patterns.find(([, words]) => folded.match(words))?.[0]
    if (kind && !found.some((one) => one.kind === kind)) found.push({ kind, task })
  }
  return found.slice(0, maxDeliverables)
}

const duration =
  /(?<![\p{L}\p{N}.,])(?:(\d{1,2}(?:[.,]5)?)\s?(?:h\b|hours?|heures?)|(half a day|une demi-journee|demi-journee)|(one day|a day|une journee))(?!\s?(?:par|per|a|\/|chaque|each)\s?(?:week|semaine|mois|month|day|jour)|[- ]?(?:hebdo|weekly|a week))/gu

/** How long the work takes, if the text says so; weekly hours are about the job. */
export function hoursIn(text: string): number | undefined {
  for (const [, hours, half] of fold(text).matchAll(duration)) {
    const said = hours ? Number(hours.replace(',', '.')) : half ? 4 : 8
    if (said >= 0.5 && said <= 16) return said
  }
  return undefined
}
