-- Whoever is told of a mission reads its title in their own language, where it is offered in it: in notifications and
-- emails, which are written for somebody else, as well as in lists.

-- The language that a person reads the product in; emails to them are in it too.
create function private.language_of(person uuid) returns text
language sql stable security definer set search_path = '' as $$
  select coalesce(
    (
      select coalesce(profile.language, users.raw_user_meta_data ->> 'language')
      from auth.users left join public.profiles as profile on profile.user_id = users.id
      where users.id = person
    ), 'en'
  )
$$;
create or replace function private.reading_language() returns text
language sql stable security definer set search_path = '' as $$
  select private.language_of((select auth.uid()))
$$;

-- What a mission is called for a reader, the caller unless told otherwise: its published version, or the one given.
drop function private.mission_title(uuid);
create function private.mission_title(mission uuid, reader uuid default auth.uid(), number int default null) returns text
language sql stable security definer set search_path = '' as $$
  select private.title_in(known.title, known.translations, private.language_of(reader))
  from public.mission_versions as known
  where known.mission_id = mission
    and known.version = coalesce(number, (select missions.version from public.missions where missions.id = mission))
$$;

-- Changes words in functions that stay as they are otherwise. Each change must find its words.
create function pg_temp.reword(name text, before text, after text) returns void language plpgsql as $$
declare
  definition text := pg_catalog.pg_get_functiondef(name::regproc);
begin
  if strpos(definition, before) = 0 then
    raise exception '% does not say %', name, before;
  end if;
  execute replace(definition, before, after);
end
$$;

-- Programs: reminders, places and dates.
select pg_temp.reword('private.remind_of_programs', 'private.mission_title(due.mission_id)', 'private.mission_title(due.mission_id, due.user_id)');
select pg_temp.reword('public.remind_late_students', 'private.mission_title(due.mission_id)', 'private.mission_title(due.mission_id, due.user_id)');
select pg_temp.reword('public.ask_for_place', 'private.mission_title(task.mission_id)', 'private.mission_title(task.mission_id, teacher.teacher_id)');
select pg_temp.reword('public.decide_place', 'private.mission_title(task.mission_id)', 'private.mission_title(task.mission_id, student.user_id)');
select pg_temp.reword('public.ask_more_time', 'private.mission_title(ask_more_time.mission_id)', 'private.mission_title(ask_more_time.mission_id, asked.person)');
select pg_temp.reword('public.extend_due_date', 'private.mission_title(extend_due_date.mission_id)', 'private.mission_title(extend_due_date.mission_id, student.user_id)');
select pg_temp.reword('public.write_co_review', 'private.mission_title(enrollment.mission_id)', 'private.mission_title(enrollment.mission_id, enrollment.user_id, enrollment.version)');

-- Work: submitted, reviewed, paused.
select pg_temp.reword('public.submit_work', '(
      select private.title_in(title, translations, coalesce(profile.language, ''en''))
      from public.mission_versions left join public.profiles as profile on profile.user_id = member.user_id
      where mission_id = enrollment.mission_id and version = enrollment.version
    )', 'private.mission_title(enrollment.mission_id, member.user_id, enrollment.version)');
select pg_temp.reword('public.deliver_review',
  '(select private.title_in(title, translations, enrollment.language) from public.mission_versions where mission_id = enrollment.mission_id and version = enrollment.version)',
  'private.mission_title(enrollment.mission_id, enrollment.user_id, enrollment.version)');
select pg_temp.reword('private.tell_of_pause_at', 'version.content ->> ''title''', 'private.mission_title(enrollment.mission_id, enrollment.user_id, enrollment.version)');
select pg_temp.reword('private.tell_of_pause_at', '
    join public.mission_versions as version
      on version.mission_id = enrollment.mission_id and version.version = enrollment.version', '');

-- Invitations. An address without an account is written to in the language of the mission.
select pg_temp.reword('private.tell_invited', 'jsonb_build_object(''mission'', listing.title, ''company'', listing.organization_name),', 'jsonb_build_object(''mission'', private.mission_title(listing.mission_id, person), ''company'', listing.organization_name),');
select pg_temp.reword('public.invite_cards', '(select title from public.mission_listings as listing where listing.mission_id = mission.id)', 'private.mission_title(mission.id, person)');
select pg_temp.reword('public.agree_to_be_known', '(
      select listing.title from public.mission_listings as listing where listing.mission_id = invitation.mission_id
    )', 'private.mission_title(invitation.mission_id)');

-- Analytics, and the missions that administrators choose templates from.
select pg_temp.reword('public.company_analytics', 'distinct on (version.mission_id) version.mission_id, version.title, version.skills', 'distinct on (version.mission_id) version.mission_id, private.title_in(version.title, version.translations) as title, version.skills');
select pg_temp.reword('public.mission_analytics', '''title'', mission.draft ->> ''title''', '''title'', coalesce(private.mission_title(mission.id), mission.draft ->> ''title'')');
select pg_temp.reword('private.mission_names', 'select *, row_number()', 'select mission_id, version,
      private.in_language(content, case when private.reading_language() = any (languages) then private.reading_language() end) as content,
      row_number()');
select pg_temp.reword('public.template_candidates', 'listing.mission_id, listing.title, listing.organization_name', 'listing.mission_id, private.title_in(listing.title, listing.translations), listing.organization_name');

-- The header's search knows a mission by its title in each language, nearly spelled and unfinished ones too.
create function private.every_title(title text, translations jsonb) returns text
language sql immutable set search_path = '' as $$
  select concat_ws(' ', title, (
    select string_agg(coalesce(other.value -> 'title' ->> 'text', other.value ->> 'title'), ' ' order by other.key)
    from jsonb_each(case when jsonb_typeof(translations) = 'object' then translations else '{}' end) as other
  ))
$$;
select pg_temp.reword('private.found_for_candidate', 'private.plain_words(listing.title)', 'private.plain_words(private.every_title(listing.title, listing.translations))');
select pg_temp.reword('private.found_of_own', 'concat_ws('' '', version.title, nullif(private.title_in(version.title, version.translations), version.title))', 'private.every_title(version.title, version.translations)');
select pg_temp.reword('private.found_for_partner', 'private.is_like(mission.draft ->> ''title'', typed.plain)', 'private.is_like(private.every_title(mission.draft ->> ''title'', mission.draft -> ''translations''), typed.plain)');
select pg_temp.reword('private.found_for_partner', 'private.nearness(mission.draft ->> ''title'', typed.plain)', 'private.nearness(private.every_title(mission.draft ->> ''title'', mission.draft -> ''translations''), typed.plain)');

drop function pg_temp.reword(text, text, text);
