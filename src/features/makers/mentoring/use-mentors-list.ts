import { text } from '../../../lib/url-state/url-params.ts'
import { useListState } from '../../../ui/use-list-state.ts'

const filters = { skill: text() }

/** Filters of the mentors, kept in the address. */
export const useMentorsList = () => useListState(filters)

export type MentorsList = ReturnType<typeof useMentorsList>
