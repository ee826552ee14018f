-- What people see of their own work as a whole, counted from rows.
create function public.my_simulations() returns table (
  enrollment_id uuid, mission_id uuid, title text, company text, category public.mission_category,
  difficulty public.mission_difficulty, skills text[], status public.enrollment_status, progress int,
  seconds_spent int, attempts int, started_at timestamptz, updated_at timestamptz, due_at timestamptz,
  completed_at timestamptz, certificate_code text
)
language sql stable security definer set search_path = '' as $$
  select enrollment.id, enrollment.mission_id, version.title, organization.name,
    version.category::public.mission_category, version.difficulty::public.mission_difficulty, version.skills,
    enrollment.status, enrollment.progress,
    enrollment.seconds_spent, enrollment.attempts, enrollment.started_at, enrollment.updated_at, enrollment.due_at,
    enrollment.completed_at,
    (select code from public.certificates where certificates.enrollment_id = enrollment.id and revoked_at is null)
  from public.enrollments as enrollment
  join public.mission_versions as version
    on version.mission_id = enrollment.mission_id and version.version = enrollment.version
  join public.organizations as organization on organization.id = enrollment.organization_id
  where enrollment.user_id = (select private.require_user()) and enrollment.status <> 'left'
  order by enrollment.updated_at desc
  limit 500
$$;

-- The figures of a company's or maker's home, for every organization the caller writes for or reviews.
create function public.organization_home() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  caller uuid := private.require_user();
  mine uuid[] := array(select private.my_reviewed_organizations());
begin
  return jsonb_build_object(
    'active_missions', (
      select count(*) from public.mission_listings where organization_id = any (mine) and is_open
    ),
    'candidates', (
      select count(*) from (select distinct user_id from public.enrollments where organization_id = any (mine)) as people
    ),
    'completed', (
      select count(*) from public.enrollments where organization_id = any (mine) and status = 'validated'
    ),
    'waiting', (
      select count(*) from public.enrollments where organization_id = any (mine) and status = 'submitted'
    ),
    'overdue', (
      select count(*) from public.enrollments
      where organization_id = any (mine) and status = 'submitted' and due_at < now()
    )
  );
end
$$;

grant execute on function public.my_simulations, public.organization_home to authenticated;
