-- Schools see the openings their students can apply to, and recommend them to cohorts.

-- # Tables

-- One row for each cohort, so that a recommendation can be withdrawn from one of them.
create table public.opening_recommendations (
  id uuid primary key default gen_random_uuid(),
  opening_id uuid not null references public.openings on delete cascade,
  organization_id uuid not null references public.organizations on delete cascade,
  cohort_id uuid not null references public.cohorts on delete cascade,
  author_id uuid references auth.users on delete set null,
  words text not null default '' check (length(words) <= 1000),
  created_at timestamptz not null default now(),
  withdrawn_at timestamptz
);

-- # Indexes

create unique index opening_recommendations_live on public.opening_recommendations (opening_id, cohort_id)
  where withdrawn_at is null;
create index opening_recommendations_by_opening on public.opening_recommendations (opening_id, organization_id);
create index opening_recommendations_by_cohort on public.opening_recommendations (cohort_id, created_at desc);
create index opening_recommendations_by_school on public.opening_recommendations (organization_id, created_at desc);
create index opening_recommendations_by_author on public.opening_recommendations (author_id);

-- # Settings, kinds and registers

call private.define_setting('limit_recommendations_a_day', 'limits', 'number', '30', 1, 1000);

insert into private.notification_kinds (kind, topic) values ('opening_recommended', 'other');

call private.protect('public.opening_recommendations');
call private.declare_data('public.opening_recommendations', 't.author_id = $1', 'anonymised', '{author_id}');

-- # Private helpers

-- Openings for schools that the staff of a school can read, as its students can. Staff can't apply to them.
create function private.openings_shared_with_staff(person uuid) returns setof uuid
language sql stable security definer set search_path = '' as $$
  select shared.opening_id from public.organization_members as member
  join public.organizations as school
    on school.id = member.organization_id and school.kind = 'academia' and school.status = 'approved'
  join public.opening_schools as shared on shared.organization_id = school.id
  join public.openings as opening on opening.id = shared.opening_id and private.shown_audience(opening) = 'schools'
  where member.user_id = person
$$;

create or replace function private.can_see_opening(opening public.openings, person uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select private.has_page(opening.organization_id) and opening.version > 0 and opening.slug is not null and (
    private.may_apply_to(opening, person)
    or person is not null and opening.id in (select private.openings_shared_with_staff(person))
  )
$$;

do $$
begin
  execute private.changed(
    pg_get_functiondef('private.newest_openings'::regproc), 'array(select private.openings_for(person)) end',
    'array(select private.openings_for(person) union select private.openings_shared_with_staff(person)) end'
  );
end
$$;

-- Whether the students of a school can see an opening for a reason that concerns their school: it is shared with the
-- school, or everyone sees it and the organization is a partner.
create function private.is_for_school(opening public.openings, school uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select case private.shown_audience(opening)
    when 'schools' then exists (
      select from public.opening_schools as shared where shared.opening_id = opening.id and shared.organization_id = school
    )
    when 'everyone' then exists (
      select from private.partnerships_in_force as force
      where force.school_id = school and force.partner_id = opening.organization_id
    )
    else false end
$$;

-- The recommendations that reach a person: enrolled, linked, and in the cohort.
create function private.recommendations_for(person uuid) returns setof public.opening_recommendations
language sql stable security definer set search_path = '' as $$
  select told.* from public.students as student
  join public.organizations as school on school.id = student.organization_id and school.status = 'approved'
  join public.opening_recommendations as told on told.cohort_id = student.cohort_id and told.withdrawn_at is null
  where student.user_id = person and student.linked_at is not null and student.status = 'enrolled'
$$;

-- An application without another source counts as the school's if the school recommended the opening.
create function private.note_school_source() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.source := case when exists (
    select from private.recommendations_for(new.user_id) as told where told.opening_id = new.opening_id
  ) then 'school' else 'link' end;
  return new;
end
$$;

create trigger note_school_source before insert on public.opening_applications
  for each row when (new.source in ('link', 'school')) execute function private.note_school_source();

-- # Functions

-- Openings for the students of a school, 12 per page. The filter: search, contract, and show, which is "shared" or
-- "recommended".
create function public.school_openings(organization uuid, filter jsonb default '{}', page int default 0) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  most constant int := 500;
  first constant int := 12 * least(greatest(page, 0), 41);
  me uuid := private.require_user();
  asked jsonb := jsonb_strip_nulls(jsonb_build_object('search', filter -> 'search', 'contract', filter -> 'contract'));
  sources jsonb;
  found uuid[];
begin
  perform private.require_my_school(organization);
  perform private.require_feature('openings');
  sources := (
    select coalesce(jsonb_agg('organization:' || source.id), '[]') from (
      select force.partner_id from private.partnerships_in_force as force where force.school_id = organization
      union
      select opening.organization_id from public.opening_schools as shared
      join public.openings as opening on opening.id = shared.opening_id
      where shared.organization_id = school_openings.organization
    ) as source (id)
  );
  found := array(
    select opening.id
    from unnest(private.search_openings(me, asked || jsonb_build_object('anyOf', sources), 'newest', 5000))
      with ordinality as one (id, place)
    join public.openings as opening on opening.id = one.id
    where private.is_for_school(opening, school_openings.organization) and case filter ->> 'show'
      when 'shared' then private.shown_audience(opening) = 'schools'
      when 'recommended' then exists (
        select from public.opening_recommendations as told
        where told.opening_id = opening.id and told.organization_id = school_openings.organization
          and told.withdrawn_at is null
      )
      else true end
    order by one.place limit most + 1
  );
  return jsonb_build_object(
    'total', least(cardinality(found), most), 'isMore', cardinality(found) > most,
    'openings', (
      select coalesce(jsonb_agg(private.opening_card(one.id) || jsonb_build_object('recommendations', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'id', told.id, 'cohort', cohort.name, 'cohortId', cohort.id, 'words', told.words, 'at', told.created_at,
          'author', private.team_name(told.author_id)
        ) order by told.created_at, cohort.name, told.id), '[]')
        from public.opening_recommendations as told join public.cohorts as cohort on cohort.id = told.cohort_id
        where told.opening_id = one.id and told.organization_id = school_openings.organization
          and told.withdrawn_at is null
      )) order by one.place), '[]')
      from unnest(found[first + 1 : least(first + 12, most)]) with ordinality as one (id, place)
    )
  );
end
$$;

-- To whom a school can recommend: its cohorts with how many students a recommendation reaches, and programs as groups
-- of cohorts.
create function public.recommendation_groups(organization uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_my_school(organization);
  perform private.require_feature('openings');
  return jsonb_build_object(
    'cohorts', (
      select coalesce(jsonb_agg(jsonb_build_object('id', cohort.id, 'name', cohort.name, 'students', (
        select count(*) from public.students as student
        where student.cohort_id = cohort.id and student.linked_at is not null and student.status = 'enrolled'
      )) order by private.plain_words(cohort.name), cohort.id), '[]')
      from public.cohorts as cohort
      where cohort.organization_id = recommendation_groups.organization and cohort.archived_at is null
    ),
    'programs', (
      select coalesce(jsonb_agg(jsonb_build_object('id', program.id, 'name', program.name, 'cohorts', parts.cohorts)
        order by private.plain_words(program.name), program.id), '[]')
      from public.programs as program
      cross join lateral (
        select jsonb_agg(part.cohort_id) as cohorts from private.program_cohorts as part
        join public.cohorts as cohort on cohort.id = part.cohort_id and cohort.archived_at is null
        where part.program_id = program.id
      ) as parts
      where program.organization_id = recommendation_groups.organization and program.assigned_at is not null
        and program.archived_at is null and parts.cohorts is not null
    )
  );
end
$$;

-- Recommends an opening to cohorts that don't have it yet, and returns how many students were notified. Those who were
-- notified of an earlier recommendation that was withdrawn aren't notified again.
create function public.recommend_opening(organization uuid, opening_id uuid, cohorts uuid[], words text default '')
returns int language plpgsql security definer set search_path = '' as $$
declare
  me uuid := private.require_user();
  said text := coalesce(private.trimmed(words), '');
  opening public.openings;
  wanted uuid[];
  reached uuid[];
begin
  perform private.require_my_school(organization);
  perform private.require_feature('openings');
  if length(said) > 1000 then
    perform private.raise_app_error('recommendation_words', 'A message can be up to 1,000 characters.');
  end if;
  select * into opening from public.openings as kept where kept.id = recommend_opening.opening_id for share;
  if opening.id is null or not private.is_listed(opening) or private.application_stop(opening) is not null
    or not private.is_for_school(opening, organization) then
    perform private.raise_app_error('recommendation_opening', 'Your students can no longer apply to this opening.');
  end if;
  -- Two who recommend at the same moment wait for each other.
  perform pg_advisory_xact_lock(hashtext('recommendations ' || organization));
  wanted := array(
    select cohort.id from public.cohorts as cohort
    where cohort.id = any (recommend_opening.cohorts) and cohort.organization_id = recommend_opening.organization
      and cohort.archived_at is null and not exists (
        select from public.opening_recommendations as told
        where told.opening_id = opening.id and told.cohort_id = cohort.id and told.withdrawn_at is null
      )
    order by cohort.id
  );
  if cardinality(wanted) = 0 then
    perform private.raise_app_error('recommendation_cohorts', 'Choose a cohort that doesn''t have this recommendation yet.');
  end if;
  if cardinality(wanted) + (
    select count(*) from public.opening_recommendations as told
    where told.organization_id = recommend_opening.organization and told.created_at > now() - interval '1 day'
  ) > private.allowed('recommendations_a_day') then
    perform private.raise_app_error('too_many_recommendations', 'Your school has reached its daily number of recommendations.');
  end if;
  reached := array(
    select distinct student.user_id from public.students as student
    where student.cohort_id = any (wanted) and student.linked_at is not null and student.status = 'enrolled'
      and not exists (
        select from public.opening_recommendations as told
        where told.opening_id = opening.id and told.cohort_id = student.cohort_id
      )
      and not exists (
        select from public.discovery_exclusions as hidden
        where hidden.user_id = student.user_id and hidden.organization_id = opening.organization_id
      )
  );
  insert into public.opening_recommendations (opening_id, organization_id, cohort_id, author_id, words)
  select opening.id, recommend_opening.organization, id, me, said from unnest(wanted) as id;
  perform private.notify(student, 'opening_recommended', jsonb_build_object(
    'school', private.organization_name(recommend_opening.organization),
    'opening', private.opening_title(opening.id, opening.version), 'company', private.organization_name(opening.organization_id)
  ), '/opportunities') from unnest(reached) as student;
  return cardinality(reached);
end
$$;

create function public.withdraw_recommendation(recommendation_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_user();
  update public.opening_recommendations as told set withdrawn_at = coalesce(told.withdrawn_at, now())
  where told.id = recommendation_id and told.organization_id in (select private.my_schools());
  if not found then
    perform private.raise_app_error('recommendation_gone', 'This recommendation no longer exists.');
  end if;
end
$$;

-- What the caller's schools recommend, newest first: each opening once, with everyone who recommends it.
create function public.my_school_recommendations(opening_id uuid default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  me uuid := private.require_candidate();
begin
  perform private.require_feature('openings');
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'opening', private.opening_card(one.id), 'schools', one.schools, 'isSaved', exists (
        select from public.saved_openings as saved where saved.user_id = me and saved.opening_id = one.id
      )
    ) order by one.at desc, one.id), '[]')
    from (
      select opening.id, max(told.created_at) as at, jsonb_agg(jsonb_build_object(
        'name', private.organization_name(told.organization_id), 'words', told.words, 'at', told.created_at
      ) order by told.created_at desc, told.id) as schools
      from private.recommendations_for(me) as told
      join public.openings as opening on opening.id = told.opening_id
      where (my_school_recommendations.opening_id is null or opening.id = my_school_recommendations.opening_id)
        and private.can_see_opening(opening, me) and private.is_listed(opening)
        and private.application_stop(opening) is null
        and not exists (
          select from public.discovery_exclusions as hidden
          where hidden.user_id = me and hidden.organization_id = opening.organization_id
        )
      group by opening.id order by 2 desc limit 24
    ) as one
  );
end
$$;

grant execute on function
  public.my_school_recommendations, public.recommend_opening, public.recommendation_groups, public.school_openings,
  public.withdraw_recommendation
to authenticated;
