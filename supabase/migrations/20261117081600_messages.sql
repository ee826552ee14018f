-- Conversations and their files.

-- Functions here call others that later files create.
set check_function_bodies = off;

-- # Tables

create table public.conversations (
  id uuid primary key default gen_random_uuid(),
  -- Between people who are connected, after an accepted contact request, or in mentoring.
  kind text not null default 'people' check (kind in ('people', 'contact', 'mentoring')),
  -- What there can be only one conversation for, such as two people. Null once one of them has left the product.
  key text unique check (length(key) <= 200),
  last_number int not null default 0,
  last_at timestamptz not null default now(),
  -- Who wrote the first message, and when.
  first_by uuid references auth.users on delete set null,
  first_at timestamptz,
  -- While it is being reviewed, no one can write; members see why.
  paused_at timestamptz,
  pause_reason text check (length(pause_reason) <= 1000),
  created_at timestamptz not null default now()
);

create table public.conversation_members (
  conversation_id uuid not null references public.conversations on delete cascade,
  user_id uuid not null references auth.users on delete cascade,
  read_number int not null default 0,
  -- When the person is notified of unread messages, unless they read them first.
  notify_at timestamptz,
  joined_at timestamptz not null default now(),
  primary key (conversation_id, user_id)
);

create table public.messages (
  conversation_id uuid not null references public.conversations on delete cascade,
  number int not null check (number > 0),
  -- Created on the device, so that a message sent twice is recognized.
  id uuid not null unique,
  -- Null once the author's account is deleted; the message stays with its recipients.
  author_id uuid references auth.users on delete set null,
  body text not null check (length(body) <= 10000),
  words tsvector not null default '',
  edited_at timestamptz,
  deleted_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (conversation_id, number)
);

create table public.message_files (
  path text primary key,
  conversation_id uuid not null,
  number int not null,
  name text not null check (length(name) between 1 and 200),
  size bigint not null,
  -- Hidden by an administrator, together with its message.
  is_hidden boolean not null default false,
  foreign key (conversation_id, number) references public.messages on delete cascade,
  constraint files_are_safe check (private.is_safe_path(path))
);

-- What people let others see.
create table public.message_settings (
  user_id uuid primary key references auth.users on delete cascade,
  shows_read boolean not null default true,
  shows_presence boolean not null default true,
  updated_at timestamptz not null default now()
);

-- # Indexes

create index conversations_by_first on public.conversations (first_by, first_at);
create index conversation_members_by_user on public.conversation_members (user_id);
create index conversation_members_to_notify on public.conversation_members (notify_at) where notify_at is not null;
create index messages_by_author on public.messages (author_id, created_at);
create index messages_by_words on public.messages using gin (conversation_id, words);
create index message_files_by_message on public.message_files (conversation_id, number);

-- # Private helpers

-- Words for the search: without accents, and with addresses and compounds split.
create function private.searchable(written text) returns text language sql stable set search_path = '' as $$
  select translate(private.plain_words(written), '-./_@:''’', '        ')
$$;

create function private.note_words() returns trigger language plpgsql set search_path = '' as $$
begin
  new.words := to_tsvector('simple', private.searchable(new.body));
  return new;
end
$$;

create function private.my_conversations() returns setof uuid
language sql stable security definer set search_path = '' as $$
  select conversation_id from public.conversation_members where user_id = (select auth.uid())
$$;

create function private.is_member(conversation uuid, person uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.conversation_members where conversation_id = conversation and user_id = person
  )
$$;

-- Why nothing can be written in a conversation after an accepted contact request.
create function private.contact_obstacle(conversation uuid) returns text
language sql stable security definer set search_path = '' as $$
  select 'contact_ended' from public.contact_requests as request
  where request.conversation_id = conversation
    and (private.active_share(request.organization_id, request.user_id)).id is null
  limit 1
$$;

-- A report changes nothing for the reported person until it is decided.
create function private.moderation_obstacle(conversation uuid, person uuid) returns text
language sql stable security definer set search_path = '' as $$
  select 'messaging_paused' where exists (
    select from private.message_pauses where user_id = person and until > now()
  )
$$;

create function private.mentoring_obstacle(conversation uuid) returns text
language sql stable security definer set search_path = '' as $$
  select case when not exists (
    select from public.mentorships as agreed
    join public.organizations as maker on maker.id = agreed.maker_id and maker.status = 'approved'
    where agreed.conversation_id = conversation and agreed.status = 'accepted'
  ) then 'mentoring_ended' end
$$;

create function private.contact_member(conversation uuid, member uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select case when request.user_id = member then jsonb_build_object(
    'id', private.voice(conversation, member), 'name', coalesce(face ->> 'name', ''), 'photo', face -> 'photo',
    'jobTitle', coalesce(face ->> 'jobTitle', ''), 'handle', null, 'card', private.card_id(company.id, member)
  ) else (
    select jsonb_build_object(
      'id', member, 'name', private.team_name(member), 'photo', profile.avatar_url,
      'jobTitle', concat_ws(' · ', nullif(work.title, ''), company.name), 'handle', null
    )
    from public.profiles as profile
    left join public.organization_members as work
      on work.organization_id = company.id and work.user_id = profile.user_id
    where profile.user_id = member
  ) end
  from public.contact_requests as request
  join public.organizations as company on company.id = request.organization_id
  cross join lateral (select private.shared_face(company.id, request.user_id) as face) as shown
  where request.conversation_id = conversation limit 1
$$;

create function private.reads_for_company(conversation uuid, person uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.contact_requests as request
    where request.conversation_id = conversation and request.user_id <> person
  )
$$;

-- In a contact, only the candidate's block counts: a company could learn whom it is writing to by blocking one person
-- after another. Recruiters who report a candidate and want no more messages end the contact instead. Returns the name
-- under which the web app words it, or null.
create function private.writing_obstacle(conversation uuid, person uuid) returns text
language sql stable security definer set search_path = '' as $$
  select case
    when chat.paused_at is not null then 'conversation_paused'
    when not exists (
      select from public.conversation_members as member where member.conversation_id = chat.id and member.user_id <> person
    ) then 'conversation_left'
    when exists (
      select from public.conversation_members as member
      join public.blocks as block on block.user_id = person and block.blocked_id = member.user_id
      where member.conversation_id = chat.id and not private.reads_for_company(chat.id, person)
    ) then 'you_blocked'
    when exists (
      select from public.conversation_members as member
      join public.blocks as block on block.user_id = member.user_id and block.blocked_id = person
      where member.conversation_id = chat.id and not private.reads_for_company(chat.id, member.user_id)
    ) then 'blocked'
    when chat.kind = 'people' and exists (
      select from public.conversation_members as member
      where member.conversation_id = chat.id and member.user_id <> person
        and not private.are_connected(member.user_id, person)
    ) then 'not_connected'
    else coalesce(
      private.moderation_obstacle(chat.id, person),
      case chat.kind
        when 'contact' then private.contact_obstacle(chat.id)
        when 'mentoring' then private.mentoring_obstacle(chat.id) end
    ) end
  from public.conversations as chat where chat.id = conversation
$$;

create function private.require_member(conversation uuid) returns uuid
language plpgsql stable security definer set search_path = '' as $$
declare
  person uuid := private.require_user();
begin
  if not private.is_member(conversation, person) then
    perform private.fail('conversation_not_found', 'This conversation does not exist, or is not yours.');
  end if;
  return person;
end
$$;

create function private.require_no_obstacle(conversation uuid, person uuid) returns void
language plpgsql stable security definer set search_path = '' as $$
declare
  obstacle text := private.writing_obstacle(conversation, person);
begin
  if obstacle is not null then
    perform private.fail(obstacle, 'Nothing can be written in this conversation.');
  end if;
end
$$;

-- Tells members that something is new, but not what: they read it with their own rights. People who may no longer be in
-- a channel leave it right away; our server listens, hosted Supabase checks again with the next token.
create function private.tell_members(conversation uuid, news jsonb, only_to uuid default null) returns void
language plpgsql security definer set search_path = '' as $$
declare
  member uuid;
begin
  for member in
    select user_id from public.conversation_members
    where conversation_id = conversation and (only_to is null or user_id = only_to)
  loop
    perform realtime.send(
      news || jsonb_build_object('conversation', conversation), 'conversation', 'user:' || member, true
    );
  end loop;
  if news ->> 'kind' = 'state' then
    perform pg_notify('realtime_permissions', 'conversation:' || conversation);
  end if;
end
$$;

create function private.key_of_people(one uuid, other uuid) returns text
language sql immutable set search_path = '' as $$
  select 'people:' || least(one, other) || ':' || greatest(one, other)
$$;

create function private.member_facts(person uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'id', person, 'name', btrim(concat_ws(' ', card ->> 'firstName', card ->> 'lastName')), 'photo', card -> 'photo',
    'jobTitle', coalesce(card ->> 'jobTitle', ''), 'handle', card -> 'handle'
  )
  from private.person_card(person) as card
$$;

create function private.others_in(conversation uuid, person uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(coalesce(
    private.contact_member(conversation, member.user_id), private.member_facts(member.user_id)
  ) || jsonb_build_object(
    'readNumber', case when coalesce(setting.shows_read, true) then member.read_number end
  ) order by member.joined_at, member.user_id), '[]')
  from public.conversation_members as member
  left join public.message_settings as setting on setting.user_id = member.user_id
  where member.conversation_id = conversation and member.user_id <> person
$$;

create function private.message_facts(message public.messages) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'number', message.number, 'id', message.id, 'author', private.heard_as(message.conversation_id, message.author_id),
    'body', message.body, 'at', message.created_at, 'editedAt', message.edited_at, 'deletedAt', message.deleted_at,
    'files', (
      select coalesce(jsonb_agg(
        jsonb_build_object('path', file.path, 'name', file.name, 'size', file.size) order by file.name, file.path
      ), '[]')
      from public.message_files as file
      where file.conversation_id = message.conversation_id and file.number = message.number and not file.is_hidden
    )
  )
$$;

create function private.count_unread(person uuid) returns int
language sql stable security definer set search_path = '' as $$
  select count(*)::int from public.conversation_members as member
  join public.conversations as chat on chat.id = member.conversation_id and chat.last_number > member.read_number
  where member.user_id = person
$$;

-- How many people one can write to for the first time in a day.
create function private.first_messages_a_day() returns int language sql stable set search_path = '' as $$
  select private.allowed('first_messages_a_day')
$$;

create function private.keep_pace(person uuid, is_first boolean) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if is_first then
    -- Two first messages at the same moment wait here for each other.
    perform pg_advisory_xact_lock(hashtextextended('first message of ' || person, 0));
    if (
      select count(*) from public.conversations
      where first_by = person and first_at > now() - interval '1 day'
    ) >= private.first_messages_a_day() then
      perform private.fail('too_many_first_messages', 'You have written to as many new people as a day allows. Go on tomorrow.');
    end if;
  end if;
  if (
    select count(*) from public.messages where author_id = person and created_at > now() - interval '1 minute'
  ) >= 60 then
    perform private.fail('messages_too_fast', 'That was a lot in one minute. Wait a moment.');
  end if;
end
$$;

-- Attaches files to a message: at most five, the author's own, and only existing ones.
create function private.attach_files(message public.messages, files jsonb) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if jsonb_array_length(files) > 5 then
    perform private.fail('too_many_files', 'A message may have five files.');
  end if;
  insert into public.message_files (path, conversation_id, number, name, size)
  select object.name, message.conversation_id, message.number, left(btrim(file ->> 'name'), 200),
    (object.metadata ->> 'size')::bigint
  from jsonb_array_elements(files) as file
  join storage.objects as object on object.bucket_id = 'conversations' and object.name = file ->> 'path'
  where starts_with(
    object.name, private.voice(message.conversation_id, message.author_id) || '/' || message.conversation_id || '/'
  )
  on conflict do nothing;
  if (
    select count(*) from public.message_files as file
    where file.conversation_id = message.conversation_id and file.number = message.number
  ) <> jsonb_array_length(files) then
    perform private.fail('message_file_lost', 'An attached file is no longer there.');
  end if;
end
$$;

-- People who haven't read for two minutes are away, and are notified once per conversation until they read it: more
-- messages update the count without another notification or email. The notification is about the person it names now.
create function private.notify_of_messages() returns int
language plpgsql security definer set search_path = '' as $$
declare
  due record;
  renewed uuid[];
  told int := 0;
begin
  for due in
    with taken as (
      update public.conversation_members as member set notify_at = null
      where (member.conversation_id, member.user_id) in (
        select waiting.conversation_id, waiting.user_id from public.conversation_members as waiting
        where waiting.notify_at <= now() order by waiting.notify_at limit 500 for update skip locked
      )
      returning member.*
    )
    select taken.user_id, '/networking/messages/' || taken.conversation_id as link,
      -- What is kept for a company names nobody: the name is shared until it is taken back.
      case when hides.name then 'contact_message' else 'message_received' end as kind,
      case when not hides.name then message.author_id end as author,
      jsonb_strip_nulls(jsonb_build_object(
        'name', case when not hides.name then coalesce(private.name_of(message.author_id), '') end,
        'count', chat.last_number - taken.read_number
      )) as data
    from taken
    cross join lateral (select private.reads_for_company(taken.conversation_id, taken.user_id) as name) as hides
    join public.conversations as chat on chat.id = taken.conversation_id and chat.last_number > taken.read_number
    join public.messages as message on message.conversation_id = chat.id and message.number = chat.last_number
  loop
    with known as (
      update public.notifications as known set data = due.data, created_at = now()
      where known.user_id = due.user_id and known.kind = due.kind and known.link = due.link
        and known.read_at is null
      returning known.id
    )
    select array_agg(known.id) into renewed from known;
    if renewed is not null then
      delete from private.notifications_about where notification_id = any (renewed);
      insert into private.notifications_about (notification_id, user_id)
      select id, due.author from unnest(renewed) as id where due.author is not null;
      perform realtime.send(
        jsonb_build_object('kind', due.kind), 'notification', 'user:' || due.user_id, true
      );
    else
      perform private.notify(due.user_id, due.kind, due.data, due.link, due.author);
      told := told + 1;
    end if;
  end loop;
  return told;
end
$$;

-- A block, the end of a connection or a pause is shown to people who have the conversation open.
create function private.tell_of_people() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  changed jsonb := to_jsonb(coalesce(new, old));
  conversation uuid;
begin
  select id into conversation from public.conversations where key = private.key_of_people(
    (changed ->> tg_argv[0])::uuid, (changed ->> tg_argv[1])::uuid
  );
  if conversation is not null then
    perform private.tell_members(conversation, '{"kind": "state"}');
  end if;
  return null;
end
$$;

create function private.tell_of_pause() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.tell_members(new.id, '{"kind": "state"}');
  return null;
end
$$;

-- When an account is deleted, messages stay with the others and files are deleted.
create function private.leave_conversation() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.conversations set key = null where id = old.conversation_id;
  delete from public.conversations as chat
  where chat.id = old.conversation_id and not exists (
    select from public.conversation_members as member where member.conversation_id = chat.id
  );
  return null;
end
$$;

create function private.forget_author() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.message_files as file
  where file.conversation_id = new.conversation_id and file.number = new.number;
  return null;
end
$$;

-- Channels of conversations: who is present, and who is typing. Only from people who show it.
create function private.channel_conversation() returns uuid
language sql stable set search_path = '' as $$
  select case when (select realtime.topic()) ~ '^conversation:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
    then substr((select realtime.topic()), 14)::uuid end
$$;

create function private.may_speak_in_channel() returns boolean
language sql stable security definer set search_path = '' as $$
  select private.is_member(private.channel_conversation(), (select auth.uid()))
    and private.writing_obstacle(private.channel_conversation(), (select auth.uid())) is null
$$;

create function private.may_be_seen_in_channel() returns boolean
language sql stable security definer set search_path = '' as $$
  select private.may_speak_in_channel() and coalesce(
    (select shows_presence from public.message_settings where user_id = (select auth.uid())), true
  )
$$;

create function private.may_add_message_file(file text) returns boolean
language sql stable security definer set search_path = '' as $$
  select array_length(storage.foldername(file), 1) = 2
    and exists (
      select from public.conversation_members as member
      where member.user_id = (select auth.uid()) and member.conversation_id::text = (storage.foldername(file))[2]
        and (storage.foldername(file))[1] = private.voice(member.conversation_id, member.user_id)::text
        and private.writing_obstacle(member.conversation_id, member.user_id) is null
    )
$$;

create function private.is_sent_file(file text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.message_files where path = file)
$$;

create function private.may_read_message_file(file text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.message_files as sent
    where sent.path = file and not sent.is_hidden and private.is_member(sent.conversation_id, (select auth.uid()))
  )
$$;

create function private.delete_message_file() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.remove_files('conversations', old.path);
  return null;
end
$$;

-- The person named in a notification or email: given by the sender, referred to by the data, or the caller, if the name
-- is theirs. Looked up by index, because this runs for each of them.
create function private.person_named_in(data jsonb) returns uuid
language sql stable security definer set search_path = '' as $$
  select coalesce(
    nullif(current_setting('essor.names', true), '')::uuid,
    (
      select users.id from auth.users
      where users.id = substring(data ->> 'person' from '^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$')::uuid
    ),
    (
      select profile.user_id from public.profiles as profile
      where profile.user_id = (select auth.uid()) and data ->> 'name' <> '' and data ->> 'name' in (
        private.full_name(profile.user_id), private.name_of(profile.user_id), private.member_facts(profile.user_id) ->> 'name'
      )
    )
  )
$$;

-- # Policies and grants

call private.protect('public.conversations');

-- Authors, who started, and the key of a pair are IDs of people: functions return what may be known.
grant select (
  id, kind, last_number, last_at, first_at, paused_at, pause_reason, created_at
) on public.conversations to authenticated;

create policy "Members see their conversations" on public.conversations for select to authenticated
  using (id in (select private.my_conversations()));

call private.protect('public.conversation_members');
grant select on public.conversation_members to authenticated;

-- How far others have read is theirs to show.
create policy "People see their own membership" on public.conversation_members for select to authenticated
  using (user_id = (select auth.uid()));

call private.protect('public.messages');

-- Authors, who started, and the key of a pair are IDs of people: functions return what may be known.
grant select (
  conversation_id, number, id, body, words, edited_at, deleted_at, created_at
) on public.messages to authenticated;

create policy "Members read the messages" on public.messages for select to authenticated
  using (conversation_id in (select private.my_conversations()));

call private.protect('public.message_files');
grant select on public.message_files to authenticated;

create policy "Members see which files were sent" on public.message_files for select to authenticated
  using (not is_hidden and conversation_id in (select private.my_conversations()));

call private.protect('public.message_settings');
grant select on public.message_settings to authenticated;
grant insert (user_id, shows_read, shows_presence), update (
  user_id, shows_read, shows_presence
) on public.message_settings to authenticated;

create policy "People read their own message settings" on public.message_settings for select to authenticated
  using (user_id = (select auth.uid()));

create policy "People make their own message settings" on public.message_settings for insert to authenticated
  with check (user_id = (select auth.uid()));

create policy "People change their own message settings" on public.message_settings for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));

create policy "Members hear who is in their conversation" on realtime.messages for select to authenticated
  using (extension in ('broadcast', 'presence') and (select private.may_speak_in_channel()));

create policy "Members show that they are there" on realtime.messages for insert to authenticated
  with check (extension in ('broadcast', 'presence') and (select private.may_be_seen_in_channel()));

create policy "Members read the files that were sent" on storage.objects for select to authenticated
  using (bucket_id = 'conversations' and private.may_read_message_file(name));

create policy "Members add files where they may write" on storage.objects for insert to authenticated
  with check (bucket_id = 'conversations' and private.may_add_message_file(name));

-- # Public functions

-- The conversation of two people, created if there is none. Everyone who can't be written to gets the same answer.
create function public.start_conversation(person uuid) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := private.require_user();
  wanted text := private.key_of_people(me, person);
  conversation uuid := (select id from public.conversations where key = wanted);
begin
  if conversation is not null then
    return conversation;
  end if;
  if me = person or private.is_kept_from(me, person) or not private.are_connected(me, person) then
    perform private.fail('not_connected', 'Messages are for people you are connected with.');
  end if;
  insert into public.conversations (key) values (wanted) on conflict (key) do nothing returning id into conversation;
  if conversation is null then
    return (select id from public.conversations where key = wanted);
  end if;
  insert into public.conversation_members (conversation_id, user_id) values (conversation, me), (conversation, person);
  return conversation;
end
$$;

-- A conversation and some of its messages by number: the last ones by default. One call opens it, whatever its length;
-- the same call loads more in both directions.
create function public.open_conversation(
  conversation_id uuid, first_number int default null, last_number int default null
) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  person uuid := private.require_member(conversation_id);
  chat public.conversations;
  until int;
  since int;
begin
  select * into chat from public.conversations where id = conversation_id;
  until := least(coalesce(open_conversation.last_number, chat.last_number), chat.last_number);
  since := greatest(coalesce(first_number, until - 49), until - 399, 1);
  return jsonb_build_object(
    'id', chat.id, 'kind', chat.kind, 'lastNumber', chat.last_number,
    -- By which the others know the caller, in the channel and in the names of files.
    'self', private.voice(chat.id, person),
    'readNumber', (
      select member.read_number from public.conversation_members as member
      where member.conversation_id = chat.id and member.user_id = person
    ),
    'showsPresence', coalesce(
      (select setting.shows_presence from public.message_settings as setting where setting.user_id = person), true
    ),
    'obstacle', private.writing_obstacle(chat.id, person),
    'pauseReason', case when chat.paused_at is not null then chat.pause_reason end,
    'others', private.others_in(chat.id, person),
    'messages', (
      select coalesce(jsonb_agg(private.message_facts(message) order by message.number), '[]')
      from public.messages as message
      where message.conversation_id = chat.id and message.number between since and until
    )
  );
end
$$;

-- How many conversations have unread messages.
create function public.unread_conversations() returns int
language sql stable security definer set search_path = '' as $$
  select private.count_unread(private.require_user())
$$;

-- The person's conversations, newest first, 30 at a time, optionally with names that contain the words.
create function public.conversation_list(words text default '', before timestamptz default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  person uuid := private.require_user();
  wanted text := private.containing(private.plain_words(coalesce(words, '')));
begin
  return jsonb_build_object('unread', private.count_unread(person), 'conversations', (
    select coalesce(jsonb_agg(to_jsonb(listed) order by listed."lastAt" desc, listed.id), '[]') from (
      select chat.id, chat.last_at as "lastAt", chat.last_number as "lastNumber",
        chat.last_number - member.read_number as unread, people.others, (
        select jsonb_build_object(
          'author', private.heard_as(chat.id, message.author_id), 'body', left(message.body, 200),
          'isDeleted', message.deleted_at is not null
        )
        from public.messages as message
        where message.conversation_id = chat.id and message.number = chat.last_number
      ) as last
      from public.conversation_members as member
      join public.conversations as chat on chat.id = member.conversation_id and chat.last_number > 0
      cross join lateral (select private.others_in(chat.id, person) as others) as people
      where member.user_id = person and (before is null or chat.last_at < before)
        and (wanted = '%%' or private.plain_words(
          (select string_agg(other ->> 'name', ' ') from jsonb_array_elements(people.others) as other)
        ) like wanted)
      order by chat.last_at desc, chat.id limit 30
    ) as listed
  ));
end
$$;

-- Messages that contain all the words, or words that start with them; newest first, 30 at a time.
create function public.search_messages(words text, before timestamptz default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  person uuid := private.require_user();
  wanted tsquery := regexp_replace(
    plainto_tsquery('simple', private.searchable(left(words, 200)))::text, '''( |$)', ''':*\1', 'g'
  )::tsquery;
begin
  return (
    select coalesce(jsonb_agg(to_jsonb(hit) order by hit.at desc), '[]') from (
      select found.conversation_id as conversation, found.number,
        private.heard_as(found.conversation_id, found.author_id) as author, found.body,
        found.created_at as at, private.others_in(found.conversation_id, person) as others
      from (
        select message.* from public.conversation_members as member
        cross join lateral (
          select * from public.messages as said
          where said.conversation_id = member.conversation_id and said.words @@ wanted
            and (before is null or said.created_at < before)
          order by said.created_at desc limit 30
        ) as message
        where member.user_id = person
        order by message.created_at desc limit 30
      ) as found
    ) as hit
  );
end
$$;

-- Sending the same message again returns what was stored the first time.
create function public.send_message(conversation_id uuid, message_id uuid, body text, files jsonb default '[]')
returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  person uuid := private.require_member(conversation_id);
  chat public.conversations;
  message public.messages;
begin
  select * into chat from public.conversations where id = conversation_id for update;
  select * into message from public.messages as kept where kept.id = message_id;
  if found then
    if message.conversation_id <> chat.id or message.author_id is distinct from person then
      perform private.fail('conversation_not_found', 'This conversation does not exist, or is not yours.');
    end if;
    return private.message_facts(message);
  end if;
  perform private.require_no_obstacle(chat.id, person);
  if jsonb_typeof(files) is distinct from 'array' or btrim(body, E' \t\r\n') = '' and jsonb_array_length(files) = 0 then
    perform private.fail('message_empty', 'Write something first.');
  end if;
  if length(body) > 10000 then
    perform private.fail('message_too_long', 'A message may have 10,000 characters.');
  end if;
  perform private.keep_pace(person, chat.last_number = 0);
  update public.conversations set last_number = chat.last_number + 1, last_at = now(),
    first_by = case when chat.last_number = 0 then person else first_by end, first_at = coalesce(first_at, now())
  where id = chat.id;
  insert into public.messages (conversation_id, number, id, author_id, body)
  values (chat.id, chat.last_number + 1, message_id, person, btrim(body, E' \t\r\n')) returning * into message;
  perform private.attach_files(message, files);
  update public.conversation_members as member set
    read_number = case when member.user_id = person then message.number else member.read_number end,
    notify_at = case when member.user_id <> person then coalesce(member.notify_at, now() + interval '2 minutes') end
  where member.conversation_id = chat.id;
  perform private.tell_members(chat.id, jsonb_build_object('kind', 'message', 'number', message.number));
  return private.message_facts(message);
end
$$;

create function public.edit_message(message_id uuid, body text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  person uuid := private.require_user();
  message public.messages;
begin
  select * into message from public.messages where id = message_id and author_id = person and deleted_at is null for update;
  if not found then
    perform private.fail('message_not_found', 'This message does not exist any more, or is not yours.');
  end if;
  perform private.require_no_obstacle(message.conversation_id, person);
  if btrim(edit_message.body, E' \t\r\n') = '' then
    perform private.fail('message_empty', 'Write something first.');
  end if;
  if length(edit_message.body) > 10000 then
    perform private.fail('message_too_long', 'A message may have 10,000 characters.');
  end if;
  update public.messages as kept set body = btrim(edit_message.body, E' \t\r\n'), edited_at = now()
  where kept.id = message_id returning * into message;
  perform private.tell_members(
    message.conversation_id, jsonb_build_object('kind', 'changed', 'number', message.number)
  );
  return private.message_facts(message);
end
$$;

-- Its number stays; text and files are deleted. Nothing is deleted while a conversation is being reviewed.
create function public.delete_message(message_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  person uuid := private.require_user();
  message public.messages;
begin
  select * into message from public.messages where id = message_id and author_id = person for update;
  if not found then
    perform private.fail('message_not_found', 'This message does not exist any more, or is not yours.');
  end if;
  if private.writing_obstacle(message.conversation_id, person) = 'conversation_paused'
    or private.moderation_obstacle(message.conversation_id, person) = 'writing_paused' then
    perform private.fail('conversation_paused', 'This conversation is paused.');
  end if;
  delete from public.message_files as file
  where file.conversation_id = message.conversation_id and file.number = message.number;
  update public.messages as kept set body = '', deleted_at = coalesce(kept.deleted_at, now())
  where kept.id = message_id returning * into message;
  perform private.tell_members(
    message.conversation_id, jsonb_build_object('kind', 'changed', 'number', message.number)
  );
  return private.message_facts(message);
end
$$;

create function public.mark_conversation_read(conversation_id uuid, up_to int) returns void
language plpgsql security definer set search_path = '' as $$
declare
  person uuid := private.require_member(conversation_id);
  shows boolean := coalesce((select shows_read from public.message_settings where user_id = person), true);
  reached int;
begin
  update public.conversation_members as member set
    read_number = least(up_to, chat.last_number),
    notify_at = case when up_to < chat.last_number then member.notify_at end
  from public.conversations as chat
  where chat.id = mark_conversation_read.conversation_id and member.conversation_id = chat.id
    and member.user_id = person and member.read_number < least(up_to, chat.last_number)
  returning member.read_number into reached;
  if reached is null then
    return;
  end if;
  perform private.tell_members(
    member.conversation_id,
    jsonb_build_object('kind', 'read', 'number', reached, 'by', case when member.user_id = person then person
      else private.voice(member.conversation_id, person) end),
    member.user_id
  )
  from public.conversation_members as member
  where member.conversation_id = mark_conversation_read.conversation_id and (shows or member.user_id = person);
  update public.notifications set read_at = now()
  where user_id = person and read_at is null and kind in ('message_received', 'contact_message')
    and link = '/networking/messages/' || mark_conversation_read.conversation_id;
  if found then
    perform realtime.send('{"kind": "message_read"}', 'notification', 'user:' || person, true);
  end if;
end
$$;

-- Visitors of a maker's page can write to the maker, with or without an account: the maker gets the message and an
-- address to reply to, the sender learns nothing about the maker's address. Limited like messages to administrators.
-- `website` is a hidden field: only bots fill it in, and they are told that all went well.
create function public.write_to_maker(
  handle text, name text, email text, message text, website text default ''
) returns void language plpgsql security definer set search_path = '' as $$
declare
  person uuid := (select auth.uid());
  sender_name text := private.trimmed(write_to_maker.name);
  sender_email text := lower(private.trimmed(write_to_maker.email));
  words text;
  maker uuid;
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
  if coalesce(length(sender_name), 0) not between 1 and 120 then
    perform private.fail('inbox_name_required', 'Enter your name in 120 characters or fewer.');
  end if;
  if not private.is_address(sender_email) then
    perform private.fail('inbox_email_invalid', 'Enter an email address for the reply.');
  end if;
  words := private.inbox_text(message);
  -- A page that may not be opened is answered as one that does not exist.
  select shown.id into maker from private.shown_makers as shown
  where shown.handle = lower(write_to_maker.handle) and not exists (
    select from private.owners_of(shown.id) as owner where private.is_blocked(owner, person)
  );
  if maker is null then
    perform private.fail('organization_not_found', 'This organization does not exist.');
  end if;
  -- In one order for everybody: nobody waits for somebody who waits for them.
  perform private.count_inbox_try(sender) from (
    select 'device ' || device as sender where person is null and device <> ''
    union all select 'email ' || sender_email
    union all select 'person ' || person where person is not null
    order by 1
  ) as senders;
  perform private.tell_maker(
    maker, 'maker_contacted',
    jsonb_build_object('name', sender_name, 'by', sender_email, 'message', words), '/notifications'
  );
end
$$;

-- # Who may call which function

grant execute on function
  private.is_sent_file, private.may_add_message_file, private.may_be_seen_in_channel, private.may_read_message_file,
  private.may_speak_in_channel, private.my_conversations
to authenticated;

grant execute on function
  public.conversation_list, public.delete_message, public.edit_message, public.mark_conversation_read,
  public.open_conversation, public.search_messages, public.send_message, public.start_conversation,
  public.unread_conversations
to authenticated;

grant execute on function public.write_to_maker to anon, authenticated;

-- # Triggers

create trigger tell_of_connection after insert or update or delete on public.connections
  for each row execute function private.tell_of_people('requester_id', 'addressee_id');

create trigger tell_of_block after insert or delete on public.blocks
  for each row execute function private.tell_of_people('user_id', 'blocked_id');

create trigger tell_of_pause after update of paused_at on public.conversations
  for each row when (old.paused_at is distinct from new.paused_at) execute function private.tell_of_pause();

create trigger leave_conversation after delete on public.conversation_members
  for each row execute function private.leave_conversation();

create trigger note_words before insert or update of body on public.messages
  for each row execute function private.note_words();

create trigger forget_author after update of author_id on public.messages
  for each row when (new.author_id is null) execute function private.forget_author();

create trigger delete_message_file after delete on public.message_files
  for each row execute function private.delete_message_file();

create trigger message_settings_updated before update on public.message_settings
  for each row execute function private.set_updated_at();

-- # First rows

-- Files below <author>/<conversation>/; they open to the others with the message that names them.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types) values
  ('conversations', 'conversations', false, 20 * 1024 * 1024, array[
    'application/pdf', 'application/zip', 'application/json',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'application/vnd.openxmlformats-officedocument.presentationml.presentation',
    'application/vnd.oasis.opendocument.text', 'application/vnd.oasis.opendocument.spreadsheet',
    'application/vnd.oasis.opendocument.presentation',
    'image/png', 'image/jpeg', 'image/webp', 'image/gif', 'text/plain', 'text/csv', 'text/markdown',
    'audio/mpeg', 'video/mp4'
  ]);

-- # Jobs

select cron.schedule('tell of unread messages', '* * * * *', 'select private.notify_of_messages()');
