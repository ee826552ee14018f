import type { APIRequestContext } from '@playwright/test'
import { demoPassword } from './people.ts'
import { type Caller, callerOf } from './reviewing.ts'

/** An opening as its editor saves it, complete except for its title. */
export const openingDocument = (title: string, more: object = {}) => ({
  title,
  language: 'en',
  description: 'You plan which van delivers to which street.',
  audience: 'everyone',
  remote: 'on_site',
  town: 'lyon',
  contracts: ['permanent'],
  skills: [{ slug: 'spreadsheets', must: true, weight: 2, level: null }],
  languages: [],
  places: 1,
  pay: { min: 2100, max: 2400, currency: 'EUR', period: 'month' },
  ...more,
})

/** What an administrator does with an opening that waits for review. */
export async function approveOpening(
  request: APIRequestContext,
  company: Caller,
  opening: string,
): Promise<{ slug: string }> {
  const admin = await callerOf(request, 'admin@essor.test', demoPassword)
  const read = () =>
    company.call<{ opening: { revision: number; slug: string } }>('opening_editor', { opening_id: opening })
  const { revision } = (await read()).opening
  await admin.call('approve_opening', { opening_id: opening, seen_revision: revision })
  return (await read()).opening
}

/** An opening of a company that isn't verified, published after its review. */
export async function publishedOpening(
  request: APIRequestContext,
  company: Caller,
  document: object,
): Promise<{ id: string; slug: string }> {
  const id = await company.call<string>('save_opening', { base_revision: 0, document })
  await company.call('publish_opening', { opening_id: id })
  return { id, ...(await approveOpening(request, company, id)) }
}

export function applyTo(person: Caller, opening: string, application: object = {}): Promise<string> {
  return person.call<string>('apply_to_opening', {
    opening_id: opening,
    version: 1,
    application: { fields: [], answers: {}, ...application },
  })
}

/** Reads a new application and moves it to the first stage of a kind. */
export async function moveTo(
  company: Caller,
  opening: string,
  application: string,
  kind: string,
): Promise<void> {
  const { stages } = await company.call<{ stages: { id: string; kind: string }[] }>('opening_pipeline', {
    opening_id: opening,
  })
  const stage = (wanted: string) => stages.find((one) => one.kind === wanted)!.id
  await company.call('open_application', { application_id: application })
  await company.call('move_application', {
    application_id: application,
    from_stage: stage('new'),
    to_stage: stage(kind),
  })
}
