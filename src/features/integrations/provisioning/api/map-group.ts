import { call } from '../../../../lib/rpc.ts'
import { useChange } from '../../../../ui/use-change.ts'
import type { ProvisionedGroup } from './answers.ts'
import { provisioningKeys } from './keys.ts'

/** Gives a group a role and a cohort; its members change right away. */
export const useMapGroup = (organization: string, onSuccess: () => void) =>
  useChange(
    ({ id, role, cohort }: ProvisionedGroup) =>
      // The generated types don't know that these arguments can be null.
      call('map_provisioned_group', {
        group_id: id,
        role: role as string,
        ...(cohort && { cohort_id: cohort }),
      }),
    { refresh: [provisioningKeys.of(organization)], failure: 'toast', onSuccess },
  )
