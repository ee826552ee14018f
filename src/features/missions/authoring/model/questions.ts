import type { Question } from '../../missions/model.ts'

export function addOption(question: Question, id: string): Question {
  return { ...question, options: [...question.options, { id, label: '' }] }
}

export function removeOption(question: Question, id: string): Question {
  return {
    ...question,
    options: question.options.filter((option) => option.id !== id),
    correct: question.correct.filter((right) => right !== id),
  }
}

/** If only one answer can be correct, marking one unmarks the other. */
export function toggleRight(question: Question, id: string): Question {
  const { correct, isMultiple } = question
  if (!isMultiple) return { ...question, correct: [id] }
  return {
    ...question,
    correct: correct.includes(id) ? correct.filter((right) => right !== id) : [...correct, id],
  }
}

export function setMultiple(question: Question, isMultiple: boolean): Question {
  return { ...question, isMultiple, correct: isMultiple ? question.correct : question.correct.slice(0, 1) }
}
