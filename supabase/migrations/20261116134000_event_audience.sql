-- Who an event is for: everyone, the students of the school that holds it, or some of its cohorts. What is not for
-- somebody is neither listed nor found nor opened, and takes no registration of theirs.
alter table public.events
  add audience text not null default 'everyone' check (audience in ('everyone', 'students', 'cohorts')),
  add cohort_ids uuid[] not null default '{}',
  add constraint cohorts_of_audience check ((audience = 'cohorts') = (cardinality(cohort_ids) > 0));

-- Whoever has registered keeps the event, also after leaving the cohort.
create function private.may_see_event(event public.events, viewer uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select event.audience = 'everyone' or viewer is not null and (
    exists (
      select from public.students as student
      where student.user_id = viewer and student.organization_id = event.organization_id and student.status = 'enrolled'
        and (event.audience = 'students' or student.cohort_id = any (event.cohort_ids))
    )
    or exists (
      select from public.event_registrations as registration
      where registration.event_id = event.id and registration.user_id = viewer
    )
    or exists (
      select from public.organization_members as member
      where member.organization_id = event.organization_id and member.user_id = viewer
    )
    or private.has_role('admin')
  )
$$;

-- The functions that show events, each with one condition more.
do $$
declare
  change record;
  definition text;
begin
  for change in
    select * from (values
      (
        'public.find_events'::regproc, 'and (wanted_kind is null',
        'and (event.audience = ''everyone'' or private.may_see_event(event, person))
        and (wanted_kind is null'
      ),
      (
        'private.event_facts'::regproc, 'where event.id = $1 and event.status <> ''draft''',
        'where event.id = $1 and event.status <> ''draft'' and private.may_see_event(event, viewer.id)'
      ),
      (
        'private.found_coming_events'::regproc, 'where event.status = ''published''',
        'where private.may_see_event(event, (select auth.uid())) and event.status = ''published'''
      ),
      (
        'public.school_page'::regproc, 'where events.organization_id = school.id and status = ''published''',
        'where private.may_see_event(events, case when private.is_fully_signed_in() then (select auth.uid()) end)
            and events.organization_id = school.id and status = ''published'''
      ),
      (
        'public.register_for_event'::regproc, 'where found.id = register_for_event.event_id and found.status <> ''draft''',
        'where found.id = register_for_event.event_id and found.status <> ''draft'' and private.may_see_event(found.*, person)'
      ),
      (
        'private.event_card'::regproc, '''mine'', mine.status',
        '''mine'', mine.status, ''audience'', event.audience'
      ),
      (
        'public.invite_cohort_to_event'::regproc, '  with fresh as (',
        '  if event.audience = ''cohorts'' and invite_cohort_to_event.cohort_id <> all (event.cohort_ids) then
    perform private.fail(''cohort_outside_audience'', ''This event is for other cohorts.'');
  end if;
  with fresh as ('
      )
    ) as wanted (function, old, new)
  loop
    definition := pg_catalog.pg_get_functiondef(change.function);
    if position(change.old in definition) = 0 then
      raise exception '% reads events in another way by now', change.function;
    end if;
    execute replace(definition, change.old, change.new);
  end loop;
end
$$;

-- The audience in a document: what it does not say stays as it was, for everyone at first.
create function private.set_audience(event public.events, document jsonb) returns void
language plpgsql security definer set search_path = '' as $$
declare
  wanted text := coalesce(document ->> 'audience', event.audience);
  chosen uuid[] := case
    when wanted <> 'cohorts' then '{}'
    when document ? 'cohort_ids' then array(
      select distinct id::uuid from jsonb_array_elements_text(document -> 'cohort_ids') as id order by 1
    )
    else event.cohort_ids
  end;
begin
  if wanted not in ('everyone', 'students', 'cohorts') or wanted <> 'everyone' and not exists (
    select from public.organizations where id = event.organization_id and kind = 'academia'
  ) then
    perform private.fail('audience_unknown', 'Only schools hold events for their students.');
  end if;
  if wanted = 'cohorts' and chosen = '{}' then
    perform private.fail('audience_empty', 'Choose at least one cohort.');
  end if;
  if exists (
    select from unnest(chosen) as wish (id) where not exists (
      select from public.cohorts as cohort where cohort.id = wish.id and cohort.organization_id = event.organization_id
    )
  ) then
    perform private.fail('cohort_unknown', 'This cohort is not one of your school.');
  end if;
  update public.events set audience = wanted, cohort_ids = chosen
  where id = event.id and (audience, cohort_ids) is distinct from (wanted, chosen);
end
$$;

do $$
declare
  definition text := pg_catalog.pg_get_functiondef('public.save_event'::regproc);
  made constant text := 'returning id into event.id;';
  changed constant text := 'where id = before.id returning * into event;';
begin
  if position(made in definition) = 0 or position(changed in definition) = 0 then
    raise exception 'public.save_event writes events in another way by now';
  end if;
  definition := replace(definition, made, 'returning * into event;
    perform private.set_audience(event, document);');
  execute replace(definition, changed, changed || '
  perform private.set_audience(event, document);');
end
$$;
