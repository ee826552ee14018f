// @vitest-environment jsdom
import { renderHook } from '@testing-library/react'
import { afterEach, beforeAll, expect, it } from 'vitest'
import en from '../../../i18n/en/admin.ts'
import audit from '../../../i18n/en/audit.ts'
import { i18n } from '../../../i18n/i18n.ts'
import { standInForBrowser, surroundedBy } from '../../../ui/testing/show.tsx'
import type { AuditedAction } from './api/answers.ts'
import { useAuditSentence } from './use-audit-sentence.ts'

standInForBrowser()
beforeAll(() => i18n.loadNamespaces('admin'))
afterEach(() => i18n.changeLanguage('en'))

const entry = (action: string, details: object, subject_name: string | null = null) =>
  ({ action, actor_id: 'me', actor_name: 'Ada Martin', subject_name, details }) as unknown as AuditedAction

const sentence = (one: AuditedAction) =>
  renderHook(() => useAuditSentence(), { wrapper: surroundedBy() }).result.current(one)

it('says which minimum was saved, and from which day on', async () => {
  const saved = entry('legal_minimum.saved', { kind: 'internship', amount: 4.35, from: '2026-01-01' })
  expect(sentence(saved).what).toBe('saved the legal pay minimum “Internship” from January 1, 2026')
  await i18n.changeLanguage('fr')
  expect(sentence(saved).what).toMatch(/«\sStage\s» à partir du 1er janvier 2026$/)
})

it('names the partnership that ended', () => {
  expect(sentence(entry('partnership.ended', {}, 'Campus and Nordelia')).what).toContain(
    'Campus and Nordelia',
  )
})

it('has a name for every group of actions', () => {
  const groups = Object.keys(en.log).filter((action) => action.includes('.'))
  const unnamed = groups.map((action) => action.split('.')[0]!).filter((name) => !(name in audit.domains))
  expect([...new Set(unnamed)]).toEqual([])
})
