import { useMutation, useQueryClient } from '@tanstack/react-query'
import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import { toast } from '../../../ui/toast.ts'

interface Attestation {
  person: string
  skill: string
  note: string
}

/** A school attests a person's skill. */
export const useAttestSkill = () =>
  useAttestationChange(async ({ person, skill, note }: Attestation) => {
    const client = await connect()
    unwrap(await client.rpc('attest_skill', { person, skill, note }))
  })

export const useWithdrawAttestation = () =>
  useAttestationChange(async ({ person, skill }: Omit<Attestation, 'note'>) => {
    const client = await connect()
    unwrap(await client.from('skill_attestations').delete().match({ user_id: person, skill }))
  })

function useAttestationChange<Change>(send: (change: Change) => Promise<void>) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: send,
    onSuccess: () => queries.invalidateQueries({ queryKey: ['shared-notes'] }),
    onError: toast.error,
  })
}
