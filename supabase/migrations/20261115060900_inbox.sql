-- What people write to those who run the platform: by the contact form, with or without an account, and as feedback
-- from inside. Administrators answer it from one inbox.
create type public.inbox_source as enum ('contact', 'feedback');
create type public.inbox_status as enum ('open', 'answered', 'archived');

create table public.inbox_messages (
  id uuid primary key default gen_random_uuid(),
  source public.inbox_source not null,
  -- Null: written without an account.
  user_id uuid references auth.users on delete cascade,
  name text not null check (length(name) between 1 and 120),
  email text not null check (length(email) <= 254),
  topic text not null,
  message text not null check (length(message) between 1 and 4000),
  -- The page that feedback is about, as its path.
  page text check (starts_with(page, '/') and length(page) <= 300),
  language text not null check (language in ('en', 'fr')),
  status public.inbox_status not null default 'open',
  assigned_to uuid references auth.users on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (case source
    when 'contact' then topic in ('question', 'account', 'privacy', 'accessibility', 'partnership', 'other')
    else topic in ('idea', 'problem', 'praise') and user_id is not null
  end)
);
create index inbox_messages_by_status on public.inbox_messages (status, created_at desc, id);
create index inbox_messages_by_user on public.inbox_messages (user_id, created_at desc);
create index inbox_messages_by_assignee on public.inbox_messages (assigned_to);
create trigger inbox_messages_updated before update on public.inbox_messages
  for each row execute function private.set_updated_at();
call private.protect('public.inbox_messages');
grant select on public.inbox_messages to authenticated;
create policy "People see what they wrote, administrators all" on public.inbox_messages for select to authenticated
  using (user_id = (select auth.uid()) or (select private.has_role('admin')));
call private.declare_data('public.inbox_messages', 't.user_id = $1', 'removed', '{assigned_to}');

create table public.inbox_answers (
  id uuid primary key default gen_random_uuid(),
  message_id uuid not null references public.inbox_messages on delete cascade,
  answer text not null check (length(answer) between 1 and 4000),
  answered_by uuid references auth.users on delete set null,
  created_at timestamptz not null default now()
);
create index inbox_answers_by_message on public.inbox_answers (message_id, created_at);
create index inbox_answers_by_author on public.inbox_answers (answered_by);
call private.protect('public.inbox_answers');
-- Who answered is for administrators to know: they read it through their own function.
grant select (id, message_id, answer, created_at) on public.inbox_answers to authenticated;
create policy "Who sees a message sees its answers" on public.inbox_answers for select to authenticated
  using (exists (select from public.inbox_messages where id = message_id));
call private.declare_data(
  'public.inbox_answers',
  'exists (select from public.inbox_messages as mine where mine.id = t.message_id and mine.user_id = $1)',
  'removed', '{answered_by}'
);

-- How often somebody wrote: by account, by mail address, and by the address of the device, as hashes that mean nothing
-- tomorrow.
create table private.inbox_tries (
  sender text not null,
  created_at timestamptz not null default now()
);
create index inbox_tries_by_sender on private.inbox_tries (sender, created_at);
create index inbox_tries_by_time on private.inbox_tries (created_at);
call private.declare_data('private.inbox_tries', null, 'nobody');

-- Five an hour for each of them. Messages of one sender wait for each other, so that no two are both the fifth.
create function private.count_inbox_try(sender text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  hashed text := encode(sha256(private.salt_of_today() || convert_to(sender, 'utf8')), 'hex');
begin
  perform pg_advisory_xact_lock(hashtextextended('inbox ' || hashed, 0));
  if (
    select count(*) from private.inbox_tries as tried
    where tried.sender = hashed and tried.created_at > now() - interval '1 hour'
  ) >= 5 then
    perform private.fail('too_many_inbox_messages', 'You wrote five times within an hour. Go on a little later.');
  end if;
  insert into private.inbox_tries (sender) values (hashed);
end
$$;

create function private.inbox_text(message text) returns text language plpgsql immutable set search_path = '' as $$
begin
  if coalesce(private.trimmed(message), '') = '' then
    perform private.fail('inbox_message_required', 'Write a few words.');
  end if;
  if length(private.trimmed(message)) > 4000 then
    perform private.fail('inbox_message_too_long', 'A message may have 4000 characters.');
  end if;
  return private.trimmed(message);
end
$$;

create function private.announce_inbox_message() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.notify(
    admins.user_id, 'inbox_received', jsonb_build_object('name', new.name, 'message', left(new.message, 200)), '/inbox'
  )
  from public.user_roles as admins where admins.role = 'admin';
  return null;
end
$$;
create trigger inbox_messages_announced after insert on public.inbox_messages
  for each row when (new.created_at > now() - interval '1 hour') execute function private.announce_inbox_message();

-- Works with and without an account. `website` is a field that nobody sees: only a machine fills it in, and is told
-- that all went well.
create function public.send_contact_message(
  name text, email text, topic text, message text, language text, website text default ''
) returns void language plpgsql security definer set search_path = '' as $$
declare
  person uuid := (select auth.uid());
  known_name text := private.trimmed(send_contact_message.name);
  known_email text := lower(private.trimmed(send_contact_message.email));
  device text := private.caller_address(
    coalesce(nullif(current_setting('request.headers', true), ''), '{}')::jsonb
  );
begin
  if coalesce(website, '') <> '' then
    return;
  end if;
  if person is not null then
    perform private.require_user();
  end if;
  if coalesce(length(known_name), 0) not between 1 and 120 then
    perform private.fail('inbox_name_required', 'Say who you are, in at most 120 characters.');
  end if;
  if not private.is_address(known_email) then
    perform private.fail('inbox_email_invalid', 'This is not a mail address that an answer could go to.');
  end if;
  if coalesce(topic, '') not in ('question', 'account', 'privacy', 'accessibility', 'partnership', 'other') then
    perform private.fail('inbox_topic_unknown', 'Choose what it is about.');
  end if;
  message := private.inbox_text(message);
  -- In one order for everybody: nobody waits for somebody who waits for him.
  perform private.count_inbox_try(sender) from (
    select 'device ' || device as sender where person is null and device <> ''
    union all select 'email ' || known_email
    union all select 'person ' || person where person is not null
    order by 1
  ) as senders;
  insert into public.inbox_messages (source, user_id, name, email, topic, message, language)
  values ('contact', person, known_name, known_email, topic, message, case language when 'fr' then 'fr' else 'en' end);
end
$$;

create function public.send_feedback(kind text, message text, page text, language text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  person uuid := private.require_user();
begin
  if coalesce(kind, '') not in ('idea', 'problem', 'praise') then
    perform private.fail('inbox_topic_unknown', 'Choose what it is about.');
  end if;
  message := private.inbox_text(message);
  perform private.count_inbox_try('person ' || person);
  insert into public.inbox_messages (source, user_id, name, email, topic, message, page, language)
  select 'feedback', person,
    left(coalesce(nullif(private.full_name(person), ''), split_part(users.email, '@', 1)), 120), users.email, kind, message,
    nullif(left(private.trimmed(send_feedback.page), 300), ''),
    case send_feedback.language when 'fr' then 'fr' else 'en' end
  from auth.users where users.id = person;
end
$$;
grant execute on function public.send_contact_message to anon, authenticated;
grant execute on function public.send_feedback to authenticated;

-- A year after the last word nobody needs it any more.
create function private.delete_old_inbox() returns void language sql security definer set search_path = '' as $$
  delete from public.inbox_messages where status <> 'open' and updated_at < now() - interval '1 year';
  delete from private.inbox_tries where created_at < now() - interval '1 day';
$$;
select cron.schedule('delete old messages to the inbox', '41 3 * * *', 'select private.delete_old_inbox()');
