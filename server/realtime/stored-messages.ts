import type { ServerContext } from '../context.ts'
import type { Caller } from '../keys/caller.ts'
import { limits } from './limits.ts'
import type { Broadcast, BroadcastMeta } from './protocol/message.ts'

/** The latest date that both JavaScript and PostgreSQL can represent. */
const latest = Date.UTC(9999, 0)

/** A broadcast from a row of realtime.messages: JSON text, or bytes in Base64. */
export function storedBroadcast(
  event: string,
  payload: string | null,
  bytes: string | null,
  meta: BroadcastMeta,
): Broadcast {
  return bytes === null
    ? { event, encoding: 'json', body: Buffer.from(payload ?? 'null'), meta, asText: true }
    : { event, encoding: 'binary', body: Buffer.from(bytes, 'base64'), meta }
}

/** The last messages of a private channel that the caller can read, oldest first. */
export async function messagesToReplay(
  engine: ServerContext,
  caller: Caller,
  channel: string,
  replay: { since: number; limit: number },
): Promise<Broadcast[]> {
  const result = await engine.db.requests.run(
    caller,
    { 'realtime.topic': channel, transaction_read_only: 'on' },
    {
      sql: `select id, event, payload::text, encode(binary_payload, 'base64')
            from realtime.messages
            where topic = $1 and private and extension = 'broadcast' and event is not null
              and inserted_at >= timezone('utc', to_timestamp($2::float8 / 1000))
            order by inserted_at desc
            limit ${replay.limit}`,
      values: [channel, String(Math.min(replay.since, latest))],
    },
  )
  return result.rows
    .map(([id, event, payload, bytes]) =>
      storedBroadcast(event!, payload!, bytes!, { id: id!, replayed: true }),
    )
    .reverse()
}

/** Deletes messages that are too old to be replayed. */
export async function forgetOldMessages(engine: ServerContext): Promise<void> {
  await engine.db.admin.query(
    `delete from realtime.messages where inserted_at < timezone('utc', now()) - make_interval(days => $1)`,
    [limits.messageDays],
  )
}

export async function forgetPeerPayloads(engine: ServerContext): Promise<void> {
  await engine.db.admin.query(
    `delete from _server.realtime_payloads where created_at < now() - interval '1 minute'`,
  )
}
