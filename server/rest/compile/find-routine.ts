import type { Catalog, Routine } from '../catalog/model.ts'
import { qualified } from '../catalog/model.ts'
import { restError } from '../errors.ts'
import { noRoutine } from './no-routine.ts'

const bodyTypes: Record<string, string[]> = {
  'application/json': ['json', 'jsonb'],
  'text/plain': ['text'],
  'text/xml': ['xml'],
  'application/octet-stream': ['bytea'],
}

/** A body that can only be a single argument. */
const isRaw = (contentType: string | undefined) =>
  contentType !== undefined && contentType !== 'application/json' && contentType in bodyTypes

export interface FoundRoutine {
  routine: Routine
  /** The whole body is the function's one unnamed argument. */
  takesBody: boolean
}

/** The function that accepts exactly these arguments: all required ones are given, and all given ones are known. */
export function findRoutine(
  catalog: Catalog,
  schema: string,
  name: string,
  given: string[],
  contentType: string | undefined,
): FoundRoutine {
  const all = catalog.routines.get(qualified(schema, name)) ?? []
  const byName = all.filter((routine) => takes(routine, given, contentType))
  const matching = byName.length > 0 ? byName : all.filter((routine) => takesWholeBody(routine, contentType))
  if (matching.length > 1) throw ambiguous(matching)
  const [routine] = matching
  if (!routine) throw noRoutine({ catalog, schema, name, given, contentType, overloads: all })
  return { routine, takesBody: routine.arguments[0]?.name === '' }
}

function takes({ arguments: declared }: Routine, given: string[], contentType: string | undefined): boolean {
  if (declared.length === 0 && isRaw(contentType)) return false
  return (
    given.every((name) => declared.some((argument) => argument.name === name)) &&
    declared.every((argument) => !argument.required || given.includes(argument.name))
  )
}

function takesWholeBody({ arguments: declared }: Routine, contentType: string | undefined): boolean {
  const [only] = declared
  if (declared.length !== 1 || only!.name !== '' || contentType === undefined) return false
  return Object.hasOwn(bodyTypes, contentType) && bodyTypes[contentType]!.includes(only!.type)
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
