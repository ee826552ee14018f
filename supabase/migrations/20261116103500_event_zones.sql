-- The home of a school tells the zone of its events, so that a time is the same there as on the event's page.
create or replace function public.school_home() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  school uuid := private.require_school();
begin
  return (
    select jsonb_build_object(
      'students', people.enrolled, 'linked', people.linked,
      'programs', planned.programs, 'assigned', planned.assigned,
      'partnerships', (select count(*) from private.partnerships_in_force as force where force.school_id = school),
      'proposals', (
        select count(*) from public.partnerships as partnership
        join public.partnership_terms as terms
          on terms.partnership_id = partnership.id and terms.version = partnership.open_version
        where partnership.school_id = school and terms.proposed_by = 'partner'
      ),
      'events', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'id', event.id, 'title', event.title, 'starts_at', event.starts_at, 'time_zone', event.time_zone,
          'taken', event.taken
        ) order by event.starts_at, event.id), '[]')
        from (
          select * from public.events as held
          where held.organization_id = school and held.status = 'published' and held.ends_at > now()
          order by held.starts_at, held.id limit 4
        ) as event
      ),
      'certificates', earned.all_time, 'newCertificates', earned.recent
    )
    from (
      select count(*) as enrolled, count(student.user_id) as linked
      from public.students as student where student.organization_id = school and student.status = 'enrolled'
    ) as people
    cross join (
      select count(*) as programs, count(program.assigned_at) as assigned
      from public.programs as program where program.organization_id = school and program.archived_at is null
    ) as planned
    cross join (
      select count(*) as all_time, count(*) filter (where certificate.issued_at > now() - interval '30 days') as recent
      from private.shared_students(school, 'skills') as student
      join public.certificates as certificate on certificate.user_id = student.user_id
      where certificate.revoked_at is null
    ) as earned
  );
end
$$;
