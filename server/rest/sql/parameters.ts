import { arrayLiteral, boundValue, type FilterValue, type Operation, splitOperator } from '../parse/filter.ts'

/** Where a bound value comes from, so that one plan serves every request of its shape. */
type Source =
  | { from: 'constant'; text: string }
  | { from: 'filter'; index: number; operation: Operation }
  | { from: 'argument'; indexes: number[]; variadic: boolean }
  | { from: 'body' }

export interface Bindable {
  query: [string, string][]
  body: string
  form?: [string, string][]
}

/** Collects a statement's parameters while its text is written. */
export class Parameters {
  private readonly sources: Source[] = []

  constant(text: string): string {
    return this.add({ from: 'constant', text })
  }

  filterValue(value: FilterValue, operation: Operation): string {
    if ('text' in value) return this.constant(boundValue(operation, value.text))
    return this.add({ from: 'filter', index: value.parameter, operation })
  }

  argument(indexes: number[], variadic: boolean): string {
    return this.add({ from: 'argument', indexes, variadic })
  }

  body(): string {
    const known = this.sources.findIndex((source) => source.from === 'body')
    return known < 0 ? this.add({ from: 'body' }) : `$${known + 1}`
  }

  /** The values for one request. */
  bind(request: Bindable): string[] {
    return this.sources.map((source) => resolve(source, request))
  }

  private add(source: Source): string {
    this.sources.push(source)
    return `$${this.sources.length}`
  }
}

function resolve(source: Source, { query, body, form }: Bindable): string {
  switch (source.from) {
    case 'constant':
      return source.text
    case 'filter':
      return boundValue(source.operation, splitOperator(query[source.index]![1])!.value)
    case 'argument': {
      const values = source.indexes.map((index) => (form ?? query)[index]![1])
      return source.variadic ? arrayLiteral(values) : values[values.length - 1]!
    }
    case 'body':
      return body
  }
}
