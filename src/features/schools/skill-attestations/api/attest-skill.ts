import { unwrap } from '../../../../lib/errors.ts'
import { call } from '../../../../lib/rpc.ts'
import { connect } from '../../../../lib/supabase.ts'
import { useChange } from '../../../../ui/use-change.ts'
import { attestationKeys } from './keys.ts'

interface Attestation {
  person: string
  skill: string
  note: string
}

const refreshed = { refresh: [attestationKeys.all], failure: 'caller' } as const

/** A school attests a person's skill. */
export const useAttestSkill = () =>
  useChange((attestation: Attestation) => call('attest_skill', { ...attestation }), refreshed)

export const useWithdrawAttestation = () =>
  useChange(async ({ person, skill }: Omit<Attestation, 'note'>) => {
    const client = await connect()
    unwrap(await client.from('skill_attestations').delete().match({ user_id: person, skill }))
  }, refreshed)
