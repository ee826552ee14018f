import type { Column, Relationship, Table } from '../catalog/model.ts'
import type { Condition } from '../parse/logic.ts'
import type { OrderTerm } from '../parse/order.ts'
import type { SelectedField } from '../parse/select.ts'

/** One resource of the response: the source of its rows, what is shown of them, and what is embedded in them. */
export interface ReadPlan {
  /** Undefined for a function's result that is not a table. */
  table?: Table
  columns: Map<string, Column>
  /** How SQL refers to the rows: the table itself, an alias, or the result of a mutation or a call. */
  alias: string
  /** Rows returned by a call have lost their type, which PostgreSQL needs to find computed columns. */
  isCall?: boolean
  /** The form in which callers see values with custom casts. */
  shownAs?: 'json' | 'text'
  stars: boolean
  fields: SelectedField[]
  conditions: Condition[]
  order: OrderTerm[]
  limit?: number
  offset?: number
  embeds: EmbedPlan[]
}

export interface EmbedPlan {
  /** Its key in the response. */
  name: string
  relationship: Relationship
  toOne: boolean
  spread: boolean
  inner: boolean
  /** Joined only to filter by it: `clients!inner()`. */
  hidden: boolean
  joinAlias: string
  plan: ReadPlan
}

export interface Origin {
  table?: Table
  columns: Map<string, Column>
  alias: string
  isCall?: boolean
  schema: string
}
