-- Reports, cases, decisions and appeals.

-- # Types

create type public.report_reason as enum (
  'spam', 'harassment', 'impersonation', 'inappropriate', 'discrimination',
  -- A mission that asks for unpaid work that someone uses.
  'real_work', 'other'
);

-- Reports about the same thing form one case, which an administrator decides. All of it is accessed through functions
-- only: the reported person never learns who reported them.
create type public.report_subject as enum (
  'person', 'message', 'mission', 'organization', 'event', 'talk', 'case_study', 'rating'
);

create type public.moderation_decision as enum (
  'no_violation', 'remove_content', 'warn', 'pause_messages', 'suspend_account', 'suspend_organization'
);

-- # Tables

create table private.moderation_cases (
  id uuid primary key default gen_random_uuid(),
  kind public.report_subject not null,
  -- In the kind's own table; a talk is identified by its host, a rating by its project.
  subject_id uuid not null,
  -- Whose text or page it is; null for an organization, whose owners are concerned.
  person_id uuid references auth.users on delete cascade,
  organization_id uuid references public.organizations on delete cascade,
  conversation_id uuid references public.conversations on delete set null,
  status text not null default 'open' check (status in ('open', 'decided', 'appealed')),
  claimed_by uuid references auth.users on delete set null,
  opened_at timestamptz not null default now(),
  reported_at timestamptz not null default now(),
  -- When the case was decided, or later the appeal.
  decided_at timestamptz check ((status = 'open') = (decided_at is null))
);

-- For administrators to review; the report's case says what it is about, and stores the content as it was.
create table public.reports (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users on delete cascade,
  -- Whose text or page it is about; null for an organization, or a person without an account.
  reported_id uuid references auth.users on delete cascade,
  reason public.report_reason not null,
  details text not null default '' check (length(details) <= 1000),
  created_at timestamptz not null default now(),
  case_id uuid not null references private.moderation_cases on delete cascade
);

-- The content when it was reported. Nothing in it says who reported it.
create table private.case_evidence (
  id uuid primary key default gen_random_uuid(),
  case_id uuid not null references private.moderation_cases on delete cascade,
  content jsonb not null,
  taken_at timestamptz not null default now()
);

-- Content that administrators removed. It stays removed when the case itself is deleted.
create table private.hidden_content (
  kind public.report_subject not null,
  subject_id uuid not null,
  person_id uuid references auth.users on delete cascade,
  hidden_at timestamptz not null default now(),
  primary key (kind, subject_id)
);

create table private.moderation_decisions (
  id uuid primary key default gen_random_uuid(),
  case_id uuid not null unique references private.moderation_cases on delete cascade,
  decision public.moderation_decision not null,
  -- For the person concerned, in their language.
  words text not null default '' check (length(words) <= 1000),
  -- For administrators.
  note text not null check (length(note) between 1 and 1000),
  ends_at timestamptz,
  -- What a reversal restores.
  undo jsonb not null default '{}',
  -- For the link of people who can no longer sign in.
  token_hash bytea unique,
  decided_by uuid references auth.users on delete set null,
  decided_at timestamptz not null default now()
);

create table private.appeals (
  decision_id uuid primary key references private.moderation_decisions on delete cascade,
  words text not null check (length(words) between 10 and 2000),
  made_at timestamptz not null default now(),
  is_reversed boolean,
  answer text not null default '' check (length(answer) <= 1000),
  decided_by uuid references auth.users on delete set null,
  decided_at timestamptz check ((decided_at is null) = (is_reversed is null))
);

-- The person can't send messages before this time.
create table private.message_pauses (
  user_id uuid primary key references auth.users on delete cascade,
  until timestamptz not null
);

-- Draft replies in the recipient's language; administrators edit them before sending.
create table private.moderation_templates (
  name text not null,
  language text not null check (language in ('en', 'fr')),
  words text not null,
  primary key (name, language)
);

-- # Indexes

create index reports_by_reporter on public.reports (user_id, created_at);
create index reports_by_reported on public.reports (reported_id);
create index reports_by_age on public.reports (created_at desc);
create unique index one_report_of_each on public.reports (case_id, user_id);
create unique index moderation_cases_open on private.moderation_cases (kind, subject_id) where status = 'open';
create index moderation_cases_by_status on private.moderation_cases (status, opened_at);
create index moderation_cases_by_person on private.moderation_cases (person_id, status);
create index moderation_cases_by_organization on private.moderation_cases (organization_id);
create index moderation_cases_by_conversation on private.moderation_cases (conversation_id);
create index moderation_cases_by_claimer on private.moderation_cases (claimed_by);
create index case_evidence_by_case on private.case_evidence (case_id, taken_at);
create index hidden_content_by_person on private.hidden_content (person_id);
create index moderation_decisions_by_decider on private.moderation_decisions (decided_by);
create index appeals_by_decider on private.appeals (decided_by);

-- # Private helpers

-- An export includes decided cases that the person was told about, never open ones.
create function private.told_cases(person uuid) returns setof uuid
language sql stable security definer set search_path = '' as $$
  select one.id from private.moderation_cases as one join private.moderation_decisions as made on made.case_id = one.id
  where one.person_id = person and made.decision <> 'no_violation'
$$;

-- Who is notified of a decision: the person, or the owners of the organization.
create function private.concerned_by(one private.moderation_cases) returns setof uuid
language sql stable security definer set search_path = '' as $$
  select one.person_id where one.person_id is not null
  union all select owner from private.owners_of(one.organization_id) as owner where one.person_id is null
$$;

-- What can be reported: whose it is, and what it says, as evidence and as it is now. No row if this person can't see
-- it.
create function private.reportable(kind public.report_subject, wanted uuid, viewer uuid)
returns table (person_id uuid, organization_id uuid, conversation_id uuid)
language plpgsql stable security definer set search_path = '' as $$
begin
  case kind
    when 'person' then
      return query select profile.user_id, null::uuid, null::uuid from public.profiles as profile where profile.user_id = wanted;
    when 'message' then
      return query select message.author_id, null::uuid, message.conversation_id from public.messages as message
        where message.id = wanted and message.deleted_at is null and message.author_id is not null
          and private.is_member(message.conversation_id, viewer);
    when 'mission' then
      return query select null::uuid, mission.organization_id, null::uuid from public.missions as mission
        where mission.id = wanted and mission.version > 0;
    when 'organization' then
      return query select null::uuid, organization.id, null::uuid from public.organizations as organization
        where organization.id = wanted and organization.status = 'approved';
    when 'event' then
      return query select null::uuid, event.organization_id, null::uuid from public.events as event
        where event.id = wanted and event.status <> 'draft';
    when 'talk' then
      return query select offer.user_id, null::uuid, null::uuid from private.open_talk_offer(wanted, viewer) as offer;
    when 'case_study' then
      return query select null::uuid, study.organization_id, null::uuid from public.portfolio_cases as study
        where study.id = wanted and study.is_published and study.deleted_at is null;
    when 'rating' then
      -- Its maker reports it: its author has no account.
      return query select null::uuid, null::uuid, null::uuid from private.project_ratings as rating
        where rating.project_id = wanted and rating.client_given_at is not null and private.is_revealed(rating)
          and exists (
            select from public.organization_members as member
            where member.organization_id = rating.maker_id and member.user_id = viewer
          );
  end case;
end
$$;

create function private.said_part(label text, said text) returns jsonb language sql immutable set search_path = '' as $$
  select case when btrim(coalesce(said, '')) = '' then '[]'::jsonb
    else jsonb_build_array(jsonb_build_object('label', label, 'text', left(said, 20000))) end
$$;

create function private.step_parts(content jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('label', 'step', 'text', left(concat_ws(
    E'\n', step ->> 'title', step ->> 'body',
    (select string_agg(question ->> 'text', E'\n') from jsonb_array_elements(private.array_at(step, 'questions')) as question)
  ), 5000))), '[]')
  from jsonb_array_elements(private.array_at(content, 'steps')) as step
$$;

-- {"title", "link", "at", "parts": [{"label", "text"}]}; null if it no longer exists.
create function private.subject_facts(kind public.report_subject, wanted uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return case kind
    when 'person' then (
      select jsonb_build_object(
        'title', private.full_name(wanted), 'at', profile.updated_at,
        'link', case when career.visibility = 'public' then '/people/' || career.handle end,
        'parts', private.said_part('headline', profile.job_title) || private.said_part('about', profile.bio)
          || private.said_part('lookingFor', career.looking_for)
          || private.said_part('links', concat_ws(E'\n', profile.linkedin_url, profile.portfolio_url))
      )
      from public.profiles as profile left join public.candidate_profiles as career using (user_id)
      where profile.user_id = wanted
    )
    when 'message' then (
      select jsonb_build_object(
        'title', private.full_name(message.author_id), 'at', message.created_at,
        'parts', private.said_part('message', message.body) || private.said_part('files', (
          select string_agg(file.name, E'\n' order by file.name) from public.message_files as file
          where file.conversation_id = message.conversation_id and file.number = message.number
        ))
      )
      from public.messages as message where message.id = wanted
    )
    when 'mission' then (
      select jsonb_build_object(
        'title', published.title, 'at', published.published_at,
        'link', case when mission.status = 'published' then '/missions/' || mission.id end,
        'parts', private.said_part('summary', published.content ->> 'summary') || private.step_parts(published.content) || (
      select coalesce(jsonb_agg(part), '[]') from private.translated_languages(published.content) as language,
        private.in_language(published.content, language) as read,
        jsonb_array_elements(private.said_part('summary', read ->> 'summary') || private.step_parts(read)) as part
    )
      )
      from public.missions as mission
      join public.mission_versions as published on published.mission_id = mission.id and published.version = mission.version
      where mission.id = wanted
    )
    when 'organization' then (
      select jsonb_build_object(
        'title', organization.name, 'at', coalesce(said.updated_at, organization.updated_at),
        'link', case organization.kind when 'company' then '/companies/' when 'academia' then '/schools/' else '/makers/' end
          || organization.slug,
        'parts', private.said_part('headline', coalesce(nullif(said.tagline, ''), maker.headline))
          || private.said_part('about', coalesce(nullif(said.story, ''), maker.bio))
          || private.said_part('values', (
            select string_agg((entry ->> 'title') || ': ' || (entry ->> 'text'), E'\n')
            from jsonb_array_elements(said.company_values) as entry
          )) || private.said_part('links', organization.website)
      )
      from public.organizations as organization
      left join public.organization_profiles as said on said.organization_id = organization.id
      left join public.maker_profiles as maker on maker.organization_id = organization.id
      where organization.id = wanted
    )
    when 'event' then (
      select jsonb_build_object(
        'title', event.title, 'at', event.published_at,
        'link', case when event.status <> 'draft' then '/events/' || event.id end,
        'parts', private.said_part('about', event.description) || private.said_part('place', event.place)
      )
      from public.events as event where event.id = wanted
    )
    when 'talk' then (
      select jsonb_build_object(
        'title', offer.title, 'at', offer.updated_at,
        'parts', private.said_part('about', offer.about) || private.said_part('topics', array_to_string(offer.topics, ', '))
      )
      from public.talk_offers as offer where offer.user_id = wanted
    )
    when 'case_study' then (
      select jsonb_build_object(
        'title', study.title, 'at', study.updated_at,
        'link', case when study.is_published then '/makers/' || maker.slug || '/' || study.slug end,
        'parts', private.said_part('headline', study.role) || private.said_part('about', study.body)
          || private.said_part('quote', study.client_quote) || private.said_part('links', (
            select string_agg(entry ->> 'url', E'\n') from jsonb_array_elements(study.links) as entry
          ))
      )
      from public.portfolio_cases as study join public.organizations as maker on maker.id = study.organization_id
      where study.id = wanted and study.deleted_at is null
    )
    when 'rating' then (
      select jsonb_build_object(
        'title', rating.client_name, 'at', rating.client_given_at,
        'parts', private.said_part('words', rating.client_words) || private.said_part('scores', (
          select string_agg(score.value, ' · ' order by score.key) from jsonb_each_text(rating.client_scores) as score
        )) || private.said_part('answer', rating.answer)
      )
      from private.project_ratings as rating where rating.project_id = wanted
    )
  end;
end
$$;

-- What only this reporter saw: the note of a connection request, and what else the same person wrote in the
-- conversation. Messages of others are left out.
create function private.words_around(kind public.report_subject, wanted uuid, viewer uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return case kind
    when 'person' then private.said_part('note', (
      select note from public.connections where requester_id = wanted and addressee_id = viewer
    ))
    when 'message' then (
      select coalesce(jsonb_agg(jsonb_build_object('label', 'before', 'text', earlier.body) order by earlier.number), '[]')
      from (
        select other.number, other.body from public.messages as message
        join public.messages as other on other.conversation_id = message.conversation_id
          and other.author_id = message.author_id and other.number < message.number and other.body <> ''
        where message.id = wanted order by other.number desc limit 4
      ) as earlier
    )
    else '[]'::jsonb end;
end
$$;

-- Everything is reported the same way: up to the daily limit in the settings, each thing once while the report is
-- pending.
create function private.tell_moderators(kind text, case_id uuid) returns void
language sql security definer set search_path = '' as $$
  select private.notify(user_id, kind, '{}', '/moderation/' || case_id) from public.user_roles where role = 'admin'
$$;

-- What an administrator removes is hidden from everyone, and its author can't restore it; a reversal does.
create function private.refuse_hidden() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (
    select from private.hidden_content
    where kind = tg_argv[0]::public.report_subject and subject_id = (to_jsonb(new) ->> tg_argv[1])::uuid
  ) then
    perform private.fail('content_removed', 'Administrators have removed this. You can object to their decision.');
  end if;
  return new;
end
$$;

create function private.hide_message(wanted uuid, hides boolean, said text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  message public.messages;
begin
  update public.messages set body = said, deleted_at = case when hides then coalesce(deleted_at, now()) end
  where id = wanted returning * into message;
  update public.message_files as file set is_hidden = hides
  where file.conversation_id = message.conversation_id and file.number = message.number;
  perform private.tell_members(
    message.conversation_id, jsonb_build_object('kind', 'changed', 'number', message.number)
  );
end
$$;

-- Returns what a reversal needs.
create function private.hide_content(one private.moderation_cases) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  undo jsonb;
  event public.events;
begin
  case one.kind
    when 'message' then
      select jsonb_build_object('body', body) into undo from public.messages where id = one.subject_id and deleted_at is null;
      if undo is not null then
        perform private.hide_message(one.subject_id, true, '');
      end if;
    when 'mission' then
      select jsonb_build_object('status', status) into undo from public.missions where id = one.subject_id;
      update public.missions set status = 'archived' where id = one.subject_id;
      perform private.list_mission(one.subject_id);
    when 'event' then
      select * into event from public.events where id = one.subject_id for update;
      undo := jsonb_build_object('status', event.status, 'published_at', event.published_at, 'remind_at', event.remind_at);
      if event.status = 'published' and event.starts_at > now() then
        event.cancel_reason := case event.language when 'fr' then 'l’équipe de la plateforme l’a retiré.'
          else 'the team of the platform withdrew it.' end;
        perform private.tell_registered(event, 'event_cancelled', true);
      end if;
      update public.events set status = 'draft', published_at = null, remind_at = null, revision = revision + 1
      where id = event.id;
    when 'talk' then
      select jsonb_build_object('is_open', is_open) into undo from public.talk_offers where user_id = one.subject_id;
      update public.talk_offers set is_open = false where user_id = one.subject_id;
    when 'case_study' then
      select jsonb_build_object('is_published', is_published) into undo from public.portfolio_cases where id = one.subject_id;
      update public.portfolio_cases set is_published = false, revision = revision + 1 where id = one.subject_id;
    when 'person' then
      select jsonb_build_object('visibility', visibility) into undo from public.candidate_profiles where user_id = one.subject_id;
      update public.candidate_profiles set visibility = 'private' where user_id = one.subject_id;
    when 'rating' then
      undo := '{}';
      update private.project_ratings set is_hidden = true where project_id = one.subject_id;
    else
      null;
  end case;
  insert into private.hidden_content (kind, subject_id, person_id) values (one.kind, one.subject_id, one.person_id)
  on conflict do nothing;
  return coalesce(undo, '{}');
end
$$;

create function private.show_content(one private.moderation_cases, undo jsonb) returns void
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.hidden_content where kind = one.kind and subject_id = one.subject_id;
  case one.kind
    when 'message' then
      if undo ? 'body' then
        perform private.hide_message(one.subject_id, false, undo ->> 'body');
      end if;
    when 'mission' then
      update public.missions set status = (undo ->> 'status')::public.mission_status
      where id = one.subject_id and undo ? 'status';
      perform private.list_mission(one.subject_id);
    when 'event' then
      update public.events set status = undo ->> 'status', published_at = (undo ->> 'published_at')::timestamptz,
        remind_at = (undo ->> 'remind_at')::timestamptz, revision = revision + 1
      where id = one.subject_id and status = 'draft' and undo ->> 'status' <> 'draft';
    when 'talk' then
      update public.talk_offers set is_open = (undo ->> 'is_open')::boolean where user_id = one.subject_id and undo ? 'is_open';
    when 'case_study' then
      update public.portfolio_cases set is_published = (undo ->> 'is_published')::boolean, revision = revision + 1
      where id = one.subject_id and undo ? 'is_published';
    when 'person' then
      update public.candidate_profiles set visibility = (undo ->> 'visibility')::public.profile_visibility
      where user_id = one.subject_id and undo ? 'visibility';
    when 'rating' then
      update private.project_ratings set is_hidden = false where project_id = one.subject_id;
    else
      null;
  end case;
end
$$;

-- An administrator claims a case, and decides it once. The person concerned reads why, and the reporter learns the
-- outcome, neither learning about the other.
create function private.require_case_of(case_id uuid, wanted_status text) returns private.moderation_cases
language plpgsql security definer set search_path = '' as $$
declare
  admin uuid := private.require_admin();
  one private.moderation_cases;
begin
  select * into one from private.moderation_cases as kept where kept.id = case_id for update;
  if not found then
    perform private.fail('case_gone', 'This case is not there any more.');
  end if;
  if one.status <> wanted_status then
    perform private.fail('case_decided', 'This case was decided already.');
  end if;
  if one.claimed_by <> admin then
    perform private.fail('case_claimed', 'Another administrator is looking at this case.');
  end if;
  return one;
end
$$;

-- Administrators don't decide about themselves, their own organization or their own report as long as someone else can.
create function private.is_party(one private.moderation_cases, admin uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select not private.is_last_admin(admin) and (
    one.person_id is not distinct from admin
    or exists (select from public.reports where case_id = one.id and user_id = admin)
    or exists (
      select from public.organization_members where organization_id = one.organization_id and user_id = admin
    )
  )
$$;

create function private.allowed_decisions(one private.moderation_cases) returns public.moderation_decision[]
language sql stable security definer set search_path = '' as $$
  select array_agg(decision order by decision) from unnest(enum_range(null::public.moderation_decision)) as decision
  where case decision
    when 'no_violation' then true
    when 'remove_content' then one.kind <> 'organization' and private.subject_facts(one.kind, one.subject_id) is not null
    when 'warn' then coalesce(one.person_id, one.organization_id) is not null
    when 'suspend_organization' then exists (
      select from public.organizations where id = one.organization_id and status = 'approved'
    )
    else one.person_id is not null end
$$;

create function private.required_words(words text) returns text
language plpgsql immutable set search_path = '' as $$
begin
  if coalesce(private.trimmed(words), '') = '' then
    perform private.fail('words_required', 'Write to the person concerned.');
  end if;
  if length(private.trimmed(words)) > 1000 then
    perform private.fail('words_too_long', 'The words may have 1000 characters.');
  end if;
  return private.trimmed(words);
end
$$;

-- Suspended people can't sign in: their email contains a link of its own, which is removed from the queue once sent.
create function private.tell_concerned(one private.moderation_cases, decision private.moderation_decisions, token text)
returns void
language plpgsql security definer set search_path = '' as $$
declare
  told uuid;
  data jsonb := jsonb_build_object('decision', decision.decision, 'message', decision.words);
begin
  for told in select private.concerned_by(one) loop
    if token is null then
      perform private.notify(told, 'account_moderated', data, '/decisions');
    else
      insert into public.notifications (user_id, kind, data, link, mailed_at)
      values (told, 'account_moderated', data, '/decisions', now());
      perform private.queue_mail_to(
        told, 'account_suspended_by_decision', data || jsonb_build_object('path', '/appeal/' || token)
      );
    end if;
  end loop;
end
$$;

-- The person concerned by a decision can appeal once, within thirty days: signed in, or, if suspended, through the
-- emailed link.
create function private.appeal_end(decision private.moderation_decisions) returns timestamptz
language sql immutable set search_path = '' as $$ select decision.decided_at + interval '30 days' $$;

create function private.make_appeal(decision private.moderation_decisions, words text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  said text := private.trimmed(coalesce(words, ''));
begin
  perform from private.moderation_cases where id = decision.case_id for update;
  if exists (select from private.appeals where decision_id = decision.id) then
    perform private.fail('appeal_made', 'You have objected to this decision already.');
  end if;
  if private.appeal_end(decision) < now() then
    perform private.fail('appeal_late', 'The time for objecting, thirty days, is over.');
  end if;
  if length(said) not between 10 and 2000 then
    perform private.fail('appeal_length', 'Say in 10 to 2,000 characters why.');
  end if;
  insert into private.appeals (decision_id, words) values (decision.id, said);
  update private.moderation_cases set status = 'appealed', claimed_by = null where id = decision.case_id;
  perform private.tell_moderators('moderation_appealed', decision.case_id);
end
$$;

-- An invalid link is counted, like those of projects; it returns null, so that the count is kept.
create function private.linked_decision(token text) returns private.moderation_decisions
language plpgsql security definer set search_path = '' as $$
declare
  made private.moderation_decisions;
begin
  select * into made from private.moderation_decisions as decision where decision.token_hash = private.token_hash(token);
  if made.id is null then
    perform private.note_link_miss();
  end if;
  return made;
end
$$;

create function private.decision_facts(decision private.moderation_decisions) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'id', decision.id, 'decision', decision.decision, 'kind', one.kind, 'words', decision.words,
    'at', decision.decided_at, 'endsAt', decision.ends_at, 'appealUntil', private.appeal_end(decision),
    'title', case when one.kind not in ('person', 'message') then evidence.content ->> 'title' end,
    'excerpt', case when one.kind = 'message' then left(evidence.content -> 'parts' -> 0 ->> 'text', 300) end,
    'appeal', (
      select jsonb_build_object(
        'words', appeal.words, 'at', appeal.made_at, 'isReversed', appeal.is_reversed, 'answer', appeal.answer,
        'decidedAt', appeal.decided_at
      ) from private.appeals as appeal where appeal.decision_id = decision.id
    )
  )
  from private.moderation_cases as one
  left join lateral (
    select content from private.case_evidence where case_id = one.id order by taken_at limit 1
  ) as evidence on true
  where one.id = decision.case_id
$$;

create function private.take_back(
  one private.moderation_cases, decision private.moderation_decisions, admin uuid, why text
) returns void
language plpgsql security definer set search_path = '' as $$
begin
  case decision.decision
    when 'remove_content' then
      perform private.show_content(one, decision.undo);
    when 'pause_messages' then
      delete from private.message_pauses where user_id = one.person_id and until <= decision.ends_at;
    when 'suspend_account' then
      -- Unless somebody has restored the account, or suspended it anew, since.
      if exists (
        select from public.suspensions
        where id = (decision.undo ->> 'suspension')::uuid and lifted_at is null
      ) then
        perform private.lift_suspension(one.person_id, admin);
      end if;
    when 'suspend_organization' then
      if exists (select from public.organizations where id = one.organization_id and status = 'suspended') then
        perform public.restore_organization(one.organization_id, why);
      end if;
    else
      null;
  end case;
end
$$;

-- What administrators see of cases.
create function private.case_row(one private.moderation_cases, admin uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'id', one.id, 'kind', one.kind, 'status', one.status, 'openedAt', one.opened_at, 'reportedAt', one.reported_at,
    'decidedAt', one.decided_at, 'isMine', one.claimed_by is not distinct from admin,
    'claimedBy', private.full_name(one.claimed_by),
    'title', (
      select evidence.content ->> 'title' from private.case_evidence as evidence
      where evidence.case_id = one.id order by evidence.taken_at limit 1
    ),
    'person', private.full_name(one.person_id),
    'organization', (select name from public.organizations where id = one.organization_id),
    'reports', (select count(*) from public.reports as report where report.case_id = one.id),
    'reasons', (
      select coalesce(jsonb_agg(distinct report.reason), '[]') from public.reports as report where report.case_id = one.id
    ),
    'decision', decision.decision, 'isReversed', appeal.is_reversed
  )
  from (select) as always
  left join private.moderation_decisions as decision on decision.case_id = one.id
  left join private.appeals as appeal on appeal.decision_id = decision.id
$$;

create function private.is_shown_case(one private.moderation_cases, show text, admin uuid) returns boolean
language sql immutable set search_path = '' as $$
  select case show
    when 'mine' then one.claimed_by is not distinct from admin and one.status <> 'decided'
    else one.status = show end
$$;

-- How often a person's reports were confirmed.
create function private.reporter_facts(reporter uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'id', reporter, 'name', private.full_name(reporter), 'reports', count(*), 'decided', count(decision.id),
    'confirmed', count(*) filter (
      where decision.decision <> 'no_violation' and not coalesce(appeal.is_reversed, false)
    )
  )
  from public.reports as report
  left join private.moderation_decisions as decision on decision.case_id = report.case_id
  left join private.appeals as appeal on appeal.decision_id = decision.id
  where report.user_id = reporter
$$;

create function private.words_for(one private.moderation_cases, name text, spoken text, title text) returns text
language sql stable security definer set search_path = '' as $$
  select replace(template.words, '{title}', coalesce(title, '')) from private.moderation_templates as template
  where template.language = spoken and template.name in (words_for.name, words_for.name || ':' || one.kind)
  order by length(template.name) desc limit 1
$$;

-- # Policies and grants

call private.protect('public.reports');
grant select on public.reports to authenticated;

create policy "People see what they reported, administrators everything" on public.reports for select to authenticated
  using (user_id = (select auth.uid()) or (select private.has_role('admin')));

-- # Public functions

create function public.report_content(
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

create function public.claim_case(case_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  admin uuid := private.require_admin();
  one private.moderation_cases;
begin
  select * into one from private.moderation_cases as kept where kept.id = case_id for update;
  if one.id is null or one.status = 'decided' then
    perform private.fail('case_decided', 'This case was decided already.');
  end if;
  if one.claimed_by <> admin then
    perform private.fail('case_claimed', 'Another administrator is looking at this case.');
  end if;
  if one.claimed_by is null then
    update private.moderation_cases set claimed_by = admin where id = one.id;
    perform private.audit('moderation.claimed', 'moderation_case', one.id::text);
  end if;
end
$$;

-- Other administrators can do this too, in case a colleague is away.
create function public.release_case(case_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  admin uuid := private.require_admin();
  before uuid;
begin
  select claimed_by into before from private.moderation_cases where id = case_id for update;
  if before is null then
    return;
  end if;
  update private.moderation_cases set claimed_by = null where id = case_id;
  perform private.audit(
    'moderation.released', 'moderation_case', case_id::text, jsonb_build_object('before', before, 'after', null)
  );
end
$$;

create function public.decide_case(
  case_id uuid, decision public.moderation_decision, note text, words text default '', ends_at timestamptz default null
) returns void
language plpgsql security definer set search_path = '' as $$
declare
  one private.moderation_cases := private.require_case_of(case_id, 'open');
  admin uuid := (select auth.uid());
  made private.moderation_decisions;
  token text;
  reporter uuid;
begin
  if private.is_party(one, admin) then
    perform private.fail('own_case', 'This case concerns you. Another administrator decides it.');
  end if;
  if decision is null or not decision = any (private.allowed_decisions(one)) then
    perform private.fail('decision_not_possible', 'This cannot be decided here.');
  end if;
  if ends_at <= now() then
    perform private.fail('end_in_the_past', 'The end must lie in the future.');
  end if;
  if decision = 'pause_messages' and (ends_at is null or ends_at > now() + interval '1 year') then
    perform private.fail('pause_end_required', 'Say for how many days, 365 at most.');
  end if;
  made.id := gen_random_uuid();
  made.case_id := one.id;
  made.decision := decision;
  made.note := private.required_reason(note);
  made.words := case when decision = 'no_violation' or not exists (select private.concerned_by(one)) then ''
    else private.required_words(words) end;
  made.ends_at := case when decision in ('pause_messages', 'suspend_account', 'suspend_organization')
    then decide_case.ends_at end;
  made.undo := '{}';
  made.decided_by := admin;
  made.decided_at := now();
  case decision
    when 'remove_content' then
      made.undo := private.hide_content(one);
    when 'pause_messages' then
      insert into private.message_pauses as kept (user_id, until) values (one.person_id, made.ends_at)
      on conflict (user_id) do update set until = greatest(kept.until, excluded.until);
    when 'suspend_account' then
      made.undo := jsonb_build_object(
        'suspension', private.suspend_person(one.person_id, made.words, made.ends_at, admin)
      );
      token := private.new_token();
      made.token_hash := private.token_hash(token);
    when 'suspend_organization' then
      -- Tells the owners itself.
      perform public.suspend_organization(one.organization_id, made.words, made.ends_at);
    else
      null;
  end case;
  insert into private.moderation_decisions select made.*;
  update private.moderation_cases set status = 'decided', decided_at = now(), claimed_by = null where id = one.id;
  if decision not in ('no_violation', 'suspend_organization') then
    perform private.tell_concerned(one, made, token);
  end if;
  for reporter in select user_id from public.reports where reports.case_id = one.id loop
    perform private.notify(
      reporter, case decision when 'no_violation' then 'report_kept' else 'report_acted' end, '{}', '/decisions'
    );
  end loop;
  if one.conversation_id is not null then
    perform private.tell_members(one.conversation_id, '{"kind": "state"}', one.person_id);
  end if;
  perform private.audit(
    'moderation.decided', 'moderation_case', one.id::text, jsonb_build_object(
      'before', jsonb_build_object('status', 'open'),
      'after', jsonb_build_object('status', 'decided', 'decision', decision, 'ends_at', made.ends_at),
      'kind', one.kind, 'subject', one.subject_id
    ), made.note
  );
end
$$;

create function public.appeal_decision(decision_id uuid, words text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := private.require_user();
  made private.moderation_decisions;
begin
  select decision.* into made from private.moderation_decisions as decision
  join private.moderation_cases as one on one.id = decision.case_id
  where decision.id = appeal_decision.decision_id and decision.decision <> 'no_violation'
    and me in (select private.concerned_by(one));
  if not found then
    perform private.fail('decision_not_found', 'This decision does not exist, or is not about you.');
  end if;
  perform private.make_appeal(made, words);
end
$$;

create function public.appeal_page(token text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  made private.moderation_decisions := private.linked_decision(token);
begin
  return case when made.id is not null then private.decision_facts(made) end;
end
$$;

-- False if the link is invalid.
create function public.appeal_by_link(token text, words text) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  made private.moderation_decisions := private.linked_decision(token);
begin
  if made.id is null then
    return false;
  end if;
  perform private.make_appeal(made, words);
  return true;
end
$$;

-- What was decided about the person, and what became of their own reports.
create function public.my_decisions() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  me uuid := private.require_user();
begin
  return jsonb_build_object(
    'decisions', (
      select coalesce(jsonb_agg(private.decision_facts(made) order by made.decided_at desc), '[]')
      from private.moderation_decisions as made join private.moderation_cases as one on one.id = made.case_id
      where made.decision <> 'no_violation' and (
        one.person_id = me or one.person_id is null and one.organization_id in (
          select member.organization_id from public.organization_members as member
          where member.user_id = me and member.member_role = 'owner'
        )
      )
    ),
    'reports', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', report.id, 'kind', one.kind, 'reason', report.reason, 'at', report.created_at,
        'outcome', case when decision.id is null then 'open' when decision.decision = 'no_violation' then 'kept' else 'acted' end
      ) order by report.created_at desc), '[]')
      from public.reports as report join private.moderation_cases as one on one.id = report.case_id
      left join private.moderation_decisions as decision on decision.case_id = one.id
      where report.user_id = me
    )
  );
end
$$;

-- The administrator who decided doesn't decide the appeal, unless there is no one else.
create function public.decide_appeal(case_id uuid, is_reversed boolean, note text, words text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  one private.moderation_cases := private.require_case_of(case_id, 'appealed');
  admin uuid := (select auth.uid());
  made private.moderation_decisions;
  said text := private.required_words(words);
  why text := private.required_reason(note);
begin
  select * into made from private.moderation_decisions as decision where decision.case_id = one.id;
  if private.is_party(one, admin) then
    perform private.fail('own_case', 'This case concerns you. Another administrator decides it.');
  end if;
  if made.decided_by = admin and not private.is_last_admin(admin) then
    perform private.fail('another_admin_decides', 'You made this decision. Another administrator looks at the objection.');
  end if;
  update private.appeals as appeal
  set is_reversed = coalesce(decide_appeal.is_reversed, false), answer = said, decided_by = admin, decided_at = now()
  where appeal.decision_id = made.id;
  update private.moderation_cases set status = 'decided', decided_at = now(), claimed_by = null where id = one.id;
  if is_reversed then
    perform private.take_back(one, made, admin, why);
  end if;
  perform private.notify(
    told, case when is_reversed then 'account_appeal_reversed' else 'account_appeal_upheld' end,
    jsonb_build_object('message', said), '/decisions'
  ) from private.concerned_by(one) as told;
  perform private.audit(
    case when is_reversed then 'moderation.reversed' else 'moderation.upheld' end, 'moderation_case', one.id::text,
    jsonb_build_object(
      'before', jsonb_build_object('decision', made.decision),
      'after', jsonb_build_object('decision', case when not is_reversed then made.decision end)
    ), why
  );
end
$$;

-- Twenty per page: oldest first, or most reported; of decided ones, newest first.
create function public.moderation_queue(show text default 'open', by_reports boolean default false, page int default 0)
returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  admin uuid := private.require_admin();
begin
  return jsonb_build_object(
    'counts', (
      select jsonb_object_agg(name, (
        select count(*) from private.moderation_cases as one where private.is_shown_case(one, name, admin)
      )) from unnest(array['open', 'mine', 'appealed', 'decided']) as name
    ),
    'cases', (
      select coalesce(jsonb_agg(private.case_row(listed.one, admin) order by listed.place), '[]') from (
        select one, row_number() over (
          order by case when by_reports then (select count(*) from public.reports where case_id = one.id) end desc nulls last,
            case when show = 'decided' then one.decided_at end desc nulls last, one.opened_at, one.id
        ) as place
        from private.moderation_cases as one where private.is_shown_case(one, show, admin)
        order by place limit 20 offset greatest(page, 0) * 20
      ) as listed
    )
  );
end
$$;

create function public.moderation_case(case_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  admin uuid := private.require_admin();
  one private.moderation_cases;
  made private.moderation_decisions;
  row jsonb;
  spoken text;
begin
  select * into one from private.moderation_cases as kept where kept.id = case_id;
  if not found then
    perform private.fail('case_gone', 'This case is not there any more.');
  end if;
  select * into made from private.moderation_decisions as decision where decision.case_id = one.id;
  row := private.case_row(one, admin);
  spoken := coalesce((
    select coalesce(profile.language, users.raw_user_meta_data ->> 'language') from private.concerned_by(one) as told
    join public.profiles as profile on profile.user_id = told join auth.users on users.id = told limit 1
  ), 'en');
  spoken := case spoken when 'fr' then 'fr' else 'en' end;
  return row || jsonb_build_object(
    'language', spoken,
    'isTold', exists (select private.concerned_by(one)),
    'isParty', private.is_party(one, admin),
    'isOwnDecision', made.decided_by is not distinct from admin and not private.is_last_admin(admin),
    'isHidden', exists (
      select from private.hidden_content as hidden where hidden.kind = one.kind and hidden.subject_id = one.subject_id
    ),
    'isSuspended', private.is_suspended(one.person_id),
    'personId', one.person_id, 'organizationId', one.organization_id,
    'now', private.subject_facts(one.kind, one.subject_id),
    'evidence', (
      select coalesce(jsonb_agg(
        jsonb_build_object('at', evidence.taken_at, 'content', evidence.content) order by evidence.taken_at
      ), '[]') from private.case_evidence as evidence where evidence.case_id = one.id
    ),
    'received', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', report.id, 'reason', report.reason, 'details', report.details, 'at', report.created_at,
        'reporter', private.reporter_facts(report.user_id)
      ) order by report.created_at), '[]') from public.reports as report where report.case_id = one.id
    ),
    'allowed', case when one.status = 'open' then to_jsonb(private.allowed_decisions(one)) else '[]' end,
    'templates', (
      select jsonb_object_agg(name, private.words_for(one, name, spoken, row ->> 'title'))
      from unnest(
        array['upheld', 'reversed'] || enum_range('remove_content'::public.moderation_decision, null)::text[]
      ) as name
    ),
    'made', case when made.id is not null then private.decision_facts(made) || jsonb_build_object(
      'note', made.note, 'by', private.full_name(made.decided_by)
    ) end,
    'earlier', (
      select coalesce(jsonb_agg(private.case_row(other, admin) order by other.decided_at desc), '[]') from (
        select * from private.moderation_cases as before
        where before.id <> one.id and before.status <> 'open'
          and (before.person_id = one.person_id or before.organization_id = one.organization_id)
        order by before.decided_at desc limit 20
      ) as other
    )
  );
end
$$;

-- # Who may call which function

grant execute on function
  public.appeal_decision, public.claim_case, public.decide_appeal, public.decide_case, public.moderation_case,
  public.moderation_queue, public.my_decisions, public.release_case, public.report_content
to authenticated;

grant execute on function public.appeal_by_link, public.appeal_page to anon, authenticated;

-- # Triggers

create trigger refuse_hidden before update of status on public.missions
  for each row when (new.status = 'published') execute function private.refuse_hidden('mission', 'id');

create trigger refuse_hidden before insert or update of visibility on public.candidate_profiles
  for each row when (new.visibility <> 'private') execute function private.refuse_hidden('person', 'user_id');

create trigger refuse_hidden before update of status on public.events
  for each row when (new.status <> 'draft') execute function private.refuse_hidden('event', 'id');

-- # First rows

insert into private.moderation_templates (name, language, words) values
  ('warn', 'en', 'Something you wrote or published here goes against the rules of the platform. Please change it, and keep to the rules from now on. If it happens again, we may restrict your account.'),
  ('warn', 'fr', 'Un contenu que vous avez écrit ou publié ici est contraire aux règles de la plateforme. Merci de le modifier et de respecter ces règles désormais. En cas de récidive, nous pourrons restreindre votre compte.'),
  ('remove_content', 'en', 'We have removed “{title}”, because it goes against the rules of the platform.'),
  ('remove_content', 'fr', 'Nous avons retiré « {title} », qui est contraire aux règles de la plateforme.'),
  ('remove_content:message', 'en', 'We have removed a message of yours, because it goes against the rules of the platform.'),
  ('remove_content:message', 'fr', 'Nous avons retiré l’un de vos messages, qui est contraire aux règles de la plateforme.'),
  ('remove_content:person', 'en', 'We have taken your profile out of sight, because something in it goes against the rules of the platform.'),
  ('remove_content:person', 'fr', 'Nous avons masqué votre profil : un élément y est contraire aux règles de la plateforme.'),
  ('remove_content:mission', 'en', 'We have unpublished the mission “{title}”. A mission is an invented case whose result nobody uses; this one asks candidates for work that seems to serve a real need. Work of that kind has to be paid.'),
  ('remove_content:mission', 'fr', 'Nous avons dépublié la mission « {title} ». Une mission est un cas fictif dont personne n’utilise le résultat ; celle-ci demande aux candidats un travail qui semble répondre à un besoin réel. Un tel travail doit être rémunéré.'),
  ('pause_messages', 'en', 'We have paused your messages for a while, because something you wrote goes against the rules of the platform. You can read your conversations in the meantime, and write again afterwards.'),
  ('pause_messages', 'fr', 'Nous avons suspendu l’envoi de vos messages pour un temps : un contenu que vous avez écrit est contraire aux règles de la plateforme. Vous pouvez toujours lire vos conversations, et écrire de nouveau ensuite.'),
  ('suspend_account', 'en', 'We have suspended your account, because of serious or repeated breaches of the rules of the platform.'),
  ('suspend_account', 'fr', 'Nous avons suspendu votre compte en raison de manquements graves ou répétés aux règles de la plateforme.'),
  ('suspend_organization', 'en', 'We have suspended your organization, because of serious or repeated breaches of the rules of the platform. Nobody new finds its page or its missions.'),
  ('suspend_organization', 'fr', 'Nous avons suspendu votre organisation en raison de manquements graves ou répétés aux règles de la plateforme. Sa page et ses missions ne sont plus proposées.'),
  ('upheld', 'en', 'Somebody else has looked at the case again, with what you wrote. The decision stands.'),
  ('upheld', 'fr', 'Une autre personne a réexaminé le dossier avec ce que vous avez écrit. La décision est maintenue.'),
  ('reversed', 'en', 'We have looked at the case again, with what you wrote. You were right: the decision is taken back. We are sorry for the trouble.'),
  ('reversed', 'fr', 'Nous avons réexaminé le dossier avec ce que vous avez écrit. Vous aviez raison : la décision est annulée. Nous regrettons ce désagrément.');
