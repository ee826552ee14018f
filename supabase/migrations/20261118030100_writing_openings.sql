-- Writing, checking, publishing, reviewing and ending openings. Drafts may be incomplete; what is published may not.

-- # Tables

-- Drafts are saved while they are typed: what must be complete is checked when they are published.
alter table public.openings
  drop constraint openings_title_check,
  add constraint openings_title_check check (
    length(title) <= 120 and (status in ('draft', 'archived') or length(btrim(title)) > 0)
  ),
  drop constraint pay_is_complete,
  drop constraint openings_check1,
  drop constraint openings_translation_check,
  add constraint openings_translation_check check (
    jsonb_typeof(translation) = 'object' and length(translation ->> 'title') <= 120
    and length(translation ->> 'description') <= 20000
  ),
  add column submitted_at timestamptz,
  add column submitted_by uuid references auth.users on delete set null;

create index openings_by_submitter on public.openings (submitted_by);

-- # Switch and limits

call private.define_setting('feature_openings', 'features', 'switch', 'true');
call private.define_setting('limit_openings_a_day', 'limits', 'number', '20', 1, 500);

-- Private openings belong to candidate search, all others to openings.
create function private.refuse_openings_while_off() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if (select auth.uid()) is not null then
    perform private.require_feature(case new.audience when 'private' then 'discovery' else 'openings' end);
  end if;
  return new;
end
$$;

drop trigger refused_while_off on public.openings;
create trigger refused_while_off before insert on public.openings
  for each row execute function private.refuse_openings_while_off();
alter policy "Only while the feature is on" on public.openings using (
  case audience when 'private' then (select private.is_on('discovery')) else (select private.is_on('openings')) end
);

-- # Who may

create function private.require_hiring_organization(wanted uuid default null) returns uuid
language plpgsql stable security definer set search_path = '' as $$
declare
  organization uuid;
begin
  perform private.require_user();
  select mine into organization from private.my_hiring_organizations() as mine
  where wanted is null or mine = wanted order by mine limit 1;
  if organization is null then
    perform private.refuse('hiring_required', 'Only recruiters of an approved company and approved makers can do this.');
  end if;
  return organization;
end
$$;

-- The leads who still can: members of the team who recruit for the organization.
create function private.opening_leads(opening public.openings) returns setof uuid
language sql stable security definer set search_path = '' as $$
  select team.user_id from public.opening_team as team
  join public.organization_members as member on member.user_id = team.user_id and member.organization_id = opening.organization_id
  where team.opening_id = opening.id and team.is_lead and member.member_role in ('owner', 'recruiter')
$$;

-- The opening, locked. Once published, leads alone change it, so that no one lets themselves read applications; without
-- a lead, everyone who recruits can.
create function private.require_opening_editor(opening_id uuid) returns public.openings
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := private.require_user();
  opening public.openings;
begin
  select * into opening from public.openings as kept where kept.id = require_opening_editor.opening_id for update;
  if opening.id is null or opening.organization_id not in (select private.my_hiring_organizations()) then
    perform private.raise_app_error('opening_gone', 'This opening no longer exists.');
  end if;
  if opening.version > 0 and me not in (select private.opening_leads(opening))
    and exists (select from private.opening_leads(opening)) then
    perform private.refuse('opening_leads_only', 'Only the leads of this opening can change it.');
  end if;
  return opening;
end
$$;

-- # Reading

-- An opening in the shape that `save_opening` takes.
create function private.opening_draft(opening public.openings) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'title', opening.title, 'language', opening.language, 'description', opening.description,
    'translation', opening.translation, 'job', opening.job_slug, 'skills', opening.skills, 'town', opening.town_slug,
    'remote', opening.remote, 'contracts', to_jsonb(opening.contracts), 'languages', opening.languages,
    'startOn', opening.start_on, 'workingTime', opening.working_time, 'hoursPerWeek', opening.hours_per_week,
    'durationMonths', opening.duration_months, 'places', opening.places, 'applyBy', opening.apply_by,
    'pay', jsonb_build_object(
      'min', opening.pay_min, 'max', opening.pay_max, 'currency', opening.pay_currency, 'period', opening.pay_period
    ),
    'questions', opening.questions, 'criteria', opening.criteria, 'audience', opening.audience,
    'stages', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', stage.id, 'kind', stage.kind, 'name', stage.name, 'answerDays', stage.answer_days
      ) order by stage.place), '[]') from public.opening_stages as stage where stage.opening_id = opening.id
    ),
    'team', (
      select coalesce(jsonb_agg(jsonb_build_object('userId', team.user_id, 'isLead', team.is_lead) order by team.added_at, team.user_id), '[]')
      from public.opening_team as team where team.opening_id = opening.id
    ),
    'missions', (
      select coalesce(jsonb_agg(jsonb_build_object('id', linked.mission_id, 'skills', to_jsonb(linked.skills)) order by linked.mission_id), '[]')
      from public.opening_missions as linked where linked.opening_id = opening.id
    ),
    'schools', (
      select coalesce(jsonb_agg(shared.organization_id order by shared.organization_id), '[]')
      from public.opening_schools as shared where shared.opening_id = opening.id
    ),
    'invitations', (
      select coalesce(jsonb_agg(invited.email order by invited.email), '[]') from public.opening_invitations as invited
      where invited.opening_id = opening.id and invited.email is not null and invited.revoked_at is null
    )
  )
$$;

-- What stops publishing, and what is worth a second look, each at its field.
create function private.opening_problems(opening public.openings) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  contract text := opening.contracts[1];
  country text := coalesce((select town.country from public.towns as town where town.slug = opening.town_slug), 'FR');
  day date := greatest(coalesce(opening.start_on, private.today()), private.today());
  least numeric;
  offered numeric;
  problems jsonb := '[]';
  problem record;
begin
  least := case when opening.pay_currency = 'EUR' then
    private.legal_minimum(contract, country, day, opening.duration_months) end;
  offered := private.hourly_pay(opening.pay_min, opening.pay_period, opening.hours_per_week);
  for problem in
    select field, code, level, data from (values
      ('title', 'title_missing', 'error', btrim(opening.title) = '', null::jsonb),
      ('skills', 'must_missing', 'error', not coalesce(private.is_opening(opening.skills, opening.languages), false), null),
      ('town', 'place_missing', 'error', opening.remote <> 'remote' and opening.town_slug is null, null)
    ) as always (field, code, level, holds, data) where holds
    union all
    select field, code, level, data from (values
      ('contracts', 'contract_missing', 'error', cardinality(opening.contracts) = 0, null::jsonb),
      ('contracts', 'contract_not_single', 'error', cardinality(opening.contracts) > 1, null),
      ('contracts', 'contract_not_for_makers', 'error', contract is not null and contract not in ('freelance', 'apprenticeship') and exists (
        select from public.organizations where id = opening.organization_id and kind = 'on_maker'
      ), null),
      ('description', 'description_missing', 'error', btrim(opening.description) = '', null),
      ('description', 'description_short', 'warning', length(btrim(opening.description)) between 1 and 299, null),
      ('translation', 'translation_incomplete', 'error', opening.translation is not null and (
        btrim(coalesce(opening.translation ->> 'title', '')) = '' or btrim(coalesce(opening.translation ->> 'description', '')) = ''
      ), null),
      ('pay', 'pay_missing', 'error', num_nonnulls(opening.pay_min, opening.pay_max, opening.pay_period) < 3, null),
      ('pay', 'pay_order', 'error', opening.pay_max < opening.pay_min, null),
      ('pay', 'pay_unpaid', 'error', opening.pay_max = 0
        and not (contract = 'internship' and coalesce(opening.duration_months, 12) <= 2), null),
      ('pay', 'pay_below_minimum', 'error', offered < round(least, 2) - 0.005 and opening.pay_max > 0, jsonb_build_object(
        'contract', contract, 'hourly', round(least, 2), 'period', opening.pay_period, 'least', ceil(case opening.pay_period
          when 'month' then least * coalesce(opening.hours_per_week, 35) * 52 / 12
          when 'year' then least * coalesce(opening.hours_per_week, 35) * 52 else least * 100 end
        ) / case when opening.pay_period = 'hour' then 100 else 1 end
      )),
      ('pay', 'pay_by_age', 'warning', contract = 'apprenticeship' and opening.pay_currency = 'EUR'
        and offered < private.minimum_amount(country, 'minimum_wage', day), null),
      ('pay', 'pay_too_wide', 'warning', opening.pay_max > 1.5 * opening.pay_min and opening.pay_max >= opening.pay_min, null),
      ('hoursPerWeek', 'hours_missing', 'error', opening.working_time = 'part' and opening.hours_per_week is null, null),
      ('durationMonths', 'duration_missing', 'error',
        contract in ('fixed_term', 'internship', 'apprenticeship', 'temporary', 'civic_service') and opening.duration_months is null, null),
      ('startOn', 'start_past', 'warning', opening.start_on < private.today(), null),
      ('applyBy', 'apply_by_past', 'error', opening.apply_by < private.today(), null),
      ('questions', 'question_empty', 'error', exists (
        select from jsonb_array_elements(opening.questions) as asked where btrim(coalesce(asked ->> 'text', '')) = ''
      ), null),
      ('criteria', 'criterion_empty', 'error', exists (
        select from jsonb_array_elements(opening.criteria) as scored where btrim(coalesce(scored ->> 'name', '')) = ''
      ), null),
      ('team', 'lead_missing', 'error', not exists (select from private.opening_leads(opening)), null),
      ('schools', 'schools_missing', 'error', opening.audience = 'schools' and not exists (
        select from public.opening_schools as shared where shared.opening_id = opening.id
      ), null),
      ('invitations', 'invitations_missing', 'warning', opening.audience = 'invited' and not exists (
        select from public.opening_invitations as invited where invited.opening_id = opening.id and invited.revoked_at is null
      ), null)
    ) as published (field, code, level, holds, data) where holds and opening.audience <> 'private'
    union all
    select finding ->> 'field', 'wording_refused', 'error', jsonb_build_object('words', finding -> 'words')
    from jsonb_array_elements(public.check_opening_wording(private.opening_draft(opening))) as finding
    where finding ->> 'verdict' = 'refused' and opening.audience <> 'private'
  loop
    problems := problems || jsonb_build_object(
      'field', problem.field, 'code', problem.code, 'level', problem.level, 'data', problem.data
    );
  end loop;
  return problems;
end
$$;

create function public.opening_problems(opening_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  opening public.openings;
begin
  perform private.require_user();
  select * into opening from public.openings as kept where kept.id = opening_problems.opening_id
    and kept.organization_id in (select private.my_hiring_organizations());
  if opening.id is null then
    perform private.raise_app_error('opening_gone', 'This opening no longer exists.');
  end if;
  return private.opening_problems(opening);
end
$$;

-- Everything the editor needs: the opening, if there is one yet, and what can be chosen in it.
create function public.opening_editor(opening_id uuid default null, organization uuid default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  owner uuid;
  opening public.openings;
begin
  perform private.require_user();
  if opening_id is not null then
    select * into opening from public.openings as kept where kept.id = opening_editor.opening_id
      and kept.organization_id in (select private.my_hiring_organizations());
    if opening.id is null then
      perform private.raise_app_error('opening_gone', 'This opening no longer exists.');
    end if;
  end if;
  owner := coalesce(opening.organization_id, private.require_hiring_organization(organization));
  return jsonb_build_object(
    'organization', (
      select jsonb_build_object('id', kept.id, 'name', kept.name, 'kind', kept.kind, 'isVerified', private.is_verified(kept.id))
      from public.organizations as kept where kept.id = owner
    ),
    'opening', case when opening.id is not null then jsonb_build_object(
      'id', opening.id, 'status', opening.status, 'version', opening.version, 'hasChanges', opening.has_changes,
      'revision', opening.revision, 'slug', opening.slug, 'reviewReason', opening.review_reason,
      'placesFilled', opening.places_filled, 'criteriaFixed', opening.criteria_fixed_at is not null,
      'publishedAt', opening.published_at,
      'isEditable', opening.version = 0 or (select auth.uid()) in (select private.opening_leads(opening))
        or not exists (select from private.opening_leads(opening)),
      'document', private.opening_draft(opening)
    ) end,
    'members', (
      select coalesce(jsonb_agg(jsonb_build_object('id', member.user_id, 'name', private.account_name(member.user_id))
        order by private.account_name(member.user_id)), '[]')
      from public.organization_members as member
      where member.organization_id = owner and member.member_role in ('owner', 'recruiter')
    ),
    'missions', (
      select coalesce(jsonb_agg(jsonb_build_object('id', mission.id, 'title', listing.title, 'skills', to_jsonb(listing.skills))
        order by lower(listing.title)), '[]')
      from public.missions as mission join public.mission_listings as listing on listing.mission_id = mission.id
      where mission.organization_id = owner and mission.status = 'published'
    ),
    'schools', (
      select coalesce(jsonb_agg(jsonb_build_object('id', school.id, 'name', school.name) order by lower(school.name)), '[]')
      from public.partnerships as partnership join public.organizations as school on school.id = partnership.school_id
      where partnership.partner_id = owner and private.partnership_state(partnership) = 'active'
    )
  );
end
$$;

-- The openings of an organization, those that need something first.
create function public.opening_list(organization uuid default null, is_archived boolean default false) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  owner uuid := private.require_hiring_organization(organization);
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', opening.id, 'title', opening.title, 'status', opening.status, 'audience', opening.audience, 'slug', opening.slug,
      'version', opening.version, 'hasChanges', opening.has_changes, 'reviewReason', opening.review_reason,
      'contracts', to_jsonb(opening.contracts), 'remote', opening.remote, 'town', private.town_facts(opening.town_slug),
      'applyBy', opening.apply_by, 'places', opening.places, 'placesFilled', opening.places_filled,
      'updatedAt', opening.updated_at, 'closedAt', opening.closed_at,
      'isEditable', opening.version = 0 or (select auth.uid()) in (select private.opening_leads(opening))
        or not exists (select from private.opening_leads(opening)),
      'problems', case when opening.status = 'draft' then (
        select count(*) from jsonb_array_elements(private.opening_problems(opening)) as problem where problem ->> 'level' = 'error'
      ) else 0 end,
      'waiting', (
        select count(*) from public.match_questions as asked join public.match_scores as shown on shown.id = asked.match_id
        where shown.opening_id = opening.id and asked.answer is null
      )
    ) order by opening.updated_at desc, opening.id), '[]')
    from (
      select * from public.openings as kept
      where kept.organization_id = owner and (kept.status = 'archived') = is_archived
        and private.is_on(case kept.audience when 'private' then 'discovery' else 'openings' end)
      order by kept.updated_at desc limit 200
    ) as opening
  );
end
$$;

-- # Saving

-- Stages keep their order: new first, then selection, interviews and the offer, then the two ends.
create function private.save_opening_stages(opening public.openings, stages jsonb) returns void
language plpgsql security definer set search_path = '' as $$
declare
  kinds text[] := array(select stage ->> 'kind' from jsonb_array_elements(stages) with ordinality as listed (stage, place) order by place);
begin
  if not coalesce(
    array_to_string(kinds, ' ') ~ '^new( shortlist)?( interview){0,6} offer hired not_selected$'
    and (select bool_and((stage ->> 'kind' in ('hired', 'not_selected')) = (stage ->> 'answerDays' is null)
        and coalesce((stage ->> 'answerDays')::int, 1) between 1 and 60 and length(coalesce(stage ->> 'name', '')) <= 40)
      from jsonb_array_elements(stages) as stage), false
  ) then
    perform private.raise_app_error('opening_stages_invalid', 'The steps don’t fit together.');
  end if;
  begin
    delete from public.opening_stages as kept where kept.opening_id = opening.id
      and kept.id not in (select (stage ->> 'id')::uuid from jsonb_array_elements(stages) as stage);
  exception when foreign_key_violation then
    perform private.raise_app_error('opening_stage_used', 'Move the applications of this step first.');
  end;
  insert into public.opening_stages as kept (id, opening_id, kind, name, place, answer_days)
  select (stage ->> 'id')::uuid, opening.id, stage ->> 'kind', nullif(btrim(stage ->> 'name'), ''), place - 1,
    (stage ->> 'answerDays')::int
  from jsonb_array_elements(stages) with ordinality as listed (stage, place)
  on conflict (id) do update set name = excluded.name, place = excluded.place, answer_days = excluded.answer_days
  where kept.opening_id = excluded.opening_id and kept.kind = excluded.kind;
end
$$;

create function private.save_opening_people(opening public.openings, document jsonb) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if document ? 'team' then
    delete from public.opening_team as kept where kept.opening_id = opening.id
      and kept.user_id not in (select (one ->> 'userId')::uuid from jsonb_array_elements(document -> 'team') as one);
    insert into public.opening_team as kept (opening_id, user_id, is_lead)
    select distinct on (member.user_id) opening.id, member.user_id, coalesce((one -> 'isLead')::boolean, false)
    from jsonb_array_elements(document -> 'team') as one
    join public.organization_members as member on member.user_id = (one ->> 'userId')::uuid
    where member.organization_id = opening.organization_id and member.member_role in ('owner', 'recruiter')
    on conflict (opening_id, user_id) do update set is_lead = excluded.is_lead;
  end if;
  if document ? 'missions' then
    delete from public.opening_missions as kept where kept.opening_id = opening.id;
    insert into public.opening_missions (opening_id, mission_id, skills)
    select distinct on (mission.id) opening.id, mission.id, proves.skills
    from jsonb_array_elements(document -> 'missions') as one
    join public.missions as mission on mission.id = (one ->> 'id')::uuid and mission.organization_id = opening.organization_id
    cross join lateral (
      select array_agg(skill ->> 'slug') as skills from jsonb_array_elements(opening.skills) as skill
      where one -> 'skills' ? (skill ->> 'slug')
    ) as proves
    where proves.skills is not null;
  end if;
  if document ? 'schools' then
    delete from public.opening_schools as kept where kept.opening_id = opening.id;
    insert into public.opening_schools (opening_id, organization_id)
    select opening.id, partnership.school_id from public.partnerships as partnership
    where partnership.partner_id = opening.organization_id and private.partnership_state(partnership) = 'active'
      and document -> 'schools' ? partnership.school_id::text;
  end if;
  if document ? 'invitations' then
    update public.opening_invitations as kept set revoked_at = now()
    where kept.opening_id = opening.id and kept.revoked_at is null and kept.email is not null
      and kept.email not in (select lower(btrim(address)) from jsonb_array_elements_text(document -> 'invitations') as address);
    insert into public.opening_invitations as kept (opening_id, email, invited_by)
    select distinct opening.id, lower(btrim(address)), (select auth.uid())
    from jsonb_array_elements_text(document -> 'invitations') as address
    where btrim(address) ~ '^[^@\s]+@[^@\s]+\.[^@\s]+$' and length(btrim(address)) <= 254
    limit 200
    on conflict (opening_id, email) do update set revoked_at = null, invited_by = excluded.invited_by
      where kept.revoked_at is not null;
  end if;
end
$$;

drop function public.save_opening(jsonb, uuid);

-- Creates or changes an opening. With a base revision it is a draft that may be incomplete, and is refused if another
-- save came first; a draft gets the ID that its editor chose. Without one it is for search and match alone, and complete.
create function public.save_opening(document jsonb, opening_id uuid default null, base_revision int default null) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := private.require_user();
  is_complete boolean := base_revision is null;
  organization uuid;
  wanted_skills jsonb := coalesce(document -> 'skills', '[]');
  spoken_languages jsonb := coalesce(document -> 'languages', '[]');
  wanted_audience text := coalesce(document ->> 'audience', 'private');
  said public.openings;
  opening public.openings;
begin
  perform private.require_feature(case wanted_audience when 'private' then 'discovery' else 'openings' end);
  if length(document::text) > 100000 then
    perform private.raise_app_error('opening_too_long', 'This opening is too long.');
  elsif wanted_audience not in ('private', 'everyone', 'schools', 'invited') then
    perform private.raise_app_error('opening_invalid', 'Some values are out of bounds.');
  end if;
  if is_complete and (not coalesce(private.is_opening(wanted_skills, spoken_languages), false) or btrim(coalesce(document ->> 'title', '')) = ''
    or (document ->> 'remote' <> 'remote' and document ->> 'town' is null)) then
    perform private.raise_app_error('opening_incomplete', 'An opening needs a title, a place or remote work, and at least one must-have skill.');
  end if;
  -- Even a draft names skills and languages that the formula can read.
  if not coalesce(private.is_opening(case wanted_skills when '[]' then (
    select jsonb_build_array(jsonb_build_object('slug', slug, 'must', true, 'weight', 1))
    from public.skills where merged_into is null limit 1
  ) else jsonb_set(wanted_skills, '{0,must}', 'true') end, spoken_languages), false) then
    perform private.raise_app_error('opening_incomplete', 'An opening needs a title, a place or remote work, and at least one must-have skill.');
  end if;
  if opening_id is not null then
    perform from public.openings as kept where kept.id = save_opening.opening_id;
  end if;
  if opening_id is null or (not found and base_revision = 0) then
    organization := private.require_hiring_organization((document ->> 'organization')::uuid);
    -- Two new ones at the same moment count each other.
    perform from public.organizations as kept where kept.id = organization for update;
    if (
      select count(*) from public.openings as kept
      where kept.organization_id = organization and kept.status in ('draft', 'in_review', 'open', 'paused')
    ) >= 100 then
      perform private.raise_app_error('too_many_openings', 'There is room for 100 open openings. Archive some first.');
    end if;
    opening_id := coalesce(opening_id, gen_random_uuid());
    insert into public.openings (id, organization_id, created_by, title, skills, remote, status, audience)
    values (
      opening_id, organization, me, btrim(coalesce(document ->> 'title', '')), wanted_skills,
      coalesce(document ->> 'remote', 'hybrid')::public.remote_wish, case when is_complete then 'open' else 'draft' end, wanted_audience
    );
    insert into public.opening_team (opening_id, user_id, is_lead) values (save_opening.opening_id, me, true);
  end if;
  opening := private.require_opening_editor(opening_id);
  if opening.revision <> base_revision then
    perform private.raise_app_error('revision_conflict', 'Someone else has saved changes in the meantime.');
  end if;
  if opening.version > 0 and wanted_audience = 'private' and document ? 'audience' then
    perform private.raise_app_error('opening_is_public', 'Close it instead: it has been published.');
  end if;
  begin
    said := jsonb_populate_record(null::public.openings, jsonb_build_object(
      'description', coalesce(document ->> 'description', ''), 'contracts', coalesce(document -> 'contracts', '[]'),
      'hours_per_week', document -> 'hoursPerWeek', 'duration_months', document -> 'durationMonths',
      'places', coalesce(document -> 'places', '1'), 'pay_min', document -> 'pay' -> 'min', 'pay_max', document -> 'pay' -> 'max',
      'pay_period', document -> 'pay' ->> 'period', 'start_on', nullif(document ->> 'startOn', ''),
      'apply_by', nullif(document ->> 'applyBy', '')
    ));
    update public.openings as kept set
      title = btrim(coalesce(document ->> 'title', '')), job_slug = document ->> 'job', town_slug = document ->> 'town',
      remote = coalesce(document ->> 'remote', 'hybrid')::public.remote_wish, contracts = said.contracts, start_on = said.start_on,
      skills = (
        select coalesce(jsonb_agg(jsonb_build_object(
          'slug', skill -> 'slug', 'must', skill -> 'must', 'weight', skill -> 'weight', 'level', skill -> 'level'
        ) order by place), '[]') from jsonb_array_elements(wanted_skills) with ordinality as listed (skill, place)
      ),
      languages = (
        select coalesce(jsonb_agg(jsonb_build_object('code', spoken -> 'code', 'level', spoken -> 'level') order by place), '[]')
        from jsonb_array_elements(spoken_languages) with ordinality as listed (spoken, place)
      ),
      audience = case when document ? 'audience' then wanted_audience else kept.audience end,
      language = coalesce(document ->> 'language', kept.language),
      description = case when document ? 'description' then said.description else kept.description end,
      translation = case when document ? 'translation' then nullif(document -> 'translation', 'null') else kept.translation end,
      working_time = coalesce(document ->> 'workingTime', kept.working_time),
      hours_per_week = case when document ? 'hoursPerWeek' then said.hours_per_week else kept.hours_per_week end,
      duration_months = case when document ? 'durationMonths' then said.duration_months else kept.duration_months end,
      places = case when document ? 'places' then greatest(said.places, kept.places_filled) else kept.places end,
      apply_by = case when document ? 'applyBy' then said.apply_by else kept.apply_by end,
      pay_min = case when document ? 'pay' then said.pay_min else kept.pay_min end,
      pay_max = case when document ? 'pay' then said.pay_max else kept.pay_max end,
      pay_period = case when document ? 'pay' then said.pay_period else kept.pay_period end,
      pay_currency = coalesce(document -> 'pay' ->> 'currency', kept.pay_currency),
      questions = case when document ? 'questions' then (
        select coalesce(jsonb_agg(jsonb_build_object(
          'id', asked -> 'id', 'text', left(asked ->> 'text', 300), 'isRequired', coalesce((asked -> 'isRequired')::boolean, false)
        ) order by place), '[]') from jsonb_array_elements(document -> 'questions') with ordinality as listed (asked, place)
      ) else kept.questions end,
      criteria = case when document ? 'criteria' and kept.criteria_fixed_at is null then (
        select coalesce(jsonb_agg(jsonb_build_object(
          'id', scored -> 'id', 'name', left(scored ->> 'name', 80), 'description', left(coalesce(scored ->> 'description', ''), 300)
        ) order by place), '[]') from jsonb_array_elements(document -> 'criteria') with ordinality as listed (scored, place)
      ) else kept.criteria end,
      revision = kept.revision + 1, has_changes = kept.version > 0
    where kept.id = opening.id returning * into opening;
  exception
    when check_violation or foreign_key_violation or invalid_text_representation or numeric_value_out_of_range
      or invalid_datetime_format or datetime_field_overflow or not_null_violation then
      perform private.raise_app_error('opening_invalid', 'Some values are out of bounds.');
  end;
  if document ? 'stages' then
    perform private.save_opening_stages(opening, document -> 'stages');
  end if;
  perform private.save_opening_people(opening, document);
  return opening.id;
end
$$;

-- # Publishing and reviews

-- Makes what was saved the version that candidates see, or asks administrators first while the organization isn't
-- verified. Answers the new status.
create function public.publish_opening(opening_id uuid, seen_revision int default null) returns text
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := private.require_user();
  opening public.openings := private.require_opening_editor(opening_id);
begin
  perform private.require_feature(case opening.audience when 'private' then 'discovery' else 'openings' end);
  if opening.revision <> seen_revision then
    perform private.raise_app_error('revision_conflict', 'Someone else has saved changes in the meantime.');
  elsif opening.status = 'in_review' then
    perform private.raise_app_error('opening_in_review', 'It is already being reviewed.');
  elsif opening.status = 'archived' then
    perform private.raise_app_error('opening_ended', 'Restore it first.');
  elsif opening.version > 0 and not opening.has_changes then
    perform private.raise_app_error('opening_unchanged', 'What you see is already published.');
  end if;
  if exists (
    select from jsonb_array_elements(private.opening_problems(opening)) as problem where problem ->> 'level' = 'error'
  ) then
    perform private.raise_app_error('opening_has_problems', 'Fix what is marked first.');
  end if;
  if opening.audience = 'private' then
    update public.openings as kept set status = 'open' where kept.id = opening.id;
    return 'open';
  end if;
  if opening.version = 0 then
    perform from public.organizations as kept where kept.id = opening.organization_id for update;
    if (
      select count(*) from public.openings as kept where kept.organization_id = opening.organization_id
        and greatest(kept.published_at, kept.submitted_at) > now() - interval '1 day'
    ) >= private.allowed('openings_a_day') then
      perform private.raise_app_error('too_many_published_openings', 'That is enough for one day. Publish this one tomorrow.');
    end if;
    if not private.is_verified(opening.organization_id) then
      update public.openings as kept set status = 'in_review', submitted_at = now(), submitted_by = me, review_reason = null
      where kept.id = opening.id;
      perform private.notify(admins.user_id, 'opening_submitted', jsonb_build_object(
        'title', opening.title, 'company', private.organization_name(opening.organization_id)
      ), '/openings') from public.user_roles as admins where admins.role = 'admin';
      return 'in_review';
    end if;
  end if;
  perform private.publish_opening(opening.id, me);
  -- A new version doesn't resume what is paused.
  if opening.status = 'paused' then
    update public.openings as kept set status = 'paused' where kept.id = opening.id;
    return 'paused';
  end if;
  return 'open';
end
$$;

create function private.notify_leads(opening public.openings, kind text, more jsonb default '{}') returns void
language sql security definer set search_path = '' as $$
  select private.notify(lead, kind, jsonb_build_object('title', opening.title) || more, '/openings/' || opening.id || '/edit')
  from private.opening_leads(opening) as lead
$$;

create function private.require_opening_in_review(opening_id uuid) returns public.openings
language plpgsql security definer set search_path = '' as $$
declare
  opening public.openings;
begin
  perform private.require_admin();
  select * into opening from public.openings as kept where kept.id = require_opening_in_review.opening_id for update;
  if opening.id is null or opening.status <> 'in_review' then
    perform private.raise_app_error('opening_not_in_review', 'This opening is no longer waiting for a review.');
  end if;
  return opening;
end
$$;

create function public.opening_queue() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', opening.id, 'revision', opening.revision, 'submittedAt', opening.submitted_at,
      'submittedBy', private.account_name(opening.submitted_by), 'content', private.opening_content(opening),
      'organization', jsonb_build_object('id', organization.id, 'name', organization.name, 'kind', organization.kind),
      'published', (
        select count(*) from public.openings as other where other.organization_id = opening.organization_id and other.version > 0
      ),
      'problems', private.opening_problems(opening),
      'findings', public.check_opening_wording(private.opening_draft(opening))
    ) order by opening.submitted_at), '[]')
    from (select * from public.openings where status = 'in_review' order by submitted_at limit 100) as opening
    join public.organizations as organization on organization.id = opening.organization_id
  );
end
$$;

-- Approves exactly what the administrator has read.
create function public.approve_opening(opening_id uuid, seen_revision int) returns void
language plpgsql security definer set search_path = '' as $$
declare
  opening public.openings := private.require_opening_in_review(opening_id);
begin
  if opening.revision <> seen_revision then
    perform private.raise_app_error('revision_conflict', 'Someone else has saved changes in the meantime.');
  elsif exists (
    select from jsonb_array_elements(private.opening_problems(opening)) as problem where problem ->> 'level' = 'error'
  ) then
    perform private.raise_app_error('opening_has_problems', 'Fix what is marked first.');
  end if;
  opening := private.publish_opening(opening.id, coalesce(opening.submitted_by, opening.created_by));
  perform private.audit('opening.approved', 'opening', opening.id::text, jsonb_build_object(
    'title', opening.title, 'company', private.organization_name(opening.organization_id)
  ));
  perform private.notify_leads(opening, 'opening_approved');
end
$$;

create function public.send_back_opening(opening_id uuid, reason text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  opening public.openings := private.require_opening_in_review(opening_id);
  why text := private.required_reason(reason);
begin
  update public.openings as kept set status = 'draft', review_reason = left(why, 1000), submitted_at = null
  where kept.id = opening.id;
  perform private.audit('opening.sent_back', 'opening', opening.id::text, jsonb_build_object(
    'title', opening.title, 'company', private.organization_name(opening.organization_id)
  ), why);
  perform private.notify_leads(opening, 'opening_sent_back', jsonb_build_object('reason', why));
end
$$;

-- # Pausing and ending

-- Which status can follow which.
create function private.next_opening_statuses(opening public.openings) returns text[]
language sql stable security definer set search_path = '' as $$
  select case
    when opening.audience = 'private' then case opening.status
      when 'archived' then '{open,draft}' when 'draft' then '{archived}' else '{archived}' end
    else case opening.status
      when 'draft' then '{archived}' when 'in_review' then '{draft}' when 'open' then '{paused,filled,closed}'
      when 'paused' then '{open,filled,closed}' when 'filled' then '{open,archived}' when 'closed' then '{open,archived}'
      when 'archived' then case when opening.version > 0 then '{closed}' else '{draft}' end
    end
  end::text[]
$$;

create or replace function public.set_opening_status(opening_id uuid, status text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  opening public.openings := private.require_opening_editor(opening_id);
begin
  if opening.status = set_opening_status.status then
    return;
  elsif not coalesce(set_opening_status.status = any (private.next_opening_statuses(opening)), false) then
    perform private.raise_app_error('opening_status_refused', 'This can’t be done with this opening now.');
  end if;
  if set_opening_status.status = 'open' and opening.version > 0 and exists (
    select from public.opening_versions as shown where shown.opening_id = opening.id and shown.version = opening.version
      and (shown.content ->> 'applyBy')::date < private.today()
  ) then
    perform private.raise_app_error('opening_past_apply_by', 'The last day to apply has passed. Set a later one and publish it.');
  elsif set_opening_status.status = 'open' and not coalesce(private.is_opening(opening.skills, opening.languages), false) then
    perform private.raise_app_error('opening_has_problems', 'Fix what is marked first.');
  end if;
  update public.openings as kept set
    status = set_opening_status.status,
    submitted_at = case when set_opening_status.status = 'draft' then null else kept.submitted_at end,
    closed_at = case when set_opening_status.status in ('filled', 'closed') then now()
      when set_opening_status.status = 'open' then null else kept.closed_at end
  where kept.id = opening.id;
end
$$;

-- Closes what is past its last day to apply, by what candidates were shown.
create function private.close_past_openings() returns int
language plpgsql security definer set search_path = '' as $$
declare
  opening public.openings;
  number int := 0;
begin
  for opening in
    update public.openings as kept set status = 'closed', closed_at = now()
    from public.opening_versions as shown
    where kept.status in ('open', 'paused') and shown.opening_id = kept.id and shown.version = kept.version
      and (shown.content ->> 'applyBy')::date < private.today()
    returning kept.*
  loop
    perform private.notify_leads(opening, 'opening_closed');
    number := number + 1;
  end loop;
  return number;
end
$$;

select cron.schedule('close past openings', '7 * * * *', 'select private.close_past_openings()');

-- # Notifications

insert into private.notification_kinds (kind, topic) values
  ('opening_submitted', 'requests'), ('opening_approved', 'account'), ('opening_sent_back', 'account'), ('opening_closed', 'other');

-- The audit log names openings by their title.
do $$
begin
  execute replace(
    pg_get_functiondef('private.subject_name(text, text)'::regprocedure), $old$elsif subject_type = 'program' then$old$,
    $new$elsif subject_type = 'opening' then
    return (select title from public.openings where id = subject_id::uuid);
  elsif subject_type = 'program' then$new$
  );
end
$$;

-- An administrator's home counts what waits for a review.
do $$
begin
  execute replace(
    pg_get_functiondef('public.admin_home()'::regprocedure), $old$'reports', private.open_reports(),$old$,
    $new$'reports', private.open_reports(),
    'openings', (select count(*) from public.openings where status = 'in_review'),$new$
  );
end
$$;

-- # Personal data

-- Who wrote, submitted and published an opening.
delete from private.data_declarations where target in ('public.openings'::regclass, 'public.opening_versions'::regclass);
call private.declare_data('public.openings', 't.created_by = $1 or t.submitted_by = $1', 'anonymised');
call private.describe_data('public.openings', $told$jsonb_build_object(
  'id', t.id, 'title', t.title, 'status', t.status, 'created_at', t.created_at
)$told$);
call private.declare_data('public.opening_versions', 't.published_by = $1', 'anonymised');
call private.describe_data('public.opening_versions', $told$jsonb_build_object(
  'opening_id', t.opening_id, 'version', t.version, 'title', t.content ->> 'title', 'published_at', t.published_at
)$told$);

create or replace function private.delete_invitations_of_account() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.mission_invitations where email = lower(old.email);
  delete from public.team_invitations where email = lower(old.email);
  delete from public.opening_invitations where email = lower(old.email);
  delete from private.admin_invitations where email = lower(old.email);
  return null;
end
$$;

-- # Grants

grant execute on function
  public.approve_opening, public.opening_editor, public.opening_list, public.opening_problems, public.opening_queue,
  public.publish_opening, public.save_opening, public.send_back_opening, public.set_opening_status
to authenticated;
