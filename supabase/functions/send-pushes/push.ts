/** A notification for one device; see `claim_pushes` in the migration. */
export interface QueuedPush {
  id: string
  lease: string
  endpoint: string
  p256dh: string
  auth: string
  off_token: string
  notification_id: string
  kind: string
  data: Record<string, unknown>
  link: string | null
  language: 'en' | 'fr'
  topic: string
  shows_details: boolean
  seconds_left: number
}
