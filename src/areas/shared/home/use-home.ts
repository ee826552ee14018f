import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query'
import type { Task } from '../../../ui/home/task.ts'
import { useHomeTasks } from '../../../ui/home/use-home-tasks.ts'
import { useArrived } from '../../../ui/use-arrived.ts'

/** A home's answer with what it suggests: the most worthwhile task first. */
export function useHome<Home, Key extends QueryKey>(
  query: UseQueryOptions<Home, Error, Home, Key>,
  tasksOf: (home: Home) => readonly Task[],
) {
  const { data, error, refetch } = useQuery(query)
  const home = useArrived(data)
  const { lead, others } = useHomeTasks(home && tasksOf(home))
  return { home, error, refetch, lead, others: home && others }
}
