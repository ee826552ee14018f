-- Right after submitting, candidates rate their own work by the rubric. Only they see it, until the reviewer has given
-- every criterion a level of their own: what a candidate thinks of the work must not change what the reviewer does.

create table public.self_checks (
  submission_id uuid primary key references public.submissions on delete cascade,
  -- By criterion: a level, from 0.
  levels jsonb not null check (jsonb_typeof(levels) = 'object' and length(levels::text) < 2000),
  updated_at timestamptz not null default now()
);

create trigger self_checks_updated before update on public.self_checks
  for each row execute function private.set_updated_at();

call private.protect('public.self_checks');
grant select on public.self_checks to authenticated;

create policy "Candidates see how they rated their own work" on public.self_checks for select to authenticated
  using (submission_id = any (array(select private.my_submissions())));

call private.declare_data(
  'public.self_checks',
  't.submission_id in (
     select s.id from public.submissions as s join public.enrollments as e on e.id = s.enrollment_id where e.user_id = $1
   )',
  'removed'
);

-- Rates the newest attempt by one criterion, while it waits for feedback. A hidden rubric can't be rated by.
create function public.rate_own_work(enrollment_id uuid, criterion text, level int) returns void
language plpgsql security definer set search_path = '' as $$
declare
  enrollment public.enrollments := private.require_enrollment(enrollment_id);
  levels int;
begin
  if enrollment.status <> 'submitted' then
    perform private.raise_app_error('self_check_closed', 'You can rate your own work until its feedback arrives.');
  end if;
  select jsonb_array_length(private.array_at(listed, 'levels')) into levels
  from public.mission_versions as version,
    jsonb_array_elements(private.array_at(coalesce(version.content -> 'rubric', '{}'), 'criteria')) as listed
  where version.mission_id = enrollment.mission_id and version.version = enrollment.version
    and version.content -> 'rubric' ->> 'isShown' = 'true' and listed ->> 'id' = rate_own_work.criterion;
  if levels is null then
    perform private.raise_app_error('criterion_unknown', 'This criterion is not in the rubric.');
  end if;
  if coalesce(level not between 0 and levels - 1, true) then
    perform private.raise_app_error('level_unknown', 'This criterion has no such level.');
  end if;
  insert into public.self_checks as known (submission_id, levels)
  select submission.id, jsonb_build_object(rate_own_work.criterion, level) from public.submissions as submission
  where submission.enrollment_id = enrollment.id and submission.attempt = enrollment.attempts
  on conflict on constraint self_checks_pkey do update set levels = known.levels || excluded.levels;
end
$$;

-- How the candidate rated the work, for a reviewer who has rated it too; null if the candidate hasn't.
create function public.self_check_of(submission_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  submission public.submissions;
begin
  perform private.require_user();
  select * into submission from public.submissions where id = submission_id;
  if submission.id is null or not private.may_read_work(submission) then
    perform private.raise_app_error('submission_not_found', 'This work does not exist, or is not yours to review.');
  end if;
  if not exists (
    select from public.reviews as review
    where review.submission_id = submission.id
      and private.rubric_is_filled(private.rubric_of(submission), review.scores)
  ) then
    perform private.raise_app_error('rubric_not_filled', 'Give every criterion its level first.');
  end if;
  return (select levels from public.self_checks as own where own.submission_id = submission.id);
end
$$;

grant execute on function public.rate_own_work, public.self_check_of to authenticated;
