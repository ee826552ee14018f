-- Emails of the auth service that wait for the mail server. They hold links and codes: nobody but the owner of the
-- database reads them, and a row is deleted as soon as its email has left or can no longer be of use.
create table _server.account_emails (
  id uuid primary key default gen_random_uuid(),
  -- No foreign key: a restore empties the accounts, and this table is in no backup.
  user_id uuid not null,
  recipient text not null,
  subject text not null,
  html text not null,
  -- What the email carries, where it carries a link or a code; see auth.users.
  token_type auth.one_time_token_type,
  token_hash text,
  attempts integer not null default 0,
  -- When it is tried next. A server that takes it moves this ahead, so that no other takes it meanwhile.
  due_at timestamptz not null default now(),
  created_at timestamptz not null default now()
);
create index account_emails_due_at_idx on _server.account_emails (due_at);
