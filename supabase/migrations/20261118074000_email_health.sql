-- What operators see about emails: the product's own, by reason if they failed, and those of the sign-in service.

-- # Private helpers

-- Mail servers repeat the address; people who look here needn't read it.
create function private.without_addresses(text text) returns text
language sql immutable set search_path = '' as $$
  select left(regexp_replace(text, '[^\s<>]+@[^\s<>]+', '…', 'g'), 200)
$$;

create or replace function private.health_mail() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  answer jsonb;
  account jsonb;
begin
  select jsonb_build_object(
    'waiting', count(*) filter (where sent_at is null and given_up_at is null),
    'oldestDue', min(due_at) filter (where sent_at is null and given_up_at is null and due_at <= now()),
    'sentToday', count(*) filter (where sent_at > now() - interval '1 day'),
    'givenUp', count(*) filter (where given_up_at > now() - interval '7 days'),
    'failures', (
      select coalesce(jsonb_agg(to_jsonb(failure) order by failure.count desc, failure.at desc), '[]') from (
        select private.without_addresses(last_error) as text, count(*), max(given_up_at) as at
        from private.mails where given_up_at > now() - interval '7 days' and last_error is not null
        group by 1 order by 2 desc, 3 desc limit 5
      ) as failure
    ),
    'lastError', (
      select jsonb_build_object(
        'kind', kind, 'at', coalesce(given_up_at, created_at), 'text', private.without_addresses(last_error)
      )
      from private.mails where last_error is not null order by coalesce(given_up_at, created_at) desc limit 1
    )
  ) into answer
  from private.mails;
  -- Only our own server has this view.
  if to_regclass('_server.account_email_queue') is not null then
    execute 'select to_jsonb(queue) from _server.account_email_queue as queue' into account;
  end if;
  return answer || jsonb_build_object('account', account);
end
$$;

-- Numbers the server adds to its metrics. Labels are few and known in advance.
create function private.metrics() returns table (name text, help text, labels jsonb, value double precision)
language sql stable security definer set search_path = '' as $$
  select 'product_emails_waiting', 'Product emails that are not sent yet.', '{}'::jsonb, count(*)
  from private.mails where sent_at is null and given_up_at is null
  union all
  select 'product_emails_oldest_seconds', 'How long the oldest product email has been due.', '{}',
    coalesce(extract(epoch from now() - min(due_at)), 0)
  from private.mails where sent_at is null and given_up_at is null and due_at <= now()
  union all
  select 'product_emails_sent_last_day', 'Product emails sent in the last 24 hours.', '{}', count(*)
  from private.mails where sent_at > now() - interval '1 day'
  union all
  select 'product_emails_failed_last_day', 'Product emails given up in the last 24 hours, by reason.',
    jsonb_build_object('reason', reason.name), count(mail.id)
  from unnest('{connection,refused,sign_in,other}'::text[]) as reason(name) left join private.mails as mail
    on mail.given_up_at > now() - interval '1 day' and reason.name = case
      when mail.last_error ~* 'EAUTH|\y53[0-9]\y' then 'sign_in'
      when mail.last_error ~* 'ECONN|ETIMEDOUT|ESOCKET|EDNS|timeout|timed out|closed' then 'connection'
      when mail.last_error ~ '\y5[0-9][0-9]\y' then 'refused'
      else 'other' end
  group by reason.name
$$;
