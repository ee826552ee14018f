import type { Routine, RoutineArgument } from '../catalog/model.ts'
import type { Parameters } from './parameters.ts'
import { quoteName, quoteQualified } from './quote.ts'

/** How a call's arguments arrive: as a JSON object, as pairs of a query or form, or as one unnamed body. */
export type CallArguments =
  | { from: 'object'; names: string[] }
  | { from: 'pairs'; given: Map<string, number[]> }
  | { from: 'body' }

/** Rows of the call: columns for a row result, `pgrst_scalar` for a single value. */
export function callSql(routine: Routine, given: CallArguments, parameters: Parameters): string {
  const name = quoteQualified(routine.schema, routine.name)
  if (given.from === 'body') {
    return selectCall(routine, `${name}(${parameters.body()}::${castType(routine.arguments[0]!)})`)
  }
  if (given.from === 'pairs') {
    const passed = routine.arguments
      .filter((argument) => given.given.has(argument.name))
      .map((argument) => {
        const value = parameters.argument(given.given.get(argument.name)!, argument.variadic)
        return passedSql(argument, `${value}::${castType(argument)}`)
      })
    return selectCall(routine, `${name}(${passed.join(', ')})`)
  }
  const used = routine.arguments.filter((argument) => given.names.includes(argument.name))
  if (used.length === 0) return selectCall(routine, `${name}()`)
  const typed = used.map((argument) => `${quoteName(argument.name)} ${castType(argument)}`)
  const passed = used.map((argument) => passedSql(argument, `pgrst_args.${quoteName(argument.name)}`))
  // With several objects, only the first is a call.
  const body = `${parameters.body()}::json`
  const object = `case when json_typeof(${body}) = 'array' then ${body}->0 else ${body} end`
  const record = `json_to_record(${object}) as pgrst_args(${typed.join(', ')})`
  return selectCall(routine, `${name}(${passed.join(', ')})`, record)
}

function selectCall({ returns }: Routine, call: string, record?: string): string {
  // The columns of an undeclared record are known only once it exists.
  if (returns === 'record') return `select to_json(${call}) as pgrst_scalar${record ? ` from ${record}` : ''}`
  const from = record ? `${record}, lateral ${call}` : call
  if (returns === 'row') return `select pgrst_call.* from ${from} as pgrst_call`
  return `select pgrst_call.pgrst_scalar from ${from} as pgrst_call(pgrst_scalar)`
}

/** A cast to `character` or `bit` would truncate the value to one; a function's argument has no length. */
function castType({ type }: RoutineArgument): string {
  return type.replace(/^character(?=$|\[)/, 'bpchar').replace(/^bit(?=$|\[)/, 'varbit')
}

function passedSql(argument: RoutineArgument, value: string): string {
  return `${argument.variadic ? 'variadic ' : ''}${quoteName(argument.name)} := ${value}`
}
