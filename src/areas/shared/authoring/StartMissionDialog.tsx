import { NewMissionDialog } from '../../../features/missions/authoring/components/list/NewMissionDialog.tsx'
import { readSource } from './read-source.ts'

interface Props {
  organizationId: string
  onClose: () => void
}

/** A new mission, with the rules that read a pasted text. */
export const StartMissionDialog = (props: Props) => <NewMissionDialog {...props} read={readSource} />
