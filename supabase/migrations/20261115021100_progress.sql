-- What organizations see of their missions as a whole, counted from rows.
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

grant execute on function public.organization_home to authenticated;
