-- The roster is sorted by any of its columns, read in larger pieces for a file, and cleared of many students at once.

-- How a list is sorted: a column's name, with a minus before it from the last to the first. Names decide between equals.
create function private.student_order(sort text) returns text language sql immutable set search_path = '' as $$
  select case ltrim(sort, '-')
      when 'cohort' then 'cohort.name' || direction || ' nulls last, '
      when 'adviser' then 'private.full_name(student.adviser_id)' || direction || ' nulls last, '
      when 'account' then 'case when student.user_id is not null then 1 when sent.student_id is null then 5
        when sent.declined_at is not null then 4 when sent.expires_at <= now() then 3 else 2 end' || direction || ', '
      when 'added' then 'student.created_at' || direction || ', '
      else ''
    end || case when ltrim(sort, '-') in ('cohort', 'adviser', 'account', 'added')
      then 'student.last_name, student.first_name, student.id'
      else 'student.last_name' || direction || ', student.first_name' || direction || ', student.id' end
  from (select case when sort like '-%' then ' desc' else '' end) as chosen (direction)
$$;

drop function public.find_students(jsonb, int);
create function public.find_students(wanted jsonb default '{}', page int default 1, size int default 50) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  school uuid := private.require_school();
  condition text := private.student_condition(school, coalesce(wanted, '{}'));
  in_order text := private.student_order(coalesce(wanted ->> 'sort', ''));
  at_once int := least(greatest(coalesce(size, 50), 1), 2000);
  total int;
  found jsonb;
begin
  execute 'select count(*) from public.students as student where ' || condition into total;
  execute
    'select coalesce(jsonb_agg(jsonb_build_object(
        ''id'', student.id, ''firstName'', student.first_name, ''lastName'', student.last_name,
        ''email'', student.email, ''number'', student.number, ''cohort'', student.cohort_name, ''labels'', student.labels,
        ''adviser'', private.full_name(student.adviser_id), ''status'', student.status, ''endedOn'', student.ended_on,
        ''isLinked'', student.user_id is not null, ''shares'', student.shares,
        ''invitation'', case when student.user_id is null then private.invitation_state(student.id) end
      ) order by student.nth), ''[]'')
    from (
      select student.*, cohort.name as cohort_name, row_number() over (order by ' || in_order || ') as nth
      from public.students as student
      left join public.cohorts as cohort on cohort.id = student.cohort_id
      left join private.student_invitations as sent on sent.student_id = student.id
      where ' || condition || '
      order by ' || in_order || ' limit $1 offset $2
    ) as student'
  into found using at_once, at_once * (greatest(page, 1) - 1);
  return jsonb_build_object('total', total, 'students', found);
end
$$;

-- Many at once, 1,000 in a call; answers how many, and none are left once that is fewer.
create function public.remove_students(selection jsonb) returns int
language plpgsql security definer set search_path = '' as $$
declare
  school uuid := private.require_school('{owner,adviser}');
  removed int;
begin
  -- One change of a roster after the other.
  perform from public.organizations where id = school for no key update;
  execute format(
    'with gone as (
      delete from public.students where id in (
        select student.id from public.students as student where %s order by student.id limit 1000
      ) returning id
    ) select count(*) from gone',
    private.selected_students(school, selection)
  ) into removed;
  if removed > 0 then
    perform private.audit('students.removed', 'organization', school::text, jsonb_build_object('count', removed));
  end if;
  return removed;
end
$$;

grant execute on function public.find_students, public.remove_students to authenticated;
