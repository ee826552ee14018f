-- One code for one thing: someone else has saved since the revision this save is based on. What was typed is
-- never written over it; the person chooses. Only the code changes in these functions.

create or replace function public.save_settings(section text, changes jsonb, seen jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  editor uuid := private.require_admin();
  kind private.setting_kinds;
  name text;
  before jsonb := '{}';
  after jsonb := '{}';
  stored jsonb;
  checked jsonb;
begin
  if jsonb_typeof(changes) is distinct from 'object' or jsonb_typeof(seen) is distinct from 'object' then
    perform private.fail('setting_invalid', 'Name each setting with its value.');
  end if;
  for name in select jsonb_object_keys(changes) order by 1 loop
    select * into kind from private.setting_kinds as known
    where known.key = name and known.section = save_settings.section;
    if kind.key is null then
      perform private.fail('setting_unknown', format('There is no setting %s here.', name));
    end if;
    select setting.value into stored from public.platform_settings as setting where setting.key = name for update;
    if stored is distinct from seen -> name then
      perform private.fail('revision_conflict', 'Someone else has saved changes in the meantime.');
    end if;
    checked := private.checked_setting(kind, changes -> name);
    if checked is distinct from stored then
      update public.platform_settings as setting set value = checked, updated_by = editor where setting.key = name;
      before := before || jsonb_build_object(name, stored);
      after := after || jsonb_build_object(name, checked);
    end if;
  end loop;
  if after <> '{}' then
    perform private.audit(
      'settings.changed', 'settings', section, jsonb_build_object('before', before, 'after', after)
    );
  end if;
  return (
    select jsonb_object_agg(setting.key, setting.value)
    from public.platform_settings as setting join private.setting_kinds as known using (key)
    where known.section = save_settings.section
  );
end
$$;

create or replace function public.save_mail_text(kind text, language text, subject text, body text, base_revision int default 0)
returns int language plpgsql security definer set search_path = '' as $$
declare
  editor uuid := private.require_admin();
  cleaned_subject text := private.trimmed(subject);
  cleaned_body text := private.trimmed(replace(body, E'\r\n', E'\n'));
  unknown text;
  before public.mail_texts;
  saved public.mail_texts;
begin
  if coalesce(length(cleaned_subject), 0) not between 1 and 150 or cleaned_subject ~ '[[:cntrl:]]'
    or coalesce(length(cleaned_body), 0) not between 1 and 4000 then
    perform private.fail('mail_text_invalid', 'Write a subject of at most 150 and a text of at most 4,000 characters.');
  end if;
  select hit[1] into unknown from regexp_matches(cleaned_subject || E'\n' || cleaned_body, '\{([^{}]*)\}', 'g') as hit
  where hit[1] <> all (private.mail_placeholders()) limit 1;
  if unknown is not null or regexp_replace(cleaned_subject || cleaned_body, '\{[a-z_]+\}', '', 'g') ~ '[{}]' then
    perform private.fail('placeholder_unknown', format('Nothing is known to stand for {%s}.', coalesce(unknown, '')));
  end if;
  select * into before from public.mail_texts as own
  where own.kind = save_mail_text.kind and own.language = save_mail_text.language for update;
  if coalesce(before.revision, 0) <> coalesce(base_revision, 0) then
    perform private.fail('revision_conflict', 'Someone else has saved changes in the meantime.');
  end if;
  insert into public.mail_texts as own (kind, language, subject, body, updated_by)
  values (save_mail_text.kind, save_mail_text.language, cleaned_subject, cleaned_body, editor)
  on conflict on constraint mail_texts_pkey do update
  set subject = excluded.subject, body = excluded.body, updated_by = editor, revision = own.revision + 1
  returning * into saved;
  perform private.audit(
    'mail_text.saved', 'mail_text', saved.kind || ':' || saved.language,
    jsonb_build_object('before', private.mail_words(before), 'after', private.mail_words(saved))
  );
  return saved.revision;
end
$$;

create or replace function public.save_organization_profile(organization uuid, document jsonb, base_revision int) returns int
language plpgsql security definer set search_path = '' as $$
declare
  person uuid := private.require_user();
  profile public.organization_profiles;
  site text := nullif(private.trimmed(document ->> 'website'), '');
  lost text;
begin
  if organization not in (select private.my_presented_organizations()) then
    raise exception 'Only owners, recruiters and advisers write the page.' using errcode = '42501', hint = 'page_authors_only';
  end if;
  insert into public.organization_profiles (organization_id) values (organization) on conflict do nothing;
  select * into profile from public.organization_profiles where organization_id = organization for update;
  if profile.revision <> base_revision then
    perform private.fail('revision_conflict', 'Someone else has saved changes in the meantime.');
  end if;
  begin
    update public.organization_profiles as kept set
      tagline = btrim(coalesce(said.tagline, '')), story = btrim(coalesce(said.story, '')), sector = said.sector,
      size = said.size, place = btrim(coalesce(said.place, '')), company_values = coalesce(said.company_values, '[]'),
      links = coalesce(said.links, '[]'), photos = coalesce(said.photos, '[]'), logo = said.logo,
      revision = base_revision + 1, updated_by = person
    from jsonb_to_record(document) as said (
      tagline text, story text, sector text, size text, place text, company_values jsonb, links jsonb, photos jsonb,
      logo text
    ) where kept.organization_id = organization
    returning kept.* into profile;
    update public.organizations set website = site where id = organization and website is distinct from site;
  exception when check_violation or invalid_text_representation then
    perform private.fail('company_profile_invalid', 'Something on the page is too long, missing or not allowed.');
  end;
  select picture into lost from private.shown_pictures(profile) as picture
  where not exists (select from storage.objects where bucket_id = 'company-media' and objects.name = picture);
  if found then
    perform private.fail('picture_lost', 'A picture is no longer there. Remove it and add it again.');
  end if;
  perform private.audit('organization.presented', 'organization', organization::text, jsonb_build_object('revision', profile.revision));
  return profile.revision;
end
$$;

create or replace function public.save_mission_draft(mission_id uuid, draft jsonb, base_revision int) returns int
language plpgsql security definer set search_path = '' as $$
declare
  mission public.missions := private.require_author(mission_id);
begin
  if mission.draft_revision <> base_revision then
    perform private.fail('revision_conflict', 'Someone else has saved changes in the meantime.');
  end if;
  update public.missions set draft = save_mission_draft.draft, draft_revision = base_revision + 1 where id = mission.id;
  return base_revision + 1;
end
$$;

create or replace function public.save_step(enrollment_id uuid, step_id text, draft jsonb, base_revision int, seconds int default 0)
returns int
language plpgsql security definer set search_path = '' as $$
declare
  enrollment public.enrollments := private.require_playable(enrollment_id);
  -- Nobody works longer between two saves than the interface lets pass, nor longer than the clock did.
  spent int := least(
    greatest(seconds, 0), 120, floor(extract(epoch from clock_timestamp() - enrollment.time_counted_at))::int
  );
  state public.step_states;
begin
  -- "end" is the place after the last step, where one writes a word about the work.
  if not step_id = any (enrollment.path) and not (step_id = 'end' and enrollment.is_complete) then
    perform private.fail('step_locked', 'This step is not open yet.');
  end if;
  if length(draft::text) > 200000 then
    perform private.fail('draft_too_large', 'This is too long to be kept.');
  end if;
  if not private.names_safe_files(draft) or exists (
    select from private.named_files(jsonb_build_object('step', draft)) as named
    where not private.is_file_of_work(enrollment.id, enrollment.user_id, named)
  ) then
    perform private.fail('file_not_yours', 'A file does not belong to this mission. Remove it and upload it again.');
  end if;
  insert into public.step_states (enrollment_id, step_id) values (enrollment.id, save_step.step_id)
  on conflict do nothing;
  select * into state from public.step_states
  where step_states.enrollment_id = enrollment.id and step_states.step_id = save_step.step_id for update;
  update public.enrollments set seconds_spent = seconds_spent + spent, time_counted_at = clock_timestamp()
  where id = enrollment.id;
  if state.revision <> base_revision then
    perform private.fail('revision_conflict', 'Someone else has saved changes in the meantime.');
  end if;
  -- A decision that was taken, and a quiz that was answered, stay as they are.
  if state.completed_at is not null
    and private.find_step(private.version_steps(enrollment), step_id) ->> 'kind' in ('decision', 'quiz')
  then
    perform private.fail('step_answered', 'This step is answered and cannot be changed.');
  end if;
  update public.step_states
  set draft = save_step.draft, revision = base_revision + 1, seconds_spent = seconds_spent + spent
  where step_states.enrollment_id = enrollment.id and step_states.step_id = save_step.step_id;
  return base_revision + 1;
end
$$;

create or replace function public.save_my_profile(document jsonb, base_revision int) returns int
language plpgsql security definer set search_path = '' as $$
declare
  person uuid := private.require_user();
  found_revision int;
begin
  insert into public.candidate_profiles (user_id) values (person) on conflict do nothing;
  select revision into found_revision from public.candidate_profiles where user_id = person for update;
  if found_revision <> base_revision then
    perform private.fail('revision_conflict', 'Someone else has saved changes in the meantime.');
  end if;

  update public.profiles as profile set
    first_name = said.first_name, last_name = said.last_name, job_title = coalesce(said.job_title, ''),
    bio = coalesce(said.bio, ''), skills = coalesce(said.skills, '{}'),
    linkedin_url = said.linkedin_url, portfolio_url = said.portfolio_url
  from jsonb_to_record(document) as said (
    first_name text, last_name text, job_title text, bio text, skills text[], linkedin_url text, portfolio_url text
  ) where profile.user_id = person;

  update public.candidate_profiles as career set
    location = coalesce(said.location, ''), availability = coalesce(said.availability, 'unsaid'),
    available_from = said.available_from, contract_kinds = coalesce(said.contract_kinds, '{}'),
    places = coalesce(said.places, '{}'), remote = coalesce(said.remote, 'any'),
    looking_for = coalesce(said.looking_for, ''), phone = coalesce(said.phone, career.phone),
    driving_licenses = coalesce(said.driving_licenses, career.driving_licenses),
    interests = coalesce(said.interests, career.interests), revision = found_revision + 1
  from jsonb_to_record(document) as said (
    location text, availability public.availability, available_from date, contract_kinds text[], places text[],
    remote public.remote_wish, looking_for text, phone text, driving_licenses text[], interests text[]
  ) where career.user_id = person;

  delete from public.profile_education where user_id = person;
  insert into public.profile_education (user_id, position, school, degree, started_on, ended_on, description)
  select person, place, said.school, coalesce(said.degree, ''), said.started_on, said.ended_on, coalesce(said.description, '')
  from jsonb_array_elements(coalesce(document -> 'education', '[]')) with ordinality as listed (entry, place),
    jsonb_to_record(entry) as said (school text, degree text, started_on date, ended_on date, description text);

  delete from public.profile_experience where user_id = person;
  insert into public.profile_experience (user_id, position, title, organization, location, started_on, ended_on, description)
  select person, place, said.title, coalesce(said.organization, ''), coalesce(said.location, ''), said.started_on,
    said.ended_on, coalesce(said.description, '')
  from jsonb_array_elements(coalesce(document -> 'experience', '[]')) with ordinality as listed (entry, place),
    jsonb_to_record(entry) as said (
      title text, organization text, location text, started_on date, ended_on date, description text
    );

  delete from public.profile_languages where user_id = person;
  insert into public.profile_languages (user_id, position, code, level)
  select person, place, entry ->> 'code', (entry ->> 'level')::public.language_level
  from jsonb_array_elements(coalesce(document -> 'languages', '[]')) with ordinality as listed (entry, place);

  perform private.note_career_parts(person);
  return found_revision + 1;
end
$$;

create or replace function public.save_practice_answer(question text, answer jsonb, base_revision int) returns int
language plpgsql security definer set search_path = '' as $$
declare
  person uuid := private.require_user();
  saved int;
begin
  perform private.require_feature('practice');
  if not exists (select from public.interview_questions where slug = question) then
    perform private.fail('question_unknown', 'This question is not in the bank.');
  end if;
  if jsonb_typeof(answer) is distinct from 'object' or exists (
    select from jsonb_each(answer) as part
    where part.key not in ('text', 'situation', 'task', 'action', 'result')
      or jsonb_typeof(part.value) <> 'string' or length(part.value #>> '{}') > 10000
  ) then
    perform private.fail('practice_answer_invalid', 'Each part of an answer may have 10,000 characters.');
  end if;
  insert into public.practice_answers as kept (user_id, question_slug, answer)
  select person, question, save_practice_answer.answer
  where base_revision = 0 or exists (
    select from public.practice_answers where user_id = person and question_slug = question
  )
  on conflict (user_id, question_slug) do update
    set answer = excluded.answer, revision = kept.revision + 1, updated_at = now()
    where kept.revision = base_revision
  returning revision into saved;
  if saved is null then
    perform private.fail('revision_conflict', 'Someone else has saved changes in the meantime.');
  end if;
  return saved;
end
$$;

create or replace function public.save_plan_notes(notes text, base_revision int) returns int
language plpgsql security definer set search_path = '' as $$
declare
  person uuid := private.require_user();
  saved int;
begin
  if length(coalesce(notes, '')) > 20000 then
    perform private.fail('notes_too_long', 'Notes may have 20,000 characters.');
  end if;
  insert into public.plan_notes as kept (user_id, notes)
  select person, coalesce(save_plan_notes.notes, '')
  where base_revision = 0 or exists (select from public.plan_notes where user_id = person)
  on conflict (user_id) do update set notes = excluded.notes, revision = kept.revision + 1
    where kept.revision = base_revision
  returning revision into saved;
  if saved is null then
    perform private.fail('revision_conflict', 'Someone else has saved changes in the meantime.');
  end if;
  return saved;
end
$$;

create or replace function public.save_program(
  organization uuid, document jsonb, program_id uuid default null, base_revision int default null
) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  program public.programs;
  title text := btrim(coalesce(document ->> 'name', ''));
  manner text := coalesce(document ->> 'mode', 'all');
  wanted_cohorts uuid[] := array(select distinct value::uuid from unnest(private.texts_in(document -> 'cohorts')) as value);
  wanted_teachers uuid[] := array(select distinct value::uuid from unnest(private.texts_in(document -> 'teachers')) as value);
  before_tasks jsonb;
  before_cohorts uuid[];
begin
  perform private.require_my_school(organization);
  if program_id is not null then
    perform from public.programs where id = save_program.program_id for update;
    program := private.require_program(program_id);
    if program.organization_id <> organization then
      perform private.fail('program_not_found', 'This program does not exist, or is not of your school.');
    end if;
    if program.archived_at is not null then
      perform private.fail('program_archived', 'Bring the program back from the archive first.');
    end if;
    if program.revision is distinct from base_revision then
      perform private.fail('revision_conflict', 'Someone else has saved changes in the meantime.');
    end if;
  end if;
  if length(title) not between 1 and 120 or length(document ->> 'description') > 4000 then
    perform private.fail('program_name_invalid', 'Give the program a name of at most 120 characters.');
  end if;
  if (document ->> 'ends_on')::date < (document ->> 'starts_on')::date then
    perform private.fail('program_dates_invalid', 'The end lies before the beginning.');
  end if;
  if exists (
    select from jsonb_array_elements(private.array_at(document, 'missions')) as wanted
    where (wanted ->> 'due_on')::date not between
      coalesce((document ->> 'starts_on')::date, '-infinity') and coalesce((document ->> 'ends_on')::date, 'infinity')
  ) then
    perform private.fail('program_due_outside', 'A due date must be within the program’s dates.');
  end if;
  -- A date that was there before stays, however long ago it is.
  if exists (
    select from jsonb_array_elements(private.array_at(document, 'missions')) as wanted
    where (wanted ->> 'due_on')::date < private.today() and not exists (
      select from private.program_missions as known
      where known.program_id = save_program.program_id and known.mission_id = (wanted ->> 'id')::uuid
        and known.due_on = (wanted ->> 'due_on')::date
    )
  ) then
    perform private.fail('program_due_past', 'A due date must be today or later.');
  end if;
  if manner not in ('all', 'choice', 'free') or manner = 'choice' and coalesce(
    (document ->> 'choose_count')::int not between 1 and jsonb_array_length(private.array_at(document, 'missions')), true
  ) then
    perform private.fail('program_choice_invalid', 'Choose how many missions each student takes.');
  end if;
  if jsonb_array_length(private.array_at(document, 'missions')) > 40 or cardinality(wanted_cohorts) > 50 then
    perform private.fail('program_too_large', 'A program may have 40 missions and 50 cohorts.');
  end if;
  if exists (
    select from unnest(wanted_cohorts) as wanted
    where not exists (select from public.cohorts where id = wanted and organization_id = organization)
  ) then
    perform private.fail('program_cohort_unknown', 'One of the cohorts is not of your school any more.');
  end if;
  if exists (
    select from unnest(wanted_teachers) as wanted where not exists (
      select from public.organization_members as member
      where member.user_id = wanted and member.organization_id = organization
    )
  ) then
    perform private.fail('program_teacher_unknown', 'One of the teachers does not work for your school any more.');
  end if;
  if exists (
    select from jsonb_array_elements(private.array_at(document, 'missions')) as wanted
    where (wanted ->> 'seats')::int not between 1 and 10000 or manner = 'all' and wanted ->> 'seats' is not null
  ) then
    perform private.fail('program_seats_invalid', 'Places are limited only where students choose.');
  end if;
  if exists (
    select from jsonb_array_elements(private.array_at(document, 'missions')) as wanted
    where not private.is_assignable((wanted ->> 'id')::uuid, organization) and not exists (
      select from private.program_missions as known
      where known.program_id = save_program.program_id and known.mission_id = (wanted ->> 'id')::uuid
    )
  ) then
    perform private.fail('program_mission_unavailable', 'One of the missions takes nobody new at the moment.');
  end if;
  if program.id is null then
    insert into public.programs (organization_id, name, created_by) values (organization, title, (select auth.uid()))
    returning * into program;
  end if;
  before_tasks := private.program_tasks(program.id);
  before_cohorts := array(select known.cohort_id from private.program_cohorts as known where known.program_id = program.id);

  update public.programs as changed
  set name = title, description = btrim(coalesce(document ->> 'description', '')),
      starts_on = (document ->> 'starts_on')::date, ends_on = (document ->> 'ends_on')::date, mode = manner,
      choose_count = case when manner = 'choice' then (document ->> 'choose_count')::int end,
      remind_days = least(30, greatest(0, coalesce((document ->> 'remind_days')::int, 3))),
      revision = changed.revision + case when program_id is null then 0 else 1 end
  where changed.id = program.id returning * into program;
  delete from private.program_cohorts as gone where gone.program_id = program.id and gone.cohort_id <> all (wanted_cohorts);
  insert into private.program_cohorts (program_id, cohort_id) select program.id, unnest(wanted_cohorts)
  on conflict do nothing;
  delete from private.program_teachers as gone where gone.program_id = program.id and gone.teacher_id <> all (wanted_teachers);
  insert into private.program_teachers (program_id, teacher_id) select program.id, unnest(wanted_teachers)
  on conflict do nothing;
  delete from private.program_missions as gone where gone.program_id = program.id and gone.mission_id not in (
    select (wanted ->> 'id')::uuid from jsonb_array_elements(private.array_at(document, 'missions')) as wanted
  );
  insert into private.program_missions as task (program_id, mission_id, place, due_on, seats, seats_by, is_proposed)
  select distinct on (wanted ->> 'id') program.id, (wanted ->> 'id')::uuid, place, (wanted ->> 'due_on')::date,
    (wanted ->> 'seats')::int, coalesce(wanted ->> 'seats_by', 'order'), coalesce((wanted ->> 'is_proposed')::boolean, false)
  from jsonb_array_elements(private.array_at(document, 'missions')) with ordinality as listed (wanted, place)
  order by wanted ->> 'id', place
  on conflict on constraint program_missions_pkey do update set
    place = excluded.place, due_on = excluded.due_on, seats = excluded.seats, seats_by = excluded.seats_by,
    is_proposed = excluded.is_proposed;
  if program.assigned_at is not null then
    perform private.tell_program(program, 'program_assigned', array(
      select unnest(wanted_cohorts) except select unnest(before_cohorts)
    ));
    if private.program_tasks(program.id) <> before_tasks then
      perform private.tell_program(program, 'program_changed', array(
        select unnest(wanted_cohorts) intersect select unnest(before_cohorts)
      ));
    end if;
  end if;
  return program.id;
end
$$;

create or replace function public.save_event(event_id uuid, organization uuid, document jsonb, base_revision int default 0) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  person uuid := private.require_user();
  before public.events;
  event public.events;
begin
  perform private.require_feature('events');
  if event_id is not null then
    before := private.organized_event(event_id);
    if before.revision <> base_revision then
      perform private.fail('revision_conflict', 'Someone else has saved changes in the meantime.');
    end if;
    if before.status = 'cancelled' or before.status = 'published' and before.starts_at <= now() then
      perform private.fail('event_over', 'An event that has begun or was cancelled stays as it is.');
    end if;
  elsif organization is null or organization not in (select private.my_organizing()) then
    perform private.fail('organizers_only', 'Approved companies and schools hold events.');
  end if;
  select btrim(said.title), said.kind, coalesce(said.description, ''), said.language, said.is_online,
    case when said.is_online then '' else coalesce(btrim(said.place), '') end,
    case when said.is_online then nullif(btrim(said.join_url), '') end,
    said.starts_at at time zone said.time_zone, said.ends_at at time zone said.time_zone, said.time_zone, said.capacity
  into event.title, event.kind, event.description, event.language, event.is_online, event.place, event.join_url,
    event.starts_at, event.ends_at, event.time_zone, event.capacity
  from jsonb_to_record(document) as said (
    title text, kind text, description text, language text, is_online boolean, place text, join_url text,
    starts_at timestamp, ends_at timestamp, time_zone text, capacity int
  );
  if event.capacity < before.taken then
    perform private.fail('capacity_below_taken', 'More people than that are registered already.');
  end if;
  if before.id is null then
    insert into public.events (
      organization_id, title, kind, description, language, is_online, place, join_url, starts_at, ends_at, time_zone, capacity
    ) values (
      organization, event.title, event.kind, event.description, event.language, event.is_online, event.place,
      event.join_url, event.starts_at, event.ends_at, event.time_zone, event.capacity
    ) returning * into event;
    perform private.set_audience(event, document);
    return event.id;
  end if;
  if before.status = 'published' then
    perform private.check_event(event);
  end if;
  update public.events set
    title = event.title, kind = event.kind, description = event.description, language = event.language,
    is_online = event.is_online, place = event.place, join_url = event.join_url, starts_at = event.starts_at,
    ends_at = event.ends_at, time_zone = event.time_zone, capacity = event.capacity, revision = before.revision + 1,
    remind_at = case when status <> 'published' or events.starts_at = event.starts_at then remind_at
      else private.reminder_before(event.starts_at) end
  where id = before.id returning * into event;
  perform private.set_audience(event, document);
  if event.status = 'published' then
    if (event.starts_at, event.ends_at, event.place, event.join_url, event.is_online)
      is distinct from (before.starts_at, before.ends_at, before.place, before.join_url, before.is_online) then
      perform private.tell_registered(event, 'event_changed', true);
    end if;
    perform private.fill_event(event.id);
  end if;
  return event.id;
end
$$;

create or replace function public.save_maker_profile(document jsonb, base_revision int) returns int
language plpgsql security definer set search_path = '' as $$
declare
  maker uuid := private.require_maker();
  profile public.maker_profiles;
  site text := nullif(private.trimmed(document ->> 'website'), '');
  number text := nullif(regexp_replace(coalesce(document ->> 'siret', ''), '\s', '', 'g'), '');
begin
  insert into public.maker_profiles (organization_id) values (maker) on conflict do nothing;
  select * into profile from public.maker_profiles where organization_id = maker for update;
  if profile.revision <> base_revision then
    perform private.fail('revision_conflict', 'Someone else has saved changes in the meantime.');
  end if;
  if number is not null and not private.is_siret(number) then
    perform private.fail('siret_invalid', 'A SIRET has 14 digits, and the last one checks the others.');
  end if;
  begin
    update public.maker_profiles as kept set
      headline = btrim(coalesce(said.headline, '')), bio = btrim(coalesce(said.bio, '')),
      skills = coalesce(said.skills, '[]'), rates = coalesce(said.rates, '[]'), availability = said.availability,
      available_from = said.available_from, mentee_places = coalesce(said.mentee_places, 0),
      is_public = coalesce(said.is_public, false), revision = base_revision + 1
    from jsonb_to_record(document) as said (
      headline text, bio text, skills jsonb, rates jsonb, availability text, available_from date, mentee_places int,
      is_public boolean
    ) where kept.organization_id = maker
    returning kept.* into profile;
    update public.organizations set website = site, siret = number
    where id = maker and (website is distinct from site or siret is distinct from number);
  exception when check_violation or invalid_text_representation or not_null_violation then
    perform private.fail('maker_profile_invalid', 'Something in the profile is too long, missing or not allowed.');
  end;
  if exists (
    select from unnest(profile.skill_slugs) as named (slug)
    where not exists (select from public.skills as known where known.slug = named.slug and known.merged_into is null)
  ) then
    perform private.fail('maker_profile_invalid', 'Something in the profile is too long, missing or not allowed.');
  end if;
  perform private.audit('organization.presented', 'organization', maker::text, jsonb_build_object('revision', profile.revision));
  return profile.revision;
end
$$;

create or replace function public.save_case(document jsonb, case_id uuid default null, base_revision int default 0) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  maker uuid := private.require_maker();
  known public.portfolio_cases;
  publish boolean := coalesce((document ->> 'is_published')::boolean, false);
  lost text;
begin
  if case_id is null then
    if (
      select count(*) from public.portfolio_cases where organization_id = maker and deleted_at is null
    ) >= 60 then
      perform private.fail('too_many_cases', 'A portfolio has room for 60 case studies.');
    end if;
    insert into public.portfolio_cases (organization_id, place) values (maker, coalesce(document ->> 'place', 'a0'))
    returning * into known;
  else
    known := private.require_case(case_id);
  end if;
  if known.deleted_at is not null then
    perform private.fail('case_not_found', 'This case study does not exist, or is not yours.');
  end if;
  if known.revision <> base_revision then
    perform private.fail('revision_conflict', 'Someone else has saved changes in the meantime.');
  end if;
  if publish and jsonb_path_exists(document -> 'images', '$[*] ? (@.alt like_regex "^\\s*$")') then
    perform private.fail('alt_required', 'Describe every picture before you publish.');
  end if;
  begin
    update public.portfolio_cases as kept set
      title = btrim(coalesce(said.title, '')), role = btrim(coalesce(said.role, '')),
      body = btrim(coalesce(said.body, '')), client_name = btrim(coalesce(said.client_name, '')),
      client_quote = btrim(coalesce(said.client_quote, '')), links = coalesce(said.links, '[]'),
      images = coalesce(said.images, '[]'), skills = coalesce(said.skills, '{}'), is_published = publish,
      slug = coalesce(kept.slug, case when publish then private.case_slug(maker, said.title) end),
      revision = base_revision + 1
    from jsonb_to_record(document) as said (
      title text, role text, body text, client_name text, client_quote text, links jsonb, images jsonb, skills text[]
    ) where kept.id = known.id
    returning kept.* into known;
  exception when check_violation or invalid_text_representation then
    perform private.fail('case_invalid', 'Something in the case study is too long, missing or not allowed.');
  end;
  select image ->> 'path' into lost from jsonb_array_elements(known.images) as image
  where not exists (select from storage.objects where bucket_id = 'company-media' and objects.name = image ->> 'path');
  if found then
    perform private.fail('picture_lost', 'A picture is no longer there. Remove it and add it again.');
  end if;
  return jsonb_build_object('id', known.id, 'slug', known.slug, 'revision', known.revision);
end
$$;

create or replace function public.save_legal_draft(
  kind public.legal_kind, body_en text, body_fr text, changes_en text, changes_fr text, needs_consent boolean,
  base_revision int default 0
) returns int language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  admin uuid := private.require_admin();
  saved int;
begin
  if greatest(length(body_en), length(body_fr)) > 60000 or greatest(length(changes_en), length(changes_fr)) > 2000 then
    perform private.fail('legal_text_too_long', 'A text may have 60000 characters, and what is new in it 2000.');
  end if;
  -- Somebody who begins a draft while another one does meets the same refusal as who saves an outdated one.
  insert into public.legal_texts as draft (kind, body_en, body_fr, changes_en, changes_fr, needs_consent, edited_by)
  values (
    save_legal_draft.kind, coalesce(save_legal_draft.body_en, ''), coalesce(save_legal_draft.body_fr, ''),
    coalesce(save_legal_draft.changes_en, ''), coalesce(save_legal_draft.changes_fr, ''),
    coalesce(save_legal_draft.needs_consent, true), admin
  )
  on conflict (kind) where version is null do update set
    body_en = excluded.body_en, body_fr = excluded.body_fr, changes_en = excluded.changes_en,
    changes_fr = excluded.changes_fr, needs_consent = excluded.needs_consent, edited_by = excluded.edited_by,
    revision = draft.revision + 1
  where draft.revision = base_revision
  returning revision into saved;
  if saved is null or saved = 1 and base_revision > 0 then
    perform private.fail('revision_conflict', 'Someone else has saved changes in the meantime.');
  end if;
  return saved;
end
$$;

create or replace function public.publish_legal_text(kind public.legal_kind, base_revision int) returns int
language plpgsql security definer set search_path = '' as $$
declare
  admin uuid := private.require_admin();
  draft public.legal_texts;
  next_version int;
begin
  select * into draft from public.legal_texts as text
  where text.kind = publish_legal_text.kind and text.version is null for update;
  if draft.id is null or draft.revision <> base_revision then
    perform private.fail('revision_conflict', 'Someone else has saved changes in the meantime.');
  end if;
  select coalesce(max(text.version), 0) + 1 into next_version from public.legal_texts as text
  where text.kind = draft.kind;
  if private.trimmed(draft.body_en) = '' or private.trimmed(draft.body_fr) = ''
    or next_version > 1 and (private.trimmed(draft.changes_en) = '' or private.trimmed(draft.changes_fr) = '') then
    perform private.fail('legal_text_incomplete', 'The text and what is new in it must be there in both languages.');
  end if;
  update public.legal_texts set version = next_version, published_at = now(), published_by = admin where id = draft.id;
  -- Who writes the rules has read them.
  perform private.record_consent(admin, draft.kind::text, next_version::text, true);
  perform private.audit(
    'legal.published', 'legal_text', draft.id::text,
    jsonb_build_object(
      'kind', draft.kind, 'before', next_version - 1, 'after', next_version, 'needs_consent', draft.needs_consent
    )
  );
  return next_version;
end
$$;

create or replace function public.save_announcement(document jsonb, announcement_id uuid default null, base_revision int default 0)
returns uuid language plpgsql security definer set search_path = '' as $$
declare
  editor uuid := private.require_admin();
  before public.announcements;
  saved public.announcements;
  en text := private.trimmed(document ->> 'en');
  fr text := private.trimmed(document ->> 'fr');
  address text := nullif(private.trimmed(document ->> 'link'), '');
  beginning timestamptz := coalesce((document ->> 'startsAt')::timestamptz, now());
  ending timestamptz := (document ->> 'endsAt')::timestamptz;
begin
  if coalesce(length(en), 0) not between 1 and 300 or coalesce(length(fr), 0) not between 1 and 300 then
    perform private.fail('announcement_text', 'Write the announcement in both languages, in at most 300 characters.');
  end if;
  if not (coalesce(private.is_web_address(address), true) or address ~ '^/[^/\\]') then
    perform private.fail('announcement_link', 'The link must be a web address, or a path of this product.');
  end if;
  if ending is null or ending <= greatest(beginning, now()) or ending > now() + interval '1 year' then
    perform private.fail('announcement_period', 'Choose an end after the beginning, within a year.');
  end if;
  if coalesce(document ->> 'tone', '') not in ('info', 'good', 'warning') then
    perform private.fail('setting_invalid', 'Choose a tone.');
  end if;
  if announcement_id is null then
    insert into public.announcements (text_en, text_fr, link, tone, role, starts_at, ends_at, created_by)
    values (
      en, fr, address, document ->> 'tone', (document ->> 'role')::public.app_role, beginning, ending, editor
    ) returning * into saved;
  else
    select * into before from public.announcements as told where told.id = announcement_id for update;
    if before.id is null then
      perform private.fail('announcement_gone', 'This announcement is not there any more.');
    end if;
    if before.revision <> base_revision then
      perform private.fail('revision_conflict', 'Someone else has saved changes in the meantime.');
    end if;
    update public.announcements as told set
      text_en = en, text_fr = fr, link = address, tone = document ->> 'tone',
      role = (document ->> 'role')::public.app_role, starts_at = beginning,
      ends_at = ending, revision = told.revision + 1
    where told.id = announcement_id returning * into saved;
  end if;
  perform private.audit(
    'announcement.saved', 'announcement', saved.id::text,
    jsonb_build_object('before', private.announced(before), 'after', private.announced(saved))
  );
  return saved.id;
end
$$;
