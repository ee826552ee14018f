import { expect, it } from 'vitest'
import { endpoints } from '../../../../supabase/functions/api/endpoints.ts'
import { openApi } from '../../../../supabase/functions/api/openapi.ts'
import texts from '../../../i18n/en/apiReference.ts'
import { type ApiDocument, addressOf, exampleOf, operationsIn } from './model.ts'

const document = openApi() as unknown as ApiDocument

it('shows an example that is an answer of the endpoint', () => {
  for (const { path, item, isList } of endpoints) {
    const { responses } = document.paths[`/v1${path}`]!.get!
    const example = exampleOf(responses['200']!.content['application/json'].schema, document)
    const shown = isList ? (example as { data: unknown[] }).data[0] : example
    const address = JSON.stringify(shown).replaceAll('https://…', 'https://example.org')
    expect(item.safeParse(JSON.parse(address)).error, path).toBeUndefined()
  }
})

it('has texts for every endpoint, and for no other', () => {
  const operations = operationsIn(document).map(({ operation }) => operation.operationId)
  expect(Object.keys(texts.endpoints).sort()).toEqual([...operations].sort())
})

it('leaves out what wasn’t filled in, and keeps what was in its place', () => {
  const { parameters } = document.paths['/v1/applications']!.get!
  expect(addressOf('/v1/applications', parameters, { limit: '5', cursor: ' ' })).toBe(
    '/v1/applications?limit=5',
  )
  const one = document.paths['/v1/missions/{id}']!.get!.parameters
  expect(addressOf('/v1/missions/{id}', one, {})).toBeUndefined()
  expect(addressOf('/v1/missions/{id}', one, { id: '../me?x=1' })).toBe('/v1/missions/..%2Fme%3Fx%3D1')
})
