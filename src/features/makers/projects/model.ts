import { deviceZone } from '../../../lib/formats/zones.ts'
import type { Money } from '../../../lib/money.ts'
import { type Day, dayIn } from '../../../lib/weeks.ts'

export const statuses = ['planning', 'in_progress', 'review', 'done'] as const
export type Status = (typeof statuses)[number]

export const today = (): Day => dayIn(deviceZone())

export const isLate = ({ dueOn, status }: { dueOn: Day | null; status: Status }, day = today()): boolean =>
  status !== 'done' && dueOn !== null && dueOn < day

export type InvoiceState = 'draft' | 'sent' | 'paid' | 'overdue'

export function stateOf(
  invoice: Record<'sent_on' | 'due_on' | 'paid_on', Day | null>,
  day = today(),
): InvoiceState {
  if (invoice.paid_on) return 'paid'
  if (!invoice.sent_on) return 'draft'
  return invoice.due_on && invoice.due_on < day ? 'overdue' : 'sent'
}

/** The value of hours at a rate. */
export const worth = (seconds: number, rate: number): number => Math.round((seconds * rate) / 3600)

export const moneyOf = ({ currency, amount_minor }: { currency: string; amount_minor: number }): Money => ({
  currency,
  amount: amount_minor,
})
