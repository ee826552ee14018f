-- Before makers claim work, they see what the mission asks: its brief, what is to be submitted, how it is judged and how
-- long it takes. Nothing of the candidate is in it, nor of the path they took.
create function private.brief_of(submission public.submissions) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'summary', version.content ->> 'summary', 'hours', version.content -> 'hours',
    'brief', (
      select string_agg(step ->> 'body', E'\n\n' order by place)
      from jsonb_array_elements(version.content -> 'steps') with ordinality as steps (step, place)
      where step ->> 'kind' = 'brief'
    ),
    'deliverables', (
      select coalesce(jsonb_agg(step ->> 'title' order by place), '[]')
      from jsonb_array_elements(version.content -> 'steps') with ordinality as steps (step, place)
      where step ->> 'kind' = 'deliverable'
    ),
    'criteria', (
      select coalesce(jsonb_agg(jsonb_build_object('title', criterion ->> 'title', 'weight', criterion -> 'weight') order by place), '[]')
      from jsonb_array_elements(version.content -> 'rubric' -> 'criteria') with ordinality as criteria (criterion, place)
    )
  )
  from public.enrollments as enrollment
  join public.mission_versions as version
    on version.mission_id = enrollment.mission_id and version.version = enrollment.version
  where enrollment.id = submission.enrollment_id
$$;

create or replace function public.review_work(submission_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  submission public.submissions := private.require_submission(submission_id);
  whole jsonb := private.whole_work(submission_id);
begin
  whole := whole || jsonb_build_object('isHidden', not private.may_read_work(submission), 'maker', (
    select jsonb_build_object('name', maker.name, 'handle', shown.handle)
    from public.reviews as given
    join public.organization_members as member on member.user_id = given.reviewer_id and member.member_role = 'owner'
    join public.organizations as maker
      on maker.id = member.organization_id and maker.kind = 'on_maker' and maker.status = 'approved'
    left join private.shown_makers as shown on shown.id = maker.id
    where given.submission_id = submission.id and given.organization_id <> maker.id
    limit 1
  ));
  if private.may_read_work(submission) then
    return whole;
  end if;
  return whole || jsonb_build_object(
    'submission', whole -> 'submission' || jsonb_build_object('content', '{}'::jsonb, 'reflection', ''),
    'steps', '[]'::jsonb, 'rubric', '[]'::jsonb, 'earlier', '[]'::jsonb, 'evaluatorNotes', null, 'library', '[]'::jsonb,
    'about', private.brief_of(submission),
    'review', case when jsonb_typeof(whole -> 'review') = 'object' then whole -> 'review' || jsonb_build_object(
      'scores', '{}'::jsonb, 'summary', '', 'comments', '[]'::jsonb, 'replies', '{}'::jsonb, 'reviewer', null,
      'reviewer_id', null
    ) else 'null'::jsonb end
  );
end
$$;
