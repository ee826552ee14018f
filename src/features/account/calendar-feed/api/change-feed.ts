import { ask, call } from '../../../../lib/rpc.ts'
import { useChange } from '../../../../ui/use-change.ts'
import { answers } from './answers.ts'
import { calendarFeedKeys } from './keys.ts'

/** The server requires a recent sign-in. The only time it returns the address's secret. */
export const makeFeed = async (): Promise<string> => (await ask(answers, 'make_calendar_feed', {})).token

export const useEndFeed = (userId: string, onSuccess: () => void) =>
  useChange(async () => void (await call('end_calendar_feed', {})), {
    refresh: [calendarFeedKeys.of(userId)],
    failure: 'caller',
    onSuccess,
  })
