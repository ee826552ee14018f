import { call } from '../../../../lib/rpc.ts'
import { useTalkChange } from './use-talk-change.ts'

export const useCancelTalk = (onSuccess: () => void) =>
  useTalkChange(
    ({ id, reason }: { id: string; reason: string }) => call('cancel_talk', { booking_id: id, reason }),
    'caller',
    onSuccess,
  )
