import { brokenSteps, end } from './flow.ts'
import {
  categories,
  difficulties,
  type MissionContent,
  maxBriefFiles,
  maxMissionHours,
  type Question,
  type Step,
} from './model.ts'

/** What a mission lacks before it can be published; the database checks the same. */
export type Problem =
  | 'title'
  | 'summary'
  | 'category'
  | 'difficulty'
  | 'language'
  | 'hours'
  | 'feedbackDays'
  | 'isFictional'
  | 'skills'
  | 'steps'
  | 'deliverable'
  | 'rubric'
  | 'criteria'
  | 'weights'
  | `step:${string}`
  | `unreachable:${string}`
  | `loop:${string}`

const within = (value: number, least: number, most: number) => value >= least && value <= most
const isBlank = (text: string) => text.trim() === ''

export function missionProblems(content: MissionContent): Problem[] {
  const { steps, rubric } = content
  const { unreachable, endless } = brokenSteps(steps)
  const checks: [Problem, boolean][] = [
    ['title', within(content.title.trim().length, 4, 120)],
    ['summary', within(content.summary.trim().length, 40, 600)],
    ['category', categories.includes(content.category)],
    ['difficulty', difficulties.includes(content.difficulty)],
    ['language', content.language === 'en' || content.language === 'fr'],
    ['hours', within(content.hours, 0.5, maxMissionHours)],
    ['feedbackDays', within(content.feedbackDays, 1, 30) && Number.isInteger(content.feedbackDays)],
    ['isFictional', content.isFictional],
    ['skills', within(content.skills.length, 1, 8)],
    ['steps', within(steps.length, 1, 40)],
    ...steps.map((step): [Problem, boolean] => [`step:${step.id}`, isComplete(step, steps)]),
    ...unreachable.map((id): [Problem, boolean] => [`unreachable:${id}`, false]),
    ...endless.map((id): [Problem, boolean] => [`loop:${id}`, false]),
    ['deliverable', steps.some((step) => step.kind === 'deliverable' && step.required)],
    ['rubric', within(rubric.criteria.length, 1, 12)],
    [
      'criteria',
      rubric.criteria.every(
        ({ title, weight, levels }) =>
          !isBlank(title) &&
          weight > 0 &&
          within(levels.length, 2, 6) &&
          levels.every((level) => !isBlank(level.title)),
      ),
    ],
    [
      'weights',
      rubric.criteria.length === 0 || rubric.criteria.reduce((sum, { weight }) => sum + weight, 0) === 100,
    ],
  ]
  return checks.filter(([, holds]) => !holds).map(([problem]) => problem)
}

function isComplete(step: Step, steps: Step[]): boolean {
  const isWay = (next?: string) => !next || next === end || steps.some(({ id }) => id === next)
  if (isBlank(step.title) || !isWay(step.next)) return false
  switch (step.kind) {
    case 'brief':
      return (
        !isBlank(step.body) &&
        within(step.files?.length ?? 0, 0, maxBriefFiles) &&
        (step.files ?? []).every(({ name, path }) => !isBlank(name) && path !== '')
      )
    case 'message':
      return !isBlank(step.body) && !isBlank(step.from)
    case 'decision':
      return (
        within(step.choices.length, 2, 6) &&
        step.choices.every(({ label, next }) => !isBlank(label) && isWay(next))
      )
    case 'quiz':
      return within(step.questions.length, 1, 20) && step.questions.every(isAnswerable)
    case 'deliverable':
      return true
  }
}

function isAnswerable({ text, options, correct, isMultiple }: Question): boolean {
  return (
    !isBlank(text) &&
    within(options.length, 2, 8) &&
    options.every(({ label }) => !isBlank(label)) &&
    within(correct.length, 1, isMultiple ? options.length : 1) &&
    correct.every((right) => options.some(({ id }) => id === right))
  )
}
