-- A partner of a school sees a student by name only where the student agreed to it, for this partner and no more than was
-- said then, and only once the student has started a mission that the partner shares. Nobody has agreed so far.
create table private.partner_consents (
  student_id uuid not null references public.students on delete cascade,
  partnership_id uuid not null references public.partnerships on delete cascade,
  -- The most that the partner may see: the name, or also how far the student is in the shared missions.
  visibility text not null check (visibility in ('named', 'full')),
  agreed_at timestamptz not null default now(),
  primary key (student_id, partnership_id)
);
create index partner_consents_by_partnership on private.partner_consents (partnership_id);
call private.declare_data(
  'private.partner_consents', 't.student_id in (select s.id from public.students as s where s.user_id = $1)', 'removed'
);
call private.tell_data('private.partner_consents', $$jsonb_build_object(
  'partner', (
    select private.organization_name(p.partner_id) from public.partnerships as p where p.id = t.partnership_id
  ), 'visibility', t.visibility, 'agreed_at', t.agreed_at
)$$);

-- What a student agreed to ends with the link to the school.
create function private.forget_partner_consents() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.partner_consents where student_id = new.id;
  return null;
end
$$;
create trigger forget_partner_consents after update of user_id, status on public.students
  for each row when (new.user_id is distinct from old.user_id or new.status = 'left')
  execute function private.forget_partner_consents();

-- What a student lets the school see is a consent, too, and its end with the link is a withdrawal.
create function private.note_school_consent() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  person uuid := coalesce(new.user_id, old.user_id);
begin
  if exists (select from auth.users where id = person) then
    perform private.record_consent(
      person, 'school_sharing',
      left(private.organization_name(new.organization_id), 150)
        || coalesce(': ' || nullif(array_to_string(new.shares, ', '), ''), ''),
      new.shares <> '{}'
    );
  end if;
  return null;
end
$$;
create trigger note_school_consent after update on public.students
  for each row when (new.shares is distinct from old.shares)
  execute function private.note_school_consent();

-- Whom a partner sees by name now, and of whom also the work on the shared missions. The page of the partner, the
-- window of the school and what the student is told all rest on this.
create function private.seen_by_partner(partnership uuid)
returns table (student_id uuid, user_id uuid, first_name text, last_name text, level text, work jsonb)
language sql stable security definer set search_path = '' as $$
  select student.id, student.user_id, student.first_name, student.last_name,
    case when force.visibility = 'full' and consent.visibility = 'full' then 'full' else 'named' end, begun.work
  from private.partnerships_in_force as force
  join private.partner_consents as consent on consent.partnership_id = force.id
  join public.students as student on student.id = consent.student_id and student.organization_id = force.school_id
    and student.status = 'enrolled' and student.user_id is not null and 'progress' = any (student.shares)
  cross join lateral (
    select jsonb_object_agg(tried.mission_id, jsonb_build_object('status', tried.status, 'at', tried.at)) as work
    from (
      select distinct on (enrollment.mission_id) enrollment.mission_id, enrollment.status,
        coalesce(enrollment.completed_at, enrollment.submitted_at, enrollment.started_at) as at
      from public.enrollments as enrollment
      join public.partnership_missions as shared
        on shared.partnership_id = force.id and shared.version = force.version and shared.mission_id = enrollment.mission_id
      where enrollment.user_id = student.user_id and enrollment.status <> 'left'
      order by enrollment.mission_id, enrollment.started_at desc
    ) as tried
  ) as begun
  where force.id = seen_by_partner.partnership and force.visibility in ('named', 'full') and begun.work is not null
$$;

-- What the partner sees of the students now, which the school may look at, too. Counts of fewer than five are hidden;
-- students who do not share progress are in none of them.
create or replace function public.partnership_students(partnership_id uuid, page int default 0) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  force private.partnerships_in_force;
  fewest constant int := 5;
begin
  perform private.require_user();
  if partnership_students.partnership_id not in (select private.my_partnerships()) then
    perform private.fail('partnership_not_found', 'This partnership does not exist, or is not yours.');
  end if;
  select * into force from private.partnerships_in_force as known where known.id = partnership_students.partnership_id;
  if force.id is null or force.visibility = 'none' then
    return jsonb_build_object('level', 'none');
  end if;
  return (
    with sharing as (
      select student.user_id from public.students as student
      where student.organization_id = force.school_id and student.status = 'enrolled' and student.user_id is not null
        and 'progress' = any (student.shares)
    ), shared as (
      select missions.mission_id, coalesce(listing.title, '') as title
      from public.partnership_missions as missions
      left join public.mission_listings as listing on listing.mission_id = missions.mission_id
      where missions.partnership_id = force.id and missions.version = force.version
    ), work as (
      select distinct on (enrollment.user_id, enrollment.mission_id) enrollment.user_id, enrollment.mission_id,
        enrollment.status, enrollment.submitted_at
      from public.enrollments as enrollment
      join sharing on sharing.user_id = enrollment.user_id
      join shared on shared.mission_id = enrollment.mission_id
      where enrollment.status <> 'left'
      order by enrollment.user_id, enrollment.mission_id, enrollment.started_at desc
    ), counts as (
      select shared.mission_id, shared.title, count(work.user_id) as begun, count(work.submitted_at) as submitted,
        count(*) filter (where work.status = 'validated') as validated
      from shared left join work on work.mission_id = shared.mission_id group by shared.mission_id, shared.title
    ), seen as materialized (
      select * from private.seen_by_partner(force.id)
    )
    select jsonb_build_object(
      'level', force.visibility,
      'students', case when (select count(*) from sharing) >= fewest then (select count(*) from sharing) end,
      'missions', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'id', mission_id, 'title', title, 'begun', case when begun >= fewest then begun end,
          'submitted', case when submitted >= fewest then submitted end,
          'validated', case when validated >= fewest then validated end
        ) order by lower(title), mission_id), '[]') from counts
      ),
      'total', case when force.visibility in ('named', 'full') then (select count(*) from seen) end,
      'people', case when force.visibility in ('named', 'full') then (
        select coalesce(jsonb_agg(jsonb_build_object(
          'id', person.student_id, 'name', btrim(person.first_name || ' ' || person.last_name),
          'work', case when person.level = 'full' then person.work end
        ) order by person.last_name, person.first_name, person.student_id), '[]')
        from (
          select * from seen order by last_name, first_name, student_id limit 50 offset 50 * greatest(page, 0)
        ) as person
      ) end
    )
  );
end
$$;

-- The partners of a school whose terms let them see something of its students, with the missions they share.
create function private.partners_of_school(school uuid)
returns table (partnership_id uuid, name text, visibility text, until date, missions jsonb)
language sql stable security definer set search_path = '' as $$
  select force.id, partner.name, force.visibility, force.ends_on, (
    select coalesce(jsonb_agg(jsonb_build_object('id', shared.mission_id, 'title', coalesce(listing.title, '')) order by
      lower(listing.title)), '[]')
    from public.partnership_missions as shared
    left join public.mission_listings as listing on listing.mission_id = shared.mission_id
    where shared.partnership_id = force.id and shared.version = force.version
  )
  from private.partnerships_in_force as force
  join public.organizations as partner on partner.id = force.partner_id
  where force.school_id = school and force.visibility <> 'none'
$$;

-- For students: the partners of their schools, what the terms would allow each, what the student agreed to, and what the
-- partner sees because of it now.
create or replace function public.my_school_partners() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  me uuid := private.require_user();
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'studentId', student.id, 'id', partner.partnership_id, 'name', partner.name, 'visibility', partner.visibility,
      'until', partner.until, 'missions', partner.missions, 'agreed', consent.visibility, 'agreedAt', consent.agreed_at,
      'sees', case
        when seen.level is not null then seen.level
        when 'progress' = any (student.shares) then 'aggregate' else 'none' end,
      'work', case when seen.level = 'full' then seen.work end
    ) order by partner.name), '[]')
    from public.students as student
    join public.organizations as school on school.id = student.organization_id and school.status = 'approved'
    cross join lateral private.partners_of_school(student.organization_id) as partner
    left join private.partner_consents as consent
      on consent.student_id = student.id and consent.partnership_id = partner.partnership_id
    left join lateral (
      select known.level, known.work from private.seen_by_partner(partner.partnership_id) as known
      where known.student_id = student.id
    ) as seen on true
    where student.user_id = me and student.linked_at is not null and student.status = 'enrolled'
  );
end
$$;

-- A yes for one partner, to what its terms allow now, or (null) a no. What is agreed later needs another yes.
create function public.set_partner_consent(student_id uuid, partnership_id uuid, visibility text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := private.require_user();
  student public.students;
  partner record;
begin
  select * into student from public.students as one
  where one.id = set_partner_consent.student_id and one.user_id = me and one.status = 'enrolled' for update;
  if student.id is null then
    perform private.fail('school_not_linked', 'You are no longer linked to this school.');
  end if;
  select * into partner from private.partners_of_school(student.organization_id) as known
  where known.partnership_id = set_partner_consent.partnership_id;
  if set_partner_consent.visibility is null then
    delete from private.partner_consents as known
    where known.student_id = student.id and known.partnership_id = set_partner_consent.partnership_id;
    if not found then
      return;
    end if;
  elsif partner.visibility is distinct from set_partner_consent.visibility or partner.visibility not in ('named', 'full') then
    perform private.fail('partner_terms_changed', 'What this partner would see has changed. Look at it again.');
  else
    insert into private.partner_consents (student_id, partnership_id, visibility)
    values (student.id, partner.partnership_id, partner.visibility)
    on conflict on constraint partner_consents_pkey do update set visibility = excluded.visibility, agreed_at = now();
  end if;
  perform private.record_consent(
    me, 'partner_name',
    left((
      select private.organization_name(known.partner_id) || ' (' || private.organization_name(known.school_id) || ')'
      from public.partnerships as known where known.id = set_partner_consent.partnership_id
    ), 180) || coalesce(': ' || set_partner_consent.visibility, ''),
    set_partner_consent.visibility is not null
  );
end
$$;
grant execute on function public.set_partner_consent to authenticated;

-- The linked students of a school hear of a new partner, and of terms that let one see more. Mailed right away, except to
-- those who want no such emails.
create function private.tell_students_of_partner(partnership public.partnerships, terms public.partnership_terms, is_new boolean)
returns void
language plpgsql security definer set search_path = '' as $$
declare
  person uuid;
  kind text := case when is_new then 'school_partner_added' else 'school_partner_widened' end;
  data jsonb := jsonb_build_object(
    'school', private.organization_name(partnership.school_id), 'name', private.organization_name(partnership.partner_id),
    'visibility', terms.visibility, 'date', terms.ends_on
  );
begin
  for person in
    select student.user_id from public.students as student
    where student.organization_id = partnership.school_id and student.user_id is not null and student.linked_at is not null
      and student.status = 'enrolled'
  loop
    if private.mail_choice(person, 'invitations') <> 'never' then
      perform private.queue_mail_to(person, kind, data, '/profile/schools');
    end if;
    insert into public.notifications (user_id, kind, data, link, mailed_at)
    values (person, kind, data, '/profile/schools', now());
  end loop;
end
$$;

create or replace function public.accept_terms(partnership_id uuid, version int, contact uuid default null) returns void
language plpgsql security definer set search_path = '' as $$
declare
  acting record := private.partnership_to_change(partnership_id);
  partnership public.partnerships := acting.record;
  terms public.partnership_terms := private.require_open_terms(partnership, accept_terms.version);
  levels constant text[] := '{none,aggregate,named,full}';
  before text;
begin
  if terms.proposed_by = acting.side then
    perform private.fail('own_terms', 'Your own proposal is accepted by the other side.');
  end if;
  if terms.ends_on < current_date then
    perform private.fail('terms_outdated', 'These terms would be over already. Choose a later end.');
  end if;
  perform private.set_contact(partnership, acting.side, contact);
  before := coalesce((
    select known.visibility from public.partnership_terms as known
    where known.partnership_id = partnership.id and known.version = partnership.agreed_version
      and partnership.ended_at is null and known.ends_on >= current_date
  ), 'none');
  update public.partnerships
  set agreed_version = terms.version, open_version = null, ended_at = null, ended_by = null, end_reason = ''
  where id = partnership.id;
  perform private.note_partnership(partnership.id, acting.side, 'accepted', terms.version);
  perform private.tell_partners(partnership, acting.side, 'partnership_accepted', '', true);
  if array_position(levels, terms.visibility) > array_position(levels, before) then
    perform private.tell_students_of_partner(partnership, terms, before = 'none');
  end if;
end
$$;
