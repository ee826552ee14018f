import { useQuery } from '@tanstack/react-query'
import { useSignedIn } from '../session/me-context.ts'
import { myAssignmentsQuery } from './api/get-my-assignments.ts'

/** The sidebar leads to programs while a school has any for the person, and says how many missions are still to do. */
export function useProgramsEntry() {
  const { data } = useQuery(myAssignmentsQuery(useSignedIn().id))
  return { isShown: (data?.programs.length ?? 0) > 0, count: data?.waiting ?? 0 }
}
