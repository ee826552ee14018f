-- Two that are the same become one. What only the organization itself needed goes; drafts, invitations and people move;
-- anything that somebody else relies on (published missions, work, certificates, contacts, students, projects …) stands
-- in the way, whichever table holds it: tables that are not named here are never merged silently.
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
    when 'private.reply_figures' then 'goes'
    when 'public.page_views' then 'goes'
    when 'private.page_view_days' then 'goes'
    else 'keeps' end
$$;

-- The tables that keep an organization from being merged into another.
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

-- Owners of the one that goes get `owners_become` in the other; others keep what they were, and nobody loses a role
-- that he has there already.
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
grant execute on function public.merge_organizations to authenticated;
