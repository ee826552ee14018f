import { expect, it } from 'vitest'
import { readUrl, text } from '../../../lib/url-state/url-params.ts'
import { auditFilters, toArgs, toFilter } from './model.ts'

const id = '00000000-0000-4000-8000-000000000001'

it('reads the address and ignores invalid values', () => {
  const params = new URLSearchParams(`domain=team&actor=x&about=organization:${id}&q=spam&since=2026-02-31x`)
  expect(toFilter(readUrl({ q: text(), ...auditFilters }, params))).toEqual({
    ...{ domain: 'team', actor: undefined, about: `organization:${id}`, words: 'spam' },
    ...{ since: undefined, until: undefined },
  })
})

it('queries whole days, including the last one', () => {
  const asked = toArgs({ since: '2026-11-01', until: '2026-11-01', about: `account:${id}` })
  expect(Date.parse(asked.until!) - Date.parse(asked.since!)).toBe(86_400_000)
  expect(asked).toMatchObject({ about_type: 'account', about_id: id })
})
