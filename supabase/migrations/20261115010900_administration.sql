-- What administrators see of the whole platform.
create function public.admin_home() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  admin uuid := private.require_admin();
begin
  return jsonb_build_object(
    'users', (select count(*) from public.profiles),
    'new_users', (select count(*) from public.profiles where created_at > now() - interval '7 days'),
    'organizations', (select count(*) from public.organizations where status = 'approved'),
    'pending', (select count(*) from public.organizations where status = 'pending'),
    'roles', (
      select jsonb_object_agg(role, people) from (select role, count(*) as people from public.user_roles group by role) as counted
    ),
    'pending_organizations', (
      select coalesce(jsonb_agg(to_jsonb(request)), '[]')
      from public.organization_requests('pending', '', 5, 0) as request
    ),
    'recent_actions', (
      select coalesce(jsonb_agg(to_jsonb(entry)), '[]') from (
        select log.id, log.created_at, log.actor_id, log.action, log.details, log.reason,
          private.subject_name(log.subject_type, log.subject_id) as subject_name,
          nullif(private.full_name(log.actor_id), '') as actor_name
        from public.audit_log as log
        order by log.created_at desc, log.id desc limit 8
      ) as entry
    )
  );
end
$$;

create function public.admin_users(
  search text default '', wanted_role public.app_role default null, page_size int default 50, page int default 0
) returns table (
  user_id uuid, first_name text, last_name text, email text, email_confirmed boolean, roles public.app_role[],
  organizations text[], created_at timestamptz, last_sign_in_at timestamptz, total bigint
)
language plpgsql stable security definer set search_path = '' as $$
declare
  admin uuid := private.require_admin();
  pattern text := private.containing(search);
begin
  return query
  select
    profile.user_id, profile.first_name, profile.last_name, users.email::text, users.email_confirmed_at is not null,
    array(select role.role from public.user_roles as role where role.user_id = profile.user_id order by role.role),
    array(
      select organization.name from public.organization_members as member
      join public.organizations as organization on organization.id = member.organization_id
      where member.user_id = profile.user_id order by organization.name
    ),
    profile.created_at, users.last_sign_in_at, count(*) over ()
  from public.profiles as profile join auth.users on users.id = profile.user_id
  where (btrim(search) = '' or users.email ilike pattern or (profile.first_name || ' ' || profile.last_name) ilike pattern)
    and (
      wanted_role is null or exists (
        select from public.user_roles as role where role.user_id = profile.user_id and role.role = wanted_role
      )
    )
  order by profile.created_at desc, profile.user_id
  limit least(page_size, 100) offset greatest(page, 0) * least(page_size, 100);
end
$$;
grant execute on function public.admin_home, public.admin_users to authenticated;
create index profiles_by_age on public.profiles (created_at desc, user_id);
