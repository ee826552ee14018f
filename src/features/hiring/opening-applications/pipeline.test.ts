import { expect, it } from 'vitest'
import type { Pipeline, PipelineStage, Row } from './api/answers.ts'
import { moved } from './api/change-pipeline.ts'
import { usualFields } from './model.ts'
import { isLate, isOpen } from './pipeline.ts'

const row = (more: Partial<Row> = {}): Row => ({
  id: 'a',
  stage: 's',
  sentAt: '2026-11-01T00:00:00Z',
  ...more,
})

it('is late once the answer was due', () => {
  expect(isLate(row({ dueAt: '2020-01-01T00:00:00Z' }))).toBe(true)
  expect(isLate(row({ dueAt: '2999-01-01T00:00:00Z' }))).toBe(false)
  expect(isLate(row())).toBe(false)
})

it('counts an application in the stage it moves to, those that are not loaded too', () => {
  const stage = (id: string, total: number, fitting: number): PipelineStage => ({
    id,
    kind: 'new',
    name: null,
    answerDays: null,
    total,
    fitting,
  })
  const before: Pick<Pipeline, 'stages' | 'applications'> = {
    stages: [stage('s', 40, 31), stage('t', 2, 0)],
    applications: [row(), row({ id: 'b' })],
  }
  const after = moved(before as Pipeline, { id: 'a', to: 't' })
  expect(after.stages).toEqual([stage('s', 39, 30), stage('t', 3, 1)])
  expect(after.applications.map((one) => one.stage)).toEqual(['t', 's'])
  expect(moved(before as Pipeline, { id: 'elsewhere', to: 't' })).toBe(before)
})

it('answers only what is waiting', () => {
  expect(isOpen(row())).toBe(true)
  expect(isOpen(row({ outcome: 'hired' }))).toBe(false)
  expect(isOpen(row({ withdrawnAt: '2026-11-02T00:00:00Z' }))).toBe(false)
  expect(isOpen(row({ hasConflict: true }))).toBe(false)
})

it('selects what companies decide by, if the profile has it', () => {
  expect(usualFields(['name', 'photo', 'phone', 'skills', 'interests'])).toEqual(['name', 'skills'])
})
