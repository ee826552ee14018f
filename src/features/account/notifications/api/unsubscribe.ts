import { call } from '../../../../lib/rpc.ts'

/** From the link in an email, without signing in. */
export const unsubscribe = (values: { token: string; topic: string }) => call('unsubscribe', values)
