-- What owners see and decide about user provisioning.

-- # Private helpers

-- "active": in the team, or a student with an account; "invited"; "waiting": the invitation ended or was declined.
create function private.provisioned_state(person private.provisioned_people) returns text
language sql stable security definer set search_path = '' as $$
  select case
    when not person.active then 'inactive'
    when person.place = 'roster' then case
      when exists (select from public.students as student where student.id = person.student_id and student.status = 'left') then 'inactive'
      when exists (select from public.students as student where student.id = person.student_id and student.user_id is not null) then 'active'
      when exists (
        select from private.student_invitations as invitation
        where invitation.student_id = person.student_id and invitation.declined_at is null and invitation.expires_at > now()
      ) then 'invited' else 'waiting' end
    when exists (
      select from public.organization_members as member
      where member.organization_id = person.organization_id and member.user_id = person.user_id
    ) then 'active'
    when exists (
      select from public.team_invitations as invitation
      where invitation.organization_id = person.organization_id and invitation.email = person.email and invitation.expires_at > now()
    ) then 'invited' else 'waiting' end
$$;

-- # Functions

-- When the directory last called, what was last refused this week, its groups, and what happened lately.
create function public.provisioning(organization_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  me constant uuid := private.require_token_owner(organization_id);
  known private.provisioning_calls;
begin
  select * into known from private.provisioning_calls as one where one.organization_id = provisioning.organization_id;
  if known.refused_at < now() - interval '7 days' then
    known.refusal := null;
    known.refused_at := null;
  end if;
  return jsonb_build_object(
    'calledAt', known.called_at, 'refusal', known.refusal, 'refusedAt', known.refused_at,
    'people', (
      select count(*) from private.provisioned_people as one
      where one.organization_id = provisioning.organization_id and one.active
    ),
    'roles', to_jsonb(private.provisioned_roles(organization_id)),
    'groups', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', one.id, 'name', one.display_name, 'role', one.role, 'cohort', one.cohort_id,
        'members', (select count(*) from private.provisioned_group_members as member where member.group_id = one.id)
      ) order by lower(one.display_name)), '[]')
      from private.provisioned_groups as one where one.organization_id = provisioning.organization_id
    ),
    'cohorts', (
      select coalesce(jsonb_agg(jsonb_build_object('id', cohort.id, 'name', cohort.name) order by lower(cohort.name)), '[]')
      from public.cohorts as cohort
      where cohort.organization_id = provisioning.organization_id and cohort.archived_at is null
    ),
    'events', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', entry.id, 'at', entry.created_at, 'action', split_part(entry.action, '.', 2),
        'name', private.provisioned_name(person)
      ) order by entry.id desc), '[]')
      from (
        select * from public.audit_log as log
        where log.subject_type = 'organization' and log.subject_id = provisioning.organization_id::text
          and log.action like 'provisioning.%'
        order by log.created_at desc, log.id desc limit 20
      ) as entry
      left join private.provisioned_people as person on person.id = (entry.details ->> 'provisioned')::uuid
    )
  );
end
$$;

-- Newest first, 50 to a page.
create function public.provisioned_people(organization_id uuid, words text default '', page int default 1) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  me constant uuid := private.require_token_owner(organization_id);
  wanted constant text := private.plain_words(coalesce(words, ''));
begin
  return (
    with matching as (
      select one as person, one.created_at, one.id from private.provisioned_people as one
      where one.organization_id = provisioned_people.organization_id and (wanted = '' or position(wanted in private.plain_words(
        concat_ws(' ', private.provisioned_name(one), one.user_name, one.email)
      )) > 0)
    ), shown as (
      select * from matching order by created_at desc, id desc limit 50 offset 50 * (greatest(coalesce(page, 1), 1) - 1)
    )
    select jsonb_build_object('total', (select count(*) from matching), 'people', coalesce(jsonb_agg(jsonb_build_object(
      'id', shown.id, 'name', private.provisioned_name(shown.person), 'email', (shown.person).email,
      'state', private.provisioned_state(shown.person),
      'role', case
        when not (shown.person).active then null
        when (shown.person).place = 'roster' then 'student'
        else coalesce(
          (private.provisioned_member(shown.person)).member_role::text, private.provisioned_role(shown.person),
          private.provisioned_default_role(shown.person)
        ) end
    ) order by shown.created_at desc, shown.id desc), '[]')) from shown
  );
end
$$;

-- Gives a group a role, and at a school the cohort of its students; null for none. Its members change right away.
create function public.map_provisioned_group(group_id uuid, role text, cohort_id uuid default null) returns void
language plpgsql security definer set search_path = '' as $$
declare
  known private.provisioned_groups;
  me uuid := private.require_user();
begin
  select * into known from private.provisioned_groups as one where one.id = map_provisioned_group.group_id;
  if known.id is null then
    perform private.raise_app_error('group_not_found', 'This group does not exist any more.');
  end if;
  perform private.require_token_owner(known.organization_id);
  if map_provisioned_group.role <> all (private.provisioned_roles(known.organization_id)) then
    perform private.raise_app_error('role_unknown', 'There is no such role in this kind of organization.');
  end if;
  update private.provisioned_groups as one set
    role = map_provisioned_group.role,
    cohort_id = private.require_cohort(known.organization_id, map_provisioned_group.cohort_id), updated_at = now()
  where one.id = known.id;
  perform private.audit('provisioning.group_mapped', 'organization', known.organization_id::text, jsonb_build_object(
    'group', known.id, 'role', map_provisioned_group.role
  ));
  perform private.apply_to_group_members(
    array(select member.person_id from private.provisioned_group_members as member where member.group_id = known.id),
    jsonb_build_object('user_id', me, 'organization_id', known.organization_id)
  );
end
$$;

grant execute on function public.provisioning, public.provisioned_people, public.map_provisioned_group to authenticated;
