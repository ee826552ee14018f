import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Navigate, useParams } from 'react-router'
import { LoadFailure } from '../../../../ui/LoadFailure.tsx'
import { useAreaPath } from '../../../core/session/area-base.ts'
import { messageKeys } from '../api/keys.ts'
import { startConversation } from '../api/start-conversation.ts'

/** The address of the conversation with a person, from wherever that person is shown. */
export function ConversationWith() {
  const { personId: person = '' } = useParams()
  const path = useAreaPath()
  const { data, error, refetch } = useQuery({
    queryKey: messageKeys.with(person),
    queryFn: () => startConversation(person),
    gcTime: 0,
  })
  if (data) return <Navigate replace to={path(`/networking/messages/${data}`)} />
  if (error) return <LoadFailure error={error} onRetry={() => void refetch()} />
  return <Skeleton h={420} radius="lg" role="status" aria-busy="true" />
}
