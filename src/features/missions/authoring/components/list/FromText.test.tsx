// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { beforeAll, expect, it, vi } from 'vitest'
import en from '../../../../../i18n/en/authoring.ts'
import { i18n } from '../../../../../i18n/i18n.ts'
import { newQueryClient, show, standInForBrowser } from '../../../../../ui/testing/show.tsx'
import { skillsQuery } from '../../../../core/skills/api/get-skills.ts'
import type { ReadSource } from '../../from-text/source.ts'
import { FromText } from './FromText.tsx'

standInForBrowser()
beforeAll(() => i18n.loadNamespaces(['authoring', 'missions']))

const read: ReadSource = (_text, skills, language) => ({
  language,
  isPosting: false,
  jobTitle: '',
  skills: skills.map(({ slug }) => slug),
  difficulty: undefined,
})

it('shows the draft while the text is typed, and which parts are suggestions', async () => {
  const queries = newQueryClient()
  const row = { name_fr: 'Relation client', category: 'everyday', aliases: [], retired_at: null }
  queries.setQueryData(skillsQuery().queryKey, [
    { ...row, slug: 'customer-service', name_en: 'Customer service' },
    { ...row, slug: 'fax', name_en: 'Fax', retired_at: '2026-01-01' },
  ])
  const use = vi.fn()
  const { person } = show(
    <FromText language="en" read={read} isPending={false} onBack={vi.fn()} onUse={use} />,
    { queries },
  )
  const create = screen.getByRole('button', { name: en.start.text.create })
  expect(create).toHaveProperty('disabled', true)
  expect(screen.getByText(en.start.text.more)).toBeTruthy()
  await person.click(screen.getByRole('textbox', { name: en.start.text.label }))
  await person.paste('A customer is angry: her package is late. Write the email that keeps her.')
  expect(await screen.findByRole('heading', { name: 'Write the email that keeps her' })).toBeTruthy()
  // Retired skills are no longer offered.
  expect(screen.getByText('Customer service')).toBeTruthy()
  expect(screen.queryByText('Fax')).toBeNull()
  expect(screen.getByText(/Please check these suggestions: difficulty and expected hours\./)).toBeTruthy()
  await person.click(create)
  expect(use).toHaveBeenCalledWith(
    expect.objectContaining({ title: 'Write the email that keeps her', skills: ['customer-service'] }),
    expect.objectContaining({ left: 0 }),
  )
})
