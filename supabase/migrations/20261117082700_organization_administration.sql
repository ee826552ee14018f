-- What administrators decide about organizations after approval: questions, badges, suspensions, merges, and the
-- dossier.

-- # Tables

-- An administrator asks the applicant for more information before deciding. Both see the questions and answers.
create table public.request_questions (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references public.organizations on delete cascade,
  question text not null check (length(question) between 1 and 1000),
  asked_by uuid references auth.users on delete set null,
  asked_at timestamptz not null default now(),
  answer text check (length(answer) between 1 and 4000),
  answered_by uuid references auth.users on delete set null,
  answered_at timestamptz,
  check ((answer is null) = (answered_at is null))
);

-- A suspended organization: the status alone hides it, because whatever it shows or does requires an approved
-- organization. Here are the reason, the end date, what members lose in the meantime, and the way back.
create table public.organization_suspensions (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references public.organizations on delete cascade,
  reason text not null check (length(reason) between 1 and 1000),
  -- Null: until an administrator restores it.
  ends_at timestamptz,
  suspended_by uuid references auth.users on delete set null,
  created_at timestamptz not null default now(),
  -- What the owners reply.
  reply text check (length(reply) between 1 and 4000),
  replied_by uuid references auth.users on delete set null,
  replied_at timestamptz,
  lifted_at timestamptz,
  lifted_by uuid references auth.users on delete set null,
  check (ends_at > created_at)
);

-- Roles that were lost with the suspension, and return with the organization.
create table private.roles_on_hold (
  suspension_id uuid not null references public.organization_suspensions on delete cascade,
  user_id uuid not null references auth.users on delete cascade,
  primary key (suspension_id, user_id)
);

-- # Indexes

create index request_questions_by_organization on public.request_questions (organization_id, asked_at desc);
create index request_questions_by_asker on public.request_questions (asked_by);
create index request_questions_by_answerer on public.request_questions (answered_by);
create index organization_suspensions_by_organization on public.organization_suspensions (organization_id, created_at desc);
create unique index organization_suspensions_in_force on public.organization_suspensions (organization_id)
  where lifted_at is null;
create index organization_suspensions_by_end on public.organization_suspensions (ends_at) where lifted_at is null;
create index organization_suspensions_by_suspender on public.organization_suspensions (suspended_by);
create index organization_suspensions_by_replier on public.organization_suspensions (replied_by);
create index organization_suspensions_by_lifter on public.organization_suspensions (lifted_by);
create index roles_on_hold_by_user on private.roles_on_hold (user_id);

-- # Private helpers

create function private.tell_admins(kind text, data jsonb, link text) returns void
language sql security definer set search_path = '' as $$
  select private.notify(admins.user_id, tell_admins.kind, data, link)
  from public.user_roles as admins where admins.role = 'admin'
$$;

create function private.tell_organization(organization uuid, kind text, data jsonb, link text default '/') returns void
language sql security definer set search_path = '' as $$
  select private.notify(member.user_id, tell_organization.kind, data, tell_organization.link)
  from public.organization_members as member where member.organization_id = organization
$$;

-- The badge: an administrator has checked who this is. It expires after a while; nothing else changes then.
create function private.approved_organization(organization_id uuid) returns public.organizations
language plpgsql security definer set search_path = '' as $$
declare
  organization public.organizations;
begin
  select * into organization from public.organizations where id = organization_id for update;
  if organization.id is null then
    perform private.fail('organization_not_found', 'This organization does not exist.');
  end if;
  if organization.status <> 'approved' then
    perform private.fail('organization_not_approved', 'This can be done once the organization is approved.');
  end if;
  return organization;
end
$$;

create function private.tell_organization_owners(organization uuid, kind text, data jsonb, link text) returns int
language sql security definer set search_path = '' as $$
  with told as (
    select private.notify(owner, tell_organization_owners.kind, data, tell_organization_owners.link)
    from private.owners_of(organization) as owner
  ) select count(*)::int from told
$$;

-- Where owners see until when their badge lasts.
create function private.facts_path(kind public.organization_kind) returns text
language sql immutable set search_path = '' as $$
  select case kind when 'company' then '/company-profile' when 'academia' then '/institution-profile' else '/maker-profile' end
$$;

-- Owners are reminded 30 days before, once per badge.
create function private.remind_of_verifications() returns int
language plpgsql security definer set search_path = '' as $$
declare
  organization public.organizations;
  reminded int := 0;
begin
  for organization in
    update public.organizations set verification_reminded_at = now()
    where status = 'approved' and verification_reminded_at is null
      and verified_until > now() and verified_until < now() + interval '30 days'
    returning *
  loop
    perform private.tell_organization_owners(
      organization.id, 'organization_verification_ends',
      jsonb_build_object('name', organization.name, 'date', organization.verified_until::date),
      private.facts_path(organization.kind)
    );
    perform private.audit(
      'organization.verification_reminded', 'organization', organization.id::text,
      jsonb_build_object('name', organization.name, 'until', organization.verified_until::date)
    );
    reminded := reminded + 1;
  end loop;
  raise log 'reminded the owners of % organizations of the end of their badge', reminded;
  return reminded;
end
$$;

-- Candidates with unfinished work there: they can continue and submit; makers review what waits too long.
create function private.tell_of_pause_at(organization public.organizations, kind text) returns int
language sql security definer set search_path = '' as $$
  with told as (
    select private.notify(
      enrollment.user_id, tell_of_pause_at.kind,
      jsonb_build_object('company', organization.name, 'mission', private.mission_title(enrollment.mission_id, enrollment.user_id, enrollment.version)),
      '/missions/work/' || enrollment.id
    )
    from public.enrollments as enrollment
    where enrollment.organization_id = organization.id
      and enrollment.status in ('in_progress', 'submitted', 'changes_requested')
  ) select count(*)::int from told
$$;

-- People who have a place at an upcoming event, or are waiting for one: it can't be found in the meantime, but isn't
-- canceled.
create function private.tell_guests_of(organization uuid, kind text) returns void
language sql security definer set search_path = '' as $$
  select private.notify(
    registration.user_id, tell_guests_of.kind,
    jsonb_build_object('title', event.title, 'at', event.starts_at, 'zone', event.time_zone), '/networking/events'
  )
  from public.events as event join public.event_registrations as registration on registration.event_id = event.id
  where event.organization_id = organization and event.status = 'published' and event.starts_at > now()
$$;

-- By an administrator, or automatically at the end date.
create function private.restore_organization(organization public.organizations, by uuid, why text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  suspension uuid;
begin
  update public.organization_suspensions as held set lifted_at = now(), lifted_by = by
  where held.organization_id = organization.id and held.lifted_at is null returning held.id into suspension;
  update public.organizations set status = 'approved' where id = organization.id;
  insert into public.user_roles (user_id, role, granted_by)
  select hold.user_id, organization.kind::text::public.app_role, by
  from private.roles_on_hold as hold
  join public.organization_members as member
    on member.user_id = hold.user_id and member.organization_id = organization.id
  where hold.suspension_id = suspension
  on conflict (user_id, role) do nothing;
  delete from private.roles_on_hold where suspension_id = suspension;
  perform private.audit(
    'organization.restored', 'organization', organization.id::text, jsonb_build_object(
      'name', organization.name, 'before', 'suspended', 'after', 'approved',
      'work_under_way', private.tell_of_pause_at(organization, 'mission_resumed')
    ), why
  );
  perform private.tell_guests_of(organization.id, 'event_resumed');
  perform private.tell_organization(
    organization.id, 'organization_restored', jsonb_build_object('name', organization.name)
  );
end
$$;

create function private.end_organization_suspensions() returns int
language plpgsql security definer set search_path = '' as $$
declare
  organization public.organizations;
  restored int := 0;
begin
  for organization in
    select suspended.* from public.organizations as suspended
    join public.organization_suspensions as held on held.organization_id = suspended.id
    where held.lifted_at is null and held.ends_at <= now() and suspended.status = 'suspended'
    for update of suspended skip locked
  loop
    perform private.restore_organization(organization, null, null);
    restored := restored + 1;
  end loop;
  return restored;
end
$$;

-- Two organizations that are the same become one. What only the organization itself needed is deleted; drafts,
-- invitations and people move; anything others rely on (published missions, work, certificates, contacts, students,
-- projects …) prevents the merge, whichever table it is in: tables not named here are never merged silently.
create function private.merge_rule(target regclass) returns text
language sql stable set search_path = '' as $$
  select case target::text
    when 'public.organization_members' then 'moves'
    when 'public.team_invitations' then 'moves'
    when 'public.missions' then 'moves'
    when 'public.request_questions' then 'goes'
    when 'public.organization_profiles' then 'goes'
    when 'public.maker_profiles' then 'goes'
    when 'public.organization_suspensions' then 'goes'
    when 'private.organization_checks' then 'goes'
    when 'private.reply_figures' then 'goes'
    when 'public.page_views' then 'goes'
    when 'private.page_view_days' then 'goes'
    else 'keeps' end
$$;

-- The tables that prevent an organization from being merged into another.
create function private.merge_obstacles(organization uuid) returns text[]
language plpgsql stable security definer set search_path = '' as $$
declare
  reference record;
  is_used boolean;
  found_in text[] := '{}';
begin
  for reference in
    select con.conrelid::regclass as target, att.attname as name
    from pg_catalog.pg_constraint as con
    join pg_catalog.pg_attribute as att on att.attrelid = con.conrelid and att.attnum = con.conkey[1]
    where con.contype = 'f' and con.confrelid = 'public.organizations'::regclass
    order by 1, 2
  loop
    if private.merge_rule(reference.target) = 'keeps' then
      execute format('select exists (select from %s where %I = $1)', reference.target, reference.name)
        into is_used using organization;
      if is_used then
        found_in := found_in || split_part(reference.target::text, '.', 2);
      end if;
    end if;
  end loop;
  if exists (select from public.missions where organization_id = organization and version > 0) then
    found_in := found_in || 'missions'::text;
  end if;
  -- Files of drafts lie below the organization's own folder, and would stay behind.
  if exists (
    select from storage.objects where bucket_id = 'mission-files' and name like organization::text || '/%'
  ) then
    found_in := found_in || 'mission_files'::text;
  end if;
  return found_in;
end
$$;

-- What administrators see: also the note, who checked, and what would pass now.
create function private.checks_for_administrators(organization public.organizations) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'checks', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'kind', done.kind, 'at', done.checked_at, 'by', private.account_name(done.checked_by), 'note', done.note
      ) order by array_position(array['person', 'domain', 'siret'], done.kind)), '[]')
      from private.organization_checks as done where done.organization_id = organization.id
    ),
    'passing', (select coalesce(jsonb_agg(passing.kind), '[]') from private.passing_checks(organization) as passing)
  )
$$;

-- # Policies and grants

call private.protect('public.request_questions');
grant select on public.request_questions to authenticated;

create policy "Members read what they are asked, administrators all of it" on public.request_questions
  for select to authenticated
  using (organization_id in (select private.my_organizations()) or (select private.has_role('admin')));

call private.protect('public.organization_suspensions');
grant select on public.organization_suspensions to authenticated;

create policy "Members read why, administrators all of it" on public.organization_suspensions for select to authenticated
  using (organization_id in (select private.my_organizations()) or (select private.has_role('admin')));

-- # Public functions

create function public.ask_applicant(organization_id uuid, question text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  admin uuid := private.require_admin();
  organization public.organizations := private.pending_organization(organization_id);
  asked text := private.required_reason(question);
begin
  if organization.awaits_answer then
    perform private.fail('question_open', 'The applicant has not answered the last question yet.');
  end if;
  insert into public.request_questions (organization_id, question, asked_by) values (organization.id, asked, admin);
  update public.organizations set awaits_answer = true where id = organization.id;
  perform private.audit(
    'organization.asked', 'organization', organization.id::text,
    jsonb_build_object('name', organization.name, 'before', 'pending', 'after', 'asked'), asked
  );
  perform private.tell_organization(
    organization.id, 'organization_question', jsonb_build_object('name', organization.name, 'question', asked)
  );
end
$$;

create function public.answer_administrators(organization_id uuid, answer text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  person uuid := private.require_user();
  said text := private.trimmed(coalesce(answer, ''));
  organization public.organizations;
begin
  select * into organization from public.organizations where id = organization_id for update;
  if organization.id is null or not private.owns_organization(organization.id) then
    raise exception 'Only an owner can do this.' using errcode = '42501', hint = 'owners_only';
  end if;
  if not organization.awaits_answer then
    perform private.fail('no_question', 'No question is open any more.');
  end if;
  if length(said) not between 1 and 4000 then
    perform private.fail('answer_length', 'Write an answer of at most 4,000 characters.');
  end if;
  update public.request_questions as open
  set answer = said, answered_by = person, answered_at = now()
  where open.id = (
    select last.id from public.request_questions as last
    where last.organization_id = organization.id order by last.asked_at desc limit 1
  );
  update public.organizations set awaits_answer = false where id = organization.id;
  perform private.audit(
    'organization.answered', 'organization', organization.id::text,
    jsonb_build_object('name', organization.name, 'before', 'asked', 'after', 'pending')
  );
  perform private.tell_admins(
    'organization_answered', jsonb_build_object('name', organization.name), '/companies/' || organization.id
  );
end
$$;

create function public.take_verification(organization_id uuid, reason text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  admin uuid := private.require_admin();
  organization public.organizations := private.approved_organization(organization_id);
  why text := private.required_reason(reason);
begin
  if not private.is_verified(organization.id) then
    perform private.fail('not_verified', 'This organization has no badge.');
  end if;
  delete from private.organization_checks as done where done.organization_id = organization.id;
  update public.organizations
  set verified_until = null, verification_reminded_at = null, verification_asked_at = null
  where id = organization.id;
  perform private.audit(
    'organization.unverified', 'organization', organization.id::text,
    jsonb_build_object('name', organization.name, 'before', organization.verified_until, 'after', null), why
  );
  perform private.tell_organization_owners(
    organization.id, 'organization_unverified', jsonb_build_object('name', organization.name, 'reason', why),
    private.facts_path(organization.kind)
  );
end
$$;

-- Owners confirm that their details are still right; an administrator checks and renews.
create function public.ask_verification(organization_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  person uuid := private.require_user();
  organization public.organizations;
begin
  select * into organization from public.organizations where id = organization_id for update;
  if organization.id is null or not private.owns_organization(organization.id) then
    raise exception 'Only an owner can do this.' using errcode = '42501', hint = 'owners_only';
  end if;
  if organization.status <> 'approved' then
    perform private.fail('organization_not_approved', 'This can be done once the organization is approved.');
  end if;
  if organization.verified_until > now() + interval '30 days' then
    perform private.fail('verified_long_enough', 'The badge can be renewed 30 days before its end.');
  end if;
  if organization.verification_asked_at is not null then
    return;
  end if;
  update public.organizations set verification_asked_at = now() where id = organization.id;
  perform private.audit(
    'organization.asked_verification', 'organization', organization.id::text,
    jsonb_build_object('name', organization.name)
  );
  perform private.tell_admins(
    'organization_asks_verification', jsonb_build_object('name', organization.name), '/companies/' || organization.id
  );
end
$$;

create function public.suspend_organization(organization_id uuid, reason text, ends_at timestamptz default null) returns void
language plpgsql security definer set search_path = '' as $$
declare
  admin uuid := private.require_admin();
  organization public.organizations := private.approved_organization(organization_id);
  why text := private.required_reason(reason);
  suspension uuid;
begin
  if ends_at <= now() then
    perform private.fail('end_in_the_past', 'The end must lie in the future.');
  end if;
  insert into public.organization_suspensions (organization_id, reason, ends_at, suspended_by)
  values (organization.id, why, suspend_organization.ends_at, admin) returning id into suspension;
  update public.organizations set status = 'suspended' where id = organization.id;
  with gone as (
    delete from public.user_roles as held using public.organization_members as member
    where member.organization_id = organization.id and held.user_id = member.user_id
      and held.role::text = organization.kind::text and not exists (
        select from public.organization_members as elsewhere
        join public.organizations as other on other.id = elsewhere.organization_id
        where elsewhere.user_id = member.user_id and other.kind = organization.kind and other.status = 'approved'
      )
    returning held.user_id
  )
  insert into private.roles_on_hold (suspension_id, user_id) select suspension, user_id from gone;
  update public.reviews as review set claimed_until = now()
  where review.organization_id = organization.id and review.delivered_at is null and review.claimed_until > now();
  perform private.audit(
    'organization.suspended', 'organization', organization.id::text, jsonb_build_object(
      'name', organization.name, 'before', organization.status, 'after', 'suspended', 'until', suspend_organization.ends_at,
      'work_under_way', private.tell_of_pause_at(organization, 'mission_paused')
    ), why
  );
  perform private.tell_guests_of(organization.id, 'event_paused');
  perform private.tell_organization(organization.id, 'organization_suspended', jsonb_strip_nulls(
    jsonb_build_object('name', organization.name, 'reason', why, 'date', suspend_organization.ends_at::date)
  ));
end
$$;

create function public.restore_organization(organization_id uuid, reason text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  admin uuid := private.require_admin();
  organization public.organizations;
begin
  select * into organization from public.organizations where id = organization_id for update;
  if organization.id is null then
    perform private.fail('organization_not_found', 'This organization does not exist.');
  end if;
  if organization.status <> 'suspended' then
    perform private.fail('organization_not_suspended', 'This organization is not suspended.');
  end if;
  perform private.restore_organization(organization, admin, private.required_reason(reason));
end
$$;

create function public.reply_to_suspension(organization_id uuid, reply text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  person uuid := private.require_user();
  said text := private.trimmed(coalesce(reply, ''));
  suspension public.organization_suspensions;
begin
  if not private.owns_organization(organization_id) then
    raise exception 'Only an owner can do this.' using errcode = '42501', hint = 'owners_only';
  end if;
  if length(said) not between 1 and 4000 then
    perform private.fail('answer_length', 'Write an answer of at most 4,000 characters.');
  end if;
  update public.organization_suspensions as held set reply = said, replied_by = person, replied_at = now()
  where held.organization_id = reply_to_suspension.organization_id and held.lifted_at is null
  returning * into suspension;
  if suspension.id is null then
    perform private.fail('organization_not_suspended', 'This organization is not suspended.');
  end if;
  perform private.tell_admins('organization_answered', jsonb_build_object(
    'name', (select name from public.organizations where id = suspension.organization_id)
  ), '/companies/' || suspension.organization_id);
end
$$;

-- Owners of the merged organization get `owners_become` in the other; others keep their role, and no one loses a role
-- they already have there.
create function public.merge_organizations(
  source_id uuid, target_id uuid, reason text, owners_become public.member_role
) returns void
language plpgsql security definer set search_path = '' as $$
declare
  admin uuid := private.require_admin();
  why text := private.required_reason(reason);
  source public.organizations;
  target public.organizations;
  people uuid[];
begin
  -- Always in the same order, so that two merges wait for each other.
  perform id from public.organizations where id in (source_id, target_id) order by id for update;
  select * into source from public.organizations where id = source_id;
  select * into target from public.organizations where id = target_id;
  if source.id is null or target.id is null or source.id = target.id then
    perform private.fail('organization_not_found', 'This organization does not exist.');
  end if;
  if target.status <> 'approved' then
    perform private.fail('merge_target_not_approved', 'Merge into an organization that is approved.');
  end if;
  if source.kind <> target.kind then
    perform private.fail('merge_kinds_differ', 'Only organizations of the same kind can be merged.');
  end if;
  if source.status = 'suspended' then
    perform private.fail('organization_suspended', 'This organization is suspended.');
  end if;
  perform private.require_team_role(target, owners_become);
  if cardinality(private.merge_obstacles(source.id)) > 0 then
    perform private.fail('merge_has_work', 'It has published missions, work, contacts or the like, and cannot be merged.');
  end if;
  if exists (
    select from public.organization_members as member join auth.users on users.id = member.user_id
    where member.organization_id = source.id and users.email_confirmed_at is null
  ) then
    perform private.fail('email_not_confirmed_yet', 'The applicant has not confirmed the email address yet.');
  end if;

  people := array(select user_id from public.organization_members where organization_id = source.id order by created_at);
  insert into public.organization_members (organization_id, user_id, member_role, title)
  select target.id, member.user_id,
    case when member.member_role = 'owner' then owners_become else member.member_role end, member.title
  from public.organization_members as member where member.organization_id = source.id
  on conflict on constraint organization_members_pkey do nothing;
  insert into public.user_roles (user_id, role, granted_by)
  select person, target.kind::text::public.app_role, admin from unnest(people) as person
  on conflict (user_id, role) do nothing;
  update public.missions set organization_id = target.id where organization_id = source.id;
  update public.team_invitations as invitation set organization_id = target.id
  where invitation.organization_id = source.id and not exists (
    select from public.team_invitations as known
    where known.organization_id = target.id and known.email = invitation.email
  );
  perform private.audit(
    'organization.merged', 'organization', target.id::text, jsonb_build_object(
      'name', source.name, 'into', target.name, 'before', to_jsonb(source), 'after', jsonb_build_object(
        'organization', target.id, 'members', people, 'owners_become', owners_become
      )
    ), why
  );
  perform private.notify(
    owner, 'organization_grew', jsonb_build_object('name', target.name, 'merged', source.name),
    private.team_path(target.kind)
  ) from private.owners_of(target.id) as owner where owner <> all (people);
  delete from public.organizations where id = source.id;
  perform private.notify(
    person, 'organization_merged', jsonb_build_object('name', source.name, 'into', target.name, 'reason', why), '/'
  ) from unnest(people) as person;
end
$$;

-- Everything an administrator needs to decide about one organization, in one response.
create function public.organization_dossier(organization_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  admin uuid := private.require_admin();
  organization public.organizations;
begin
  select * into organization from public.organizations where id = organization_id;
  if organization.id is null then
    perform private.fail('organization_not_found', 'This organization does not exist.');
  end if;
  return jsonb_build_object(
    'id', organization.id, 'kind', organization.kind, 'name', organization.name, 'slug', organization.slug,
    'website', organization.website, 'siret', organization.siret, 'status', organization.status,
    'heardFrom', organization.heard_from, 'createdAt', organization.created_at, 'updatedAt', organization.updated_at,
    'decidedAt', organization.decided_at, 'decidedBy', private.account_name(organization.decided_by),
    'decisionReason', organization.decision_reason, 'awaitsAnswer', organization.awaits_answer,
    'verifiedUntil', organization.verified_until, 'isVerified', private.is_verified(organization.id),
    'verification', private.checks_for_administrators(organization),
    'verificationAskedAt', organization.verification_asked_at,
    'applicant', (
      select jsonb_build_object(
        'name', private.full_name(users.id), 'email', users.email, 'emailConfirmed', users.email_confirmed_at is not null,
        'emailMatchesWebsite', private.email_matches_website(users.email, organization.website),
        'freeMail', private.is_free_mail(users.email),
        'title', (
          select member.title from public.organization_members as member
          where member.organization_id = organization.id and member.user_id = users.id
        )
      ) from auth.users where users.id = organization.requested_by
    ),
    'duplicates', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', other.id, 'name', other.name, 'kind', other.kind, 'status', other.status, 'website', other.website,
        'siret', other.siret, 'by', found.by
      ) order by cardinality(found.by) desc, found.likeness desc, other.created_at), '[]')
      from (
        select * from private.organizations_like(organization)
        order by cardinality(by) desc, likeness desc limit 20
      ) as found join public.organizations as other on other.id = found.id
    ),
    'members', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', member.user_id, 'name', private.full_name(member.user_id), 'email', users.email, 'role', member.member_role,
        'title', member.title, 'emailConfirmed', users.email_confirmed_at is not null
      ) order by member.member_role, member.created_at, member.user_id), '[]')
      from public.organization_members as member join auth.users on users.id = member.user_id
      where member.organization_id = organization.id
    ),
    'figures', jsonb_build_object(
      'missions', (
        select count(*) from public.missions where missions.organization_id = organization.id and missions.status = 'published'
      ),
      'underWay', (
        select count(*) from public.enrollments
        where enrollments.organization_id = organization.id
          and enrollments.status in ('in_progress', 'submitted', 'changes_requested')
      ),
      'certificates', (
        select count(*) from public.certificates
        where certificates.organization_id = organization.id and certificates.revoked_at is null
      )
    ),
    'questions', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', asked.id, 'question', asked.question, 'askedAt', asked.asked_at,
        'askedBy', private.account_name(asked.asked_by), 'answer', asked.answer, 'answeredAt', asked.answered_at
      ) order by asked.asked_at desc), '[]')
      from public.request_questions as asked where asked.organization_id = organization.id
    ),
    'suspensions', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', held.id, 'reason', held.reason, 'endsAt', held.ends_at, 'createdAt', held.created_at,
        'by', private.account_name(held.suspended_by), 'reply', held.reply, 'repliedAt', held.replied_at,
        'liftedAt', held.lifted_at
      ) order by held.created_at desc), '[]')
      from public.organization_suspensions as held where held.organization_id = organization.id
    ),
    'mergeObstacles', to_jsonb(private.merge_obstacles(organization.id)),
    'history', (
      select coalesce(jsonb_agg(to_jsonb(entry)), '[]') from (
        select log.id, log.created_at, log.actor_id, log.action, private.named_details(log.details) as details, log.reason, organization.name as subject_name,
          private.account_name(log.actor_id) as actor_name
        from public.audit_log as log
        where log.subject_type = 'organization' and log.subject_id = organization.id::text
        order by log.created_at desc, log.id desc limit 30
      ) as entry
    )
  );
end
$$;

-- # Who may call which function

grant execute on function
  public.answer_administrators, public.ask_applicant, public.ask_verification, public.merge_organizations,
  public.organization_dossier, public.reply_to_suspension, public.restore_organization, public.suspend_organization,
  public.take_verification
to authenticated;

-- # Jobs

select cron.schedule('remind of verifications', '20 6 * * *', 'select private.remind_of_verifications()');
select cron.schedule('end suspensions of organizations', '*/5 * * * *', 'select private.end_organization_suspensions()');
