import { call } from '../../../../lib/rpc.ts'
import { useChange } from '../../../../ui/use-change.ts'
import type { MessageFields } from '../../../account/feedback/components/MessageForm.tsx'

export const useWriteToMaker = (handle: string, onSuccess: () => void) =>
  useChange((fields: MessageFields) => call('write_to_maker', { handle, ...fields }), {
    failure: 'caller',
    onSuccess,
  })
