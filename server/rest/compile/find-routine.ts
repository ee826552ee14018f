import type { Catalog, Routine } from '../catalog/model.ts'
import { qualified } from '../catalog/model.ts'
import { restError } from '../errors.ts'
import { closest } from '../plan/closest.ts'

const bodyTypes: Record<string, string[]> = {
  'application/json': ['json', 'jsonb'],
  'text/plain': ['text'],
  'text/xml': ['xml'],
  'application/octet-stream': ['bytea'],
}

export interface FoundRoutine {
  routine: Routine
  /** The whole body is the function's one unnamed argument. */
  takesBody: boolean
}

/** The function that takes exactly these arguments: all that it requires are given, and it knows all that are. */
export function findRoutine(
  catalog: Catalog,
  schema: string,
  name: string,
  given: string[],
  contentType: string | undefined,
): FoundRoutine {
  const all = catalog.routines.get(qualified(schema, name)) ?? []
  const byName = all.filter((routine) => takes(routine, given))
  if (byName.length === 1) return { routine: byName[0]!, takesBody: false }
  const fewest = mostSpecific(byName, given)
  if (fewest.length === 1) return { routine: fewest[0]!, takesBody: false }
  if (byName.length > 1) throw ambiguous(fewest)
  const byBody = all.filter((routine) => takesWholeBody(routine, contentType))
  if (byBody.length === 1) return { routine: byBody[0]!, takesBody: true }
  throw notFound(catalog, schema, name, given, contentType)
}

function takes({ arguments: declared }: Routine, given: string[]): boolean {
  if (declared.some((argument) => argument.name === ''))
    return given.length === 0 && declared.every((a) => !a.required)
  const names = new Set(declared.map((argument) => argument.name))
  return (
    given.every((name) => names.has(name)) &&
    declared.every((argument) => !argument.required || argument.variadic || given.includes(argument.name))
  )
}

/** Where defaults let several match, the one that declares just the given arguments is meant. */
function mostSpecific(matching: Routine[], given: string[]): Routine[] {
  const exact = matching.filter((routine) => routine.arguments.length === given.length)
  return exact.length > 0 ? exact : matching
}

function takesWholeBody({ arguments: declared }: Routine, contentType: string | undefined): boolean {
  const [only] = declared
  if (declared.length !== 1 || only!.name !== '' || contentType === undefined) return false
  return bodyTypes[contentType]?.includes(only!.type) ?? false
}

function ambiguous(routines: Routine[]): Error {
  const described = routines.map(({ schema, name, arguments: declared }) => {
    const list = declared.map((argument) => `${argument.name} => ${argument.type}`).join(', ')
    return `${schema}.${name}(${list})`
  })
  return restError(
    300,
    'PGRST203',
    `Could not choose the best candidate function between: ${described.join(', ')}`,
    {
      hint: 'Try renaming the parameters or the function itself in the database so function overloading can be resolved',
    },
  )
}

function notFound(
  catalog: Catalog,
  schema: string,
  name: string,
  given: string[],
  contentType: string | undefined,
): Error {
  const list = given.length > 0 ? `(${[...given].sort().join(', ')})` : ' without parameters'
  const searched =
    given.length > 0
      ? `with parameter${given.length > 1 ? 's' : ''} ${[...given].sort().join(', ')}`
      : 'without parameters'
  const alternatives =
    contentType === 'application/json' ? ' or with a single unnamed json/jsonb parameter' : ''
  const names = [...catalog.routines.values()].flat().filter((routine) => routine.schema === schema)
  const suggestion = closest(
    name,
    names.map((routine) => routine.name),
  )
  return restError(
    404,
    'PGRST202',
    `Could not find the function ${schema}.${name}${list} in the schema cache`,
    {
      details: `Searched for the function ${schema}.${name} ${searched}${alternatives}, but no matches were found in the schema cache.`,
      hint: suggestion ? `Perhaps you meant to call the function ${schema}.${suggestion}` : null,
    },
  )
}
