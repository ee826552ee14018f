-- Schools see how many of their students were hired through openings, and the names of those who share it.

-- The students of a school who were hired, each once, with the latest placement. Those who left the school aren't counted.
create function private.placed_students(school uuid)
returns table (
  placement_id uuid, student_id uuid, cohort_id uuid, contract text, year int, is_shared boolean, created_at timestamptz
)
language sql stable security definer set search_path = '' as $$
  select distinct on (student.id) placement.id, student.id, student.cohort_id, placement.contract,
    extract(year from coalesce(placement.starts_on, placement.created_at::date))::int, placement.shared_with_school,
    placement.created_at
  from public.students as student
  join public.placements as placement on placement.user_id = student.user_id
  where student.organization_id = school and student.linked_at is not null and student.status <> 'left'
  order by student.id, placement.created_at desc, placement.id
$$;

-- Students by contract, cohort or year, with those who share counted apart: [{"part", "shared", "others"}]. The school
-- knows who shares, so only among the others must no group of one to four people be shown or left over (docs/adr/0011).
create function private.placement_split(cells jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  with counted as (
    select part, count(*) filter (where is_shared) as shared, count(*) filter (where not is_shared) as others
    from jsonb_to_recordset(cells) as cell (part text, is_shared boolean) group by part
  ), withheld as (
    select private.withheld_parts(coalesce(jsonb_agg(jsonb_build_object(
      'part', part, 'column', 'all', 'n', others
    )), '[]'), '{}') as parts from counted
  )
  select coalesce(jsonb_agg(jsonb_build_object(
    'part', part, 'shared', shared, 'others', case when part <> all (withheld.parts) then others end
  ) order by part), '[]')
  from counted, withheld
$$;

create function public.school_placements(organization uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  most constant int := 1000;
  answer jsonb;
begin
  perform private.require_my_school(organization);
  perform private.require_feature('openings');
  with placed as materialized (
    select * from private.placed_students(organization)
  )
  select jsonb_build_object(
    'total', (
      select jsonb_build_object(
        'shared', count(*) filter (where placed.is_shared),
        'others', nullif(count(*) filter (where not placed.is_shared), hidden.number)
      )
      from placed cross join (
        select case when count(*) between 1 and 4 then count(*) end as number from placed where not placed.is_shared
      ) as hidden group by hidden.number
    ),
    'contracts', private.placement_split((
      select coalesce(jsonb_agg(jsonb_build_object('part', placed.contract, 'is_shared', placed.is_shared)), '[]') from placed
    )),
    'years', private.placement_split((
      select coalesce(jsonb_agg(jsonb_build_object('part', placed.year, 'is_shared', placed.is_shared)), '[]') from placed
    )),
    'cohorts', (
      select coalesce(jsonb_agg(split || jsonb_build_object('name', cohort.name)
        order by private.plain_words(cohort.name), cohort.id), '[]')
      from jsonb_array_elements(private.placement_split((
        select coalesce(jsonb_agg(jsonb_build_object(
          'part', coalesce(placed.cohort_id::text, ''), 'is_shared', placed.is_shared
        )), '[]') from placed
      ))) as split
      left join public.cohorts as cohort on cohort.id = nullif(split ->> 'part', '')::uuid
    ),
    'shared', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', placement.id, 'studentId', student.id, 'firstName', student.first_name, 'lastName', student.last_name,
        'cohort', cohort.name, 'title', placement.title, 'company', private.organization_name(placement.organization_id),
        'contract', placement.contract, 'startsOn', placement.starts_on, 'endsOn', placement.ends_on
      ) order by placement.created_at desc, placement.id), '[]')
      from (
        select * from placed where placed.is_shared order by placed.created_at desc, placed.placement_id limit most
      ) as one
      join public.placements as placement on placement.id = one.placement_id
      join public.students as student on student.id = one.student_id
      left join public.cohorts as cohort on cohort.id = student.cohort_id
    )
  ) into answer;
  return answer || case when answer -> 'total' = 'null' then '{"total": {"shared": 0, "others": 0}}' else '{}'::jsonb end;
end
$$;

grant execute on function public.school_placements to authenticated;
