-- "Work waits for your feedback" is true only while it does. Once the feedback is delivered, the notification says so
-- and counts as read; work that is no longer submitted for another reason asks nobody for anything.
create function private.settle_work_notifications() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- Both were written by the statement that submitted the work, at the same moment.
  with told as (
    select notification.id, review.delivered_at, submission.id as submission
    from public.submissions as submission
    left join public.reviews as review on review.submission_id = submission.id
    join public.organization_members as member on member.organization_id = submission.organization_id
    join public.notifications as notification on notification.user_id = member.user_id
      and notification.kind = 'work_submitted' and notification.created_at = submission.submitted_at
    where submission.enrollment_id = new.id
  ), gone as (
    delete from public.notifications as notification using told
    where notification.id = told.id and told.delivered_at is null
  )
  update public.notifications as notification
  set kind = 'work_reviewed', link = '/reviews/' || told.submission, read_at = coalesce(read_at, now())
  from told where notification.id = told.id and told.delivered_at is not null;
  return null;
end
$$;
create trigger enrollments_settle_notifications after update of status on public.enrollments for each row
  when (old.status = 'submitted' and new.status <> 'submitted')
  execute function private.settle_work_notifications();

-- What was told before this rule about work whose feedback is delivered.
update public.notifications as notification
set kind = 'work_reviewed', link = '/reviews/' || submission.id, read_at = coalesce(read_at, now())
from public.submissions as submission
join public.reviews as review on review.submission_id = submission.id and review.delivered_at is not null
join public.organization_members as member on member.organization_id = submission.organization_id
where notification.kind = 'work_submitted' and notification.user_id = member.user_id
  and notification.created_at = submission.submitted_at;

-- Missions by invitation are active missions, too; how many there are is said.
create or replace function public.organization_home() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  caller uuid := private.require_user();
  mine uuid[] := array(select private.my_reviewed_organizations());
  month interval := '30 days';
begin
  return (
    select jsonb_build_object(
      'candidates', count(*), 'new_candidates', count(*) filter (where first_start >= now() - month)
    ) from (
      select min(started_at) as first_start from public.enrollments where organization_id = any (mine) group by user_id
    ) as people
  ) || (
    select jsonb_build_object(
      'completed', count(*) filter (where status = 'validated'),
      'new_completed', count(*) filter (where status = 'validated' and completed_at >= now() - month),
      'waiting', count(*) filter (where status = 'submitted'),
      'overdue', count(*) filter (where status = 'submitted' and due_at < now())
    ) from public.enrollments where organization_id = any (mine) and status in ('validated', 'submitted')
  ) || (
    select jsonb_build_object(
      'active_missions', count(*),
      'by_invitation', count(*) filter (where mission.by_invitation),
      'new_missions', count(*) filter (where not exists (
        select from public.mission_versions as published
        where published.mission_id = mission.id and published.published_at < now() - month
      ))
    ) from public.missions as mission where organization_id = any (mine) and status = 'published'
  ) || (
    select jsonb_build_object(
      'views', count(*) filter (where day > private.today() - 30),
      'views_before', count(*) filter (where day <= private.today() - 30)
    ) from public.page_views where organization_id = any (mine) and mission_id is null and day > private.today() - 60
  );
end
$$;
