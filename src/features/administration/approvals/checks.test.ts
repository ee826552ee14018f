import { expect, it } from 'vitest'
import type { OrganizationRequest } from './api/answers.ts'
import { checksOf } from './checks.ts'

const request = {
  kind: 'company',
  email_confirmed: true,
  free_mail: false,
  website: 'https://nordwind.example',
  email_matches_website: true,
  siret: '73282932000074',
  duplicates: 0,
} as OrganizationRequest

const keys = (changes: Partial<OrganizationRequest>) =>
  checksOf({ ...request, ...changes }).map(({ key, speaks }) => `${key} ${speaks}`)

it('lists what speaks for a request', () => {
  expect(keys({})).toEqual(['emailConfirmed for', 'emailMatches for', 'siretValid for'])
})

it('lists what speaks against it', () => {
  const doubtful = {
    email_confirmed: false,
    email_matches_website: false,
    siret: undefined,
    duplicates: 2,
  }
  expect(keys(doubtful as never)).toEqual([
    'emailUnconfirmed against',
    'emailDiffers against',
    'siretMissing neither',
    'duplicate against',
  ])
})

it('counts a free email address against a company but not against a maker', () => {
  expect(keys({ free_mail: true })).toContain('freeMail against')
  expect(keys({ free_mail: true, kind: 'on_maker' })).toContain('freeMail neither')
})
