import { expect, it } from 'vitest'
import { keepRoleSettings } from './role-settings.ts'

it.each([
  [
    `alter role authenticator set pgrst.db_max_rows = '10'`,
    `select _server.keep_role_setting(current_database(), 'authenticator', 'pgrst.db_max_rows', '10')`,
  ],
  [
    `ALTER ROLE authenticator IN DATABASE x SET pgrst.db_pre_request TO 'it''s'`,
    `select _server.keep_role_setting(current_database(), 'authenticator', 'pgrst.db_pre_request', 'it''s')`,
  ],
  [
    `do $$ begin execute format('alter role authenticator in database %I set pgrst.db_pre_request = %L', a, b); end $$`,
    `do $$ begin execute format('select _server.keep_role_setting(%L, ''authenticator'', ''pgrst.db_pre_request'', %L)', a, b); end $$`,
  ],
  [`alter role anon set statement_timeout = '3s'`, `alter role anon set statement_timeout = '3s'`],
])('%s', (written, run) => {
  expect(keepRoleSettings(written)).toBe(run)
})
