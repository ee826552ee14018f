import type { TestServer } from '../../server/testing/server.ts'

/** Connects or disconnects two people directly; asking and accepting have their own tests. */
export const connect = (server: TestServer, one: string, other: string, connected = true) =>
  server.sql(
    connected
      ? `insert into public.connections (requester_id, addressee_id, status, connected_at)
         values ($1, $2, 'connected', now())`
      : 'delete from public.connections where requester_id = $1 and addressee_id = $2',
    [one, other],
  )

export const block = (server: TestServer, who: string, whom: string) =>
  server.sql('insert into public.blocks (user_id, blocked_id) values ($1, $2)', [who, whom])
