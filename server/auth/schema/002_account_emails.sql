-- Emails of the auth service that wait for the mail server. They contain links and codes: only the owner of the
-- database can read them, and a row is deleted as soon as its email is sent or no longer useful.
create table _server.account_emails (
  id uuid primary key default gen_random_uuid(),
  -- No foreign key: a restore empties the accounts, and backups don't include this table.
  user_id uuid not null,
  recipient text not null,
  subject text not null,
  html text not null,
  -- The email's link or code, if any; see auth.users.
  token_type auth.one_time_token_type,
  token_hash text,
  attempts integer not null default 0,
  -- When to try next. A server that takes the email moves this ahead, so that no other takes it in the meantime.
  due_at timestamptz not null default now(),
  created_at timestamptz not null default now()
);
create index account_emails_due_at_idx on _server.account_emails (due_at);
