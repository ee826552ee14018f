import type { APIRequestContext } from '@playwright/test'
import { confirmedAccount } from './people.ts'
import { callerOf } from './reviewing.ts'

interface Profile {
  first_name?: string
  last_name?: string
  job_title: string
  skills: string[]
  location?: string
  contract_kinds?: string[]
}

/** A candidate partners may see; whether companies can find them is a separate choice. */
export async function shownCandidate(
  request: APIRequestContext,
  { first_name = 'Camille', last_name = 'Roux', ...more }: Profile,
  shown: string[] | null = null,
) {
  const email = await confirmedAccount(request, { first_name, last_name })
  const caller = await callerOf(request, email)
  const document = { first_name, last_name, availability: 'now', ...more }
  await caller.call('save_my_profile', { base_revision: 0, document })
  await caller.call('set_my_page', {
    wanted_visibility: 'partners',
    wanted_handle: `p-${Math.random().toString(36).slice(2)}`,
    wanted_shown: shown,
  })
  return { ...caller, email }
}

/** A candidate companies can find. */
export async function findableCandidate(request: APIRequestContext, profile: Profile) {
  const person = await shownCandidate(request, profile)
  await person.call('set_my_discovery', { is_findable: true, hidden: [] })
  return person
}
