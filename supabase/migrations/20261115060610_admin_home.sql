-- What administrators see of the whole platform, exact and now. Every count is one walk through an index.
create index missions_published on public.missions (id) where status = 'published';
create index certificates_by_age on public.certificates (issued_at) where revoked_at is null;

-- Cases that wait for an administrator, however many have reported the same.
create function private.open_reports() returns bigint language sql stable security definer set search_path = '' as $$
  select count(*) from private.moderation_cases where status in ('open', 'appealed')
$$;

create function public.admin_home() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return jsonb_build_object(
    'users', (select count(*) from public.profiles),
    'new_users', (select count(*) from public.profiles where created_at > now() - interval '7 days'),
    'active_users', (select count(*) from private.active_weeks where week = private.week_of(now())),
    'organizations', (select count(*) from public.organizations where status = 'approved'),
    'pending', (select count(*) from public.organizations where status = 'pending'),
    'reports', private.open_reports(),
    'missions', (select count(*) from public.missions where status = 'published'),
    'certificates', (select count(*) from public.certificates where revoked_at is null),
    'waiting', (select count(*) from public.enrollments where status = 'submitted'),
    'late', (select count(*) from public.enrollments where status = 'submitted' and due_at < now()),
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
grant execute on function public.admin_home to authenticated;

-- The channel of administrators says that something has changed, and nothing about it: who hears it asks again.
create policy "Administrators hear their channel" on realtime.messages for select to authenticated
  using (extension = 'broadcast' and (select realtime.topic()) = 'admins' and (select private.has_role('admin')));

create function private.announce_to_admins() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform realtime.send(jsonb_build_object('what', tg_argv[0]), 'news', 'admins', true);
  return null;
end
$$;
create trigger organizations_announced after insert or update of status or delete on public.organizations
  for each statement execute function private.announce_to_admins('organizations');
create trigger reports_announced after insert or update or delete on private.moderation_cases
  for each statement execute function private.announce_to_admins('reports');
create trigger people_announced after insert or delete on public.profiles
  for each statement execute function private.announce_to_admins('people');
create trigger actions_announced after insert on public.audit_log
  for each statement execute function private.announce_to_admins('actions');
