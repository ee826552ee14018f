-- Partnerships between schools and companies, and what students agree to share with partners.

-- # Tables

-- Partnerships of schools with companies and makers: one record for both sides, with terms proposed as versions until
-- one side accepts exactly what the other proposed. What was agreed applies between its dates, and no longer once
-- either side has ended it.
create table public.partnerships (
  id uuid primary key default gen_random_uuid(),
  school_id uuid not null references public.organizations on delete cascade,
  partner_id uuid not null references public.organizations on delete cascade,
  -- The terms accepted last, and those waiting for an answer.
  agreed_version int,
  open_version int,
  ended_at timestamptz,
  ended_by text check (ended_by in ('school', 'partner')),
  end_reason text not null default '' check (length(end_reason) <= 1000),
  -- The contact person on each side.
  school_contact uuid references auth.users on delete set null,
  partner_contact uuid references auth.users on delete set null,
  -- For which agreed terms both sides were reminded that they expire.
  ending_told int,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (school_id, partner_id)
);

create table public.partnership_terms (
  partnership_id uuid not null references public.partnerships on delete cascade,
  version int not null check (version between 1 and 200),
  proposed_by text not null check (proposed_by in ('school', 'partner')),
  -- What the partner sees of the school's students, never more than each of them shares.
  visibility text not null check (visibility in ('none', 'aggregate', 'named', 'full')),
  starts_on date not null,
  ends_on date not null check (ends_on >= starts_on and ends_on <= starts_on + 3660),
  -- Whether each may name the other on its public page.
  is_named boolean not null,
  body text not null check (length(body) <= 8000),
  author_id uuid references auth.users on delete set null,
  proposed_at timestamptz not null default now(),
  primary key (partnership_id, version)
);

create table public.partnership_missions (
  partnership_id uuid not null,
  version int not null,
  mission_id uuid not null references public.missions on delete cascade,
  primary key (partnership_id, version, mission_id),
  foreign key (partnership_id, version) references public.partnership_terms on delete cascade
);

create table public.partnership_history (
  id bigint generated always as identity primary key,
  partnership_id uuid not null references public.partnerships on delete cascade,
  at timestamptz not null default clock_timestamp(),
  side text not null check (side in ('school', 'partner')),
  actor_id uuid references auth.users on delete set null,
  act text not null check (
    act in ('proposed', 'changed', 'accepted', 'declined', 'withdrawn', 'ended', 'contact')
  ),
  version int,
  note text not null default '' check (length(note) <= 1000)
);

-- A partner of a school sees a student by name only if the student agreed to it, for this partner and no more than was
-- said then, and only once the student has started a mission that the partner shares.
create table private.partner_consents (
  student_id uuid not null references public.students on delete cascade,
  partnership_id uuid not null references public.partnerships on delete cascade,
  -- The most the partner may see: the name, or also progress in the shared missions.
  visibility text not null check (visibility in ('named', 'full')),
  agreed_at timestamptz not null default now(),
  primary key (student_id, partnership_id)
);

-- What a school's students are still to be told about its partners. A hundred are notified right away, the others
-- within minutes, so that accepting terms never waits for a whole university.
create table private.partner_news (
  id bigint generated always as identity primary key,
  partnership_id uuid not null references public.partnerships on delete cascade,
  kind text not null,
  data jsonb not null check (private.names_safe_files(data)),
  created_at timestamptz not null default now(),
  -- The last student who was notified.
  told_to uuid
);

alter table public.partnerships
  add constraint agreed_terms_exist foreign key (id, agreed_version) references public.partnership_terms deferrable initially deferred,
  add constraint open_terms_exist foreign key (id, open_version) references public.partnership_terms deferrable initially deferred;

-- # Indexes

create index partnerships_by_partner on public.partnerships (partner_id);
create index partnerships_by_school_contact on public.partnerships (school_contact);
create index partnerships_by_partner_contact on public.partnerships (partner_contact);
create index partnerships_by_agreed on public.partnerships (id, agreed_version);
create index partnerships_by_open on public.partnerships (id, open_version);
create index partnership_terms_by_author on public.partnership_terms (author_id);
create index partnership_missions_by_mission on public.partnership_missions (mission_id);
create index partnership_history_in_order on public.partnership_history (partnership_id, id);
create index partnership_history_by_actor on public.partnership_history (actor_id);
create index partner_consents_by_partnership on private.partner_consents (partnership_id);
create index partner_news_by_partnership on private.partner_news (partnership_id);

-- # Private helpers

-- What applies today, as long as both organizations are approved.
create view private.partnerships_in_force as
  select partnership.id, partnership.school_id, partnership.partner_id, terms.version, terms.visibility, terms.starts_on,
    terms.ends_on, terms.is_named
  from public.partnerships as partnership
  join public.partnership_terms as terms
    on terms.partnership_id = partnership.id and terms.version = partnership.agreed_version
  join public.organizations as school on school.id = partnership.school_id and school.status = 'approved'
  join public.organizations as partner on partner.id = partnership.partner_id and partner.status = 'approved'
  where partnership.ended_at is null and current_date between terms.starts_on and terms.ends_on;

-- Missions shared by partners: linked students of that school find and start them, and its staff can plan with them.
-- Students who have started can finish.
create function private.is_mission_shared_with(mission uuid, school uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from private.partnerships_in_force as force
    join public.partnership_missions as shared on shared.partnership_id = force.id and shared.version = force.version
    join public.missions on missions.id = shared.mission_id and missions.status = 'published'
    where force.school_id = is_mission_shared_with.school and shared.mission_id = is_mission_shared_with.mission
  )
$$;

-- History never changes, except that a deleted account's name is removed.
create function private.refuse_rewriting() returns trigger language plpgsql set search_path = '' as $$
begin
  raise exception 'What was recorded never changes.' using errcode = '42501';
end
$$;

create function private.my_partnerships() returns setof uuid
language sql stable security definer set search_path = '' as $$
  select id from public.partnerships
  where school_id in (select private.my_schools()) or partner_id in (select private.my_authored_organizations())
$$;

create function private.missions_shared_with(schools uuid[]) returns table (mission_id uuid, school_id uuid)
language sql stable security definer set search_path = '' as $$
  select shared.mission_id, force.school_id
  from private.partnerships_in_force as force
  join public.partnership_missions as shared on shared.partnership_id = force.id and shared.version = force.version
  join public.missions as mission on mission.id = shared.mission_id and mission.status = 'published'
  where force.school_id = any (schools) and (mission.closes_on is null or mission.closes_on >= current_date)
$$;

create function private.my_schools_missions() returns setof uuid
language sql stable security definer set search_path = '' as $$
  select shared.mission_id from private.missions_shared_with(array(select private.my_schools())) as shared
$$;

-- A partnership the caller may act on, locked, and for which side.
create function private.partnership_to_change(wanted uuid, out record public.partnerships, out side text)
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_user();
  select * into record from public.partnerships where id = wanted for update;
  side := case
    when record.school_id in (select private.my_led_schools()) then 'school'
    when record.partner_id in (select private.my_authored_organizations()) then 'partner'
  end;
  if side is null then
    perform private.fail('partnership_not_found', 'This partnership does not exist, or is not yours.');
  end if;
end
$$;

create function private.note_partnership(
  wanted uuid, side text, act text, version int default null, note text default ''
) returns void
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.partnership_history (partnership_id, side, actor_id, act, version, note)
  values (wanted, side, (select auth.uid()), act, version, left(btrim(coalesce(note, '')), 1000));
  perform private.audit('partnership.' || act, 'partnership', wanted::text, jsonb_build_object('version', version));
end
$$;

-- Notifies and emails everyone on both sides who may act; the person who acted, only about what ends the matter.
create function private.tell_partners(
  partnership public.partnerships, side text, kind text, note text default '', and_me boolean default false
) returns void
language plpgsql security definer set search_path = '' as $$
declare
  told record;
begin
  for told in
    select member.user_id, jsonb_build_object(
      'name', other.name, 'by', acting.name, 'reason', left(btrim(coalesce(note, '')), 1000)
    ) as data
    from public.organization_members as member
    join public.organizations as other
      on other.id = case when member.organization_id = partnership.school_id then partnership.partner_id else partnership.school_id end
    join public.organizations as acting
      on acting.id = case when side = 'school' then partnership.school_id else partnership.partner_id end
    where member.organization_id in (partnership.school_id, partnership.partner_id)
      and member.member_role in ('owner', 'adviser', 'recruiter')
      and (and_me or member.user_id <> (select auth.uid()))
  loop
    if private.mail_choice(told.user_id, 'invitations') = 'never' then
      perform private.notify(told.user_id, kind, told.data, '/partnerships/' || partnership.id);
    else
      perform private.queue_mail_to(told.user_id, kind, told.data, '/partnerships/' || partnership.id);
      insert into public.notifications (user_id, kind, data, link, mailed_at)
      values (told.user_id, tell_partners.kind, told.data, '/partnerships/' || partnership.id, now());
    end if;
  end loop;
end
$$;

-- A colleague as contact of the caller's side; if none is given, the current contact, or else the caller.
create function private.set_contact(partnership public.partnerships, side text, person uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  colleagues uuid[] := array(
    select member.user_id from public.organization_members as member
    where member.organization_id = case when side = 'school' then partnership.school_id else partnership.partner_id end
  );
  known uuid := case when side = 'school' then partnership.school_contact else partnership.partner_contact end;
  chosen uuid := coalesce(person, case when known = any (colleagues) then known else (select auth.uid()) end);
begin
  if chosen <> all (colleagues) then
    perform private.fail('contact_not_colleague', 'The contact is somebody of your own organization.');
  end if;
  if side = 'school' then
    update public.partnerships set school_contact = chosen where id = partnership.id;
  else
    update public.partnerships set partner_contact = chosen where id = partnership.id;
  end if;
end
$$;

-- The next version. Schools choose among open missions, and what the partner offered before.
create function private.add_terms(partnership public.partnerships, side text, terms jsonb) returns int
language plpgsql security definer set search_path = '' as $$
declare
  following int := 1 + coalesce((select max(version) from public.partnership_terms where partnership_id = partnership.id), 0);
  missions uuid[];
begin
  begin
    missions := array(select distinct jsonb_array_elements_text(coalesce(terms -> 'missions', '[]'))::uuid);
    insert into public.partnership_terms (
      partnership_id, version, proposed_by, visibility, starts_on, ends_on, is_named, body, author_id
    ) values (
      partnership.id, following, side, terms ->> 'visibility', (terms ->> 'starts_on')::date, (terms ->> 'ends_on')::date,
      coalesce((terms ->> 'is_named')::boolean, false), btrim(coalesce(terms ->> 'body', '')), (select auth.uid())
    );
  exception when check_violation or not_null_violation or invalid_text_representation or invalid_datetime_format
    or datetime_field_overflow or invalid_parameter_value then
    perform private.fail('terms_invalid', 'Something in the terms is missing, too long or not allowed.');
  end;
  if (terms ->> 'ends_on')::date < current_date then
    perform private.fail('terms_outdated', 'These terms would be over already. Choose a later end.');
  end if;
  if cardinality(missions) > 100 or exists (
    select from unnest(missions) as wanted where not exists (
      select from public.missions as mission
      where mission.id = wanted and mission.organization_id = partnership.partner_id and mission.status = 'published'
        and (
          side = 'partner' or not mission.by_invitation
          or exists (
            select from public.partnership_missions as earlier
            where earlier.partnership_id = partnership.id and earlier.mission_id = wanted
          )
        )
    )
  ) then
    perform private.fail('terms_missions_invalid', 'A mission in the terms is not published, or not of this partner.');
  end if;
  insert into public.partnership_missions (partnership_id, version, mission_id)
  select partnership.id, following, wanted from unnest(missions) as wanted;
  update public.partnerships set open_version = following where id = partnership.id;
  return following;
end
$$;

-- The pending proposal, if it is still the one that was read.
create function private.require_open_terms(partnership public.partnerships, seen int) returns public.partnership_terms
language plpgsql security definer set search_path = '' as $$
declare
  terms public.partnership_terms;
begin
  if partnership.open_version is distinct from seen or seen is null then
    perform private.fail('terms_changed', 'Other terms were proposed in the meantime. Look at them first.');
  end if;
  select * into terms from public.partnership_terms as known
  where known.partnership_id = partnership.id and known.version = seen;
  return terms;
end
$$;

-- Its state today.
create function private.partnership_state(partnership public.partnerships) returns text
language sql stable security definer set search_path = '' as $$
  select case
    when partnership.agreed_version is not null and partnership.ended_at is null then (
      select case
        when terms.ends_on < current_date then 'expired' when terms.starts_on > current_date then 'upcoming' else 'active'
      end from public.partnership_terms as terms
      where terms.partnership_id = partnership.id and terms.version = partnership.agreed_version
    )
    when partnership.open_version is not null then 'proposed'
    when partnership.ended_at is not null then 'ended'
    else 'declined'
  end
$$;

create function private.terms_shown(partnership uuid, version int) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'version', terms.version, 'by', terms.proposed_by, 'author', private.full_name(terms.author_id),
    'at', terms.proposed_at, 'visibility', terms.visibility, 'startsOn', terms.starts_on, 'endsOn', terms.ends_on,
    'isNamed', terms.is_named, 'body', terms.body,
    'missions', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', mission.id, 'title', coalesce(private.title_in(listing.title, listing.translations), mission.draft ->> 'title'), 'isPrivate', mission.by_invitation,
        'isOver', mission.status <> 'published' or mission.closes_on < current_date
      ) order by lower(coalesce(listing.title, mission.draft ->> 'title')), mission.id), '[]')
      from public.partnership_missions as shared
      join public.missions as mission on mission.id = shared.mission_id
      left join public.mission_listings as listing on listing.mission_id = mission.id
      where shared.partnership_id = terms.partnership_id and shared.version = terms.version
    )
  )
  from public.partnership_terms as terms
  where terms.partnership_id = partnership and terms.version = terms_shown.version
$$;

create function private.contact_shown(person uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('id', users.id, 'name', private.full_name(users.id), 'email', users.email)
  from auth.users where users.id = person
$$;

-- What a side may include in its terms: a partner anything it has published, a school what is open or was offered to
-- it.
create function private.missions_to_share(partnership public.partnerships, partner uuid, side text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', mission.id, 'title', private.title_in(listing.title, listing.translations), 'isPrivate', mission.by_invitation, 'isOver', false
  ) order by lower(listing.title), mission.id), '[]')
  from (
    select missions.* from public.missions
    where missions.organization_id = partner and missions.status = 'published'
      and (missions.closes_on is null or missions.closes_on >= current_date)
      and (
        side = 'partner' or not missions.by_invitation
        or exists (
          select from public.partnership_missions as earlier
          where earlier.partnership_id = partnership.id and earlier.mission_id = missions.id
        )
      )
    order by missions.updated_at desc limit 300
  ) as mission
  join public.mission_listings as listing on listing.mission_id = mission.id
$$;

-- Two weeks before terms expire, both sides are reminded once, unless they are already discussing the next ones.
create function private.remind_of_ending_partnerships() returns int
language plpgsql security definer set search_path = '' as $$
declare
  told int;
begin
  with ending as (
    update public.partnerships as partnership set ending_told = force.version
    from private.partnerships_in_force as force
    where force.id = partnership.id and force.ends_on <= current_date + 14 and partnership.open_version is null
      and partnership.ending_told is distinct from force.version
    returning partnership.*, force.ends_on
  ), sent as (
    select private.notify(
      member.user_id, 'partnership_ending', jsonb_build_object('name', other.name, 'date', ending.ends_on),
      '/partnerships/' || ending.id
    )
    from ending
    join public.organization_members as member
      on member.organization_id in (ending.school_id, ending.partner_id)
      and member.member_role in ('owner', 'adviser', 'recruiter')
    join public.organizations as other
      on other.id = case when member.organization_id = ending.school_id then ending.partner_id else ending.school_id end
  )
  select count(*) into told from sent;
  return told;
end
$$;

-- What a student agreed to ends with the link to the school.
create function private.forget_partner_consents() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.partner_consents where student_id = new.id;
  return null;
end
$$;

-- What a student lets the school see is a consent too, and unlinking withdraws it.
create function private.note_school_consent() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  person uuid := coalesce(new.user_id, old.user_id);
begin
  if exists (select from auth.users where id = person) then
    perform private.record_consent(
      person, 'school_sharing',
      left(private.organization_name(new.organization_id), 150)
        || coalesce(': ' || nullif(array_to_string(new.shares, ', '), ''), ''),
      new.shares <> '{}'
    );
  end if;
  return null;
end
$$;

-- Whom a partner sees by name now, and whose work on the shared missions. The partner's page, the school's preview and
-- what students are told all use this. Work that stays unnamed is left out: a name with the time of submission would
-- identify it.
create function private.seen_by_partner(partnership uuid)
returns table (student_id uuid, user_id uuid, first_name text, last_name text, level text, work jsonb)
language sql stable security definer set search_path = '' as $$
  select student.id, student.user_id, student.first_name, student.last_name,
    case when force.visibility = 'full' and consent.visibility = 'full' then 'full' else 'named' end, begun.work
  from private.partnerships_in_force as force
  join private.partner_consents as consent on consent.partnership_id = force.id
  join public.students as student on student.id = consent.student_id and student.organization_id = force.school_id
    and student.status = 'enrolled' and student.user_id is not null and 'progress' = any (student.shares)
  cross join lateral (
    select jsonb_object_agg(tried.mission_id, jsonb_build_object('status', tried.status, 'at', tried.at)) as work
    from (
      select distinct on (enrollment.mission_id) enrollment.mission_id, enrollment.status,
        coalesce(enrollment.completed_at, enrollment.submitted_at, enrollment.started_at) as at
      from public.enrollments as enrollment
      join public.partnership_missions as shared
        on shared.partnership_id = force.id and shared.version = force.version and shared.mission_id = enrollment.mission_id
      where enrollment.user_id = student.user_id and enrollment.status <> 'left'
        and not private.stays_unnamed(enrollment.id)
      order by enrollment.mission_id, enrollment.started_at desc
    ) as tried
  ) as begun
  where force.id = seen_by_partner.partnership and force.visibility in ('named', 'full') and begun.work is not null
$$;

-- The partners of a school whose terms let them see something of its students, with the missions they share.
create function private.partners_of_school(school uuid)
returns table (partnership_id uuid, name text, visibility text, until date, missions jsonb)
language sql stable security definer set search_path = '' as $$
  select force.id, partner.name, force.visibility, force.ends_on, (
    select coalesce(jsonb_agg(jsonb_build_object('id', shared.mission_id, 'title', coalesce(private.title_in(listing.title, listing.translations), '')) order by
      lower(listing.title)), '[]')
    from public.partnership_missions as shared
    left join public.mission_listings as listing on listing.mission_id = shared.mission_id
    where shared.partnership_id = force.id and shared.version = force.version
  )
  from private.partnerships_in_force as force
  join public.organizations as partner on partner.id = force.partner_id
  where force.school_id = school and force.visibility <> 'none'
$$;

-- Linked students of a school are told about a new partner, and about terms that let one see more. Emailed right away,
-- except to those who turned such emails off.
create function private.tell_students_of_partner(
  partnership public.partnerships, terms public.partnership_terms, is_new boolean
) returns void
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.partner_news (partnership_id, kind, data) values (
    partnership.id, case when is_new then 'school_partner_added' else 'school_partner_widened' end, jsonb_build_object(
      'school', private.organization_name(partnership.school_id), 'name', private.organization_name(partnership.partner_id),
      'visibility', terms.visibility, 'date', terms.ends_on
    )
  );
  perform private.tell_partner_news(100);
end
$$;

create function private.tell_partner_news(most int) returns int
language plpgsql security definer set search_path = '' as $$
declare
  news private.partner_news;
  student record;
  told int := 0;
begin
  for news in select * from private.partner_news order by id for update skip locked loop
    for student in
      select one.id, one.user_id from public.students as one
      join public.partnerships as partnership on partnership.id = news.partnership_id and partnership.ended_at is null
      where one.organization_id = partnership.school_id and one.user_id is not null and one.status = 'enrolled'
        and one.linked_at <= news.created_at and (news.told_to is null or one.id > news.told_to)
      order by one.id limit most - told
    loop
      if private.mail_choice(student.user_id, 'invitations') <> 'never' then
        perform private.queue_mail_to(student.user_id, news.kind, news.data, '/profile/schools');
      end if;
      insert into public.notifications (user_id, kind, data, link, mailed_at)
      values (student.user_id, news.kind, news.data, '/profile/schools', now());
      update private.partner_news set told_to = student.id where id = news.id;
      told := told + 1;
    end loop;
    exit when told >= most;
    delete from private.partner_news where id = news.id;
  end loop;
  return told;
end
$$;

-- # Policies and grants

create policy "Schools find what partners share with them" on public.mission_listings for select to authenticated
  using (mission_id in (select private.my_schools_missions()));

call private.protect('public.partnerships');
grant select on public.partnerships to authenticated;

create policy "Both sides see their partnership" on public.partnerships for select to authenticated
  using (school_id in (select private.my_schools()) or partner_id in (select private.my_authored_organizations()));

call private.protect('public.partnership_terms');
grant select on public.partnership_terms to authenticated;

create policy "Both sides see the terms" on public.partnership_terms for select to authenticated
  using (partnership_id in (select private.my_partnerships()));

call private.protect('public.partnership_missions');
grant select on public.partnership_missions to authenticated;

create policy "Both sides see which missions are shared" on public.partnership_missions for select to authenticated
  using (partnership_id in (select private.my_partnerships()));

call private.protect('public.partnership_history');
grant select on public.partnership_history to authenticated;

create policy "Both sides see the same history" on public.partnership_history for select to authenticated
  using (partnership_id in (select private.my_partnerships()));

-- # Public functions

-- The first proposal to an organization, or the first after an end.
create function public.propose_partnership(
  mine uuid, other uuid, terms jsonb, contact uuid default null, note text default ''
) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  side text;
  partnership public.partnerships;
  version int;
begin
  perform private.require_user();
  side := case
    when mine in (select private.my_led_schools()) then 'school'
    when mine in (select private.my_authored_organizations()) then 'partner'
  end;
  if side is null then
    raise exception 'Owners, advisers and recruiters propose partnerships.' using errcode = '42501', hint = 'partnership_roles';
  end if;
  if not exists (
    select from public.organizations as organization
    where organization.id = other and organization.status = 'approved' and (organization.kind = 'academia') = (side = 'partner')
  ) then
    perform private.fail('partner_not_found', 'There is no such organization to be a partner of.');
  end if;
  insert into public.partnerships (school_id, partner_id)
  values (case when side = 'school' then mine else other end, case when side = 'school' then other else mine end)
  on conflict on constraint partnerships_school_id_partner_id_key do nothing;
  select * into partnership from public.partnerships as known
  where known.school_id = case when side = 'school' then mine else other end
    and known.partner_id = case when side = 'school' then other else mine end
  for update;
  if partnership.open_version is not null or partnership.agreed_version is not null and partnership.ended_at is null then
    perform private.fail('partnership_exists', 'There is a partnership, or a proposal, with this organization already.');
  end if;
  if (
    select count(*) from public.partnerships as open
    join public.partnership_terms as proposed on proposed.partnership_id = open.id and proposed.version = open.open_version
    where proposed.proposed_by = side and mine in (open.school_id, open.partner_id)
  ) >= 100 then
    perform private.fail('too_many_proposals', 'A hundred proposals of yours wait for an answer. Withdraw some first.');
  end if;
  perform private.set_contact(partnership, side, contact);
  version := private.add_terms(partnership, side, terms);
  perform private.note_partnership(partnership.id, side, 'proposed', version, note);
  perform private.tell_partners(partnership, side, 'partnership_proposed', note);
  return partnership.id;
end
$$;

-- Another proposal: in answer to one, or to change or renew current terms.
create function public.propose_terms(
  partnership_id uuid, seen_version int, terms jsonb, contact uuid default null, note text default ''
) returns int
language plpgsql security definer set search_path = '' as $$
declare
  acting record := private.partnership_to_change(partnership_id);
  partnership public.partnerships := acting.record;
  version int;
begin
  if coalesce((
    select max(known.version) from public.partnership_terms as known where known.partnership_id = partnership.id
  ), 0) is distinct from seen_version then
    perform private.fail('terms_changed', 'Other terms were proposed in the meantime. Look at them first.');
  end if;
  perform private.set_contact(partnership, acting.side, contact);
  version := private.add_terms(partnership, acting.side, terms);
  perform private.note_partnership(partnership.id, acting.side, 'changed', version, note);
  perform private.tell_partners(partnership, acting.side, 'partnership_changed', note);
  return version;
end
$$;

create function public.accept_terms(partnership_id uuid, version int, contact uuid default null) returns void
language plpgsql security definer set search_path = '' as $$
declare
  acting record := private.partnership_to_change(partnership_id);
  partnership public.partnerships := acting.record;
  terms public.partnership_terms := private.require_open_terms(partnership, accept_terms.version);
  levels constant text[] := '{none,aggregate,named,full}';
  before text;
begin
  if terms.proposed_by = acting.side then
    perform private.fail('own_terms', 'Your own proposal is accepted by the other side.');
  end if;
  if terms.ends_on < current_date then
    perform private.fail('terms_outdated', 'These terms would be over already. Choose a later end.');
  end if;
  perform private.set_contact(partnership, acting.side, contact);
  before := coalesce((
    select known.visibility from public.partnership_terms as known
    where known.partnership_id = partnership.id and known.version = partnership.agreed_version
      and partnership.ended_at is null and known.ends_on >= current_date
  ), 'none');
  update public.partnerships
  set agreed_version = terms.version, open_version = null, ended_at = null, ended_by = null, end_reason = ''
  where id = partnership.id;
  perform private.note_partnership(partnership.id, acting.side, 'accepted', terms.version);
  perform private.tell_partners(partnership, acting.side, 'partnership_accepted', '', true);
  if array_position(levels, terms.visibility) > array_position(levels, before) then
    perform private.tell_students_of_partner(partnership, terms, before = 'none');
  end if;
end
$$;

-- Declines the other side's proposal, or withdraws one's own; current terms stay.
create function public.drop_terms(partnership_id uuid, version int, reason text default '') returns void
language plpgsql security definer set search_path = '' as $$
declare
  acting record := private.partnership_to_change(partnership_id);
  partnership public.partnerships := acting.record;
  terms public.partnership_terms := private.require_open_terms(partnership, drop_terms.version);
  act text := case when terms.proposed_by = acting.side then 'withdrawn' else 'declined' end;
begin
  update public.partnerships set open_version = null where id = partnership.id;
  perform private.note_partnership(partnership.id, acting.side, act, terms.version, reason);
  perform private.tell_partners(partnership, acting.side, 'partnership_' || act, reason);
end
$$;

create function public.end_partnership(partnership_id uuid, reason text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  acting record := private.partnership_to_change(partnership_id);
  partnership public.partnerships := acting.record;
begin
  if partnership.agreed_version is null or partnership.ended_at is not null then
    perform private.fail('partnership_over', 'This partnership is over, or has not begun.');
  end if;
  if btrim(coalesce(reason, '')) = '' then
    perform private.fail('reason_required', 'Say why, so that the people concerned know.');
  end if;
  update public.partnerships
  set ended_at = now(), ended_by = acting.side, end_reason = left(btrim(reason), 1000), open_version = null
  where id = partnership.id;
  perform private.note_partnership(partnership.id, acting.side, 'ended', partnership.agreed_version, reason);
  perform private.tell_partners(partnership, acting.side, 'partnership_ended', reason, true);
end
$$;

create function public.set_partnership_contact(partnership_id uuid, person uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  acting record := private.partnership_to_change(partnership_id);
begin
  perform private.set_contact(acting.record, acting.side, person);
  perform private.note_partnership(partnership_id, acting.side, 'contact', null, private.full_name(person));
end
$$;

-- All partnerships of an organization, those waiting for it first.
create function public.my_partnerships(organization uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_user();
  if organization not in (select private.my_schools() union select private.my_authored_organizations()) then
    raise exception 'Only those who work there see the partnerships.' using errcode = '42501', hint = 'members_only';
  end if;
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', partnership.id, 'state', private.partnership_state(partnership), 'name', other.name, 'kind', other.kind,
      'slug', other.slug, 'openBy', open.proposed_by, 'openAt', open.proposed_at,
      'visibility', coalesce(agreed.visibility, open.visibility), 'startsOn', coalesce(agreed.starts_on, open.starts_on),
      'endsOn', coalesce(agreed.ends_on, open.ends_on), 'endedAt', partnership.ended_at, 'changedAt', partnership.updated_at,
      'missions', (
        select count(*) from public.partnership_missions as shared
        where shared.partnership_id = partnership.id
          and shared.version = coalesce(partnership.agreed_version, partnership.open_version)
      )
    ) order by
      open.proposed_by is null
        or (open.proposed_by = 'school') = (organization = partnership.school_id), partnership.updated_at desc
    ), '[]')
    from (
      select * from public.partnerships as known where organization in (known.school_id, known.partner_id)
      order by known.updated_at desc limit 300
    ) as partnership
    join public.organizations as other
      on other.id = case when organization = partnership.school_id then partnership.partner_id else partnership.school_id end
    left join public.partnership_terms as agreed
      on agreed.partnership_id = partnership.id and agreed.version = partnership.agreed_version
    left join public.partnership_terms as open
      on open.partnership_id = partnership.id and open.version = partnership.open_version
  );
end
$$;

-- The whole record, the same for both sides except for what each may choose.
create function public.partnership(partnership_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  record public.partnerships;
  my_side text;
  may_act boolean;
begin
  perform private.require_user();
  select * into record from public.partnerships as known where known.id = partnership.partnership_id;
  my_side := case
    when record.school_id in (select private.my_schools()) then 'school'
    when record.partner_id in (select private.my_authored_organizations()) then 'partner'
  end;
  if my_side is null then
    return null;
  end if;
  may_act := my_side = 'partner' or record.school_id in (select private.my_led_schools());
  return (
    select jsonb_build_object(
      'id', record.id, 'side', my_side, 'mayAct', may_act, 'state', private.partnership_state(record),
      'school', jsonb_build_object('id', school.id, 'name', school.name, 'slug', school.slug, 'kind', school.kind),
      'partner', jsonb_build_object('id', partner.id, 'name', partner.name, 'slug', partner.slug, 'kind', partner.kind),
      'hasPage', my_side = 'partner' or partner.kind = 'company' or coalesce((
        select maker.is_public from public.maker_profiles as maker where maker.organization_id = partner.id
      ), false),
      'contacts', jsonb_build_object(
        'school', private.contact_shown(record.school_contact), 'partner', private.contact_shown(record.partner_contact)
      ),
      'agreed', private.terms_shown(record.id, record.agreed_version),
      'open', private.terms_shown(record.id, record.open_version),
      'lastVersion', (select max(terms.version) from public.partnership_terms as terms where terms.partnership_id = record.id),
      'last', private.terms_shown(record.id, (
        select max(terms.version) from public.partnership_terms as terms where terms.partnership_id = record.id
      )),
      'endedAt', record.ended_at, 'endedBy', record.ended_by, 'endReason', record.end_reason,
      'history', (
        select jsonb_agg(jsonb_build_object(
          'id', line.id, 'at', line.at, 'side', line.side, 'name', private.full_name(line.actor_id), 'act', line.act,
          'version', line.version, 'note', line.note,
          'terms', case when line.act in ('proposed', 'changed') then private.terms_shown(record.id, line.version) end
        ) order by line.id desc)
        from (
          select * from public.partnership_history as lines where lines.partnership_id = record.id order by lines.id desc limit 100
        ) as line
      ),
      'colleagues', case when may_act then (
        select jsonb_agg(jsonb_build_object('id', member.user_id, 'name', private.full_name(member.user_id)) order by private.full_name(member.user_id))
        from public.organization_members as member
        where member.organization_id = case when my_side = 'school' then record.school_id else record.partner_id end
      ) end,
      'choices', case when may_act then private.missions_to_share(record, record.partner_id, my_side) end
    )
    from public.organizations as school, public.organizations as partner
    where school.id = record.school_id and partner.id = record.partner_id
  );
end
$$;

-- Organizations of the other kind, with what a first proposal could share.
create function public.find_partners(mine uuid, search text default '') returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  is_school boolean := mine in (select private.my_led_schools());
begin
  perform private.require_user();
  if not is_school and mine not in (select private.my_authored_organizations()) then
    raise exception 'Owners, advisers and recruiters propose partnerships.' using errcode = '42501', hint = 'partnership_roles';
  end if;
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', found.id, 'name', found.name, 'kind', found.kind, 'slug', found.slug, 'place', found.place,
      'missions', private.missions_to_share(null, case when is_school then found.id else mine end, case when is_school then 'school' else 'partner' end)
    ) order by found.name), '[]')
    from (
      select organization.id, organization.name, organization.kind, organization.slug, said.place
      from public.organizations as organization
      left join public.organization_profiles as said on said.organization_id = organization.id
      where organization.status = 'approved' and (organization.kind = 'academia') = not is_school
        and private.plain_words(organization.name) like private.containing(private.plain_words(search))
        and not exists (
          select from public.partnerships as known
          where known.school_id = case when is_school then mine else organization.id end
            and known.partner_id = case when is_school then organization.id else mine end
            and (known.open_version is not null or known.agreed_version is not null and known.ended_at is null)
        )
      order by organization.name limit 10
    ) as found
  );
end
$$;

-- What the partner sees of the students now, which the school can see too. Counts below five are hidden; students who
-- don't share progress are in none of them.
create function public.partnership_students(partnership_id uuid, page int default 0) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  force private.partnerships_in_force;
  fewest constant int := 5;
begin
  perform private.require_user();
  if partnership_students.partnership_id not in (select private.my_partnerships()) then
    perform private.fail('partnership_not_found', 'This partnership does not exist, or is not yours.');
  end if;
  select * into force from private.partnerships_in_force as known where known.id = partnership_students.partnership_id;
  if force.id is null or force.visibility = 'none' then
    return jsonb_build_object('level', 'none');
  end if;
  return (
    with sharing as (
      select student.user_id from public.students as student
      where student.organization_id = force.school_id and student.status = 'enrolled' and student.user_id is not null
        and 'progress' = any (student.shares)
    ), shared as (
      select missions.mission_id, coalesce(private.title_in(listing.title, listing.translations), '') as title
      from public.partnership_missions as missions
      left join public.mission_listings as listing on listing.mission_id = missions.mission_id
      where missions.partnership_id = force.id and missions.version = force.version
    ), work as (
      select distinct on (enrollment.user_id, enrollment.mission_id) enrollment.user_id, enrollment.mission_id,
        enrollment.status, enrollment.submitted_at
      from public.enrollments as enrollment
      join sharing on sharing.user_id = enrollment.user_id
      join shared on shared.mission_id = enrollment.mission_id
      where enrollment.status <> 'left'
      order by enrollment.user_id, enrollment.mission_id, enrollment.started_at desc
    ), counts as (
      select shared.mission_id, shared.title, count(work.user_id) as begun, count(work.submitted_at) as submitted,
        count(*) filter (where work.status = 'validated') as validated
      from shared left join work on work.mission_id = shared.mission_id group by shared.mission_id, shared.title
    ), seen as materialized (
      select * from private.seen_by_partner(force.id)
    )
    select jsonb_build_object(
      'level', force.visibility,
      'students', case when (select count(*) from sharing) >= fewest then (select count(*) from sharing) end,
      'missions', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'id', mission_id, 'title', title, 'begun', case when begun >= fewest then begun end,
          'submitted', case when submitted >= fewest then submitted end,
          'validated', case when validated >= fewest then validated end
        ) order by lower(title), mission_id), '[]') from counts
      ),
      'total', case when force.visibility in ('named', 'full') then (select count(*) from seen) end,
      'people', case when force.visibility in ('named', 'full') then (
        select coalesce(jsonb_agg(jsonb_build_object(
          'id', person.student_id, 'name', btrim(person.first_name || ' ' || person.last_name),
          'work', case when person.level = 'full' then person.work end
        ) order by person.last_name, person.first_name, person.student_id), '[]')
        from (
          select * from seen order by last_name, first_name, student_id limit 50 offset 50 * greatest(page, 0)
        ) as person
      ) end
    )
  );
end
$$;

-- For students: the partners of their schools, what the terms allow each, what the student agreed to, and what the
-- partner sees because of it.
create function public.my_school_partners() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  me uuid := private.require_user();
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'studentId', student.id, 'id', partner.partnership_id, 'name', partner.name, 'visibility', partner.visibility,
      'until', partner.until, 'missions', partner.missions, 'agreed', consent.visibility, 'agreedAt', consent.agreed_at,
      'sees', case
        when seen.level is not null then seen.level
        when 'progress' = any (student.shares) then 'aggregate' else 'none' end,
      'work', case when seen.level = 'full' then seen.work end
    ) order by partner.name), '[]')
    from public.students as student
    join public.organizations as school on school.id = student.organization_id and school.status = 'approved'
    cross join lateral private.partners_of_school(student.organization_id) as partner
    left join private.partner_consents as consent
      on consent.student_id = student.id and consent.partnership_id = partner.partnership_id
    left join lateral (
      select known.level, known.work from private.seen_by_partner(partner.partnership_id) as known
      where known.student_id = student.id
    ) as seen on true
    where student.user_id = me and student.linked_at is not null and student.status = 'enrolled'
  );
end
$$;

-- Consent for one partner, to what its terms allow now, or (null) none. Later terms need new consent.
create function public.set_partner_consent(student_id uuid, partnership_id uuid, visibility text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := private.require_user();
  student public.students;
  partner record;
begin
  select * into student from public.students as one
  where one.id = set_partner_consent.student_id and one.user_id = me and one.status = 'enrolled' for update;
  if student.id is null then
    perform private.fail('school_not_linked', 'You are no longer linked to this school.');
  end if;
  select * into partner from private.partners_of_school(student.organization_id) as known
  where known.partnership_id = set_partner_consent.partnership_id;
  if set_partner_consent.visibility is null then
    delete from private.partner_consents as known
    where known.student_id = student.id and known.partnership_id = set_partner_consent.partnership_id;
    if not found then
      return;
    end if;
  elsif partner.visibility is distinct from set_partner_consent.visibility or partner.visibility not in ('named', 'full') then
    perform private.fail('partner_terms_changed', 'What this partner would see has changed. Look at it again.');
  else
    insert into private.partner_consents (student_id, partnership_id, visibility)
    values (student.id, partner.partnership_id, partner.visibility)
    on conflict on constraint partner_consents_pkey do update set visibility = excluded.visibility, agreed_at = now();
  end if;
  perform private.record_consent(
    me, 'partner_name',
    left((
      select private.organization_name(known.partner_id) || ' (' || private.organization_name(known.school_id) || ')'
      from public.partnerships as known where known.id = set_partner_consent.partnership_id
    ), 180) || coalesce(': ' || set_partner_consent.visibility, ''),
    set_partner_consent.visibility is not null
  );
end
$$;

-- # Who may call which function

grant execute on function private.my_partnerships, private.my_schools_missions to authenticated;

grant execute on function
  public.accept_terms, public.drop_terms, public.end_partnership, public.find_partners, public.my_partnerships,
  public.my_school_partners, public.partnership, public.partnership_students, public.propose_partnership,
  public.propose_terms, public.set_partner_consent, public.set_partnership_contact
to authenticated;

-- # Triggers

create trigger forget_partner_consents after update of user_id, status on public.students
  for each row when (new.user_id is distinct from old.user_id or new.status = 'left')
  execute function private.forget_partner_consents();

create trigger note_school_consent after update on public.students
  for each row when (new.shares is distinct from old.shares)
  execute function private.note_school_consent();

create trigger partnerships_updated before update on public.partnerships
  for each row execute function private.set_updated_at();

create trigger partnership_terms_never_change before update on public.partnership_terms
  for each row when (to_jsonb(old) - 'author_id' is distinct from to_jsonb(new) - 'author_id')
  execute function private.refuse_rewriting();

create trigger partnership_history_never_changes before update on public.partnership_history
  for each row when (to_jsonb(old) - 'actor_id' is distinct from to_jsonb(new) - 'actor_id')
  execute function private.refuse_rewriting();

-- # Jobs

select cron.schedule(
  'remind of ending partnerships', '25 5 * * *', 'select private.remind_of_ending_partnerships()'
);

select cron.schedule('tell of school partners', '* * * * *', 'select private.tell_partner_news(1000)');
