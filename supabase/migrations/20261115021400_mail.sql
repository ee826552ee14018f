-- Mails of the product: what is to be sent waits here, written in the transaction of what it tells, and the function
-- "send-mails" sends it. Who gets what, and when, is each person's own choice.
create extension if not exists pg_net with schema extensions;

create type public.mail_choice as enum ('at_once', 'digest', 'never');

-- Kinds of notifications by what they are about. What concerns the account itself cannot be switched off.
create function private.mail_topic(kind text) returns text language sql immutable set search_path = '' as $$
  select case
    when kind in (
      'certificate_revoked', 'team_role_changed', 'team_removed'
    ) or kind like 'organization\_%' and kind not in (
      'organization_requested', 'organization_answered', 'organization_asks_verification'
    ) or kind like 'account\_%' then 'account'
    when kind like 'review\_%' or kind in ('co_review_given', 'mission_paused', 'mission_resumed') then 'feedback'
    when kind like 'work\_%' then 'reviews'
    when kind like '%\_invited' or kind like 'partnership\_%'
      or kind in ('connection_asked', 'contact_asked', 'mentoring_asked') then 'invitations'
    when kind like 'talk\_%' or kind like 'event\_%' or kind like 'mentoring\_%'
      or kind in ('program_reminder', 'program_late') then 'appointments'
    when kind like 'organization\_%' or kind like 'moderation\_%' then 'requests'
    -- Part of an exchange that the recipient began, with or without an account.
    when kind = 'inbox_answered' then 'correspondence'
    else 'other' end
$$;

create function private.is_time_zone(name text) returns boolean
language plpgsql immutable set search_path = '' as $$
begin
  return name ~ '^[A-Za-z]+([/_+-][A-Za-z0-9]+)*$' and length(name) <= 60 and (now() at time zone name) is not null;
exception when invalid_parameter_value then
  return false;
end
$$;
grant execute on function private.is_time_zone to authenticated, service_role;

create table public.notification_preferences (
  user_id uuid primary key references auth.users on delete cascade,
  feedback public.mail_choice not null default 'at_once',
  reviews public.mail_choice not null default 'digest',
  invitations public.mail_choice not null default 'digest',
  requests public.mail_choice not null default 'digest',
  appointments public.mail_choice not null default 'at_once',
  other public.mail_choice not null default 'digest',
  digest_hour int not null default 8 check (digest_hour between 0 and 23),
  time_zone text not null default 'Europe/Paris' check (private.is_time_zone(time_zone)),
  updated_at timestamptz not null default now()
);
create trigger notification_preferences_updated before update on public.notification_preferences
  for each row execute function private.set_updated_at();

call private.protect('public.notification_preferences');
grant select on public.notification_preferences to authenticated;
grant insert (user_id, feedback, reviews, invitations, requests, appointments, other, digest_hour, time_zone)
  on public.notification_preferences to authenticated;
-- An upsert names the key too; the policy keeps it the person's own.
grant update (user_id, feedback, reviews, invitations, requests, appointments, other, digest_hour, time_zone)
  on public.notification_preferences to authenticated;

create policy "People read their own preferences" on public.notification_preferences for select to authenticated
  using (user_id = (select auth.uid()));
create policy "People make their own preferences" on public.notification_preferences for insert to authenticated
  with check (user_id = (select auth.uid()));
create policy "People change their own preferences" on public.notification_preferences for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));

create function private.mail_choice(person uuid, topic text) returns public.mail_choice
language sql stable security definer set search_path = '' as $$
  select case when topic = 'account' then 'at_once' else coalesce(
    (select to_jsonb(preference) ->> topic from public.notification_preferences as preference where user_id = person),
    case when topic in ('feedback', 'appointments') then 'at_once' else 'digest' end
  ) end::public.mail_choice
$$;

create table private.mails (
  -- Also the mail's Message-ID: should one be handed over twice, mail programs know it for the same.
  id uuid primary key default gen_random_uuid(),
  -- Null where the recipient has no account.
  user_id uuid references auth.users on delete cascade,
  recipient text not null,
  kind text not null,
  data jsonb not null default '{}',
  link text,
  language text not null check (language in ('en', 'fr')),
  attempts int not null default 0,
  due_at timestamptz not null default now(),
  -- Whoever took it last; only that run may say how it went.
  lease uuid,
  last_error text,
  sent_at timestamptz,
  given_up_at timestamptz,
  created_at timestamptz not null default now()
);
create index mails_due on private.mails (due_at) where sent_at is null and given_up_at is null;
create index mails_by_user on private.mails (user_id);

-- Opaque, one for each person: opens nothing but the switch that stops mails.
create table private.unsubscribe_tokens (
  user_id uuid primary key references auth.users on delete cascade,
  token text not null unique default encode(extensions.gen_random_bytes(24), 'hex')
);

-- Puts a mail into the queue. Everything that composing it needs is in data; see supabase/functions/send-mails.
create function private.queue_mail(
  recipient_email text, kind text, data jsonb, language text, person uuid default null, link text default null
) returns void language sql security definer set search_path = '' as $$
  insert into private.mails (user_id, recipient, kind, data, link, language)
  values (person, recipient_email, kind, coalesce(data, '{}'), link, case language when 'fr' then 'fr' else 'en' end)
$$;

-- To somebody with an account, in his language; only to an address that is known to be his.
create function private.queue_mail_to(person uuid, kind text, data jsonb, link text default null) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  address text;
  spoken text;
begin
  select users.email, coalesce(profile.language, users.raw_user_meta_data ->> 'language') into address, spoken
  from auth.users left join public.profiles as profile on profile.user_id = users.id
  where users.id = person and users.email_confirmed_at is not null and users.deleted_at is null;
  if address is null then
    return false;
  end if;
  insert into private.unsubscribe_tokens (user_id) values (person) on conflict do nothing;
  perform private.queue_mail(address, kind, data, spoken, person, link);
  return true;
end
$$;

-- Calls a function of supabase/functions that works off what stands in a table. A failure here must not undo what the
-- work is for: the next minute asks again.
create function private.call_function(name text) returns void language plpgsql security definer set search_path = '' as $$
declare
  project text;
begin
  select decrypted_secret into project from vault.decrypted_secrets where vault.decrypted_secrets.name = 'project_url';
  if project is not null then
    perform net.http_post(project || '/functions/v1/' || call_function.name, timeout_milliseconds => 60000);
  end if;
exception when others then
  raise warning '% was not called: %', call_function.name, sqlerrm;
end
$$;

-- Once for each transaction, however many mails it queues.
create function private.announce_mails() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if current_setting('essor.mails_announced', true) is distinct from pg_current_xact_id()::text then
    perform set_config('essor.mails_announced', pg_current_xact_id()::text, true);
    perform private.call_function('send-mails');
  end if;
  return null;
end
$$;
create trigger mails_announced after insert on private.mails
  for each statement execute function private.announce_mails();

alter table public.notifications add column mailed_at timestamptz;
create index notifications_not_mailed on public.notifications (user_id) where read_at is null and mailed_at is null;

-- What a person wants at once is queued in the transaction of the notification. History that is brought in is not.
create function private.mail_notification() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if private.mail_choice(new.user_id, private.mail_topic(new.kind)) = 'at_once'
    and private.queue_mail_to(new.user_id, new.kind, new.data, new.link) then
    new.mailed_at := now();
  end if;
  return new;
end
$$;
create trigger notifications_mailed before insert on public.notifications
  for each row when (new.read_at is null and new.mailed_at is null and new.created_at > now() - interval '1 hour')
  execute function private.mail_notification();

-- One row for each digest that was sent: the key keeps it at one a day, whoever runs the job, and however often.
create table private.digests (
  user_id uuid not null references auth.users on delete cascade,
  day date not null,
  primary key (user_id, day)
);

-- What has happened before the person's hour of today, is unread, and was not mailed. Made up for later in the day.
create function private.queue_digest(person uuid, moment timestamptz) returns void
language plpgsql security definer set search_path = '' as $$
declare
  zone text;
  digest_hour int;
  today date;
  due timestamptz;
  items jsonb;
  total int;
begin
  select preference.time_zone, preference.digest_hour into zone, digest_hour
  from public.notification_preferences as preference where user_id = person;
  zone := coalesce(zone, 'Europe/Paris');
  today := (moment at time zone zone)::date;
  due := (today + make_interval(hours => coalesce(digest_hour, 8))) at time zone zone;
  if moment < due or not exists (
    select from auth.users where id = person and email_confirmed_at is not null and deleted_at is null
  ) then
    return;
  end if;
  -- A second run waits here for the first, and then finds nothing left to do.
  perform from public.profiles where user_id = person for update;
  if exists (select from private.digests where user_id = person and day = today) then
    return;
  end if;
  with taken as (
    update public.notifications as pending set mailed_at = moment
    where pending.user_id = person and pending.read_at is null and pending.mailed_at is null
      and pending.created_at < due and pending.created_at > due - interval '7 days'
      and private.mail_choice(person, private.mail_topic(pending.kind)) = 'digest'
    returning pending.kind, pending.data, pending.link, pending.created_at
  ), ranked as (
    select *, row_number() over (order by created_at desc) as place from taken
  )
  select count(*), jsonb_agg(jsonb_build_object('kind', kind, 'data', data, 'link', link) order by place)
    filter (where place <= 10)
  into total, items from ranked;
  if total > 0 then
    insert into private.digests (user_id, day) values (person, today);
    perform private.queue_mail_to(
      person, 'digest', jsonb_build_object('items', items, 'more', greatest(total - 10, 0)), '/notifications'
    );
  end if;
end
$$;

create function private.queue_digests(moment timestamptz default now()) returns void
language plpgsql security definer set search_path = '' as $$
declare
  person uuid;
begin
  for person in
    select distinct user_id from public.notifications
    where read_at is null and mailed_at is null and created_at > moment - interval '9 days'
  loop
    perform private.queue_digest(person, moment);
  end loop;
  delete from private.digests where day < moment - interval '30 days';
end
$$;

-- For the function that sends: takes some that are due. Nobody else gets them until the lease has run out.
create function public.take_mails(batch int) returns table (
  id uuid, lease uuid, recipient text, kind text, data jsonb, link text, language text, topic text,
  first_name text, unsubscribe_token text, own_subject text, own_body text
)
language plpgsql security definer set search_path = '' as $$
begin
  -- Taken again and again without a word on how it went: whatever it is, it is not repeated for ever.
  update private.mails as mail set given_up_at = now(), last_error = coalesce(last_error, 'never answered for')
  where mail.due_at <= now() and mail.sent_at is null and mail.given_up_at is null and mail.attempts >= 6;
  return query
  with taken as (
    update private.mails as mail
    set lease = gen_random_uuid(), attempts = mail.attempts + 1, due_at = now() + interval '5 minutes'
    where mail.id in (
      select waiting.id from private.mails as waiting
      where waiting.due_at <= now() and waiting.sent_at is null and waiting.given_up_at is null
      -- A school that invites a thousand people lets nobody else wait.
      order by waiting.kind = 'school_invited', waiting.due_at limit least(batch, 50) for update skip locked
    )
    returning mail.*
  )
  select taken.id, taken.lease, taken.recipient, taken.kind, taken.data, taken.link, taken.language,
    case taken.kind when 'digest' then 'digest' else private.mail_topic(taken.kind) end,
    coalesce(profile.first_name, ''), tokens.token, own.subject, own.body
  from taken
  left join public.profiles as profile on profile.user_id = taken.user_id
  left join private.unsubscribe_tokens as tokens on tokens.user_id = taken.user_id
  left join public.mail_texts as own on own.kind = taken.kind and own.language = taken.language
  order by taken.created_at;
end
$$;

create function public.mark_mail_sent(mail_id uuid, held_lease uuid) returns void
language sql security definer set search_path = '' as $$
  update private.mails set sent_at = now(), last_error = null
  where id = mail_id and lease = held_lease and sent_at is null
$$;

-- Tries again after 1, 4, 16, 64 and 256 minutes; then, or where it can never succeed, gives up. True where it did.
create function public.mark_mail_failed(mail_id uuid, held_lease uuid, reason text, is_final boolean default false)
returns boolean language sql security definer set search_path = '' as $$
  update private.mails
  set last_error = left(reason, 500), due_at = now() + interval '1 minute' * power(4, attempts - 1),
    given_up_at = case when is_final or attempts >= 6 then now() end
  where id = mail_id and lease = held_lease and sent_at is null
  returning given_up_at is not null
$$;
grant execute on function public.take_mails, public.mark_mail_sent, public.mark_mail_failed to service_role;

-- Works without signing in, from the link in a mail. "digest" stops everything that would have come in the digest.
create function public.unsubscribe(token text, topic text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  person uuid := (select user_id from private.unsubscribe_tokens as known where known.token = unsubscribe.token);
begin
  if person is null or coalesce(topic, '') not in (
    'feedback', 'reviews', 'invitations', 'requests', 'appointments', 'other', 'digest'
  ) then
    perform private.fail('unsubscribe_link_invalid', 'This link does not work. Sign in to choose which mails you get.');
  end if;
  insert into public.notification_preferences (user_id) values (person) on conflict do nothing;
  update public.notification_preferences as kept set
    feedback = case when topic = 'feedback' or topic = kept.feedback::text then 'never' else kept.feedback end,
    reviews = case when topic = 'reviews' or topic = kept.reviews::text then 'never' else kept.reviews end,
    invitations = case when topic = 'invitations' or topic = kept.invitations::text then 'never' else kept.invitations end,
    requests = case when topic = 'requests' or topic = kept.requests::text then 'never' else kept.requests end,
    appointments = case when topic = 'appointments' or topic = kept.appointments::text then 'never' else kept.appointments end,
    other = case when topic = 'other' or topic = kept.other::text then 'never' else kept.other end
  where kept.user_id = person;
end
$$;
grant execute on function public.unsubscribe to anon, authenticated;

select cron.schedule('queue digests', '0 * * * *', 'select private.queue_digests()');
-- For what was to be tried again, and for what a call was lost for.
select cron.schedule('send mails that are due', '* * * * *', $$
  select private.call_function('send-mails') where exists (
    select from private.mails where due_at <= now() and sent_at is null and given_up_at is null
  )
$$);
