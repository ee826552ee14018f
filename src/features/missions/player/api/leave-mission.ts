import { call } from '../../../../lib/rpc.ts'
import { useWorkChange } from './use-work-change.ts'

export const useLeaveMission = (enrollmentId: string) =>
  useWorkChange(enrollmentId, () => call('leave_mission', { enrollment_id: enrollmentId }))
