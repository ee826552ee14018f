-- An organization is out for a while: the status alone hides it, since whatever it shows or does asks for an approved
-- organization. Here stand why and until when, what its members lose meanwhile, and the way back.
create table public.organization_suspensions (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references public.organizations on delete cascade,
  reason text not null check (length(reason) between 1 and 1000),
  -- Null: until an administrator restores it.
  ends_at timestamptz,
  suspended_by uuid references auth.users on delete set null,
  created_at timestamptz not null default now(),
  -- What the owners say to it.
  reply text check (length(reply) between 1 and 4000),
  replied_by uuid references auth.users on delete set null,
  replied_at timestamptz,
  lifted_at timestamptz,
  lifted_by uuid references auth.users on delete set null,
  check (ends_at > created_at)
);
create index organization_suspensions_by_organization on public.organization_suspensions (organization_id, created_at desc);
create unique index organization_suspensions_in_force on public.organization_suspensions (organization_id)
  where lifted_at is null;
create index organization_suspensions_by_end on public.organization_suspensions (ends_at) where lifted_at is null;
create index organization_suspensions_by_suspender on public.organization_suspensions (suspended_by);
create index organization_suspensions_by_replier on public.organization_suspensions (replied_by);
create index organization_suspensions_by_lifter on public.organization_suspensions (lifted_by);
call private.protect('public.organization_suspensions');
grant select on public.organization_suspensions to authenticated;
create policy "Members read why, administrators all of it" on public.organization_suspensions for select to authenticated
  using (organization_id in (select private.my_organizations()) or (select private.has_role('admin')));
call private.declare_data(
  'public.organization_suspensions', 't.replied_by = $1', 'anonymised', '{suspended_by, lifted_by}',
  'The history of an organization is part of every later decision about it.'
);

-- Whose role went with the suspension, and comes back with the organization.
create table private.roles_on_hold (
  suspension_id uuid not null references public.organization_suspensions on delete cascade,
  user_id uuid not null references auth.users on delete cascade,
  primary key (suspension_id, user_id)
);
create index roles_on_hold_by_user on private.roles_on_hold (user_id);
call private.declare_data('private.roles_on_hold', 't.user_id = $1', 'removed');

-- Candidates whose work there is not finished: they go on and hand in; makers review what waits too long.
create function private.tell_of_pause_at(organization public.organizations, kind text) returns int
language sql security definer set search_path = '' as $$
  with told as (
    select private.notify(
      enrollment.user_id, tell_of_pause_at.kind,
      jsonb_build_object('company', organization.name, 'mission', version.content ->> 'title'),
      '/missions/work/' || enrollment.id
    )
    from public.enrollments as enrollment
    join public.mission_versions as version
      on version.mission_id = enrollment.mission_id and version.version = enrollment.version
    where enrollment.organization_id = organization.id
      and enrollment.status in ('in_progress', 'submitted', 'changes_requested')
  ) select count(*)::int from told
$$;

-- Whoever has a place at an event to come, or waits for one: it cannot be found meanwhile, and stands as it was.
create function private.tell_guests_of(organization uuid, kind text) returns void
language sql security definer set search_path = '' as $$
  select private.notify(
    registration.user_id, tell_guests_of.kind,
    jsonb_build_object('title', event.title, 'at', event.starts_at, 'zone', event.time_zone), '/networking/events'
  )
  from public.events as event join public.event_registrations as registration on registration.event_id = event.id
  where event.organization_id = organization and event.status = 'published' and event.starts_at > now()
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

-- By an administrator, or by nobody when the time has come.
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
grant execute on function public.suspend_organization, public.restore_organization, public.reply_to_suspension
to authenticated;

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
select cron.schedule('end suspensions of organizations', '*/5 * * * *', 'select private.end_organization_suspensions()');

-- What a school attested is its members' business while the school is there.
drop policy "People see what is attested of them, schools what they attested" on public.skill_attestations;
create policy "People see what is attested of them, schools what they attested" on public.skill_attestations
  for select to authenticated
  using (user_id = (select auth.uid()) or organization_id in (select private.my_schools()));
drop policy "Schools take an attestation back, and people refuse it" on public.skill_attestations;
create policy "Schools take an attestation back, and people refuse it" on public.skill_attestations
  for delete to authenticated
  using (user_id = (select auth.uid()) or organization_id in (select private.my_schools()));
