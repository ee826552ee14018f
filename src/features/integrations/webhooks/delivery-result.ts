import type { TFunction } from 'i18next'
import type texts from '../../../i18n/en/webhooks.ts'
import type { Delivery } from './api/get-deliveries.ts'

/** What the receiver answered last, or why it didn't. */
export function deliveryResult(
  t: TFunction<'webhooks'>,
  { error, response_status }: Pick<Delivery, 'error' | 'response_status'>,
): string | undefined {
  if (error) return t(`log.failures.${error as keyof typeof texts.log.failures}`)
  return response_status === null ? undefined : t('log.answered', { status: response_status })
}
