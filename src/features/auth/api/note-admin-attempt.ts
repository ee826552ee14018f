import { connect } from '../../../lib/supabase.ts'

/** Leaves a line in the audit log. It must not stand in the way of what the person is told. */
export function noteAdminAttempt(email: string): void {
  connect()
    .then((client) => client.rpc('note_admin_attempt', { attempted_email: email }))
    // biome-ignore lint/suspicious/noConsole: the person can do nothing about it.
    .catch((error) => console.error('The refused attempt could not be logged', error))
}
