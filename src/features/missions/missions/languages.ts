import { isLanguage, type Language, languages } from '../../../i18n/languages.ts'
import type { MissionContent, Translation } from './model.ts'

/** The part of a mission a text belongs to: facts, a step, a criterion, or reviewer notes. */
export type TextPart = 'facts' | 'rubric' | 'notes' | `step:${string}`

type TextField =
  | 'title'
  | 'summary'
  | 'evaluatorNotes'
  | 'comment'
  | 'body'
  | 'modelAnswer'
  | 'from'
  | 'role'
  | 'choice'
  | 'consequence'
  | 'question'
  | 'explanation'
  | 'option'
  | 'criterion'
  | 'level'
  | 'levelDescription'

export interface MissionText {
  /** Built from ids, so that it stays the same when steps move; private.mission_texts uses the same paths. */
  path: string
  place: (string | number)[]
  part: TextPart
  field: TextField
  source: string
}

type State = 'missing' | 'outdated' | 'done'
export interface TextInLanguage extends MissionText {
  state: State
  text: string
  /** The original the translation was made from, if it has changed since. */
  of?: string
}

const isBlank = (text: string | undefined) => !text?.trim()

/** Every text of a mission, including empty ones, in reading order. */
function everyText(content: MissionContent): MissionText[] {
  const texts: MissionText[] = []
  const add = (
    part: TextPart,
    field: TextField,
    path: string,
    place: (string | number)[],
    source: unknown,
  ) => {
    if (typeof source === 'string') texts.push({ part, field, path, place, source })
  }
  add('facts', 'title', 'title', ['title'], content.title)
  add('facts', 'summary', 'summary', ['summary'], content.summary)
  content.steps.forEach((step, at) => {
    const part: TextPart = `step:${step.id}`
    const path = `steps/${step.id}`
    const place = ['steps', at]
    add(part, 'title', `${path}/title`, [...place, 'title'], step.title)
    for (const field of ['from', 'role', 'body', 'modelAnswer'] as const) {
      const said = (step as Partial<Record<typeof field, string>>)[field]
      add(part, field, `${path}/${field}`, [...place, field], said)
    }
    if ('choices' in step) {
      step.choices.forEach((choice, number) => {
        const own = `${path}/choices/${choice.id}`
        add(part, 'choice', `${own}/label`, [...place, 'choices', number, 'label'], choice.label)
        const consequence = [...place, 'choices', number, 'consequence']
        add(part, 'consequence', `${own}/consequence`, consequence, choice.consequence)
      })
    }
    if ('questions' in step) {
      step.questions.forEach((question, number) => {
        const own = `${path}/questions/${question.id}`
        const at = [...place, 'questions', number]
        add(part, 'question', `${own}/text`, [...at, 'text'], question.text)
        question.options.forEach((option, index) => {
          add(
            part,
            'option',
            `${own}/options/${option.id}/label`,
            [...at, 'options', index, 'label'],
            option.label,
          )
        })
        add(part, 'explanation', `${own}/explanation`, [...at, 'explanation'], question.explanation)
      })
    }
  })
  content.rubric.criteria.forEach((criterion, at) => {
    const path = `rubric/${criterion.id}`
    const place = ['rubric', 'criteria', at]
    add('rubric', 'criterion', `${path}/title`, [...place, 'title'], criterion.title)
    criterion.levels.forEach((level, number) => {
      const own = `${path}/levels/${number}`
      const within = [...place, 'levels', number]
      add('rubric', 'level', `${own}/title`, [...within, 'title'], level.title)
      add('rubric', 'levelDescription', `${own}/description`, [...within, 'description'], level.description)
    })
  })
  add('notes', 'evaluatorNotes', 'evaluatorNotes', ['evaluatorNotes'], content.evaluatorNotes)
  content.comments.forEach((remark, at) => {
    add('notes', 'comment', `comments/${at}`, ['comments', at], remark)
  })
  return texts
}

/** The languages a mission is being translated into. */
export const translatedLanguages = ({ translations }: MissionContent): Language[] =>
  Object.keys(translations ?? {}).filter(isLanguage)

/** Languages that could still be added. */
export const otherLanguages = (content: MissionContent): Language[] =>
  languages.filter((one) => one !== content.language && !content.translations?.[one])

const limits: Partial<Record<string, [number, number]>> = { title: [4, 120], summary: [40, 600] }

/** Every text that needs a translation, with its state. */
export function textsIn(content: MissionContent, language: Language): TextInLanguage[] {
  const written = content.translations?.[language] ?? {}
  return everyText(content)
    .filter(({ source }) => !isBlank(source))
    .map((text) => {
      const known = written[text.path]
      if (!known || isBlank(known.text)) return { ...text, state: 'missing', text: '' }
      if (known.of !== text.source) return { ...text, state: 'outdated', text: known.text, of: known.of }
      return { ...text, state: hasLength(text.path, known.text) ? 'done' : 'missing', text: known.text }
    })
}

function hasLength(path: string, text: string): boolean {
  const [least, most] = limits[path] ?? [1, Number.POSITIVE_INFINITY]
  const { length } = text.trim()
  return length >= least && length <= most
}

/** How many texts of a language are missing or outdated. */
export function gapsIn(content: MissionContent, language: Language): { missing: number; outdated: number } {
  const texts = textsIn(content, language)
  return {
    missing: texts.filter(({ state }) => state === 'missing').length,
    outdated: texts.filter(({ state }) => state === 'outdated').length,
  }
}

/** Languages that block publishing unless they are left out of the version. */
export const unfinishedLanguages = (content: MissionContent): Language[] =>
  translatedLanguages(content).filter((one) => textsIn(content, one).some(({ state }) => state !== 'done'))

/** The mission in a language; missing texts fall back to the original. */
export function inLanguage(content: MissionContent, language: Language): MissionContent {
  const { translations, ...shown } = structuredClone(content)
  const written = translations?.[language]
  if (!written) return shown
  for (const { path, place, source } of everyText(content)) {
    const text = written[path]?.text
    if (isBlank(source) || text === undefined || isBlank(text)) continue
    let holder: unknown = shown
    for (const key of place.slice(0, -1)) holder = (holder as Record<string | number, unknown>)[key]
    ;(holder as Record<string | number, unknown>)[place.at(-1)!] = text
  }
  return { ...shown, language }
}

const withTranslation = (content: MissionContent, language: Language, translation: Translation) => ({
  ...content,
  translations: { ...content.translations, [language]: translation },
})

/** Adds the same mission in another language as its translation. */
export function withSame(content: MissionContent, same: MissionContent): MissionContent {
  const texts = new Map(everyText(same).map(({ path, source }) => [path, source]))
  const written = everyText(content)
    .filter(({ source }) => !isBlank(source))
    .map(({ path, source }) => [path, { text: texts.get(path) ?? '', of: source }])
  return withTranslation(content, same.language, Object.fromEntries(written))
}

/** Stores a translated text; removes it if empty. */
export function translate(
  content: MissionContent,
  language: Language,
  { path, source }: Pick<MissionText, 'path' | 'source'>,
  text: string,
): MissionContent {
  const { [path]: _, ...others } = content.translations?.[language] ?? {}
  return withTranslation(
    content,
    language,
    text === '' ? others : { ...others, [path]: { text, of: source } },
  )
}

/** Adds a language. Names of people are the same in all languages. */
export function addLanguage(content: MissionContent, language: Language): MissionContent {
  const names = everyText(content).filter(({ field, source }) => field === 'from' && !isBlank(source))
  const translation = Object.fromEntries(
    names.map(({ path, source }) => [path, { text: source, of: source }]),
  )
  return withTranslation(content, language, translation)
}

export function removeLanguage(content: MissionContent, language: Language): MissionContent {
  const { translations, ...rest } = content
  const { [language]: _, ...others } = translations ?? {}
  return Object.keys(others).length > 0 ? { ...rest, translations: others } : rest
}

/**
 * Keeps translations in line with the author's changes: a text that moved, or that is repeated elsewhere,
 * takes its translation along; those of removed parts are dropped.
 */
export function followTexts(content: MissionContent): MissionContent {
  if (!content.translations) return content
  const texts = everyText(content)
  let followed = content
  for (const language of translatedLanguages(content)) {
    const written = content.translations[language] ?? {}
    const bySource = new Map(Object.values(written).map((one) => [one.of, one]))
    const kept: Translation = {}
    for (const { path, source } of texts) {
      const own = written[path]
      const same = own?.of === source || isBlank(source) ? own : (bySource.get(source) ?? own)
      if (same) kept[path] = same
    }
    followed = withTranslation(followed, language, kept)
  }
  return followed
}
