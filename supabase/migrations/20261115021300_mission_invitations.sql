-- Who may begin a mission that is by invitation. People are invited by their address, whether they have an account or
-- not; an invitation counts for whoever has confirmed that address, and for nobody else. Candidates whom a company knows
-- by their card alone are invited by their id, which no author sees.
create table public.mission_invitations (
  id uuid primary key default gen_random_uuid(),
  mission_id uuid not null references public.missions on delete cascade,
  organization_id uuid not null references public.organizations on delete cascade,
  -- In lower case.
  email text check (length(email) <= 254 and email = lower(email)),
  user_id uuid references auth.users on delete cascade check (num_nonnulls(email, user_id) = 1),
  invited_by uuid references auth.users on delete set null,
  invited_at timestamptz not null default now(),
  sent_at timestamptz not null default now(),
  declined_at timestamptz,
  revoked_at timestamptz,
  unique (mission_id, email),
  unique (mission_id, user_id)
);
create index mission_invitations_by_user on public.mission_invitations (user_id);
create index mission_invitations_by_email on public.mission_invitations (email);
create index mission_invitations_by_organization on public.mission_invitations (organization_id);
create index mission_invitations_by_inviter on public.mission_invitations (invited_by);

-- How many were sent for an organization, day by day; what is revoked was sent all the same.
create table private.invitations_sent (
  organization_id uuid not null references public.organizations on delete cascade,
  day date not null,
  count int not null,
  primary key (organization_id, day)
);

create function private.my_confirmed_email() returns text
language sql stable security definer set search_path = '' as $$
  select lower(email) from auth.users where id = (select auth.uid()) and email_confirmed_at is not null
$$;

-- The missions the caller may begin by invitation now.
create function private.my_invited_missions() returns setof uuid
language sql stable security definer set search_path = '' as $$
  select mission.id from public.mission_invitations as invitation
  join public.missions as mission on mission.id = invitation.mission_id
  join public.organizations as organization on organization.id = mission.organization_id
  where (invitation.email = private.my_confirmed_email() or invitation.user_id = (select auth.uid()))
    and invitation.revoked_at is null and invitation.declined_at is null
    and mission.status = 'published' and organization.status = 'approved'
    and (mission.closes_on is null or mission.closes_on >= current_date)
$$;

-- What a partner of the caller's school opened to its students, and whose school; filled where partnerships are kept.
create function private.my_shared_missions() returns table (mission_id uuid, school text)
language sql stable security definer set search_path = '' as $$ select null::uuid, null::text where false $$;

-- Everything by invitation that the caller may begin now.
create function private.my_private_missions() returns setof uuid
language sql stable security definer set search_path = '' as $$
  select private.my_invited_missions() union select shared.mission_id from private.my_shared_missions() as shared
$$;
grant execute on function
  private.my_confirmed_email, private.my_invited_missions, private.my_shared_missions, private.my_private_missions
to authenticated;

call private.protect('public.mission_invitations');
grant select on public.mission_invitations to authenticated;
create policy "Authors see whom their organization invited" on public.mission_invitations for select to authenticated
  using (user_id is null and organization_id in (select private.my_authored_organizations()));
create policy "People see what they are invited to" on public.mission_invitations for select to authenticated
  using (
    (email = (select private.my_confirmed_email()) or user_id = (select auth.uid())) and revoked_at is null
  );
create policy "Invited people find the mission" on public.mission_listings for select to authenticated
  using (mission_id in (select private.my_private_missions()));

-- Counts what is about to be sent, and refuses what is too much for a day.
create function private.count_invitations(organization uuid, sent int) returns void
language plpgsql security definer set search_path = '' as $$
declare
  today int;
begin
  insert into private.invitations_sent as known (organization_id, day, count) values (organization, current_date, sent)
  on conflict (organization_id, day) do update set count = known.count + excluded.count
  returning count into today;
  if today > private.allowed('mission_invitations_a_day') then
    perform private.fail('too_many_invitations', 'That is more invitations than an organization may send in a day.');
  end if;
end
$$;

-- Tells the person who has confirmed the address; somebody without an account is mailed the way to the mission.
create function private.tell_invited(invitation public.mission_invitations) returns void
language plpgsql security definer set search_path = '' as $$
declare
  listing public.mission_listings;
  person uuid := coalesce(
    invitation.user_id,
    (select id from auth.users where email = invitation.email and email_confirmed_at is not null)
  );
begin
  select * into listing from public.mission_listings where mission_id = invitation.mission_id;
  if person is not null then
    perform private.notify(
      person, 'mission_invited',
      jsonb_build_object('mission', listing.title, 'company', listing.organization_name),
      '/missions/' || listing.mission_id
    );
  else
    perform private.queue_mail(
      invitation.email, 'mission_invited',
      jsonb_build_object(
        'mission', listing.title, 'company', listing.organization_name, 'path', '/missions/' || listing.mission_id
      ),
      listing.language
    );
  end if;
end
$$;

-- Row by row: invited, already invited, or no address at all. Nobody is told twice.
create function public.invite_to_mission(mission_id uuid, emails text[]) returns table (email text, outcome text)
language plpgsql security definer set search_path = '' as $$
declare
  mission public.missions := private.require_author(mission_id);
  wanted text;
  invitation public.mission_invitations;
begin
  if mission.status <> 'published' then
    perform private.fail('mission_not_published', 'Publish this mission before you invite people to it.');
  end if;
  if cardinality(emails) > private.allowed('mission_invitations_a_day') then
    perform private.fail('too_many_invitations', 'That is more invitations than an organization may send in a day.');
  end if;
  for wanted in select distinct lower(btrim(one)) from unnest(emails) as one loop
    invitation := null;
    email := wanted;
    if wanted !~ '^[^\s@<>,;"]+@[^\s@<>,;".]+(\.[^\s@<>,;".]+)+$' or length(wanted) > 254 then
      outcome := 'invalid';
    else
      insert into public.mission_invitations as known (mission_id, organization_id, email, invited_by)
      values (mission.id, mission.organization_id, wanted, (select auth.uid()))
      on conflict on constraint mission_invitations_mission_id_email_key do update
        set revoked_at = null, declined_at = null, invited_by = excluded.invited_by, invited_at = now(), sent_at = now()
        where known.revoked_at is not null
      returning * into invitation;
      outcome := case when invitation.id is null then 'already' else 'invited' end;
    end if;
    if invitation.id is not null then
      perform private.count_invitations(mission.organization_id, 1);
      perform private.tell_invited(invitation);
    end if;
    return next;
  end loop;
  perform private.audit('mission.invited', 'mission', mission.id::text, jsonb_build_object('title', mission.draft ->> 'title', 'addresses', cardinality(emails)));
end
$$;

create function private.require_invitation(invitation_id uuid) returns public.mission_invitations
language plpgsql security definer set search_path = '' as $$
declare
  invitation public.mission_invitations;
begin
  perform private.require_user();
  select * into invitation from public.mission_invitations where id = invitation_id for update;
  if invitation.id is null or not private.can_author(invitation.organization_id) then
    perform private.fail('invitation_not_found', 'This invitation does not exist, or is not yours.');
  end if;
  return invitation;
end
$$;

create function public.resend_invitation(invitation_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  invitation public.mission_invitations := private.require_invitation(invitation_id);
begin
  if invitation.revoked_at is not null or invitation.declined_at is not null
    or invitation.user_id is not null
      and not private.is_visible_to(invitation.user_id, invitation.organization_id) then
    perform private.fail('invitation_over', 'This invitation was revoked or declined.');
  end if;
  perform private.count_invitations(invitation.organization_id, 1);
  update public.mission_invitations set sent_at = now() where id = invitation.id;
  perform private.tell_invited(invitation);
end
$$;

-- Who has begun goes on.
create function public.revoke_invitation(invitation_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  invitation public.mission_invitations := private.require_invitation(invitation_id);
begin
  update public.mission_invitations set revoked_at = coalesce(revoked_at, now()) where id = invitation.id;
end
$$;

create function public.decline_invitation(mission_id uuid, is_declined boolean default true) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_user();
  update public.mission_invitations as invitation
  set declined_at = case when is_declined then coalesce(declined_at, now()) end
  where invitation.mission_id = decline_invitation.mission_id
    and (invitation.email = private.my_confirmed_email() or invitation.user_id = (select auth.uid()))
    and invitation.revoked_at is null;
  if not found then
    perform private.fail('invitation_not_found', 'This invitation does not exist, or is not yours.');
  end if;
end
$$;

-- The authors' list; without an address for who was invited by his card. What somebody did before being invited is not
-- told, and of who has no address nothing but a no: the work would say who it is.
create function public.mission_invitees(mission_id uuid) returns table (
  id uuid, email text, state text, invited_at timestamptz, sent_at timestamptz
)
language plpgsql security definer set search_path = '' as $$
declare
  mission public.missions := private.require_author(mission_id);
begin
  return query
  select invitation.id, invitation.email,
    case
      when work.status = 'validated' then 'validated'
      when work.status in ('submitted', 'not_validated') then 'submitted'
      when work.status in ('in_progress', 'changes_requested') then 'started'
      when invitation.declined_at is not null then 'declined'
      else 'invited'
    end,
    invitation.invited_at, invitation.sent_at
  from public.mission_invitations as invitation
  left join auth.users as person on person.email = invitation.email and person.email_confirmed_at is not null
  left join lateral (
    select enrollment.status from public.enrollments as enrollment
    where enrollment.user_id = person.id and enrollment.mission_id = invitation.mission_id
      and enrollment.started_at >= invitation.invited_at
    order by enrollment.started_at desc limit 1
  ) as work on true
  where invitation.mission_id = mission.id and invitation.revoked_at is null
  order by invitation.invited_at desc, invitation.email
  limit 1000;
end
$$;

-- What the caller is invited to and may begin now, or finds by way of the own school, which is named then.
create function public.my_invitations() returns setof jsonb
language sql stable set search_path = '' as $$
  select to_jsonb(listing) || jsonb_build_object('school', case
    when listing.mission_id not in (select private.my_invited_missions()) then (
      select min(shared.school) from private.my_shared_missions() as shared where shared.mission_id = listing.mission_id
    )
  end)
  from public.mission_listings as listing
  where listing.mission_id in (select private.my_private_missions())
  order by listing.published_at desc
$$;
grant execute on function
  public.invite_to_mission, public.resend_invitation, public.revoke_invitation, public.decline_invitation,
  public.mission_invitees, public.my_invitations
to authenticated;

-- An address that is confirmed later finds its invitations waiting; one that is given up takes none along.
create function private.meet_invitations() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.tell_invited(invitation) from public.mission_invitations as invitation
  join public.missions as mission on mission.id = invitation.mission_id and mission.status = 'published'
  where invitation.email = lower(new.email) and invitation.revoked_at is null and invitation.declined_at is null;
  return null;
end
$$;
create trigger meet_invitations after update of email, email_confirmed_at on auth.users
  for each row when (
    new.email_confirmed_at is not null
    and (old.email_confirmed_at is null or lower(old.email) is distinct from lower(new.email))
  )
  execute function private.meet_invitations();
create trigger meet_invitations_at_once after insert on auth.users
  for each row when (new.email_confirmed_at is not null) execute function private.meet_invitations();

-- A deleted account leaves no address behind.
create function private.forget_invitations() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.mission_invitations where email = lower(old.email);
  return null;
end
$$;
create trigger forget_invitations after delete on auth.users
  for each row when (old.email_confirmed_at is not null) execute function private.forget_invitations();
