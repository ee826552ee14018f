import { call } from '../../../../lib/rpc.ts'

/** Adds an audit log entry. A failure must not get in the way of the message to the person. */
export function noteAdminAttempt(email: string): void {
  call('note_admin_attempt', { attempted_email: email })
    // biome-ignore lint/suspicious/noConsole: there is nothing the person can do about it.
    .catch((error) => console.error('The refused attempt could not be logged', error))
}
