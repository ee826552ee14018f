import { z } from 'zod'

export const storedFile = z.object({ path: z.string(), name: z.string(), size: z.number() })

export const stepKind = z.enum(['brief', 'message', 'decision', 'quiz', 'deliverable'])

const stepBase = z.object({
  id: z.string(),
  title: z.string(),
  /** Where it leads: another step or "end"; the next in order if missing. */
  next: z.string().optional(),
})

/** Markdown to read, with attachments. */
export const briefStep = stepBase.extend({
  kind: z.literal('brief'),
  body: z.string(),
  /** In the bucket mission-files. */
  files: z.array(storedFile).optional(),
})

/** A message from a simulated colleague. */
export const messageStep = stepBase.extend({
  kind: z.literal('message'),
  from: z.string(),
  role: z.string(),
  delaySeconds: z.number(),
  body: z.string(),
})

export const choice = z.object({
  id: z.string(),
  label: z.string(),
  consequence: z.string(),
  next: z.string().optional(),
})

export const decisionStep = stepBase.extend({
  kind: z.literal('decision'),
  body: z.string(),
  choices: z.array(choice),
})

export const question = z.object({
  id: z.string(),
  text: z.string(),
  isMultiple: z.boolean(),
  options: z.array(z.object({ id: z.string(), label: z.string() })),
  correct: z.array(z.string()),
  explanation: z.string(),
})

export const quizStep = stepBase.extend({ kind: z.literal('quiz'), questions: z.array(question) })

export const deliverableStep = stepBase.extend({
  kind: z.literal('deliverable'),
  body: z.string(),
  accepts: z.enum(['text', 'link', 'file']),
  required: z.boolean(),
  /** Extensions such as pdf or png; only for files. */
  fileKinds: z.array(z.string()),
  maxMegabytes: z.number(),
  /** Markdown that candidates compare with their own answer, once they have submitted it. */
  modelAnswer: z.string().optional(),
})

export const criterion = z.object({
  id: z.string(),
  title: z.string(),
  weight: z.number(),
  levels: z.array(z.object({ title: z.string(), description: z.string() })),
})

/** As published: without fields an author may have left out. */
export const publishedDecision = decisionStep.partial({ body: true })
export const publishedDeliverable = deliverableStep.partial({
  body: true,
  fileKinds: true,
  maxMegabytes: true,
})
export const publishedStep = z.discriminatedUnion('kind', [
  briefStep,
  messageStep,
  publishedDecision,
  quizStep,
  publishedDeliverable,
])
