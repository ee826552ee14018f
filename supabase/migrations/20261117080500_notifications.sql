-- Notifications and the emails that follow from them.

-- # Types

create type public.mail_choice as enum ('at_once', 'digest', 'never');

-- # Tables

-- What a person should know: one row each, sent live on the person's own channel. The web app words it from the kind
-- and the data, in the person's language.
create table public.notifications (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users on delete cascade,
  kind text not null,
  data jsonb not null default '{}',
  -- Where it leads, below /dashboard.
  link text check (starts_with(link, '/')),
  read_at timestamptz,
  created_at timestamptz not null default now(),
  mailed_at timestamptz
);

create function private.is_time_zone(name text) returns boolean
language plpgsql immutable set search_path = '' as $$
begin
  return name ~ '^[A-Za-z]+([/_+-][A-Za-z0-9]+)*$' and length(name) <= 60 and (now() at time zone name) is not null;
exception when invalid_parameter_value then
  return false;
end
$$;

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

create table private.mails (
  -- Also the email's Message-ID: if it is sent twice, email programs recognize the duplicate.
  id uuid primary key default gen_random_uuid(),
  -- Null if the recipient has no account.
  user_id uuid references auth.users on delete cascade,
  recipient text not null,
  kind text not null,
  data jsonb not null default '{}',
  link text,
  language text not null check (language in ('en', 'fr')),
  attempts int not null default 0,
  due_at timestamptz not null default now(),
  -- The run that took it last; only that run can report the result.
  lease uuid,
  last_error text,
  sent_at timestamptz,
  given_up_at timestamptz,
  created_at timestamptz not null default now(),
  about_id uuid references auth.users on delete cascade
);

-- Opaque, one per person: can only unsubscribe.
create table private.unsubscribe_tokens (
  user_id uuid primary key references auth.users on delete cascade,
  token text not null unique default encode(extensions.gen_random_bytes(24), 'hex')
);

-- One row per digest sent: the key limits it to one a day, whichever server runs the job, and however often.
create table private.digests (
  user_id uuid not null references auth.users on delete cascade,
  day date not null,
  primary key (user_id, day)
);

create table public.mail_texts (
  kind text not null check (kind ~ '^[a-z]+(_[a-z]+)*$' and length(kind) <= 60),
  language text not null check (language in ('en', 'fr')),
  subject text not null check (length(subject) between 1 and 150 and subject !~ '[[:cntrl:]]'),
  body text not null check (length(body) between 1 and 4000),
  revision int not null default 1,
  updated_at timestamptz not null default now(),
  updated_by uuid references auth.users on delete set null,
  primary key (kind, language)
);

-- Whose name a notification or email contains is recorded by ID, so that deleting an account deletes these and no
-- others: people and companies of the same name keep theirs.
create table private.notifications_about (
  notification_id uuid primary key references public.notifications on delete cascade,
  user_id uuid not null references auth.users on delete cascade
);

-- # Indexes

create index notifications_by_user on public.notifications (user_id, created_at desc);
create index notifications_unread on public.notifications (user_id) where read_at is null;
create index notifications_not_mailed on public.notifications (user_id) where read_at is null and mailed_at is null;
create index mails_due on private.mails (due_at) where sent_at is null and given_up_at is null;
create index mails_by_user on private.mails (user_id);
create index mails_by_about on private.mails (about_id);
create index mail_texts_by_editor on public.mail_texts (updated_by);
create index notifications_about_by_person on private.notifications_about (user_id);

-- # Private helpers

create function private.notify(recipient uuid, kind text, data jsonb default '{}', link text default null, names uuid default null)
returns void language plpgsql security definer set search_path = '' as $$
begin
  perform set_config('essor.names', coalesce(names::text, ''), true);
  insert into public.notifications (user_id, kind, data, link) values (recipient, kind, data, link);
  perform set_config('essor.names', '', true);
end
$$;

create function private.announce_notification() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform realtime.send(jsonb_build_object('kind', new.kind), 'notification', 'user:' || new.user_id, true);
  return null;
end
$$;

-- What a kind of notification is about, as people choose emails by topic.
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
      or kind in ('program_reminder', 'program_late', 'program_nudged') then 'appointments'
    when kind like 'organization\_%' or kind like 'moderation\_%' then 'requests'
    -- Part of an exchange that the recipient began, with or without an account.
    when kind = 'inbox_answered' then 'correspondence'
    else 'other' end
$$;

create function private.mail_choice(person uuid, topic text) returns public.mail_choice
language sql stable security definer set search_path = '' as $$
  select case when topic = 'account' then 'at_once' else coalesce(
    (select to_jsonb(preference) ->> topic from public.notification_preferences as preference where user_id = person),
    case when topic in ('feedback', 'appointments') then 'at_once' else 'digest' end
  ) end::public.mail_choice
$$;

-- Adds an email to the queue. Its data contains everything needed to compose it; see supabase/functions/send-mails.
create function private.queue_mail(
  recipient_email text, kind text, data jsonb, language text, person uuid default null, link text default null
) returns void language sql security definer set search_path = '' as $$
  insert into private.mails (user_id, recipient, kind, data, link, language)
  values (person, recipient_email, kind, coalesce(data, '{}'), link, case language when 'fr' then 'fr' else 'en' end)
$$;

-- To a person with an account, in their language, and only to a confirmed address.
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

-- Calls an edge function that works through a table. A failure here must not undo what the work is for: the next minute
-- tries again.
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

-- Once per transaction, however many emails it queues.
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

-- Emails that a person wants right away are queued in the transaction of the notification, except for imported history.
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

-- What happened before the person's digest hour today, is unread, and was not emailed. Caught up later in the day if
-- missed.
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

-- The email contains the only copy of the link; once sent, it is removed from the queue.
create function private.forget_mailed_link() returns trigger language plpgsql set search_path = '' as $$
begin
  new.data := new.data - 'path';
  return new;
end
$$;

-- Email texts that administrators wrote replace those of the product, per kind and language. Names in braces are
-- placeholders.
create function private.mail_placeholders() returns text[] language sql immutable set search_path = '' as $$
  select array[
    'first_name', 'product', 'name', 'mission', 'company', 'reason', 'message', 'action', 'title', 'role', 'need', 'date',
    'count', 'at', 'zone', 'by', 'program', 'school', 'device', 'ip', 'question', 'answer', 'into', 'merged'
  ]
$$;

create function private.mail_words(own public.mail_texts) returns jsonb
language sql immutable set search_path = '' as $$
  select case when own.kind is not null then jsonb_build_object('subject', own.subject, 'body', own.body) end
$$;

create function private.note_person_named() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  named uuid := private.person_named_in(new.data);
begin
  if named is not null then
    insert into private.notifications_about (notification_id, user_id) values (new.id, named);
  end if;
  return null;
end
$$;

create function private.note_person_mailed_about() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.about_id := private.person_named_in(new.data);
  return new;
end
$$;

-- An administrator who undoes an action right away sends no emails: the email about it waits for a minute, and isn't
-- sent if the action is undone by then.
create function private.tell_unless_undone(person uuid, kind text, data jsonb, link text default null) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.notify(person, tell_unless_undone.kind, data, link);
  update private.mails as mail set due_at = now() + interval '1 minute'
  where mail.user_id = person and mail.kind = tell_unless_undone.kind and mail.created_at = now();
end
$$;

-- Withdraws a notification of the last minute, as long as its email hasn't been sent. True if the person never got it.
create function private.untell(person uuid, kind text, about jsonb default '{}') returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  told public.notifications;
begin
  select * into told from public.notifications as notification
  where notification.user_id = person and notification.kind = untell.kind and notification.data @> about
    and notification.created_at > now() - interval '1 minute'
  order by notification.created_at desc limit 1;
  if told.id is null then
    return false;
  end if;
  -- Waits for whoever is taking the email to send it.
  perform from private.mails as mail
  where mail.user_id = person and mail.kind = untell.kind and mail.created_at = told.created_at for update;
  if exists (
    select from private.mails as mail
    where mail.user_id = person and mail.kind = untell.kind and mail.created_at = told.created_at
      and (mail.attempts > 0 or mail.sent_at is not null)
  ) then
    return false;
  end if;
  delete from private.mails as mail
  where mail.user_id = person and mail.kind = untell.kind and mail.created_at = told.created_at;
  delete from public.notifications where id = told.id;
  return true;
end
$$;

-- What the audit log contains instead of a reason if an action was undone; pages translate it.
create function private.undone() returns text language sql immutable set search_path = '' as $$ select 'undone' $$;

-- # Policies and grants

call private.protect('public.notifications');
grant select, delete on public.notifications to authenticated;
grant update (read_at) on public.notifications to authenticated;

create policy "People read their own notifications" on public.notifications for select to authenticated
  using (user_id = (select auth.uid()));

create policy "People mark their own notifications" on public.notifications for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));

create policy "People remove their own notifications" on public.notifications for delete to authenticated
  using (user_id = (select auth.uid()));

create policy "No messages for who acts as somebody else" on public.notifications as restrictive for select to authenticated
  using (not data ? 'message' or not (select private.is_acting()));

call private.protect('public.notification_preferences');

-- An upsert names the key too; the policy keeps it the person's own.
grant select on public.notification_preferences to authenticated;
grant insert (user_id, feedback, reviews, invitations, requests, appointments, other, digest_hour, time_zone), update (
  user_id, feedback, reviews, invitations, requests, appointments, other, digest_hour, time_zone
) on public.notification_preferences to authenticated;

create policy "People read their own preferences" on public.notification_preferences for select to authenticated
  using (user_id = (select auth.uid()));

create policy "People make their own preferences" on public.notification_preferences for insert to authenticated
  with check (user_id = (select auth.uid()));

create policy "People change their own preferences" on public.notification_preferences for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));

call private.protect('public.mail_texts');
grant select on public.mail_texts to authenticated;

create policy "Administrators read the texts of mails" on public.mail_texts for select to authenticated
  using ((select private.has_role('admin')));

create policy "People hear their own channel" on realtime.messages for select to authenticated
  using (extension = 'broadcast' and (select realtime.topic()) = 'user:' || (select auth.uid())::text);

-- # Public functions

-- For the function that sends emails: takes some that are due. No other run gets them until the lease expires.
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

-- Retries after 1, 4, 16, 64 and 256 minutes; then, or if it can never succeed, gives up. True if it did.
create function public.mark_mail_failed(mail_id uuid, held_lease uuid, reason text, is_final boolean default false)
returns boolean language sql security definer set search_path = '' as $$
  update private.mails
  set last_error = left(reason, 500), due_at = now() + interval '1 minute' * power(4, attempts - 1),
    given_up_at = case when is_final or attempts >= 6 then now() end
  where id = mail_id and lease = held_lease and sent_at is null
  returning given_up_at is not null
$$;

-- Works without signing in, from the link in an email. "digest" stops everything that would be in the digest.
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

create function public.save_mail_text(kind text, language text, subject text, body text, base_revision int default 0)
returns int language plpgsql security definer set search_path = '' as $$
declare
  editor uuid := private.require_admin();
  cleaned_subject text := private.trimmed(subject);
  cleaned_body text := private.trimmed(replace(body, E'\r\n', E'\n'));
  unknown text;
  before public.mail_texts;
  saved public.mail_texts;
begin
  if coalesce(length(cleaned_subject), 0) not between 1 and 150 or cleaned_subject ~ '[[:cntrl:]]'
    or coalesce(length(cleaned_body), 0) not between 1 and 4000 then
    perform private.fail('mail_text_invalid', 'Write a subject of at most 150 and a text of at most 4,000 characters.');
  end if;
  select hit[1] into unknown from regexp_matches(cleaned_subject || E'\n' || cleaned_body, '\{([^{}]*)\}', 'g') as hit
  where hit[1] <> all (private.mail_placeholders()) limit 1;
  if unknown is not null or regexp_replace(cleaned_subject || cleaned_body, '\{[a-z_]+\}', '', 'g') ~ '[{}]' then
    perform private.fail('placeholder_unknown', format('Nothing is known to stand for {%s}.', coalesce(unknown, '')));
  end if;
  select * into before from public.mail_texts as own
  where own.kind = save_mail_text.kind and own.language = save_mail_text.language for update;
  if coalesce(before.revision, 0) <> coalesce(base_revision, 0) then
    perform private.fail('settings_changed', 'Somebody else has changed this meanwhile. Look again, then save.');
  end if;
  insert into public.mail_texts as own (kind, language, subject, body, updated_by)
  values (save_mail_text.kind, save_mail_text.language, cleaned_subject, cleaned_body, editor)
  on conflict on constraint mail_texts_pkey do update
  set subject = excluded.subject, body = excluded.body, updated_by = editor, revision = own.revision + 1
  returning * into saved;
  perform private.audit(
    'mail_text.saved', 'mail_text', saved.kind || ':' || saved.language,
    jsonb_build_object('before', private.mail_words(before), 'after', private.mail_words(saved))
  );
  return saved.revision;
end
$$;

-- Restores the text that comes with the product.
create function public.reset_mail_text(kind text, language text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  gone public.mail_texts;
begin
  perform private.require_admin();
  delete from public.mail_texts as own
  where own.kind = reset_mail_text.kind and own.language = reset_mail_text.language returning * into gone;
  if gone.kind is not null then
    perform private.audit(
      'mail_text.reset', 'mail_text', gone.kind || ':' || gone.language,
      jsonb_build_object('before', private.mail_words(gone), 'after', null)
    );
  end if;
end
$$;

-- # Who may call which function

grant execute on function private.is_time_zone to authenticated, service_role;
grant execute on function public.mark_mail_failed, public.mark_mail_sent, public.take_mails to service_role;
grant execute on function public.unsubscribe to anon, authenticated;
grant execute on function public.reset_mail_text, public.save_mail_text to authenticated;

-- # Triggers

create trigger notifications_announced after insert on public.notifications
  for each row when (new.created_at > now() - interval '1 hour') execute function private.announce_notification();

create trigger notifications_mailed before insert on public.notifications
  for each row when (new.read_at is null and new.mailed_at is null and new.created_at > now() - interval '1 hour')
  execute function private.mail_notification();

create trigger note_person_named after insert on public.notifications
  for each row execute function private.note_person_named();

create trigger notification_preferences_updated before update on public.notification_preferences
  for each row execute function private.set_updated_at();

create trigger mails_announced after insert on private.mails
  for each statement execute function private.announce_mails();

create trigger forget_mailed_link before update of sent_at, given_up_at on private.mails
  for each row when (new.kind = 'rating_asked' and (new.sent_at is not null or new.given_up_at is not null))
  execute function private.forget_mailed_link();

create trigger forget_appeal_link before update of sent_at, given_up_at on private.mails
  for each row when (
    new.kind = 'account_suspended_by_decision' and (new.sent_at is not null or new.given_up_at is not null)
  )
  execute function private.forget_mailed_link();

create trigger note_person_mailed_about before insert on private.mails
  for each row execute function private.note_person_mailed_about();

create trigger mail_texts_updated before update on public.mail_texts
  for each row execute function private.set_updated_at();

-- # Jobs

select cron.schedule('queue digests', '0 * * * *', 'select private.queue_digests()');

-- For emails to retry, and for calls that were lost.
select cron.schedule('send mails that are due', '* * * * *', $$
  select private.call_function('send-mails') where exists (
    select from private.mails where due_at <= now() and sent_at is null and given_up_at is null
  )
$$);
