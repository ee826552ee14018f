-- How far somebody is with a mission, in percent: one rule for the player, the home and everyone it is shared with.
-- Only steps of the person's own path count, and those still ahead of it; branches not taken do not. A deliverable is
-- most of the work and weighs as much as three other steps. Submitting is the last step: 100 means submitted.
create function private.path_progress(enrollment public.enrollments) returns int
language sql stable security definer set search_path = '' as $$
  with steps as (
    select private.version_steps(enrollment) as listed, enrollment.path[cardinality(enrollment.path)] as here
  ), counted as (
    select
      case when step ->> 'kind' = 'deliverable' then 3 else 1 end as weight,
      step ->> 'id' = any (enrollment.path) and (enrollment.is_complete or step ->> 'id' <> steps.here) as is_done
    from steps, jsonb_array_elements(steps.listed) as step
    where step ->> 'id' = any (
      enrollment.path
      || case when enrollment.is_complete then '{}' else private.reachable_steps(steps.listed, steps.here) end
    )
  )
  select case
    when enrollment.status in ('submitted', 'validated', 'not_validated') then 100
    else coalesce((
      select least(95, round(100.0 * coalesce(sum(weight) filter (where is_done), 0) / (sum(weight) + 1)))::int
      from counted
    ), 0)
  end
$$;

create function private.note_progress() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.progress := private.path_progress(new);
  return new;
end
$$;
create trigger enrollments_progress before insert or update of path, is_complete, status, progress on public.enrollments
  for each row execute function private.note_progress();

-- What is stored already, without the look of having been worked on today.
alter table public.enrollments disable trigger user;
update public.enrollments as enrollment set progress = private.path_progress(enrollment);
alter table public.enrollments enable trigger user;
