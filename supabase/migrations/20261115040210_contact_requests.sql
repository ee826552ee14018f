-- A company asks an anonymous candidate for contact. Who accepts says what he shares and until when; every read of it
-- asks again, so that what was taken back answers nothing from then on.
create function private.contact_purposes() returns text[] language sql immutable set search_path = '' as $$
  select array['job', 'internship', 'apprenticeship', 'mission', 'talk']
$$;
create function private.shareable_fields() returns text[] language sql immutable set search_path = '' as $$
  select array[
    'name', 'photo', 'email', 'resume', 'job_title', 'location', 'summary', 'skills', 'links', 'wanted', 'experience',
    'education', 'languages', 'certificates'
  ]
$$;

-- Certificates bear a name, and skills lead to them: both go with the name alone.
create function private.is_shareable(fields text[]) returns boolean language sql immutable set search_path = '' as $$
  select fields <@ private.shareable_fields() and ('name' = any (fields) or not fields && array['skills', 'certificates'])
$$;

create table public.contact_requests (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references public.organizations on delete cascade,
  user_id uuid not null references auth.users on delete cascade,
  sent_by uuid references auth.users on delete set null,
  purpose text not null check (purpose = any (private.contact_purposes())),
  body text not null check (length(body) between 20 and 2000),
  status text not null default 'pending' check (
    status in ('pending', 'accepted', 'declined', 'expired', 'withdrawn')
  ),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '7 days',
  decided_at timestamptz,
  shared_fields text[] check (private.is_shareable(shared_fields)),
  decline_reason text check (length(decline_reason) <= 500),
  conversation_id uuid references public.conversations on delete set null
);
create unique index contact_requests_pending on public.contact_requests (organization_id, user_id)
  where status = 'pending';
create index contact_requests_by_organization on public.contact_requests (organization_id, created_at desc);
create index contact_requests_by_user on public.contact_requests (user_id, created_at desc);
create index contact_requests_by_sender on public.contact_requests (sent_by, created_at);
create index contact_requests_by_conversation on public.contact_requests (conversation_id);
create index contact_requests_due on public.contact_requests (expires_at) where status = 'pending';

-- What somebody shares with a company now.
create table public.contact_shares (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references public.organizations on delete cascade,
  user_id uuid not null references auth.users on delete cascade,
  fields text[] not null check (private.is_shareable(fields)),
  shared_until timestamptz not null,
  revoked_at timestamptz,
  created_at timestamptz not null default now(),
  unique (organization_id, user_id)
);
create index contact_shares_by_user on public.contact_shares (user_id);

call private.protect('public.contact_requests');
call private.protect('public.contact_shares');
grant select on public.contact_requests, public.contact_shares to authenticated;
-- Companies read both through functions, which never tell who it is.
create policy "Candidates see who asked them" on public.contact_requests for select to authenticated
  using (user_id = (select auth.uid()));
create policy "Candidates see what they share" on public.contact_shares for select to authenticated
  using (user_id = (select auth.uid()));

create function private.hides_from(person uuid, organization uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.discovery_exclusions as excluded
    where excluded.user_id = person and excluded.organization_id = organization
  ) or exists (
    select from public.blocks as block
    join public.organization_members as member on member.user_id = block.blocked_id
    where block.user_id = person and member.organization_id = organization
  )
$$;

-- What holds at this moment; nothing otherwise.
create function private.active_share(organization uuid, person uuid) returns public.contact_shares
language sql stable security definer set search_path = '' as $$
  select share.* from public.contact_shares as share
  join public.organizations as company on company.id = share.organization_id and company.status = 'approved'
  join public.profiles as profile on profile.user_id = share.user_id and profile.deletion_requested_at is null
  join auth.users as account on account.id = share.user_id and coalesce(account.banned_until, '-infinity') < now()
  where share.organization_id = organization and share.user_id = person
    and share.revoked_at is null and share.shared_until > now()
    and not private.hides_from(person, organization)
$$;

-- The little that stands beside a card wherever it is listed.
create function private.shared_face(organization uuid, person uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'name', case when 'name' = any (share.fields) then private.team_name(person) end,
    'photo', case when 'photo' = any (share.fields) then profile.avatar_url end,
    'jobTitle', case when 'job_title' = any (share.fields) then nullif(profile.job_title, '') end,
    'until', share.shared_until
  )
  from private.active_share(organization, person) as share
  join public.profiles as profile on profile.user_id = share.user_id
$$;

-- What a company sees of somebody: the card while he can be found, and what he shares. Short ones are for lists.
create function private.card_of(organization uuid, person uuid, is_short boolean) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'card', private.card_id(organization, person),
    'facts', (
      select case when is_short and card.facts ? 'skills' then card.facts || jsonb_build_object('skills', (
        select coalesce(jsonb_agg(skill - 'proofs' order by place), '[]')
        from jsonb_array_elements(card.facts -> 'skills') with ordinality as listed (skill, place) where place <= 5
      )) else card.facts end
      from private.candidate_cards as card
      where card.user_id = person and private.is_visible_to(person, organization)
    ),
    'shared', private.shared_face(organization, person)
  )
  where person is not null
$$;

create function private.contacts_a_day() returns int language sql stable set search_path = '' as $$
  select private.allowed('contacts_a_day')
$$;
create function private.contacts_a_day_for_team() returns int language sql stable set search_path = '' as $$
  select private.allowed('team_contacts_a_day')
$$;
create function private.contacts_left(organization uuid, person uuid) returns int
language sql stable security definer set search_path = '' as $$
  select greatest(0, least(
    private.contacts_a_day() - (
      select count(*) from public.contact_requests
      where sent_by = person and organization_id = organization and created_at > now() - interval '1 day'
    ),
    private.contacts_a_day_for_team() - (
      select count(*) from public.contact_requests
      where organization_id = organization and created_at > now() - interval '1 day'
    )
  ))::int
$$;

-- After a no, nobody is asked again for a while; less long after silence.
create function private.is_contact_paused(organization uuid, person uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.contact_requests as request
    where request.organization_id = organization and request.user_id = person and request.decided_at > now() -
      case request.status when 'declined' then interval '90 days' when 'expired' then interval '30 days'
        when 'withdrawn' then interval '7 days' end
  ) or exists (
    select from public.contact_shares as share
    where share.organization_id = organization and share.user_id = person
      and share.revoked_at > now() - interval '90 days'
  )
$$;

create function public.ask_contact(card uuid, purpose text, body text) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  organization uuid := private.require_recruiter();
  me uuid := (select auth.uid());
  person uuid := private.card_person(organization, card);
  said text := btrim(coalesce(body, ''), E' \t\r\n');
  request public.contact_requests;
begin
  if purpose is null or purpose <> all (private.contact_purposes()) then
    perform private.fail('contact_purpose', 'Say what it is about.');
  end if;
  if length(said) not between 20 and 2000 then
    perform private.fail('contact_text', 'Write between 20 and 2,000 characters.');
  end if;
  perform pg_advisory_xact_lock(hashtextextended('contacts of ' || organization, 0));
  if person is null or not private.is_visible_to(person, organization) then
    perform private.fail('card_gone', 'This candidate cannot be found any more.');
  end if;
  if exists (
    select from public.contact_requests as kept
    where kept.organization_id = organization and kept.user_id = person and kept.status = 'pending'
  ) then
    perform private.fail('contact_pending', 'Your company has asked already, and waits for the answer.');
  end if;
  if (private.active_share(organization, person)).id is not null then
    perform private.fail('contact_open', 'Your company is in contact with this candidate already.');
  end if;
  if private.is_contact_paused(organization, person) then
    perform private.fail('contact_paused', 'Your company cannot ask this candidate again yet.');
  end if;
  if private.contacts_left(organization, me) = 0 then
    perform private.fail('too_many_contacts', 'You have asked as many as a day allows. Go on tomorrow.');
  end if;
  insert into public.contact_requests (organization_id, user_id, sent_by, purpose, body)
  values (organization, person, me, ask_contact.purpose, said) returning * into request;
  perform private.note_discovery(person, organization, 'contacted', jsonb_build_object('purpose', request.purpose));
  perform private.move_entries(organization, person, 'contacted', array['uncontacted', 'closed']);
  perform private.notify(person, 'contact_asked', jsonb_build_object(
    'company', (select name from public.organizations where id = organization), 'message', left(said, 300),
    'request', request.id
  ), '/networking/requests');
  return request.id;
end
$$;

create function private.require_contact(request_id uuid) returns public.contact_requests
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := private.require_user();
  request public.contact_requests;
begin
  select * into request from public.contact_requests where id = request_id and user_id = me for update;
  if not found then
    perform private.fail('contact_gone', 'This request is not there any more.');
  end if;
  if request.status <> 'pending' or request.expires_at <= now() then
    perform private.fail('contact_over', 'This request was answered, withdrawn, or has expired.');
  end if;
  return request;
end
$$;

-- Who answers for the company: who asked, if he still recruits for it, or else an owner before other recruiters.
create function private.recruiter_for(organization uuid, wanted uuid) returns uuid
language sql stable security definer set search_path = '' as $$
  select member.user_id from public.organization_members as member
  join public.organizations as company on company.id = member.organization_id and company.status = 'approved'
  where member.organization_id = organization and member.member_role in ('owner', 'recruiter')
  order by member.user_id = wanted desc nulls last, member.member_role, member.created_at limit 1
$$;

create function private.check_share(fields text[], shared_until date) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if fields is null or not private.is_shareable(fields) then
    perform private.fail('contact_fields', 'Choose what you share.');
  end if;
  if shared_until is null
    or shared_until not between current_date + 1 and current_date + interval '12 months' then
    perform private.fail('contact_until', 'Choose a day within the next twelve months.');
  end if;
end
$$;

-- Says yes, with what is shared and until the end of which day. Answers the conversation, which begins with the request.
create function public.accept_contact(request_id uuid, fields text[], shared_until date) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  request public.contact_requests := private.require_contact(request_id);
  recruiter uuid := private.recruiter_for(request.organization_id, request.sent_by);
  wanted text := 'contact:' || request.organization_id || ':' || request.user_id;
  chat public.conversations;
begin
  perform private.check_share(fields, shared_until);
  if recruiter is null then
    perform private.fail('contact_gone', 'This request is not there any more.');
  end if;
  insert into public.conversations (kind, key, first_by, first_at) values ('contact', wanted, recruiter, now())
  on conflict on constraint conversations_key_key do update set last_at = now() returning * into chat;
  insert into public.conversation_members (conversation_id, user_id)
  values (chat.id, request.user_id), (chat.id, recruiter)
  on conflict on constraint conversation_members_pkey do nothing;
  insert into public.messages (conversation_id, number, id, author_id, body, created_at)
  values (chat.id, chat.last_number + 1, gen_random_uuid(), recruiter, request.body, request.created_at);
  update public.conversations set last_number = chat.last_number + 1 where id = chat.id;
  update public.conversation_members as member set read_number = chat.last_number + 1
  where member.conversation_id = chat.id;
  insert into public.contact_shares as known (organization_id, user_id, fields, shared_until)
  values (request.organization_id, request.user_id, accept_contact.fields, accept_contact.shared_until + 1)
  on conflict on constraint contact_shares_organization_id_user_id_key do update set
    fields = excluded.fields, shared_until = excluded.shared_until, revoked_at = null, created_at = now();
  update public.contact_requests as kept set
    status = 'accepted', decided_at = now(), shared_fields = accept_contact.fields, conversation_id = chat.id
  where kept.id = request.id;
  perform private.note_discovery(request.user_id, request.organization_id, 'accepted', jsonb_build_object(
    'fields', accept_contact.fields, 'until', accept_contact.shared_until
  ));
  perform private.move_entries(request.organization_id, request.user_id, 'replied', array['uncontacted', 'contacted']);
  perform private.close_contact(request, recruiter, 'contact_accepted');
  perform private.tell_members(chat.id, jsonb_build_object('kind', 'message', 'number', chat.last_number + 1));
  return chat.id;
end
$$;

create function public.decline_contact(request_id uuid, reason text default '') returns void
language plpgsql security definer set search_path = '' as $$
declare
  request public.contact_requests := private.require_contact(request_id);
  said text := nullif(btrim(coalesce(reason, ''), E' \t\r\n'), '');
begin
  if length(said) > 500 then
    perform private.fail('contact_reason', 'A reason may have 500 characters.');
  end if;
  update public.contact_requests set status = 'declined', decided_at = now(), decline_reason = said
  where id = request.id returning * into request;
  perform private.note_discovery(request.user_id, request.organization_id, 'declined');
  perform private.move_entries(
    request.organization_id, request.user_id, 'closed', array['uncontacted', 'contacted', 'replied', 'in_talks']
  );
  perform private.close_contact(
    request, private.recruiter_for(request.organization_id, request.sent_by), 'contact_declined'
  );
end
$$;

-- Tells the company what became of a request, without a word about whom it concerns.
create function private.close_contact(request public.contact_requests, recruiter uuid, news text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  update public.notifications set read_at = coalesce(read_at, now())
  where user_id = request.user_id and kind = 'contact_asked' and data ->> 'request' = request.id::text;
  if recruiter is not null then
    perform private.notify(recruiter, news, jsonb_strip_nulls(jsonb_build_object(
      'request', request.id, 'reason', request.decline_reason
    )), '/candidates/contacts');
  end if;
end
$$;

create function public.withdraw_contact(request_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  organization uuid := private.require_recruiter();
  request public.contact_requests;
begin
  update public.contact_requests set status = 'withdrawn', decided_at = now()
  where id = request_id and organization_id = organization and status = 'pending' and expires_at > now()
  returning * into request;
  if not found then
    perform private.fail('contact_over', 'This request was answered, withdrawn, or has expired.');
  end if;
  perform private.note_discovery(request.user_id, organization, 'withdrawn');
  perform private.move_entries(organization, request.user_id, 'uncontacted', array['contacted']);
  delete from public.notifications
  where user_id = request.user_id and kind = 'contact_asked' and data ->> 'request' = request.id::text;
end
$$;

create function private.expire_contacts() returns int
language plpgsql security definer set search_path = '' as $$
declare
  request public.contact_requests;
  gone int := 0;
begin
  for request in
    update public.contact_requests set status = 'expired', decided_at = expires_at
    where status = 'pending' and expires_at <= now() returning *
  loop
    perform private.note_discovery(request.user_id, request.organization_id, 'expired');
    perform private.close_contact(
      request, private.recruiter_for(request.organization_id, request.sent_by), 'contact_expired'
    );
    gone := gone + 1;
  end loop;
  return gone;
end
$$;
select cron.schedule('expire contact requests', '*/10 * * * *', 'select private.expire_contacts()');

create function private.status_now(request public.contact_requests) returns text
language sql stable set search_path = '' as $$
  select case when request.status = 'pending' and request.expires_at <= now() then 'expired' else request.status end
$$;

-- The candidate's side, the newest first: who asks, for the company and by name.
create function public.my_contact_requests(before timestamptz default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  me uuid := private.require_user();
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', request.id, 'purpose', request.purpose, 'body', request.body, 'status', private.status_now(request),
      'createdAt', request.created_at, 'expiresAt', request.expires_at, 'decidedAt', request.decided_at,
      'reason', request.decline_reason, 'conversation', request.conversation_id,
      'company', company.name, 'slug', case when company.status = 'approved' then company.slug end,
      'sender', private.team_name(request.sent_by), 'senderTitle', member.title
    ) order by request.status = 'pending' desc, request.created_at desc), '[]')
    from (
      select * from public.contact_requests
      where user_id = me and (before is null or created_at < before) order by created_at desc limit 50
    ) as request
    join public.organizations as company on company.id = request.organization_id
    left join public.organization_members as member
      on member.organization_id = request.organization_id and member.user_id = request.sent_by
    -- Nobody answers a company that is not there at the moment.
    where request.status <> 'pending' or company.status = 'approved'
  );
end
$$;

-- The company's side, the newest first, 30 at a time.
create function public.organization_contacts(wanted_status text default null, before timestamptz default null)
returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  organization uuid := private.require_recruiter();
  me uuid := (select auth.uid());
begin
  return jsonb_build_object('left', private.contacts_left(organization, me), 'contacts', (
    select coalesce(jsonb_agg(private.card_of(organization, request.user_id, true) || jsonb_build_object(
      'id', request.id, 'purpose', request.purpose, 'body', request.body, 'status', private.status_now(request),
      'createdAt', request.created_at, 'expiresAt', request.expires_at, 'decidedAt', request.decided_at,
      'reason', request.decline_reason, 'sender', private.team_name(request.sent_by),
      'conversation', case when private.is_member(request.conversation_id, me) then request.conversation_id end
    ) order by request.created_at desc), '[]')
    from (
      select * from public.contact_requests as kept
      where kept.organization_id = organization and (before is null or kept.created_at < before)
        and (wanted_status is null or private.status_now(kept) = wanted_status)
      order by kept.created_at desc limit 30
    ) as request
  ));
end
$$;

-- A card also says whether the company has asked for contact, and what became of it.
create or replace function public.open_card(card uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  organization uuid := private.require_recruiter();
  person uuid := private.card_person(organization, card);
begin
  if person is null or not private.is_visible_to(person, organization) then
    perform private.fail('card_gone', 'This candidate cannot be found any more.');
  end if;
  perform private.note_discovery(person, organization, 'viewed');
  return (
    select facts || jsonb_build_object('id', card, 'contact', (
      select jsonb_build_object(
        'status', private.status_now(request), 'expiresAt', request.expires_at,
        'isShared', (private.active_share(organization, person)).id is not null
      )
      from public.contact_requests as request
      where request.organization_id = organization and request.user_id = person
      order by request.created_at desc limit 1
    ))
    from private.candidate_cards where user_id = person
  );
end
$$;

-- What somebody shares with the company, asked anew each time; nothing where nothing is shared.
create function public.shared_profile(card uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  organization uuid := private.require_recruiter();
  person uuid := private.card_person(organization, card);
  share public.contact_shares := private.active_share(organization, person);
begin
  if share.id is null then
    return null;
  end if;
  perform private.note_discovery(person, organization, 'viewed');
  return (
    select private.profile_parts(person, share.fields) - 'firstName' - 'lastName' || jsonb_strip_nulls(jsonb_build_object(
      'card', card, 'fields', share.fields, 'until', share.shared_until,
      'name', case when 'name' = any (share.fields) then private.team_name(person) end,
      'email', case when 'email' = any (share.fields) then account.email end,
      'resume', case when 'resume' = any (share.fields) and profile.resume_path is not null then
        jsonb_build_object('path', profile.resume_path, 'name', profile.resume_name) end,
      'conversation', (
        select request.conversation_id from public.contact_requests as request
        where request.organization_id = organization and request.user_id = person
          and private.is_member(request.conversation_id, (select auth.uid()))
        order by request.created_at desc limit 1
      )
    ))
    from public.profiles as profile join auth.users as account on account.id = profile.user_id
    where profile.user_id = person
  );
end
$$;

grant execute on function
  public.ask_contact, public.accept_contact, public.decline_contact, public.withdraw_contact,
  public.my_contact_requests, public.organization_contacts, public.shared_profile
to authenticated;

create function private.may_read_shared_resume(file text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.profiles as profile
    join public.contact_shares as share on share.user_id = profile.user_id and 'resume' = any (share.fields)
    join public.organization_members as member
      on member.organization_id = share.organization_id and member.user_id = (select auth.uid())
      and member.member_role in ('owner', 'recruiter')
    where profile.user_id::text = (storage.foldername(file))[1] and profile.resume_path = file
      and (private.active_share(share.organization_id, share.user_id)).id is not null
  )
$$;
grant execute on function private.may_read_shared_resume to authenticated;
-- Read with the own token alone: no address is signed for them that would outlive the share.
create policy "Companies read the résumé that is shared with them" on storage.objects for select to authenticated
  using (
    bucket_id = 'resumes' and storage.allow_only_operation('object.get_authenticated')
    and private.may_read_shared_resume(name)
  );

-- Conversations after an accepted contact.
create or replace function private.contact_obstacle(conversation uuid) returns text
language sql stable security definer set search_path = '' as $$
  select 'contact_ended' from public.contact_requests as request
  where request.conversation_id = conversation
    and (private.active_share(request.organization_id, request.user_id)).id is null
  limit 1
$$;
create or replace function private.reads_for_company(conversation uuid, person uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.contact_requests as request
    where request.conversation_id = conversation and request.user_id <> person
  )
$$;
create or replace function private.contact_member(conversation uuid, member uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select case when request.user_id = member then jsonb_build_object(
    'id', member, 'name', coalesce(face ->> 'name', ''), 'photo', face -> 'photo',
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

-- Whoever met a candidate for a company learns a name from what is shared alone, by no other call.
create or replace function private.is_met_by_contact(me uuid, person uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select not private.are_connected(me, person) and exists (
    select from public.contact_requests as request
    where request.user_id = person and request.conversation_id is not null and (
      request.sent_by = me or private.is_member(request.conversation_id, me) or exists (
        select from public.messages as message
        where message.conversation_id = request.conversation_id and message.author_id = me
      )
    )
  ) and not exists (
    select from public.candidate_profiles as career where career.user_id = person and career.visibility = 'public'
  )
$$;

create function private.move_by_message() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.move_entries(
    request.organization_id, request.user_id, 'in_talks', array['uncontacted', 'contacted', 'replied']
  )
  from public.contact_requests as request
  where request.conversation_id = new.conversation_id and request.user_id = new.author_id;
  return null;
end
$$;
create trigger move_by_message after insert on public.messages
  for each row when (new.number > 1) execute function private.move_by_message();

-- Whoever no longer recruits for a company is out of its conversations at once; what was his goes to a colleague.
create function private.hand_over() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  heir uuid;
  held uuid[];
begin
  select member.user_id into heir from public.organization_members as member
  where member.organization_id = old.organization_id and member.user_id <> old.user_id
    and member.member_role in ('owner', 'recruiter')
  order by member.member_role, member.created_at limit 1;
  held := array(
    select distinct request.conversation_id from public.contact_requests as request
    join public.conversation_members as member
      on member.conversation_id = request.conversation_id and member.user_id = old.user_id
    where request.organization_id = old.organization_id and request.user_id <> old.user_id
  );
  insert into public.conversation_members (conversation_id, user_id)
  select chat, heir from unnest(held) as chat where heir is not null
  on conflict do nothing;
  delete from public.conversation_members where user_id = old.user_id and conversation_id = any (held);
  update public.contact_requests set sent_by = heir
  where organization_id = old.organization_id and status = 'pending' and (sent_by = old.user_id or sent_by is null);
  update private.pools set owner_id = heir
  where organization_id = old.organization_id and (owner_id = old.user_id or owner_id is null);
  update private.pool_entries set owner_id = heir
  where organization_id = old.organization_id and owner_id = old.user_id;
  return null;
end
$$;
create trigger hand_over after delete on public.organization_members
  for each row execute function private.hand_over();
create trigger hand_over_role after update of member_role on public.organization_members
  for each row when (
    old.member_role in ('owner', 'recruiter') and new.member_role not in ('owner', 'recruiter')
  ) execute function private.hand_over();
