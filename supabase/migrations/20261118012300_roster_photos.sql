-- The photo of a student whose page the caller may open, if that page shows it. Sharing progress with a school shows
-- no photo.
create function private.photo_for_school(person uuid) returns text
language sql stable security definer set search_path = '' as $$
  select profile.avatar_url
  from public.candidate_profiles as career join public.profiles as profile on profile.user_id = career.user_id
  where career.user_id = person and 'photo' = any (career.shown) and private.may_see_page(career)
$$;

-- Exports read up to 2,000 students at once, and have no photos.
create or replace function public.find_students(wanted jsonb default '{}', page int default 1, size int default 50) returns jsonb
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
        ''photo'', case when $1 <= 100 then private.photo_for_school(student.user_id) end,
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
