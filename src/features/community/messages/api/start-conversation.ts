import { call } from '../../../../lib/rpc.ts'

/** The conversation with a person, created if there is none yet. */
export const startConversation = (person: string): Promise<string> => call('start_conversation', { person })
