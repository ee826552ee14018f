import { documentEndings } from '../../../core/files/kinds.ts'
import type { Choice, Question, Step, StepKind } from '../../missions/model.ts'

/** Short, unique within a mission, and never reused. */
export const newId = (): string => crypto.randomUUID().slice(0, 8)

export const newChoice = (): Choice => ({ id: newId(), label: '', consequence: '' })

const newOption = () => ({ id: newId(), label: '' })

export const newQuestion = (): Question => ({
  id: newId(),
  text: '',
  isMultiple: false,
  options: [newOption(), newOption()],
  correct: [],
  explanation: '',
})

export function newStep(kind: StepKind): Step {
  const base = { id: newId(), title: '' }
  switch (kind) {
    case 'brief':
      return { ...base, kind, body: '' }
    case 'message':
      return { ...base, kind, from: '', role: '', delaySeconds: 3, body: '' }
    case 'decision':
      return { ...base, kind, body: '', choices: [newChoice(), newChoice()] }
    case 'quiz':
      return { ...base, kind, questions: [newQuestion()] }
    case 'deliverable':
      return {
        ...base,
        kind,
        body: '',
        accepts: 'text',
        required: true,
        fileKinds: [...documentEndings],
        maxMegabytes: 10,
      }
  }
}
