-- Where people read a mission's texts, they read them in their language; the functions stay as they are otherwise. Each
-- change must find its words, so that none is lost by a function that was rewritten since.
create function pg_temp.reword(name text, before text, after text) returns void language plpgsql as $$
declare
  definition text := pg_catalog.pg_get_functiondef(name::regproc);
begin
  if definition !~ before then
    raise exception '% does not say %', name, before;
  end if;
  execute regexp_replace(definition, before, replace(after, '\', '\\'), 'g');
end
$$;

-- The whole version, in one language.
create function pg_temp.read_version(name text, language text) returns void language sql as $$
  select pg_temp.reword(
    name, 'join public\.mission_versions as version\s+on version\.mission_id = enrollment\.mission_id and version\.version = enrollment\.version',
    format('cross join lateral private.version_in(enrollment.mission_id, enrollment.version, %s) as version', language)
  )
$$;

-- Reviewers, and teachers who read along, in their own language; remarks to reuse in that of the work.
select pg_temp.read_version('private.whole_work', 'private.reading_language()');
select pg_temp.reword('private.whole_work', '''library'', private\.array_at\(version\.content, ''comments''\)',
  '''library'', (
        select private.array_at(own.content, ''comments'')
        from private.version_in(enrollment.mission_id, enrollment.version, submission.language) as own
      )');
select pg_temp.reword('private.whole_work', '''category'', version\.content ->> ''category''\)',
  '''category'', version.content ->> ''category'', ''language'', version.content ->> ''language'')');
select pg_temp.reword('private.whole_work', '\(select title from public\.mission_listings where',
  '(select private.title_in(title, translations) from public.mission_listings where');
select pg_temp.read_version('private.brief_of', 'private.reading_language()');
select pg_temp.reword('public.work_for_school', 'from public\.mission_versions as version, public\.organizations as organization',
  'from private.version_in(enrollment.mission_id, enrollment.version, private.reading_language()) as version, public.organizations as organization');
select pg_temp.reword('public.work_for_school', '''attempt'', submission\.attempt,', '''attempt'', submission.attempt, ''language'', submission.language,');

-- Candidates, in the language they read this mission in.
select pg_temp.read_version('public.my_feedback', 'enrollment.language');
select pg_temp.reword('public.my_feedback', '''title'', listing\.title', '''title'', private.title_in(listing.title, listing.translations)');
select pg_temp.reword('public.check_revision', 'private\.version_steps\(enrollment\)',
  '(select read.content -> ''steps'' from private.version_in(enrollment.mission_id, enrollment.version, enrollment.language) as read)');
select pg_temp.reword('public.check_revision', 'private\.rubric_of\(last\)',
  '(select read.content -> ''rubric'' -> ''criteria'' from private.version_in(enrollment.mission_id, enrollment.version, enrollment.language) as read)');
select pg_temp.reword('public.my_activity', 'from public\.mission_versions as version,',
  'from private.version_in(enrollment.mission_id, enrollment.version, enrollment.language) as version,');
select pg_temp.reword('public.deliver_review', 'select content ->> ''title'' from public\.mission_versions',
  'select private.title_in(title, translations, enrollment.language) from public.mission_versions');

-- What a certificate shows, and what is told of it, in the language of the work.
select pg_temp.read_version('private.certificate_material', '(
    select sent.language from public.submissions as sent where sent.enrollment_id = enrollment.id and sent.attempt = enrollment.attempts
  )');
select pg_temp.reword('public.story_material', 'version\.content -> ''steps''', 'private.in_language(version.content, submission.language) -> ''steps''');

-- Titles in lists, in the reader's language.
select pg_temp.reword('public.review_queue', 'version\.title', 'private.title_in(version.title, version.translations)');
select pg_temp.reword('public.queued_missions', 'version\.title', 'private.title_in(version.title, version.translations)');
select pg_temp.reword('public.my_simulations', 'version\.title', 'private.title_in(version.title, version.translations, enrollment.language)');
select pg_temp.reword('public.my_programs', 'version\.title', 'private.title_in(version.title, version.translations)');
select pg_temp.reword('public.program_page', 'version\.title', 'private.title_in(version.title, version.translations)');
select pg_temp.reword('public.assignable_missions', '''title'', title', '''title'', private.title_in(title, translations)');
select pg_temp.reword('public.my_career_plan', '''title'', listing\.title', '''title'', private.title_in(listing.title, listing.translations)');
select pg_temp.reword('private.path_to_skills', 'version\.title', 'private.title_in(version.title, version.translations) as title');
select pg_temp.reword('private.path_to_skills', 'listing\.title', 'private.title_in(listing.title, listing.translations) as title');
select pg_temp.reword('private.shared_facts', 'version\.title', 'private.title_in(version.title, version.translations)');
select pg_temp.reword('private.missions_to_share', '''title'', listing\.title', '''title'', private.title_in(listing.title, listing.translations)');
select pg_temp.reword('private.partners_of_school', 'coalesce\(listing\.title, ''''\)', 'coalesce(private.title_in(listing.title, listing.translations), '''')');
select pg_temp.reword('public.partnership_students', 'coalesce\(listing\.title, ''''\)', 'coalesce(private.title_in(listing.title, listing.translations), '''')');
select pg_temp.reword('private.terms_shown', '''title'', coalesce\(listing\.title,', '''title'', coalesce(private.title_in(listing.title, listing.translations),');
select pg_temp.reword('private.common_ground', 'job\.title_en, listing\.title', 'job.title_en, private.title_in(listing.title, listing.translations, ''en'')');
select pg_temp.reword('private.common_ground', 'job\.title_fr, listing\.title', 'job.title_fr, private.title_in(listing.title, listing.translations, ''fr'')');

-- The header's search finds a mission by its title in any language.
select pg_temp.reword('private.found_for_candidate', '''title'', listing ->> ''title''', '''title'', private.title_in(listing ->> ''title'', listing -> ''translations'')');
select pg_temp.reword('private.found_for_candidate', 'listing\.title, listing\.organization_name from', 'listing.title, listing.translations, listing.organization_name from');
select pg_temp.reword('private.found_of_own', 'enrollment\.id, version\.title,', 'enrollment.id, private.title_in(version.title, version.translations) as title,');
select pg_temp.reword('private.found_of_own', 'private\.is_like\(version\.title \|\|', 'private.is_like(concat_ws('' '', version.title, nullif(private.title_in(version.title, version.translations), version.title)) ||');

-- Reports are about what is said in any language.
select pg_temp.reword('private.subject_facts', 'private\.step_parts\(published\.content\)', 'private.step_parts(published.content) || (
      select coalesce(jsonb_agg(part), ''[]'') from private.translated_languages(published.content) as language,
        private.in_language(published.content, language) as read,
        jsonb_array_elements(private.said_part(''summary'', read ->> ''summary'') || private.step_parts(read)) as part
    )');

drop function pg_temp.read_version(text, text);
drop function pg_temp.reword(text, text, text);
