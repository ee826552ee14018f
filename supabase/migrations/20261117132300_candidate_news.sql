-- What changed for a candidate since their last visit.

create or replace function public.candidate_home(zone text default 'Europe/Paris') returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  person uuid := private.require_user();
  current_work jsonb := private.current_work(person);
  invitations jsonb := private.my_open_invitations();
  visited timestamptz := private.visit_home('candidate');
begin
  return private.home_before_discovery(zone) || jsonb_build_object(
    'current', current_work,
    'suggestions', case when current_work is null then private.suggested_missions(person) else '[]' end,
    'invitations', invitations,
    'assignments', public.my_assignments(),
    'news', private.news(visited, jsonb_build_object(
      'feedback', (
        select count(*) from public.enrollments as enrollment
        join public.submissions as submission on submission.enrollment_id = enrollment.id
        join public.reviews as review on review.submission_id = submission.id
        where enrollment.user_id = person and review.delivered_at > visited
      ),
      'invitations', (
        select count(*) from jsonb_array_elements(invitations) as invitation
        where (invitation ->> 'at')::timestamptz > visited
      ),
      'contacts', (
        select count(*) from public.contact_requests
        where user_id = person and status = 'pending' and expires_at > now() and created_at > visited
      ),
      'messages', private.new_messages(person, visited)
    )),
    'discovery', private.view_figures(person) || jsonb_build_object(
      'isFindable', coalesce((select is_findable from public.discovery_settings where user_id = person), false),
      'requests', (
        select count(*) from public.contact_requests
        where user_id = person and status = 'pending' and expires_at > now()
      )
    )
  );
end
$$;
