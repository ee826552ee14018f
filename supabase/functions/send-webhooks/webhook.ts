/** A delivery that is due; see `claim_webhooks` in the migration. */
export interface QueuedWebhook {
  id: string
  lease: string
  /** The type of the event. */
  kind: string
  event_id: string
  url: string
  /** An operator allows this host although it isn't public. */
  is_inside: boolean
  body: string
  secrets: string[]
  /** What came of the try. */
  outcome?: Outcome
}

/** Why there was no response. */
export type Failure = 'address' | 'dns' | 'tls' | 'connection' | 'timeout' | 'answer'

type Outcome = { status: number; body: string } | { error: Failure }
