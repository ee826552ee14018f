/** The parameters that libpq knows and pg doesn't, with the environment variables that stand in for them. */
export const ours = {
  host: undefined,
  port: undefined,
  target_session_attrs: 'PGTARGETSESSIONATTRS',
  channel_binding: 'PGCHANNELBINDING',
  ssl: undefined,
  sslmode: 'PGSSLMODE',
  sslrootcert: 'PGSSLROOTCERT',
  sslcert: 'PGSSLCERT',
  sslkey: 'PGSSLKEY',
  sslpassword: undefined,
  uselibpqcompat: undefined,
} as const
export type Parameters = Partial<Record<keyof typeof ours, string>>
