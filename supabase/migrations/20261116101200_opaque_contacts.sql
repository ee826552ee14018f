-- A company writes with somebody who may share no name. In such a conversation the candidate goes by an id of its own,
-- made like the id of a card: it is good for this conversation, and leads nowhere else.
create function private.is_contact(conversation uuid, person uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.contact_requests as request
    where request.conversation_id = conversation and request.user_id = person
  )
$$;
-- The id by which the others in a conversation know a member.
create function private.voice(conversation uuid, person uuid) returns uuid
language sql stable security definer set search_path = '' as $$
  select case when private.is_contact(conversation, person) then private.card_id(conversation, person) else person end
$$;
-- The same, as the caller knows it: everybody knows themselves.
create function private.heard_as(conversation uuid, person uuid) returns uuid
language sql stable security definer set search_path = '' as $$
  select case when person = (select auth.uid()) then person else private.voice(conversation, person) end
$$;
grant execute on function private.voice to authenticated;

create or replace function private.contact_member(conversation uuid, member uuid) returns jsonb
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

create or replace function private.message_facts(message public.messages) returns jsonb
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

create or replace function public.open_conversation(
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

create or replace function public.conversation_list(words text default '', before timestamptz default null) returns jsonb
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

create or replace function public.search_messages(words text, before timestamptz default null) returns jsonb
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

create or replace function public.mark_conversation_read(conversation_id uuid, up_to int) returns void
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

-- Who wrote, who began and the key of two people are ids of people: read through the functions above.
revoke select on public.messages, public.conversations from authenticated;
grant select (conversation_id, number, id, body, words, edited_at, deleted_at, created_at) on public.messages to authenticated;
grant select (id, kind, last_number, last_at, first_at, paused_at, pause_reason, created_at) on public.conversations
to authenticated;

-- Files lie below <voice>/<conversation>/.
create function private.is_own_message_folder(file text) returns boolean
language sql stable security definer set search_path = '' as $$
  select (storage.foldername(file))[1] = (select auth.uid())::text
    or (storage.foldername(file))[2] ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
      and (storage.foldername(file))[1] = private.voice(((storage.foldername(file))[2])::uuid, (select auth.uid()))::text
$$;
grant execute on function private.is_own_message_folder to authenticated;
drop policy "People read what they added to a conversation" on storage.objects;
create policy "People read what they added to a conversation" on storage.objects for select to authenticated
  using (bucket_id = 'conversations' and private.is_own_message_folder(name));
drop policy "People remove what they have not sent" on storage.objects;
create policy "People remove what they have not sent" on storage.objects for delete to authenticated
  using (bucket_id = 'conversations' and private.is_own_message_folder(name) and not private.is_sent_file(name));

create or replace function private.may_add_message_file(file text) returns boolean
language sql stable security definer set search_path = '' as $$
  select array_length(storage.foldername(file), 1) = 2
    and exists (
      select from public.conversation_members as member
      where member.user_id = (select auth.uid()) and member.conversation_id::text = (storage.foldername(file))[2]
        and (storage.foldername(file))[1] = private.voice(member.conversation_id, member.user_id)::text
        and private.writing_obstacle(member.conversation_id, member.user_id) is null
    )
    and (
      select coalesce(sum((metadata ->> 'size')::bigint), 0) < 500 * 1024 * 1024 and count(*) < 1000
      from storage.objects
      where bucket_id = 'conversations' and owner_id = (select auth.uid())::text
    )
$$;
create or replace function private.attach_files(message public.messages, files jsonb) returns void
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

-- What somebody added and never sent goes with the account, wherever it lies.
create function private.remove_voiced_files() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.remove_files('conversations', private.card_id(old.conversation_id, old.user_id) || '/');
  return old;
end
$$;
create trigger remove_voiced_files before delete on public.contact_requests
  for each row when (old.conversation_id is not null) execute function private.remove_voiced_files();
-- An export holds them too.
create function private.voiced_folders(person uuid) returns setof text
language sql stable security definer set search_path = '' as $$
  select distinct private.card_id(request.conversation_id, person) || '/'
  from public.contact_requests as request where request.user_id = person and request.conversation_id is not null
$$;
do $$
declare
  definition text := pg_catalog.pg_get_functiondef('public.take_export()'::regprocedure);
begin
  execute replace(
    definition, 'starts_with(name, export.user_id::text || ''/'')',
    'starts_with(name, export.user_id::text || ''/'')
        or exists (select from private.voiced_folders(export.user_id) as folder where starts_with(name, folder))'
  );
end
$$;

-- In such a conversation a block counts only where the candidate made it: a company that blocks one person after the
-- other would learn whom it writes with. Who reports a candidate and wants to hear no more ends the contact instead.
create or replace function private.writing_obstacle(conversation uuid, person uuid) returns text
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

create function private.end_contact(conversation uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  share public.contact_shares;
begin
  for share in
    update public.contact_shares as known set revoked_at = now()
    from public.contact_requests as request
    where request.conversation_id = conversation and known.organization_id = request.organization_id
      and known.user_id = request.user_id and known.revoked_at is null
    returning known.*
  loop
    perform private.move_entries(
      share.organization_id, share.user_id, 'closed', array['uncontacted', 'contacted', 'replied', 'in_talks']
    );
    perform private.tell_of_share(share);
  end loop;
end
$$;

-- A report changes nothing for the reported until somebody has decided: it says nothing, and mutes nobody.
create or replace function private.moderation_obstacle(conversation uuid, person uuid) returns text
language sql stable security definer set search_path = '' as $$
  select 'messaging_paused' where exists (
    select from private.message_pauses where user_id = person and until > now()
  )
$$;

create or replace function public.report_content(
  kind public.report_subject, id uuid, reason public.report_reason, details text default '', also_block boolean default false
) returns void
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := private.require_user();
  said text := btrim(coalesce(details, ''));
  subject record;
  facts jsonb;
  found_case uuid;
begin
  if reason is null or (reason = 'other' and said = '') or (reason = 'real_work' and kind <> 'mission') then
    perform private.fail('report_unclear', 'Say what happened.');
  end if;
  if length(said) > 1000 then
    perform private.fail('report_too_long', 'A report may have 1,000 characters.');
  end if;
  select * into subject from private.reportable(kind, id, me);
  if not found then
    perform private.fail('report_gone', 'This is not there any more.');
  end if;
  if subject.person_id = me or exists (
    select from public.organization_members where organization_id = subject.organization_id and user_id = me
  ) then
    perform private.fail('report_own', 'This is your own.');
  end if;
  -- Reports of the same person, and on the same thing, wait for each other.
  perform pg_advisory_xact_lock(hashtextextended('reports of ' || me, 0));
  perform pg_advisory_xact_lock(hashtextextended('reports on ' || id, 0));
  if (select count(*) from public.reports where user_id = me and created_at > now() - interval '1 day')
    >= private.allowed('reports_a_day') then
    perform private.fail('too_many_reports', 'You have reported as often as a day allows. Go on tomorrow.');
  end if;
  facts := private.subject_facts(kind, id);
  facts := facts || jsonb_build_object('parts', (facts -> 'parts') || private.words_around(kind, id, me));
  select one.id into found_case from private.moderation_cases as one
  where one.kind = report_content.kind and one.subject_id = report_content.id and one.status = 'open';
  if found_case is null then
    insert into private.moderation_cases (kind, subject_id, person_id, organization_id, conversation_id)
    values (report_content.kind, report_content.id, subject.person_id, subject.organization_id, subject.conversation_id)
    returning moderation_cases.id into found_case;
    perform private.tell_moderators('moderation_opened', found_case);
  elsif exists (select from public.reports where case_id = found_case and user_id = me) then
    perform private.fail('reported_already', 'You have reported this already. It is being looked into.');
  else
    update private.moderation_cases set reported_at = now() where moderation_cases.id = found_case;
  end if;
  insert into public.reports (user_id, reported_id, case_id, reason, details)
  values (
    me, case when not private.is_contact(subject.conversation_id, subject.person_id) then subject.person_id end,
    found_case, report_content.reason, said
  );
  insert into private.case_evidence (case_id, content)
  select found_case, facts where not exists (
    select from private.case_evidence as kept where kept.case_id = found_case and kept.content = facts
  );
  if also_block and private.is_contact(subject.conversation_id, subject.person_id) then
    perform private.end_contact(subject.conversation_id);
  elsif also_block and subject.person_id is not null then
    perform private.block(me, subject.person_id);
  end if;
end
$$;

-- Channels of a conversation: whoever may no longer be there leaves at once. Our server listens; hosted Supabase asks
-- again with the next token.
create or replace function private.tell_members(conversation uuid, news jsonb, only_to uuid default null) returns void
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
-- A block is felt in every conversation of the two, and hiding from a company in those with it.
create function private.ask_channels_again() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  changed jsonb := to_jsonb(coalesce(new, old));
begin
  if tg_table_name = 'blocks' then
    perform private.tell_members(mine.conversation_id, '{"kind": "state"}')
    from public.conversation_members as mine
    join public.conversation_members as theirs using (conversation_id)
    join public.conversations as chat on chat.id = mine.conversation_id and chat.kind <> 'people'
    where mine.user_id = (changed ->> 'user_id')::uuid and theirs.user_id = (changed ->> 'blocked_id')::uuid;
  elsif tg_table_name = 'discovery_exclusions' then
    perform private.tell_members(request.conversation_id, '{"kind": "state"}')
    from public.contact_requests as request
    where request.user_id = (changed ->> 'user_id')::uuid and request.conversation_id is not null
      and request.organization_id = (changed ->> 'organization_id')::uuid;
  else
    perform pg_notify('realtime_permissions', 'conversation:' || (changed ->> 'conversation_id'));
  end if;
  return null;
end
$$;
create trigger ask_channels_again after insert or delete on public.blocks
  for each row execute function private.ask_channels_again();
create trigger ask_channels_again after insert or delete on public.discovery_exclusions
  for each row execute function private.ask_channels_again();
create trigger ask_channels_again after delete on public.conversation_members
  for each row execute function private.ask_channels_again();

-- Who reviewed is not told to whose work it is: functions tell it to those who review.
revoke select on public.reviews from authenticated;
do $$
begin
  execute format('grant select (%s) on public.reviews to authenticated', (
    select string_agg(quote_ident(attname), ', ' order by attnum) from pg_catalog.pg_attribute
    where attrelid = 'public.reviews'::regclass and attnum > 0 and not attisdropped and attname <> 'reviewer_id'
  ));
end
$$;
