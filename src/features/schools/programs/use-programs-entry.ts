import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { useAreaPath } from '../../core/session/area-base.ts'
import { useSignedIn } from '../../core/session/me-context.ts'
import { myAssignmentsQuery } from './api/get-my-assignments.ts'

/**
 * The sidebar links to programs while a school has any for the person, and shows how many missions remain.
 */
export function useProgramsEntry() {
  const { pathname } = useLocation()
  // The home loads them along with everything else.
  const enabled = pathname !== useAreaPath()('/')
  const { data } = useQuery({ ...myAssignmentsQuery(useSignedIn().id), enabled })
  return { isShown: (data?.programs.length ?? 0) > 0, count: data?.waiting ?? 0 }
}
