import { oneOf, text } from '../../../lib/url-state/url-params.ts'
import { useListState } from '../../../ui/use-list-state.ts'
import { meetings } from './model.ts'

const filters = { topic: text(), language: text(/^[a-z]{2,3}$/), meeting: oneOf(meetings) }

/** Filters, kept in the address. */
export const useTalkFilter = () => useListState(filters)

export type TalkFilterState = ReturnType<typeof useTalkFilter>
