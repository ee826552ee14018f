-- Placements count for the school and the cohort that someone belonged to when they were hired. Moving students to other
-- cohorts, marking them as left or removing them therefore changes no count, and no one can tell from a difference who was
-- hired.

create table private.placement_schools (
  placement_id uuid not null references public.placements on delete cascade,
  organization_id uuid not null references public.organizations on delete cascade,
  -- Null once the school deletes it, and if there was none.
  cohort_id uuid references public.cohorts on delete set null,
  primary key (placement_id, organization_id)
);

create index placement_schools_by_school on private.placement_schools (organization_id);
create index placement_schools_by_cohort on private.placement_schools (cohort_id);

call private.declare_data('private.placement_schools', null, 'nobody');

create function private.note_placement_schools() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.placement_schools (placement_id, organization_id, cohort_id)
  select new.id, student.organization_id, student.cohort_id from public.students as student
  where student.user_id = new.user_id and student.linked_at is not null and student.status <> 'left';
  return null;
end
$$;

create trigger note_placement_schools after insert on public.placements
  for each row execute function private.note_placement_schools();

insert into private.placement_schools (placement_id, organization_id, cohort_id)
select placement.id, student.organization_id, student.cohort_id
from public.placements as placement
join public.students as student on student.user_id = placement.user_id and student.linked_at is not null and student.status <> 'left';

-- Everyone who was hired as a student of a school, each once, with the latest placement; with their line of the list only
-- while they share it. Whoever shares a placement from before they were on the list counts too.
create or replace function private.placed_students(school uuid)
returns table (
  placement_id uuid, student_id uuid, cohort_id uuid, contract text, year int, is_shared boolean, created_at timestamptz
)
language sql stable security definer set search_path = '' as $$
  with known as (
    select placement.*, noted.cohort_id, noted.placement_id is not null as is_noted, student.id as student_id,
      placement.shared_with_school and student.id is not null as is_shared, student.cohort_id as cohort_now
    from public.placements as placement
    left join private.placement_schools as noted on noted.placement_id = placement.id and noted.organization_id = school
    left join public.students as student on student.user_id = placement.user_id and student.organization_id = school
      and student.linked_at is not null and student.status <> 'left'
    where placement.id in (select one.placement_id from private.placement_schools as one where one.organization_id = school)
      or placement.shared_with_school and placement.user_id in (
        select one.user_id from public.students as one where one.organization_id = school and one.user_id is not null
      )
  )
  select distinct on (coalesce(known.user_id, known.id)) known.id, case when known.is_shared then known.student_id end,
    case when known.is_noted then known.cohort_id else known.cohort_now end, known.contract,
    extract(year from coalesce(known.starts_on, known.created_at::date))::int, known.is_shared, known.created_at
  from known
  where known.is_noted or known.is_shared
  order by coalesce(known.user_id, known.id), known.created_at desc, known.id
$$;
