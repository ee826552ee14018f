-- Being found by companies is one of the first steps. It stays a choice: nothing is turned on by itself.
create or replace function private.first_steps(person uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'confirm', exists (select from auth.users where id = person and email_confirmed_at is not null),
    'photo', coalesce(profile.avatar_url, '') <> '',
    'skills', cardinality(profile.skills) >= 3,
    'target', exists (select from public.target_jobs where user_id = person),
    'mission', exists (select from public.enrollments where user_id = person),
    'submission', exists (
      select from public.submissions join public.enrollments on enrollments.id = submissions.enrollment_id
      where enrollments.user_id = person
    ),
    'findable', exists (select from public.discovery_settings where user_id = person and is_findable),
    'resume', profile.resume_path is not null,
    'application', exists (select from public.applications where user_id = person),
    'practice', exists (select from public.practice_marks where user_id = person)
  )
  from public.profiles as profile where profile.user_id = person
$$;
