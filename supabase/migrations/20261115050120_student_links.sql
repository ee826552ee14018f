-- A student is invited to link an account to what the school wrote of him, chooses what the school sees of it, and
-- changes or ends that at any time. Nothing is seen before a yes.
create table private.student_invitations (
  student_id uuid primary key references public.students on delete cascade,
  -- What the mailed link holds. Whoever works for the school never sees it.
  token uuid not null unique default gen_random_uuid(),
  invited_by uuid references auth.users on delete set null,
  sent_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '30 days',
  -- A no, or the end of a link: the school asks again after 30 days at the earliest.
  declined_at timestamptz
);
create index student_invitations_by_inviter on private.student_invitations (invited_by);
-- Whoever has confirmed an address finds the invitations to it.
create index students_by_email on public.students (email);

create function private.invitation_state(student uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'state', case
      when declined_at is not null then 'declined' when expires_at <= now() then 'expired' else 'open' end,
    'sentAt', sent_at, 'expiresAt', expires_at
  )
  from private.student_invitations where student_id = student
$$;

-- Who has confirmed the address is told on the site too; a mail goes out at once, unless that person wants none.
create function private.tell_invited_student(student public.students, token uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  person uuid := (select id from auth.users where email = student.email and email_confirmed_at is not null);
  path text := '/school/' || token;
  data jsonb := jsonb_build_object(
    'company', (select name from public.organizations where id = student.organization_id),
    'name', private.full_name((select auth.uid()))
  );
begin
  if person is null then
    perform private.queue_mail(
      student.email, 'school_invited', data || jsonb_build_object('path', path),
      (select language from public.profiles where user_id = (select auth.uid()))
    );
  elsif private.mail_choice(person, 'invitations') = 'never' then
    perform private.notify(person, 'school_invited', data, path);
  else
    perform private.queue_mail_to(person, 'school_invited', data, path);
    insert into public.notifications (user_id, kind, data, link, mailed_at)
    values (person, 'school_invited', data, path, now());
  end if;
end
$$;

-- One, many or all: who is enrolled, has no account here and no open invitation, and has not said no lately. 500 in a
-- call; none are left once it sends fewer. `is_again` sends to those who were mailed before, once a day at most.
create function public.invite_students(selection jsonb, is_again boolean default false) returns int
language plpgsql security definer set search_path = '' as $$
declare
  school uuid := private.require_school('{owner,adviser}');
  student public.students;
  token uuid;
  sent int := 0;
begin
  for student in execute
    'select student.* from public.students as student
    left join private.student_invitations as known on known.student_id = student.id
    where ' || private.selected_students(school, selection) || '
      and student.user_id is null and student.status = ''enrolled'' and case
        when known.declined_at is not null then known.declined_at < now() - interval ''30 days''
        when known.expires_at > now() then $1 and known.sent_at < now() - interval ''1 day''
        else true end
    order by student.last_name, student.first_name, student.id limit 500
    for update of student skip locked'
    using is_again
  loop
    insert into private.student_invitations as known (student_id, invited_by) values (student.id, (select auth.uid()))
    on conflict on constraint student_invitations_pkey do update
      set sent_at = now(), expires_at = excluded.expires_at, declined_at = null, invited_by = excluded.invited_by
    returning known.token into token;
    perform private.tell_invited_student(student, token);
    sent := sent + 1;
  end loop;
  if sent > 0 then
    perform private.audit('students.invited', 'organization', school::text, jsonb_build_object('count', sent));
  end if;
  return sent;
end
$$;

-- Open invitations of the selected are no longer good; who said no stays left alone.
create function public.withdraw_student_invitations(selection jsonb) returns int
language plpgsql security definer set search_path = '' as $$
declare
  school uuid := private.require_school('{owner,adviser}');
  gone int;
begin
  execute
    'with gone as (
      delete from private.student_invitations as known using public.students as student
      where student.id = known.student_id and known.declined_at is null and '
      || private.selected_students(school, selection) || '
      returning known.token
    ), forgotten as (
      delete from public.notifications
      where kind = ''school_invited'' and link in (select ''/school/'' || token from gone)
    )
    select count(*) from gone'
  into gone;
  return gone;
end
$$;

-- What somebody shares, part by part; a part that is not shared is not there.
create function private.shared_facts(person uuid, shares text[]) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_strip_nulls(jsonb_build_object(
    'progress', case when 'progress' = any (shares) then coalesce((
      select jsonb_agg(to_jsonb(tried) order by tried."startedAt" desc) from (
        select version.title as mission, company.name as company, enrollment.status, enrollment.progress,
          enrollment.started_at as "startedAt", enrollment.submitted_at as "submittedAt",
          enrollment.completed_at as "completedAt"
        from public.enrollments as enrollment
        join public.mission_versions as version
          on version.mission_id = enrollment.mission_id and version.version = enrollment.version
        join public.organizations as company on company.id = enrollment.organization_id
        where enrollment.user_id = person order by enrollment.started_at desc limit 200
      ) as tried
    ), '[]') end,
    'work', case when 'work' = any (shares) then (
      select jsonb_build_object('submissions', count(*), 'lastAt', max(submission.submitted_at))
      from public.submissions as submission join public.enrollments as enrollment on enrollment.id = submission.enrollment_id
      where enrollment.user_id = person
    ) end,
    'skills', case when 'skills' = any (shares) then coalesce((
      select jsonb_agg(jsonb_build_object(
        'slug', proven.slug, 'en', proven.name_en, 'fr', proven.name_fr, 'kinds', proven.kinds, 'at', proven.at
      ) order by proven.at desc, proven.slug)
      from (
        select skill.slug, skill.name_en, skill.name_fr, array_agg(distinct source.kind) as kinds, max(source.at) as at
        from private.skill_sources(person) as source join public.skills as skill on skill.slug = source.skill
        where source.kind in ('proven', 'attested') group by skill.slug
      ) as proven
    ), '[]') end,
    'certificates', case when 'skills' = any (shares) then coalesce((
      select jsonb_agg(jsonb_build_object(
        'mission', certificate.facts ->> 'mission', 'company', certificate.facts ->> 'organization',
        'issuedAt', certificate.issued_at, 'code', case when certificate.is_public then certificate.code end
      ) order by certificate.issued_at desc)
      from public.certificates as certificate where certificate.user_id = person and certificate.revoked_at is null
    ), '[]') end,
    'targets', case when 'career' = any (shares) then coalesce((
      select jsonb_agg(jsonb_build_object('en', job.title_en, 'fr', job.title_fr) order by aim.place)
      from public.target_jobs as aim join public.jobs as job on job.slug = aim.job_slug where aim.user_id = person
    ), '[]') end,
    'offers', case when 'career' = any (shares) then coalesce((
      select jsonb_agg(jsonb_build_object(
        'company', application.company, 'job', application.job_title, 'contract', application.contract,
        'at', application.heard_at
      ) order by application.heard_at desc)
      from public.applications as application
      join public.application_columns as stage
        on stage.user_id = application.user_id and stage.id = application.column_id and stage.stage = 'offer'
      where application.user_id = person
    ), '[]') end
  ))
$$;

-- What the school wrote of a student.
create function private.roster_facts(student public.students) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'id', student.id, 'firstName', student.first_name, 'lastName', student.last_name, 'email', student.email,
    'number', student.number, 'cohort', (select name from public.cohorts where id = student.cohort_id),
    'labels', student.labels, 'adviser', private.full_name(student.adviser_id), 'status', student.status,
    'endedOn', student.ended_on
  )
$$;

-- A student's page in the school: the roster's row, and what is shared of the account.
create function public.student_page(student_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  school uuid := private.require_school();
  student public.students;
begin
  select * into student from public.students as one where one.id = student_id and one.organization_id = school;
  if student.id is null then
    return null;
  end if;
  return private.roster_facts(student) || jsonb_build_object(
    'cohortId', student.cohort_id, 'adviserId', student.adviser_id, 'linkedAt', student.linked_at,
    'isLinked', student.user_id is not null, 'shares', student.shares, 'addedAt', student.created_at,
    -- Whose skills the school may attest.
    'person', case when 'skills' = any (student.shares) then student.user_id end,
    'invitation', case when student.user_id is null then private.invitation_state(student.id) end,
    'facts', case when student.user_id is not null then private.shared_facts(student.user_id, student.shares) end
  );
end
$$;

-- For whoever has the mailed link: who invites, what was written, and, signed in, what the school would see.
create function public.school_invitation(token uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  me uuid := (select auth.uid());
  known private.student_invitations;
  student public.students;
  school public.organizations;
begin
  select * into known from private.student_invitations as invitation where invitation.token = school_invitation.token;
  select * into student from public.students where id = known.student_id;
  select * into school from public.organizations where id = student.organization_id;
  if known.student_id is null or known.declined_at is not null or student.status <> 'enrolled'
    or school.status <> 'approved' then
    return null;
  end if;
  return jsonb_build_object(
    'school', school.name, 'invitedBy', private.full_name(known.invited_by), 'expiresAt', known.expires_at,
    'isExpired', known.expires_at <= now(),
    'written', private.roster_facts(student) || jsonb_build_object('email', regexp_replace(student.email, '^(.)[^@]*', '\1…')),
    'isCandidate', exists (select from public.user_roles where user_id = me and role = 'candidate'),
    'facts', case when me is not null and private.is_fully_signed_in()
      then private.shared_facts(me, '{progress,work,skills,career}') end
  );
end
$$;

create function private.require_shares(shares text[]) returns text[]
language plpgsql immutable set search_path = '' as $$
begin
  if not shares <@ array['progress', 'work', 'skills', 'career'] then
    perform private.fail('sharing_unknown', 'Choose among progress, work, skills and career.');
  end if;
  return array(select distinct unnest(shares) order by 1);
end
$$;

-- A yes says what is shared, which may be nothing; null is a no. Whoever has the link was sent it: the account may have
-- another address than the school knows.
create function public.answer_school_invitation(token uuid, shares text[]) returns void
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := private.require_user();
  known private.student_invitations;
  student public.students;
begin
  select * into known from private.student_invitations as invitation
  where invitation.token = answer_school_invitation.token and invitation.declined_at is null for update;
  select * into student from public.students where id = known.student_id for update;
  if student.id is null or student.status <> 'enrolled' or student.user_id is not null or not exists (
    select from public.organizations where id = student.organization_id and status = 'approved'
  ) then
    perform private.fail('invitation_not_found', 'This invitation does not exist any more.');
  end if;
  update public.notifications set read_at = coalesce(read_at, now())
  where user_id = me and kind = 'school_invited' and link = '/school/' || known.token;
  if shares is null then
    update private.student_invitations set declined_at = now() where student_id = student.id;
    return;
  end if;
  if known.expires_at <= now() then
    perform private.fail('invitation_expired', 'This invitation has expired. Ask for a new one.');
  end if;
  if not exists (select from public.user_roles where user_id = me and role = 'candidate') then
    raise exception 'Only candidates can do this.' using errcode = '42501', hint = 'candidates_only';
  end if;
  if exists (
    select from public.students as other where other.organization_id = student.organization_id and other.user_id = me
  ) then
    perform private.fail('school_linked_already', 'This account is linked to another student of this school.');
  end if;
  update public.students as one
  set user_id = me, linked_at = now(), shares = private.require_shares(answer_school_invitation.shares)
  where one.id = student.id;
  delete from private.student_invitations where student_id = student.id;
end
$$;

-- The caller's schools with what each wrote and sees, and the open invitations to the own address.
create function public.my_school_links() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  me uuid := private.require_user();
begin
  return jsonb_build_object(
    'schools', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'school', school.name, 'written', private.roster_facts(student), 'linkedAt', student.linked_at,
        'shares', student.shares, 'isActive', school.status = 'approved' and student.status <> 'left',
        'notes', exists (
          select from public.plan_advisers as reader
          where reader.user_id = me and reader.organization_id = student.organization_id
        )
      ) order by student.linked_at desc), '[]')
      from public.students as student join public.organizations as school on school.id = student.organization_id
      where student.user_id = me
    ),
    -- Everything that could be shared, whatever is: the page shows of it what each school sees.
    'facts', private.shared_facts(me, '{progress,work,skills,career}'),
    'invitations', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'token', known.token, 'school', school.name, 'expiresAt', known.expires_at
      ) order by known.sent_at desc), '[]')
      from public.students as student
      join private.student_invitations as known on known.student_id = student.id
      join public.organizations as school on school.id = student.organization_id
      where student.email = private.my_confirmed_email() and student.user_id is null and student.status = 'enrolled'
        and school.status = 'approved' and known.declined_at is null and known.expires_at > now()
    )
  );
end
$$;

create function public.set_school_sharing(student_id uuid, shares text[]) returns void
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := private.require_user();
begin
  update public.students as student set shares = private.require_shares(set_school_sharing.shares)
  where student.id = student_id and student.user_id = me and student.status <> 'left';
  if not found then
    perform private.fail('school_not_linked', 'You are not linked to this school any more.');
  end if;
end
$$;

-- The school keeps its own row, and sees nothing of the account from now on.
create function public.unlink_school(student_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := private.require_user();
begin
  update public.students as student set user_id = null where student.id = student_id and student.user_id = me;
  if not found then
    perform private.fail('school_not_linked', 'You are not linked to this school any more.');
  end if;
  insert into private.student_invitations (student_id, declined_at) values (unlink_school.student_id, now())
  on conflict on constraint student_invitations_pkey do update set declined_at = now();
end
$$;

grant execute on function
  public.invite_students, public.withdraw_student_invitations, public.student_page, public.answer_school_invitation,
  public.my_school_links, public.set_school_sharing, public.unlink_school
to authenticated;
grant execute on function public.school_invitation to anon, authenticated;
