-- What administrators see of the whole platform.
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
grant execute on function public.admin_users to authenticated;
create index profiles_by_age on public.profiles (created_at desc, user_id);
