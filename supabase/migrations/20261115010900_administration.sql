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
        select log.id, log.created_at, log.action, log.details, log.reason,
          concat_ws(' ', nullif(profile.first_name, ''), nullif(profile.last_name, '')) as actor_name
        from public.audit_log as log left join public.profiles as profile on profile.user_id = log.actor_id
        order by log.created_at desc limit 8
      ) as entry
    )
  );
end
$$;

grant execute on function public.admin_home to authenticated;
create index profiles_by_age on public.profiles (created_at desc, user_id);
