-- A school as it presents itself and as those who lead it see it: departments, public page, panel and home.
create function private.my_led_schools() returns setof uuid
language sql stable security definer set search_path = '' as $$
  select member.organization_id from public.organization_members as member
  where member.user_id = (select auth.uid()) and member.member_role in ('owner', 'adviser')
    and member.organization_id in (select private.my_schools())
$$;
grant execute on function private.my_led_schools to authenticated;

create function private.require_led_school(school uuid) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_user();
  if school is null or school not in (select private.my_led_schools()) then
    raise exception 'Only owners and advisers of the school can do this.' using errcode = '42501', hint = 'school_leaders_only';
  end if;
end
$$;

-- A new department, or another name for one.
create function public.save_department(organization uuid, name text, department uuid default null) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  wanted text := btrim(regexp_replace(coalesce(save_department.name, ''), '\s+', ' ', 'g'));
  saved uuid;
begin
  perform private.require_led_school(organization);
  if length(wanted) not between 1 and 120 then
    perform private.fail('department_name_invalid', 'A department has a name of at most 120 characters.');
  end if;
  if department is null and (
    select count(*) from public.departments as known where known.organization_id = organization
  ) >= 100 then
    perform private.fail('too_many_departments', 'A school has at most 100 departments.');
  end if;
  begin
    if department is null then
      insert into public.departments (organization_id, name) values (organization, wanted) returning id into saved;
    else
      update public.departments as known set name = wanted
      where known.id = department and known.organization_id = organization returning known.id into saved;
    end if;
  exception when unique_violation then
    perform private.fail('department_exists', 'There is a department of this name already.');
  end;
  if saved is null then
    perform private.fail('department_not_found', 'This department does not exist any more.');
  end if;
  perform private.audit('school.department_saved', 'organization', organization::text, jsonb_build_object('name', wanted));
  return saved;
end
$$;

-- Cohorts stay, without a department.
create function public.remove_department(organization uuid, department uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  gone text;
begin
  perform private.require_led_school(organization);
  delete from public.departments as known where known.id = department and known.organization_id = organization
  returning known.name into gone;
  if gone is null then
    perform private.fail('department_not_found', 'This department does not exist any more.');
  end if;
  perform private.audit('school.department_removed', 'organization', organization::text, jsonb_build_object('name', gone));
end
$$;

-- A school's page in one answer; null where there is none.
create function public.school_page(wanted_slug text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select jsonb_build_object(
      'id', school.id, 'slug', school.slug, 'name', school.name, 'kind', school.kind, 'website', school.website,
      'since', school.decided_at, 'isVerified', private.is_verified(school.id),
      'profile', (
        select jsonb_build_object(
          'tagline', said.tagline, 'story', said.story, 'sector', said.sector, 'size', said.size, 'place', said.place,
          'values', said.company_values, 'links', said.links, 'photos', said.photos, 'logo', said.logo
        ) from public.organization_profiles as said where said.organization_id = school.id
      ),
      'departments', (
        select coalesce(jsonb_agg(department.name order by lower(department.name)), '[]')
        from public.departments as department where department.organization_id = school.id
      ),
      'events', (
        select coalesce(jsonb_agg(private.event_card(event, null) order by event.starts_at, event.id), '[]')
        from (
          select * from public.events
          where events.organization_id = school.id and status = 'published' and ends_at > now()
          order by starts_at, id limit 12
        ) as event
      ),
      'partners', (
        select coalesce(jsonb_agg(
          jsonb_build_object(
            'name', partner.name, 'slug', partner.slug, 'kind', partner.kind,
            'hasPage', partner.kind = 'company' or coalesce(maker.is_public, false)
          ) order by lower(partner.name)
        ), '[]')
        from private.partnerships_in_force as force
        join public.organizations as partner on partner.id = force.partner_id
        left join public.maker_profiles as maker on maker.organization_id = partner.id
        where force.school_id = school.id and force.is_named
      )
    )
    from public.organizations as school
    where school.slug = lower(wanted_slug) and school.status = 'approved' and school.kind = 'academia'
  );
end
$$;
grant execute on function public.school_page to anon, authenticated;

-- What runs a school, and what waits for somebody: the same for all who work there, addresses for owners alone.
create function public.school_panel(organization uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_user();
  if organization not in (select private.my_schools()) then
    raise exception 'Only members see the panel.' using errcode = '42501', hint = 'members_only';
  end if;
  return jsonb_build_object(
    'mayLead', organization in (select private.my_led_schools()),
    'departments', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', department.id, 'name', department.name,
        'cohorts', (select count(*) from public.cohorts as cohort where cohort.department_id = department.id and cohort.archived_at is null)
      ) order by lower(department.name)), '[]')
      from public.departments as department where department.organization_id = organization
    ),
    'roles', (
      select jsonb_object_agg(role, (
        select count(*) from public.organization_members as member
        where member.organization_id = organization and member.member_role = role
      )) from unnest(private.team_roles('academia')) as role
    ),
    'proposals', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', partnership.id, 'name', partner.name, 'at', terms.proposed_at
      ) order by terms.proposed_at), '[]')
      from public.partnerships as partnership
      join public.partnership_terms as terms
        on terms.partnership_id = partnership.id and terms.version = partnership.open_version
      join public.organizations as partner on partner.id = partnership.partner_id and partner.status = 'approved'
      where partnership.school_id = organization and terms.proposed_by = 'partner'
    ),
    'endings', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', force.id, 'name', partner.name, 'on', force.ends_on
      ) order by force.ends_on), '[]')
      from private.partnerships_in_force as force
      join public.organizations as partner on partner.id = force.partner_id
      where force.school_id = organization and force.ends_on < current_date + 30
    ),
    'invitations', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', invitation.id, 'role', invitation.member_role, 'until', invitation.expires_at,
        'isExpired', invitation.expires_at < now(),
        'email', case when private.owns_organization(organization) then invitation.email end
      ) order by invitation.expires_at), '[]')
      from public.team_invitations as invitation
      where invitation.organization_id = organization and invitation.expires_at < now() + interval '2 days'
    ),
    'hasProfile', exists (
      select from public.organization_profiles as said where said.organization_id = organization and said.story <> ''
    ),
    'students', (
      select count(*) from public.students as student where student.organization_id = organization and student.status = 'enrolled'
    )
  );
end
$$;

-- The counters of the home, all from rows.
create function public.school_home() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  school uuid := private.require_school();
begin
  return (
    select jsonb_build_object(
      'students', people.enrolled, 'linked', people.linked,
      'programs', planned.programs, 'assigned', planned.assigned,
      'partnerships', (select count(*) from private.partnerships_in_force as force where force.school_id = school),
      'proposals', (
        select count(*) from public.partnerships as partnership
        join public.partnership_terms as terms
          on terms.partnership_id = partnership.id and terms.version = partnership.open_version
        where partnership.school_id = school and terms.proposed_by = 'partner'
      ),
      'events', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'id', event.id, 'title', event.title, 'starts_at', event.starts_at, 'taken', event.taken
        ) order by event.starts_at, event.id), '[]')
        from (
          select * from public.events as held
          where held.organization_id = school and held.status = 'published' and held.ends_at > now()
          order by held.starts_at, held.id limit 4
        ) as event
      ),
      'certificates', earned.all_time, 'newCertificates', earned.recent
    )
    from (
      select count(*) as enrolled, count(student.user_id) as linked
      from public.students as student where student.organization_id = school and student.status = 'enrolled'
    ) as people
    cross join (
      select count(*) as programs, count(program.assigned_at) as assigned
      from public.programs as program where program.organization_id = school and program.archived_at is null
    ) as planned
    cross join (
      select count(*) as all_time, count(*) filter (where certificate.issued_at > now() - interval '30 days') as recent
      from private.shared_students(school, 'skills') as student
      join public.certificates as certificate on certificate.user_id = student.user_id
      where certificate.revoked_at is null
    ) as earned
  );
end
$$;
grant execute on function
  public.save_department, public.remove_department, public.school_panel, public.school_home
to authenticated;
