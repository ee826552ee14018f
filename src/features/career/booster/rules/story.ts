import { writeDate } from '../../../../../supabase/functions/_shared/formats/dates.ts'
import { writeList } from '../../../../../supabase/functions/_shared/formats/lists.ts'
import { writeNumber } from '../../../../../supabase/functions/_shared/formats/numbers.ts'
import { fold, wordsIn } from '../../../../lib/located-text.ts'
import { firstParagraph, plainText, upTo } from '../../../../lib/plain-text.ts'
import type { StoryMaterial } from '../api/answers.ts'
import type { TextLanguage } from './language.ts'

export interface StoryText {
  title: string
  situation: string
  task: string
  action: string
  result: string
}
export const storyParts = ['situation', 'task', 'action', 'result'] as const
export type StoryPart = (typeof storyParts)[number]

interface Phrases {
  deliverable: (title: string) => string
  brief: (brief: string) => string
  task: (organization: string, deliverables: string) => string
  hours: (hours: string) => string
  attempts: (attempts: number) => string
  validated: (organization: string, date: string) => string
  best: (criteria: string) => string
  words: (words: string) => string
}

const phrases: Record<TextLanguage, Phrases> = {
  en: {
    deliverable: (title) => title,
    brief: (brief) => `The brief: “${brief}”`,
    task: (organization, deliverables) =>
      `For ${organization}, in a simulated mission, I had to deliver: ${deliverables}.`,
    hours: (hours) => `I worked on it for ${hours}.`,
    attempts: (attempts) =>
      `I used the feedback to improve my work and submitted it again (${attempts} attempts in all).`,
    validated: (organization, date) => `${organization} validated the work on ${date}.`,
    best: (criteria) => `It reached the highest level on these criteria: ${criteria}.`,
    words: (words) => `The reviewer wrote: “${words}”`,
  },
  fr: {
    deliverable: (title) => `« ${title} »`,
    brief: (brief) => `La consigne : « ${brief} »`,
    task: (organization, deliverables) =>
      `Pour ${organization}, dans une mission simulée, je devais remettre : ${deliverables}.`,
    hours: (hours) => `J’y ai travaillé ${hours}.`,
    attempts: (attempts) =>
      `J’ai tenu compte des retours et remis une version améliorée (${attempts} versions en tout).`,
    validated: (organization, date) => `${organization} a validé ce travail le ${date}.`,
    best: (criteria) => `Il a atteint le plus haut niveau pour : ${criteria}.`,
    words: (words) => `La personne qui l’a relu a écrit : « ${words} »`,
  },
}

/** Missions address the candidate as "you"; a story is in the first person. */
const secondPerson =
  /(?<![\p{L}'’-])(?:you|your|yours|yourself|you're|you’re|vous|votre|vos|vôtres?)(?![\p{L}])|^(?:t['’]|tu |ton |ta |tes )/iu
const roles: Record<TextLanguage, [RegExp, string]> = {
  en: [/^you(?: are|['’]re) (?=(?:the|an?|one of)\b)/i, 'I was '],
  fr: [/^vous êtes (?=\S)/i, 'J’étais '],
}
/** Instructions: in English they start with a verb, in French a verb ends in "ez". */
const instructions: Record<TextLanguage, RegExp> = {
  en: /^(?:add|advise|analyze|answer|argue|ask|audit|bring|build|calculate|check|choose|collect|compare|create|cut|decide|defend|define|deliver|describe|design|dig|do|draft|draw|explain|fill|find|fix|get|give|handle|help|hire|identify|imagine|improve|interview|keep|launch|list|listen|look|make|map|measure|name|negotiate|observe|organize|pick|plan|prepare|present|prioritize|propose|put|rank|read|rebuild|recommend|redesign|reply|review|rewrite|say|set|show|sketch|sort|study|suggest|take|tell|test|think|translate|try|turn|understand|use|weigh|work|write)(?![\p{L}'’-])/iu,
  fr: /(?<!\p{L})(?!(?:assez|chez|nez|rendez|rez)(?!\p{L}))\p{L}{2,}ez(?!\p{L})/iu,
}
const sentencesOf = (text: string) =>
  text.split(/(?<=[.!?…])\s+/u).filter((sentence) => sentence.trim() !== '')

/**
 * "You are the project lead" becomes "I was the project lead"; undefined for anything else that addresses the
 * reader.
 */
function inFirstPerson(sentence: string, language: TextLanguage): string | undefined {
  const [pattern, beginning] = roles[language]
  const told = sentence.replace(pattern, beginning)
  return told !== sentence && !secondPerson.test(told.slice(beginning.length)) ? told : undefined
}

/**
 * The situation in the mission's words: the role in the first person, facts unchanged, and whatever tells the
 * reader what to do as a quote.
 */
function situationOf({ summary, brief, language }: StoryMaterial): string {
  const whole = [summary.trim(), firstParagraph(brief, 500)].filter(Boolean)
  if (!whole.some((text) => secondPerson.test(text))) return factsAndOrders(whole, language)
  const sentences = whole.flatMap(sentencesOf)
  const role = sentences.flatMap((sentence) => inFirstPerson(sentence, language) ?? [])
  const rest = sentences.filter((sentence) => inFirstPerson(sentence, language) === undefined)
  return [...role, ...(rest.length > 0 ? [phrases[language].brief(rest.join(' '))] : [])].join('\n')
}

function factsAndOrders(paragraphs: string[], language: TextLanguage): string {
  const isOrder = (sentence: string) => instructions[language].test(sentence)
  const facts = paragraphs.map((text) =>
    sentencesOf(text)
      .filter((sentence) => !isOrder(sentence))
      .join(' '),
  )
  const orders = paragraphs.flatMap(sentencesOf).filter(isOrder)
  return [...facts, orders.length > 0 && phrases[language].brief(orders.join(' '))].filter(Boolean).join('\n')
}

function spokenTime(seconds: number, language: TextLanguage): string {
  const hours = Math.round(seconds / 3600)
  const format = (value: number, unit: string) =>
    writeNumber(language, value, { style: 'unit', unit, unitDisplay: 'long' })
  return hours >= 1 ? format(hours, 'hour') : format(Math.max(1, Math.round(seconds / 60)), 'minute')
}

/** A first draft of a story, made only of what is known about the work. The person adds what they did. */
export function proposeStory(material: StoryMaterial): StoryText {
  const { language, organization, attempts, seconds } = material
  const say = phrases[language]
  const date = writeDate(language, { dateStyle: 'long' }, new Date(material.issued_at))
  const best = (material.criteria ?? []).filter(({ rank, of }) => rank === of).map(({ title }) => title)
  const words = upTo(plainText(material.words || material.praise[0] || '').replace(/\s+/g, ' '), 320)
  const lines = (...parts: (string | false)[]) => parts.filter(Boolean).join('\n')
  return {
    title: upTo(material.mission, 160),
    situation: situationOf(material),
    task:
      material.deliverables.length > 0
        ? say.task(organization, writeList(language, material.deliverables.map(say.deliverable)))
        : '',
    action: lines(
      plainText(material.reflection),
      seconds >= 600 && say.hours(spokenTime(seconds, language)),
      attempts > 1 && say.attempts(attempts),
    ),
    result: lines(
      say.validated(organization, date),
      best.length > 0 && say.best(writeList(language, best)),
      words && say.words(words),
    ),
  }
}

export type StoryAdvice = 'incomplete' | 'noAction' | 'noFigure' | 'notYou' | 'tooLong'
const maxStoryWords = 320

/** What would improve a story when told aloud. */
export function adviceOn(story: StoryText): StoryAdvice[] {
  const whole = storyParts.map((part) => story[part]).join(' ')
  const advice: StoryAdvice[] = []
  if (!story.situation.trim() || !story.task.trim() || !story.result.trim()) advice.push('incomplete')
  if (wordsIn(story.action) < 25) advice.push('noAction')
  if (story.action.trim() && !/(?<!\p{L})(?:i|my|je|j'|mon|ma|mes)(?!\p{L})|j'/u.test(fold(story.action)))
    advice.push('notYou')
  if (!/\d/.test(story.result)) advice.push('noFigure')
  if (wordsIn(whole) > maxStoryWords) advice.push('tooLong')
  return advice
}

export function storyAsText(
  story: StoryText,
  names: Record<StoryPart, string>,
  proof: string | undefined,
): string {
  const parts = storyParts
    .filter((part) => story[part].trim())
    .map((part) => `${names[part]}\n${story[part].trim()}`)
  return [story.title, ...parts, proof].filter(Boolean).join('\n\n')
}
