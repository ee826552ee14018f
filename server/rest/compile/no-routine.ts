import type { Catalog, Routine } from '../catalog/model.ts'
import { restError } from '../errors.ts'
import { closest, veryNear } from '../plan/closest.ts'

interface Search {
  catalog: Catalog
  schema: string
  name: string
  given: string[]
  contentType: string | undefined
  /** Functions with that name and other arguments. */
  overloads: Routine[]
}

const unnamed: Record<string, string> = {
  'application/json': 'json/jsonb',
  'text/plain': 'text',
  'text/xml': 'xml',
  'application/octet-stream': 'bytea',
}

/** Reports which function was searched for, how, and which one may have been meant. */
export function noRoutine(search: Search): Error {
  const { schema, name, given, contentType } = search
  const names = listed(given)
  const type = contentType === undefined ? undefined : unnamed[contentType]
  const single = type && `with a single unnamed ${type} parameter`
  const isRaw = type !== undefined && contentType !== 'application/json'
  const list = given.length > 0 ? `(${names})` : ' without parameters'
  const named =
    given.length > 0 ? `with parameter${given.length > 1 ? 's' : ''} ${names}` : 'without parameters'
  const searched = isRaw ? single : [named, single].filter(Boolean).join(' or ')
  const suggestion = isRaw ? undefined : suggest(search)
  return restError(
    404,
    'PGRST202',
    `Could not find the function ${schema}.${name}${isRaw ? '' : list} in the schema cache`,
    {
      details: `Searched for the function ${schema}.${name} ${searched}, but no matches were found in the schema cache.`,
      hint: suggestion ? `Perhaps you meant to call the function ${schema}.${suggestion}` : null,
    },
  )
}

/** No one reads hundreds of names, and a caller could send thousands to keep us busy. */
const maxListedNames = 100

function listed(names: string[]): string {
  const shown = names.slice(0, maxListedNames).sort().join(', ')
  return names.length > maxListedNames ? `${shown}, …` : shown
}

function suggest({ catalog, schema, name, given, overloads }: Search): string | undefined {
  const written = (names: string[]) => `(${listed(names)})`
  if (overloads.length > 0) {
    const lists = overloads.map((routine) => written(routine.arguments.map((argument) => argument.name)))
    const list = closest(written(given), lists)
    return list && `${name}${list}`
  }
  const all = [...catalog.routines.values()].flat()
  return closest(
    name,
    all.filter((routine) => routine.schema === schema).map((routine) => routine.name),
    veryNear,
  )
}
