import { splitOperator } from '../parse/filter.ts'
import type { RestRequest } from '../rest-request.ts'

const planned =
  /^(select|order|limit|offset|columns|on_conflict|apikey)$|\.(order|limit|offset)$|(^|\.)(and|or)$/

/** What two requests must share to use one plan: everything but the values of simple filters and arguments. */
export function shapeOf(request: RestRequest): string {
  const parameters = request.query.map(([name, value]) => {
    if (planned.test(name)) return `${name}=${value}`
    const split = splitOperator(value)
    if (!split) return `${name}=`
    const { operation, negated } = split
    const literal = operation.kind === 'is' ? operation.value : ''
    return `${name}=${negated ? 'not.' : ''}${JSON.stringify(operation)}${literal}`
  })
  const { method, schema, resource, accepted, preferences, range } = request
  return [
    method,
    schema,
    resource,
    accepted.contentType,
    accepted.handler?.name ?? '',
    preferences.count ?? '',
    range ? `${range.offset}-${range.limit}` : '',
    ...parameters,
  ].join('\n')
}
