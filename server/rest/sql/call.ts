import type { Routine, RoutineArgument } from '../catalog/model.ts'
import type { Parameters } from './parameters.ts'
import { quoteName, quoteQualified } from './quote.ts'

/** How a call's arguments arrive: as a JSON object, as query parameters, or as one unnamed body. */
export type CallArguments =
  | { from: 'object'; names: string[] }
  | { from: 'query'; given: Map<string, number[]> }
  | { from: 'body' }

/** Rows of the call, as columns for a row result and as `pgrst_scalar` for a single value. */
export function callSql(routine: Routine, given: CallArguments, parameters: Parameters): string {
  const name = quoteQualified(routine.schema, routine.name)
  const list = routine.returns === 'row' ? 'pgrst_call.*' : 'pgrst_call.pgrst_scalar'
  const columns = routine.returns === 'row' ? '' : '(pgrst_scalar)'
  if (given.from === 'body') {
    const type = routine.arguments[0]!.type
    return `select ${list} from ${name}(${parameters.body()}::${type}) as pgrst_call${columns}`
  }
  if (given.from === 'query') {
    const passed = routine.arguments
      .filter((argument) => given.given.has(argument.name))
      .map((argument) => {
        const value = parameters.argument(given.given.get(argument.name)!, argument.variadic)
        return passedSql(argument, `${value}::${argument.type}`)
      })
    return `select ${list} from ${name}(${passed.join(', ')}) as pgrst_call${columns}`
  }
  const used = routine.arguments.filter((argument) => given.names.includes(argument.name))
  if (used.length === 0) return `select ${list} from ${name}() as pgrst_call${columns}`
  const typed = used.map((argument) => `${quoteName(argument.name)} ${argument.type}`)
  const passed = used.map((argument) => passedSql(argument, `pgrst_args.${quoteName(argument.name)}`))
  // Of several objects only the first is a call.
  const body = `${parameters.body()}::json`
  const object = `case when json_typeof(${body}) = 'array' then ${body}->0 else ${body} end`
  return `select ${list} from json_to_record(${object}) as pgrst_args(${typed.join(', ')}), lateral ${name}(${passed.join(', ')}) as pgrst_call${columns}`
}

function passedSql(argument: RoutineArgument, value: string): string {
  return `${argument.variadic ? 'variadic ' : ''}${quoteName(argument.name)} := ${value}`
}
