-- Applying to an opening: what a person sends field by field, anonymous until the shortlist, when an answer is due, the
-- company's pipeline, and answers with a reason.

-- # Tables

-- Why an application wasn't selected.
create function private.application_reasons() returns text[] language sql immutable set search_path = '' as $$
  select array['must_have', 'evidence', 'experience', 'availability', 'place', 'language', 'pay', 'filled']
$$;

create table public.opening_applications (
  id uuid primary key default gen_random_uuid(),
  opening_id uuid not null references public.openings on delete cascade,
  -- What the applicant read.
  version int not null,
  -- Null once the application is anonymized.
  user_id uuid references auth.users on delete cascade,
  stage_id uuid not null,
  -- By their own choice, named without waiting for the shortlist.
  is_named boolean not null default false,
  shared_fields text[] not null check (private.is_shareable(shared_fields)),
  resume_id uuid references public.resumes on delete set null,
  certificates text[] not null default '{}' check (cardinality(certificates) <= 10),
  letter text not null default '' check (length(letter) <= 6000),
  -- {"question's ID": "answer"}
  answers jsonb not null default '{}' check (jsonb_typeof(answers) = 'object' and length(answers::text) <= 20000),
  source text not null default 'link' check (
    source in ('board', 'search', 'alert', 'recommendation', 'school', 'invitation', 'link')
  ),
  -- What a blind reader sees, as it was when the application was sent or last changed.
  facts jsonb not null default '{}',
  -- [{"slug", "source": "proven", "attested", "endorsed", "declared" or "none"}] for each must-have.
  must_haves jsonb not null default '[]',
  sent_at timestamptz not null default now(),
  -- When the team first opened it; until then it can be changed.
  opened_at timestamptz,
  -- When the team could first read who it is.
  revealed_at timestamptz,
  -- The last answer: a step further, or a decision.
  answered_at timestamptz,
  -- Null if no answer is owed.
  answer_due_at timestamptz,
  reminded_at timestamptz,
  -- When the current answer was found to be late.
  late_at timestamptz,
  outcome text check (outcome in ('hired', 'not_selected')),
  reason text check (reason = any (private.application_reasons())),
  words text check (length(words) between 20 and 2000),
  would_change text check (length(would_change) <= 1000),
  missions uuid[] not null default '{}' check (cardinality(missions) <= 3),
  withdrawn_at timestamptz,
  anonymized_at timestamptz,
  revision int not null default 1,
  constraint rejected_with_a_reason check (outcome is distinct from 'not_selected' or num_nonnulls(reason, words) = 2),
  foreign key (opening_id, version) references public.opening_versions (opening_id, version) on delete cascade,
  foreign key (opening_id, stage_id) references public.opening_stages (opening_id, id)
);

-- What happened to an application; written once, never changed.
create table public.opening_application_moves (
  id bigint generated always as identity primary key,
  application_id uuid not null references public.opening_applications on delete cascade,
  -- Null for what the applicant did, and for the clock.
  actor_id uuid references auth.users on delete set null,
  kind text not null check (
    kind in ('sent', 'changed', 'opened', 'moved', 'answered', 'late', 'withdrawn')
  ),
  -- Kinds and names as they were; stages may be renamed.
  from_kind text,
  from_name text,
  to_kind text,
  to_name text,
  -- By when the answer was promised, for moves that gave one.
  due_at timestamptz,
  at timestamptz not null default now()
);

create table public.opening_application_comments (
  id uuid primary key default gen_random_uuid(),
  application_id uuid not null references public.opening_applications on delete cascade,
  author_id uuid references auth.users on delete set null,
  body text not null check (length(body) between 1 and 2000),
  created_at timestamptz not null default now()
);

-- Team members who know an applicant say so, and no longer read or decide that application.
create table public.opening_application_conflicts (
  application_id uuid not null references public.opening_applications on delete cascade,
  user_id uuid not null references auth.users on delete cascade,
  declared_at timestamptz not null default now(),
  primary key (application_id, user_id)
);

-- How an organization keeps its promises to applicants, from five of them on; for lists and pages.
create table private.answer_figures (
  organization_id uuid primary key references public.organizations on delete cascade,
  -- Percent of applications whose answers all came in time.
  in_time int,
  -- Median days until the first answer.
  days numeric(5, 1)
);

-- The card on the applicant's own board. Deleting it doesn't withdraw the application.
alter table public.applications
  add column opening_application_id uuid references public.opening_applications on delete set null;

-- # Indexes

-- One live application per person and opening.
create unique index opening_applications_live on public.opening_applications (opening_id, user_id)
  where withdrawn_at is null and user_id is not null;
create index opening_applications_by_opening on public.opening_applications (opening_id, sent_at, id);
create index opening_applications_by_person on public.opening_applications (user_id, sent_at desc);
create index opening_applications_by_stage on public.opening_applications (opening_id, stage_id);
create index opening_applications_by_version on public.opening_applications (opening_id, version);
create index opening_applications_by_resume on public.opening_applications (resume_id);
create index opening_applications_due on public.opening_applications (answer_due_at) where answer_due_at is not null;
create index opening_applications_overdue on public.opening_applications (opening_id, answer_due_at)
  where answer_due_at is not null;
create index opening_applications_to_anonymize on public.opening_applications (sent_at) where anonymized_at is null;
create index opening_application_moves_by_application on public.opening_application_moves (application_id, id);
create index opening_application_moves_by_actor on public.opening_application_moves (actor_id);
create index opening_application_comments_by_application
  on public.opening_application_comments (application_id, created_at);
create index opening_application_comments_by_author on public.opening_application_comments (author_id);
create index opening_application_conflicts_by_person on public.opening_application_conflicts (user_id);
create unique index applications_by_opening_application on public.applications (opening_application_id);

-- # Settings, kinds and registers

call private.define_setting('limit_applications_a_day', 'limits', 'number', '15', 1, 500);
call private.define_setting('limit_overdue_answers', 'limits', 'number', '10', 0, 100);
call private.define_setting('retention_applications_days', 'retention', 'number', '730', 90, 730);

insert into private.notification_kinds (kind, topic) values
  ('opening_applied', 'reviews'), ('opening_answers_due', 'reviews'), ('opening_answers_late', 'reviews'),
  ('opening_mentioned', 'reviews'), ('opening_moved', 'feedback'), ('opening_answered', 'feedback');

-- The ledger also says who received and opened an application.
do $$
declare
  known text := pg_get_constraintdef((
    select oid from pg_catalog.pg_constraint
    where conrelid = 'public.discovery_events'::regclass and conname = 'discovery_events_kind_check'
  ));
begin
  alter table public.discovery_events drop constraint discovery_events_kind_check;
  execute 'alter table public.discovery_events add constraint discovery_events_kind_check ' || regexp_replace(
    known, 'ARRAY\[', 'ARRAY[''applied''::text, ''application_opened''::text, ''application_revealed''::text, '
      || '''application_withdrawn''::text, '
  );
  execute regexp_replace(
    pg_get_functiondef('private.merge_rule'::regproc), 'else ''keeps''',
    'when ''private.answer_figures'' then ''goes'' else ''keeps'''
  );
  execute replace(pg_get_functiondef('private.data_area'::regproc), '''^application''', '''^(opening_)?application''');
end
$$;

-- # Private helpers

-- Who may apply: everyone, students of partner schools, or invited people.
create function private.may_apply_to(opening public.openings, person uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select case opening.audience
    when 'everyone' then true
    when 'schools' then exists (
      select from public.students as student
      join public.opening_schools as shared on shared.organization_id = student.organization_id
      where shared.opening_id = opening.id and student.user_id = person and student.status = 'enrolled'
    )
    when 'invited' then exists (
      select from public.opening_invitations as invitation
      where invitation.opening_id = opening.id and invitation.revoked_at is null
        and (invitation.user_id = person or invitation.email = private.confirmed_email_of(person))
    )
    else false end
$$;

create function private.overdue_answers(opening_id uuid) returns int
language sql stable security definer set search_path = '' as $$
  select count(*)::int from public.opening_applications as sent
  where sent.opening_id = overdue_answers.opening_id and sent.answer_due_at < now()
$$;

-- Why an opening takes no applications; null if it does. Three late answers that are more than the allowed share stop
-- it until they are given.
create function private.application_stop(opening public.openings) returns text
language sql stable security definer set search_path = '' as $$
  select case
    when opening.status = 'paused' then 'paused'
    when opening.status <> 'open' or opening.audience = 'private' or opening.version = 0 or not exists (
      select from public.organizations where id = opening.organization_id and status = 'approved'
    ) then 'closed'
    when opening.apply_by < current_date then 'over'
    when opening.places_filled >= opening.places then 'filled'
    when late.number >= 3 and late.number * 100 > private.allowed('overdue_answers') * (
      select count(*) from public.opening_applications as sent
      where sent.opening_id = opening.id and sent.withdrawn_at is null
    ) then 'overdue' end
  from private.overdue_answers(opening.id) as late (number)
$$;

-- The days that the stage promises: those in the version the applicant read, or else those of today.
create function private.promised_until(opening_id uuid, version int, stage_id uuid) returns timestamptz
language sql stable security definer set search_path = '' as $$
  select now() + make_interval(days => coalesce((
    select (promised ->> 'answerDays')::int
    from public.opening_versions as read, jsonb_array_elements(read.content -> 'stages') as promised
    where read.opening_id = stage.opening_id and read.version = promised_until.version
      and promised ->> 'id' = stage.id::text
  ), stage.answer_days))
  from public.opening_stages as stage
  where stage.opening_id = promised_until.opening_id and stage.id = promised_until.stage_id and stage.answer_days is not null
$$;

-- A text for blind readers: null if it names the person or one of their schools, or says their age.
create function private.blind_text(said text, person uuid) returns text
language sql stable security definer set search_path = '' as $$
  select known from private.redact_identifying_text(said, person) as known
  where private.plain_words(known) !~ '\y\d{2} ?(ans|years? old|yo)\y|\y(ne|nee|born) (le|en|on|in)\y|\y(19[5-9]|20[01])\d\y'
    and not exists (
      select from public.profile_education as entry
      where entry.user_id = person and length(btrim(entry.school)) > 2
        and strpos(private.plain_words(known), private.plain_words(btrim(entry.school))) > 0
    )
$$;

-- What a blind reader sees of the profile: the shared fields among those that say nothing about who it is. Proofs from
-- missions of the opening's own organization are left out: it would recognize them.
create function private.application_facts(person uuid, organization uuid, fields text[]) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_strip_nulls(jsonb_build_object(
    'title', case when 'job_title' = any (fields) then (
      select jsonb_build_object('slug', job.slug, 'titleEn', job.title_en, 'titleFr', job.title_fr)
      from public.jobs as job
      where job.slug = private.job_named_in(private.redact_identifying_text(profile.job_title, person))
    ) end,
    'skills', case when 'skills' = any (fields) then (
      select coalesce(jsonb_agg(skill - 'attestedBy' order by place), '[]')
      from jsonb_array_elements(private.card_skills(person, true, organization)) with ordinality as listed (skill, place)
    ) end,
    'town', case when 'location' = any (fields) then private.town_facts(private.town_of(career.location)) end,
    'remote', case when 'wanted' = any (fields) then career.remote end,
    'availability', case when 'wanted' = any (fields) then career.availability end,
    'availableFrom', case when 'wanted' = any (fields) then career.available_from end,
    'contracts', case when 'wanted' = any (fields) then career.contract_kinds end,
    'languages', case when 'languages' = any (fields) then (
      select coalesce(jsonb_agg(jsonb_build_object('code', code, 'level', level) order by position), '[]')
      from public.profile_languages as spoken where spoken.user_id = person
    ) end
  ))
  from public.profiles as profile left join public.candidate_profiles as career using (user_id)
  where profile.user_id = person
$$;

-- How each must-have is supported. Certificates that the applicant chose count whoever issued them.
create function private.supported_must_haves(person uuid, content jsonb, facts jsonb, certificates text[]) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('slug', wanted ->> 'slug', 'source', case
    when exists (
      select from public.certificates as certificate
      where certificate.user_id = person and certificate.code = any (supported_must_haves.certificates)
        and certificate.revoked_at is null and certificate.facts -> 'skills' ? (wanted ->> 'slug')
    ) then 'proven'
    else coalesce((
      select skill ->> 'source' from jsonb_array_elements(facts -> 'skills') as skill
      where skill ->> 'slug' = wanted ->> 'slug' limit 1
    ), 'none') end
  ) order by place), '[]')
  from jsonb_array_elements(content -> 'skills') with ordinality as listed (wanted, place)
  where (wanted -> 'must')::boolean
$$;

-- What the team reads: the blind part, and everything shared once it is named.
create function private.application_view(sent public.opening_applications, is_blind boolean) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_strip_nulls(jsonb_build_object(
    'facts', sent.facts, 'mustHaves', sent.must_haves, 'hasLetter', sent.letter <> '', 'hasResume', sent.resume_id is not null,
    'certificates', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'mission', certificate.facts ->> 'mission', 'organization', certificate.facts ->> 'organization',
        'difficulty', certificate.facts ->> 'difficulty', 'skills', certificate.facts -> 'skills',
        'on', to_char(certificate.issued_at, 'YYYY'), 'code', case when not is_blind then certificate.code end
      ) order by certificate.issued_at desc), '[]')
      from public.certificates as certificate
      where certificate.user_id = sent.user_id and certificate.code = any (sent.certificates) and certificate.revoked_at is null
    ),
    'answers', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', question ->> 'id', 'question', question ->> 'text', 'answer', said.shown,
        'isHidden', said.shown is null and said.whole is not null
      ) order by place), '[]')
      from public.opening_versions as read,
        jsonb_array_elements(read.content -> 'questions') with ordinality as asked (question, place),
        lateral (select nullif(sent.answers ->> (question ->> 'id'), '') as whole) as given,
        lateral (
          select given.whole, case when is_blind then private.blind_text(given.whole, sent.user_id) else given.whole end as shown
        ) as said
      where read.opening_id = sent.opening_id and read.version = sent.version
    ),
    'letter', case when not is_blind then nullif(sent.letter, '') end,
    'resume', case when not is_blind then (
      select jsonb_build_object('path', path, 'name', name) from public.resumes where id = sent.resume_id
    ) end,
    'profile', case when not is_blind then (
      select private.profile_parts(sent.user_id, sent.shared_fields) - 'firstName' - 'lastName' || jsonb_strip_nulls(jsonb_build_object(
        'name', private.team_name(sent.user_id),
        'email', case when 'email' = any (sent.shared_fields) then account.email end,
        'phone', case when 'phone' = any (sent.shared_fields) then (
          select nullif(career.phone, '') from public.candidate_profiles as career where career.user_id = sent.user_id
        ) end
      ))
      from auth.users as account where account.id = sent.user_id
    ) end
  ))
$$;

create function private.can_be_read(sent public.opening_applications) returns boolean
language sql stable security definer set search_path = '' as $$
  select sent.withdrawn_at is null and exists (
    select from public.profiles as profile join auth.users as account on account.id = profile.user_id
    where profile.user_id = sent.user_id and profile.deletion_requested_at is null
      and coalesce(account.banned_until, '-infinity') < now()
  )
$$;

-- The opening, for its team; administrators who view the product as a member read nothing.
create function private.require_opening_team(opening_id uuid, only_leads boolean default false) returns public.openings
language plpgsql stable security definer set search_path = '' as $$
declare
  me uuid := private.require_user();
  opening public.openings;
begin
  perform private.require_feature('openings');
  if not private.is_in_opening_team(opening_id) or private.is_acting() then
    perform private.refuse('opening_team_only', 'Only the team of this opening reads its applications.');
  end if;
  if only_leads and not exists (
    select from public.opening_team as team
    where team.opening_id = require_opening_team.opening_id and team.user_id = me and team.is_lead
  ) then
    perform private.refuse('opening_leads_only', 'Only leads of this opening decide.');
  end if;
  select * into opening from public.openings as kept where kept.id = require_opening_team.opening_id;
  return opening;
end
$$;

-- The application, locked for a member of its team who declared no conflict of interest.
create function private.require_received(application_id uuid, only_leads boolean default false)
returns public.opening_applications
language plpgsql security definer set search_path = '' as $$
declare
  sent public.opening_applications;
begin
  select * into sent from public.opening_applications where id = application_id;
  perform private.require_opening_team(sent.opening_id, only_leads);
  select * into sent from public.opening_applications where id = application_id for update;
  if exists (
    select from public.opening_application_conflicts as declared
    where declared.application_id = sent.id and declared.user_id = (select auth.uid())
  ) then
    perform private.refuse('application_conflict', 'You declared a conflict of interest for this application.');
  end if;
  if sent.id is null or not private.can_be_read(sent) then
    perform private.raise_app_error('application_withdrawn', 'This application was withdrawn.');
  end if;
  return sent;
end
$$;

create function private.require_sent(application_id uuid) returns public.opening_applications
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := private.require_user();
  sent public.opening_applications;
begin
  select * into sent from public.opening_applications where id = application_id and user_id = me for update;
  if sent.id is null or private.is_acting() then
    perform private.raise_app_error('application_gone', 'This application does not exist, or is not yours.');
  end if;
  return sent;
end
$$;

-- A published opening that the caller may apply to, and the version that new applicants get.
create function private.require_applicable(opening_id uuid) returns public.openings
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := private.require_candidate();
  opening public.openings;
begin
  perform private.require_feature('openings');
  -- Whoever closes it waits, or is waited for.
  select * into opening from public.openings as kept where kept.id = opening_id for share;
  if opening.id is null or opening.version = 0 or not private.may_apply_to(opening, me) then
    perform private.raise_app_error('opening_gone', 'This opening does not exist any more.');
  end if;
  if exists (
    select from public.organization_members as member
    where member.organization_id = opening.organization_id and member.user_id = me
  ) then
    perform private.raise_app_error('opening_own', 'You can''t apply to an opening of your own organization.');
  end if;
  return opening;
end
$$;

-- The application that a form describes, not stored: {"fields", "isNamed", "resume", "certificates", "letter", "answers",
-- "source"}.
create function private.application_from(opening public.openings, person uuid, form jsonb)
returns public.opening_applications
language plpgsql stable security definer set search_path = '' as $$
declare
  content jsonb;
  made public.opening_applications;
  question jsonb;
  said text;
begin
  select version.content into content from public.opening_versions as version
  where version.opening_id = opening.id and version.version = opening.version;
  made.opening_id := opening.id;
  made.version := opening.version;
  made.user_id := person;
  made.is_named := coalesce((form ->> 'isNamed')::boolean, false);
  made.shared_fields := array(
    select field from unnest(private.shareable_fields()) as field
    where field = 'name' or coalesce(form -> 'fields', '[]') ? field
  );
  made.resume_id := (
    select id from public.resumes where user_id = person and id::text = form ->> 'resume'
  );
  if made.resume_id is null and form ->> 'resume' is not null then
    perform private.raise_app_error('application_resume', 'This résumé no longer exists. Choose another one.');
  end if;
  made.certificates := array(
    select code from public.certificates as certificate
    where certificate.user_id = person and certificate.revoked_at is null
      and coalesce(form -> 'certificates', '[]') ? certificate.code
    order by issued_at desc limit 10
  );
  made.letter := private.trimmed(coalesce(form ->> 'letter', ''));
  if length(made.letter) > 6000 then
    perform private.raise_app_error('application_letter', 'A letter can be up to 6,000 characters.');
  end if;
  made.answers := '{}';
  for question in select * from jsonb_array_elements(content -> 'questions') loop
    said := private.trimmed(coalesce(form -> 'answers' ->> (question ->> 'id'), ''));
    if said = '' and coalesce((question ->> 'isRequired')::boolean, false) then
      perform private.raise_app_error('application_answers', 'Answer every required question.');
    end if;
    if length(said) > 2000 then
      perform private.raise_app_error('application_answer_length', 'An answer can be up to 2,000 characters.');
    end if;
    made.answers := made.answers || jsonb_build_object(question ->> 'id', said);
  end loop;
  made.source := coalesce((
    select form ->> 'source'
    where form ->> 'source' in ('board', 'search', 'alert', 'recommendation', 'school', 'invitation')
  ), 'link');
  made.facts := private.application_facts(person, opening.organization_id, made.shared_fields);
  made.must_haves := private.supported_must_haves(person, content, made.facts, made.certificates);
  return made;
end
$$;

create function private.note_application(
  sent public.opening_applications, kind text, to_stage uuid default null, due_at timestamptz default null
) returns void
language sql security definer set search_path = '' as $$
  insert into public.opening_application_moves (application_id, actor_id, kind, from_kind, from_name, to_kind, to_name, due_at)
  select sent.id, case when note_application.kind in ('opened', 'moved', 'answered') then (select auth.uid()) end,
    note_application.kind,
    origin.kind, origin.name, goal.kind, goal.name, note_application.due_at
  from public.opening_stages as origin left join public.opening_stages as goal on goal.id = to_stage
  where origin.id = sent.stage_id
$$;

create function private.opening_title(opening_id uuid, version int) returns text
language sql stable security definer set search_path = '' as $$
  select read.content ->> 'title' from public.opening_versions as read
  where read.opening_id = opening_title.opening_id and read.version = opening_title.version
$$;

-- ## The card on the applicant's board

-- The key after the last one of a column, as fractional-indexing in the web app counts.
create function private.next_position(last text) returns text
language plpgsql immutable set search_path = '' as $$
declare
  digits constant text := '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
  whole text;
  place int;
  digit int;
begin
  -- Keys that start with a capital letter come before all others.
  if last is null or last < 'a' collate "C" then
    return 'a0';
  end if;
  whole := rpad(left(last, ascii(last) - ascii('a') + 2), ascii(last) - ascii('a') + 2, '0');
  place := length(whole);
  while place > 1 loop
    digit := strpos(digits, substr(whole, place, 1));
    if digit < 62 then
      return overlay(whole placing substr(digits, digit + 1, 1) from place for 1);
    end if;
    whole := overlay(whole placing '0' from place for 1);
    place := place - 1;
  end loop;
  return case when left(whole, 1) = 'z' then last || 'V' else chr(ascii(whole) + 1) || repeat('0', length(whole)) end;
end
$$;

create function private.open_application_board(person uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  -- Two windows that open at the same moment wait here for each other.
  insert into public.application_settings (user_id) values (person) on conflict do nothing;
  if found then
    insert into public.application_columns (user_id, stage, position) values
      (person, 'wishlist', 'a0'), (person, 'applied', 'a1'), (person, 'interview', 'a2'), (person, 'offer', 'a3'),
      (person, 'closed', 'a4');
  end if;
end
$$;

-- The first column of a stage, which is added if the person deleted it.
create function private.board_column(person uuid, wanted_stage text) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  found_id uuid;
begin
  perform private.open_application_board(person);
  select id into found_id from public.application_columns
  where user_id = person and stage = wanted_stage order by position, id limit 1;
  if found_id is null then
    insert into public.application_columns (user_id, stage, position)
    select person, wanted_stage, private.next_position(max(position)) from public.application_columns where user_id = person
    returning id into found_id;
  end if;
  return found_id;
end
$$;

create function private.add_application_card(sent public.opening_applications, opening public.openings) returns void
language plpgsql security definer set search_path = '' as $$
declare
  goal uuid := private.board_column(sent.user_id, 'applied');
  content jsonb;
begin
  select version.content into content from public.opening_versions as version
  where version.opening_id = sent.opening_id and version.version = sent.version;
  insert into public.applications (
    user_id, column_id, position, company, job_title, location, contract, salary_min, salary_max, salary_currency,
    salary_period, applied_on, resume_label, opening_application_id
  )
  select sent.user_id, goal, private.next_position((
      select max(position) from public.applications where user_id = sent.user_id and column_id = goal
    )), left(company.name, 160), content ->> 'title', coalesce(content -> 'town' ->> 'nameEn', ''),
    case when content -> 'contracts' ->> 0 in (
      'permanent', 'fixed_term', 'internship', 'apprenticeship', 'temporary', 'freelance'
    ) then content -> 'contracts' ->> 0 when content -> 'contracts' ->> 0 is not null then 'other' end,
    (content -> 'pay' ->> 'min')::numeric, (content -> 'pay' ->> 'max')::numeric,
    coalesce(content -> 'pay' ->> 'currency', 'EUR'), coalesce(content -> 'pay' ->> 'period', 'year'), current_date,
    coalesce((select coalesce(nullif(label, ''), name) from public.resumes where id = sent.resume_id), ''), sent.id
  from public.organizations as company where company.id = opening.organization_id;
end
$$;

-- The card follows the company's stages.
create function private.follow_stage(sent public.opening_applications, stage_kind text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  wanted text := case stage_kind when 'new' then 'applied' when 'shortlist' then 'applied' when 'interview' then 'interview'
    when 'offer' then 'offer' when 'hired' then 'offer' else 'closed' end;
  card public.applications;
  goal uuid;
begin
  select * into card from public.applications where opening_application_id = sent.id for update;
  if card.id is null then
    return;
  end if;
  if (select stage from public.application_columns where id = card.column_id) = wanted then
    update public.applications set heard_at = now() where id = card.id;
    return;
  end if;
  goal := private.board_column(card.user_id, wanted);
  update public.applications set column_id = goal, position = private.next_position((
    select max(position) from public.applications where user_id = card.user_id and column_id = goal
  )) where id = card.id;
end
$$;

-- ## The clock

-- Leads are reminded a day before and when answers are late, once for each opening and run.
create function private.remind_of_answers() returns int
language plpgsql security definer set search_path = '' as $$
declare
  waiting record;
  reminded int := 0;
begin
  for waiting in
    with due as (
      update public.opening_applications set reminded_at = now()
      where answer_due_at > now() and answer_due_at < now() + interval '1 day' and reminded_at is null
      returning opening_id
    )
    select opening_id, count(*) as number from due group by opening_id
  loop
    perform private.notify(team.user_id, 'opening_answers_due', jsonb_build_object(
      'opening', (select title from public.openings where id = waiting.opening_id), 'count', waiting.number
    ), '/openings/' || waiting.opening_id || '/applications')
    from public.opening_team as team where team.opening_id = waiting.opening_id and team.is_lead;
    reminded := reminded + waiting.number;
  end loop;
  for waiting in
    with late as (
      update public.opening_applications set late_at = now() where answer_due_at <= now() and late_at is null returning *
    ), noted as (
      select late.opening_id, private.note_application(late, 'late') from late
    )
    select opening_id, count(*) as number from noted group by opening_id
  loop
    perform private.notify(team.user_id, 'opening_answers_late', jsonb_build_object(
      'opening', opening.title, 'count', waiting.number,
      'stopped', case when private.application_stop(opening) = 'overdue' then 'yes' else 'no' end
    ), '/openings/' || waiting.opening_id || '/applications')
    from public.opening_team as team join public.openings as opening on opening.id = team.opening_id
    where team.opening_id = waiting.opening_id;
    reminded := reminded + waiting.number;
  end loop;
  return reminded;
end
$$;

create function private.count_answers() returns void
language sql security definer set search_path = '' as $$
  with decided as (
    select opening.organization_id, sent.sent_at, min(move.at) as answered_at,
      coalesce(bool_or(move.at > move.due_at), false) or coalesce(sent.answer_due_at < now(), false) as is_late
    from public.opening_applications as sent
    join public.openings as opening on opening.id = sent.opening_id
    left join public.opening_application_moves as move
      on move.application_id = sent.id and move.kind in ('moved', 'answered') and move.due_at is not null
    where sent.sent_at > now() - interval '180 days' and sent.withdrawn_at is null
    group by sent.id, opening.organization_id
    having min(move.at) is not null or coalesce(sent.answer_due_at < now(), false)
  ), counted as (
    insert into private.answer_figures (organization_id, in_time, days)
    select organization_id, round(100.0 * count(*) filter (where not is_late) / count(*)),
      round((percentile_cont(0.5) within group (order by extract(epoch from answered_at - sent_at) / 86400))::numeric, 1)
    from decided group by organization_id having count(*) >= 5
    on conflict (organization_id) do update set in_time = excluded.in_time, days = excluded.days
    returning organization_id
  )
  delete from private.answer_figures where organization_id not in (select organization_id from counted)
$$;

-- ## The end

-- Leaves the fact that there was an application, and its times.
create function private.empty_application(application_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  update public.opening_applications set
    shared_fields = '{}', resume_id = null, certificates = '{}', letter = '', answers = '{}', facts = '{}', must_haves = '[]',
    answer_due_at = null, late_at = null, revision = revision + 1
  where id = application_id;
  delete from public.opening_application_comments as comment where comment.application_id = empty_application.application_id;
  delete from public.opening_application_conflicts as declared where declared.application_id = empty_application.application_id;
end
$$;

create function private.anonymize_applications(days int) returns int
language plpgsql security definer set search_path = '' as $$
declare
  old uuid;
  gone int := 0;
begin
  for old in
    select id from public.opening_applications
    where anonymized_at is null and sent_at < now() - make_interval(days => least(days, 730)) limit 5000 for update skip locked
  loop
    perform private.empty_application(old);
    update public.applications set opening_application_id = null where opening_application_id = old;
    update public.opening_applications set
      user_id = null, anonymized_at = now(),
      words = case when words is not null then 'Anonymized with the application.' end, would_change = null, missions = '{}'
    where id = old;
    gone := gone + 1;
  end loop;
  return gone;
end
$$;

create function private.may_read_application_resume(file text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.resumes as resume
    join public.opening_applications as sent on sent.resume_id = resume.id and sent.user_id = resume.user_id
    where resume.path = file and sent.revealed_at is not null and private.can_be_read(sent)
      and private.is_in_opening_team(sent.opening_id) and not private.is_acting() and not exists (
        select from public.opening_application_conflicts as declared
        where declared.application_id = sent.id and declared.user_id = (select auth.uid())
      )
  )
$$;

-- # Policies and grants

-- Read and written through functions alone.
call private.protect('public.opening_applications');
call private.protect('public.opening_application_moves');
call private.protect('public.opening_application_comments');
call private.protect('public.opening_application_conflicts');

grant execute on function private.may_read_application_resume to authenticated;

-- Read only with the caller's own token: no address is signed that would outlive the application.
create policy "Opening teams read the résumé that was sent to them" on storage.objects for select to authenticated
  using (
    bucket_id = 'resumes' and storage.allow_only_operation('object.get_authenticated')
    and private.may_read_application_resume(name)
  );

-- # Functions for applicants

-- What could be sent, and what the opening asks for.
create function public.application_draft(opening_slug text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  me uuid := private.require_candidate();
  opening public.openings;
begin
  perform private.require_feature('openings');
  select * into opening from public.openings as kept where kept.slug = opening_slug;
  if opening.id is null or opening.version = 0 or private.is_acting() or not private.may_apply_to(opening, me) then
    perform private.raise_app_error('opening_gone', 'This opening does not exist any more.');
  end if;
  return (
    select jsonb_build_object(
      'id', opening.id, 'slug', opening.slug, 'version', opening.version, 'title', version.content ->> 'title',
      'company', company.name, 'companySlug', company.slug, 'stop', private.application_stop(opening),
      'isOwn', exists (
        select from public.organization_members as member
        where member.organization_id = opening.organization_id and member.user_id = me
      ),
      'application', (
        select sent.id from public.opening_applications as sent
        where sent.opening_id = opening.id and sent.user_id = me and sent.withdrawn_at is null
      ),
      'answerDays', (version.content -> 'stages' -> 0 ->> 'answerDays')::int,
      'questions', version.content -> 'questions',
      'mustHaves', (
        select coalesce(jsonb_agg(wanted || jsonb_build_object('source', supported ->> 'source') order by place), '[]')
        from jsonb_array_elements(private.supported_must_haves(
          me, version.content, private.application_facts(me, opening.organization_id, '{skills}'),
          array(select code from public.certificates where user_id = me)
        )) with ordinality as one (supported, place)
        join jsonb_array_elements(version.content -> 'skills') as wanted on wanted ->> 'slug' = supported ->> 'slug'
      ),
      'filled', (
        select coalesce(jsonb_agg(field), '[]') from unnest(private.shareable_fields()) as field
        where case field
          when 'name' then true
          when 'email' then true
          when 'phone' then coalesce(career.phone, '') <> ''
          when 'resume' then false
          when 'driving_licenses' then jsonb_array_length(coalesce(parts.shown -> 'drivingLicenses', '[]')) > 0
          when 'job_title' then coalesce(parts.shown ->> 'jobTitle', '') <> ''
          when 'links' then coalesce(parts.shown ->> 'linkedinUrl', '') || coalesce(parts.shown ->> 'portfolioUrl', '') <> ''
          when 'certificates' then false
          else coalesce(parts.shown -> field, 'null') not in ('null', '""', '[]') end
      ),
      'resumes', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'id', resume.id, 'name', resume.name, 'label', resume.label, 'at', resume.created_at,
          'isCurrent', resume.path = profile.resume_path
        ) order by resume.path = profile.resume_path desc nulls last, resume.created_at desc), '[]')
        from public.resumes as resume where resume.user_id = me
      ),
      'certificates', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'code', certificate.code, 'mission', certificate.facts ->> 'mission',
          'organization', certificate.facts ->> 'organization', 'skills', certificate.facts -> 'skills',
          'at', certificate.issued_at, 'isTheirs', certificate.organization_id = opening.organization_id
        ) order by certificate.issued_at desc), '[]')
        from public.certificates as certificate where certificate.user_id = me and certificate.revoked_at is null
      ),
      'letters', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'id', letter.id, 'title', letter.title, 'text', concat_ws(E'\n\n', nullif(letter.document ->> 'greeting', ''), (
            select string_agg(paragraph, E'\n\n')
            from jsonb_array_elements_text(letter.document -> 'paragraphs') as paragraph where paragraph <> ''
          ), nullif(letter.document ->> 'closing', ''))
        ) order by letter.updated_at desc), '[]')
        from (
          select * from public.cover_letters as kept where kept.user_id = me order by kept.updated_at desc limit 20
        ) as letter
      )
    )
    from public.opening_versions as version
    join public.organizations as company on company.id = opening.organization_id
    join public.profiles as profile on profile.user_id = me
    left join public.candidate_profiles as career on career.user_id = me
    cross join lateral (
      select coalesce(private.profile_parts(me, private.shareable_fields()), '{}') as shown
    ) as parts
    where version.opening_id = opening.id and version.version = opening.version
  );
end
$$;

-- Exactly what the company will see: at first, and from the shortlist on.
create function public.preview_application(opening_id uuid, application jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  opening public.openings := private.require_applicable(opening_id);
  made public.opening_applications := private.application_from(opening, (select auth.uid()), application);
begin
  return jsonb_build_object(
    'first', private.application_view(made, not made.is_named), 'later', private.application_view(made, false),
    'isNamed', made.is_named
  );
end
$$;

create function public.apply_to_opening(opening_id uuid, application jsonb, version int) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  opening public.openings := private.require_applicable(opening_id);
  me uuid := (select auth.uid());
  made public.opening_applications;
  stop text;
  lead uuid;
begin
  perform pg_advisory_xact_lock(hashtextextended('applications of ' || me, 0));
  stop := private.application_stop(opening);
  case stop
    when 'paused' then perform private.raise_app_error('opening_paused', 'This opening is paused.');
    when 'closed' then perform private.raise_app_error('opening_closed', 'This opening is closed.');
    when 'over' then perform private.raise_app_error('opening_over', 'The last day to apply has passed.');
    when 'filled' then perform private.raise_app_error('opening_filled', 'Every place of this opening is filled.');
    when 'overdue' then
      perform private.raise_app_error('opening_overdue', 'This opening takes no applications until its late answers are given.');
    else null;
  end case;
  if opening.version <> apply_to_opening.version then
    perform private.raise_app_error('opening_changed', 'This opening changed. Read it again before you apply.');
  end if;
  if exists (
    select from public.opening_applications as sent
    where sent.opening_id = opening.id and sent.user_id = me and sent.withdrawn_at is null
  ) then
    perform private.raise_app_error('applied_already', 'You already applied to this opening.');
  end if;
  if (
    select count(*) from public.opening_applications as sent where sent.user_id = me and sent.sent_at > now() - interval '1 day'
  ) >= private.allowed('applications_a_day') then
    perform private.raise_app_error('too_many_applications', 'You sent as many applications as a day allows. Try again tomorrow.');
  end if;
  made := private.application_from(opening, me, application);
  made.id := gen_random_uuid();
  select id into made.stage_id from public.opening_stages as stage
  where stage.opening_id = opening.id and stage.kind = 'new' order by stage.place limit 1;
  insert into public.opening_applications (
    id, opening_id, version, user_id, stage_id, is_named, shared_fields, resume_id, certificates, letter, answers, source,
    facts, must_haves, revealed_at, answer_due_at
  ) values (
    made.id, made.opening_id, made.version, me, made.stage_id, made.is_named, made.shared_fields, made.resume_id,
    made.certificates, made.letter, made.answers, made.source, made.facts, made.must_haves,
    case when made.is_named then now() end, private.promised_until(opening.id, opening.version, made.stage_id)
  ) returning * into made;
  perform private.note_application(made, 'sent', made.stage_id);
  perform private.add_application_card(made, opening);
  perform private.note_discovery(me, opening.organization_id, 'applied', jsonb_build_object(
    'opening', private.opening_title(made.opening_id, made.version), 'fields', made.shared_fields, 'application', made.id
  ));
  -- One notification for all that arrive until it is read.
  for lead in select team.user_id from public.opening_team as team where team.opening_id = opening.id and team.is_lead loop
    update public.notifications set data = data || jsonb_build_object('count', (data ->> 'count')::int + 1)
    where user_id = lead and kind = 'opening_applied' and read_at is null and link = '/openings/' || opening.id || '/applications';
    if not found then
      perform private.notify(lead, 'opening_applied', jsonb_build_object('opening', opening.title, 'count', 1),
        '/openings/' || opening.id || '/applications');
    end if;
  end loop;
  return made.id;
end
$$;

-- Until the team opens it.
create function public.change_application(application_id uuid, application jsonb, revision int) returns int
language plpgsql security definer set search_path = '' as $$
declare
  sent public.opening_applications := private.require_sent(application_id);
  opening public.openings;
  made public.opening_applications;
begin
  perform private.require_feature('openings');
  if sent.withdrawn_at is not null then
    perform private.raise_app_error('application_withdrawn', 'This application was withdrawn.');
  end if;
  if sent.opened_at is not null or sent.outcome is not null then
    perform private.raise_app_error('application_opened', 'The company opened this application: it can no longer be changed.');
  end if;
  if sent.revision <> change_application.revision then
    perform private.raise_app_error('revision_conflict', 'This was changed in another window.');
  end if;
  select * into opening from public.openings where id = sent.opening_id;
  -- The version that was applied to stays.
  opening.version := sent.version;
  made := private.application_from(opening, sent.user_id, application);
  update public.opening_applications as kept set
    is_named = made.is_named, shared_fields = made.shared_fields, resume_id = made.resume_id, certificates = made.certificates,
    letter = made.letter, answers = made.answers, facts = made.facts, must_haves = made.must_haves,
    revealed_at = case when made.is_named then coalesce(kept.revealed_at, now()) end, revision = kept.revision + 1
  where kept.id = sent.id returning * into sent;
  perform private.note_application(sent, 'changed');
  return sent.revision;
end
$$;

-- At any time: the company keeps only the fact that there was an application.
create function public.withdraw_application(application_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  sent public.opening_applications := private.require_sent(application_id);
begin
  if sent.withdrawn_at is not null then
    return;
  end if;
  perform private.note_application(sent, 'withdrawn');
  perform private.note_discovery(
    sent.user_id, (select organization_id from public.openings where id = sent.opening_id), 'application_withdrawn',
    jsonb_build_object('opening', private.opening_title(sent.opening_id, sent.version), 'application', sent.id)
  );
  perform private.empty_application(sent.id);
  update public.opening_applications set withdrawn_at = now() where id = sent.id;
  perform private.follow_stage(sent, 'withdrawn');
end
$$;

create function private.own_application(sent public.opening_applications) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'id', sent.id, 'title', private.opening_title(sent.opening_id, sent.version), 'slug', opening.slug,
    'company', company.name, 'companySlug', case when company.status = 'approved' then company.slug end,
    'stage', jsonb_build_object('kind', stage.kind, 'name', stage.name), 'sentAt', sent.sent_at, 'openedAt', sent.opened_at,
    'answeredAt', sent.answered_at, 'dueAt', sent.answer_due_at,
    'isLate', coalesce(sent.answer_due_at < now(), false), 'outcome', sent.outcome, 'withdrawnAt', sent.withdrawn_at
  )
  from public.openings as opening
  join public.organizations as company on company.id = opening.organization_id
  join public.opening_stages as stage on stage.id = sent.stage_id
  where opening.id = sent.opening_id
$$;

create function public.my_opening_applications() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  me uuid := private.require_user();
begin
  return (
    select coalesce(jsonb_agg(private.own_application(sent) order by sent.sent_at desc, sent.id), '[]')
    from public.opening_applications as sent where sent.user_id = me and not private.is_acting()
  );
end
$$;

create function public.my_opening_application(application_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  sent public.opening_applications := private.require_sent(application_id);
begin
  return private.own_application(sent) || jsonb_build_object(
    'revision', sent.revision, 'isNamed', sent.is_named, 'revealedAt', sent.revealed_at,
    'mayChange', sent.opened_at is null and sent.outcome is null and sent.withdrawn_at is null,
    'form', jsonb_build_object(
      'fields', sent.shared_fields, 'isNamed', sent.is_named, 'resume', sent.resume_id, 'certificates', sent.certificates,
      'letter', sent.letter, 'answers', sent.answers
    ),
    'view', case when sent.withdrawn_at is null then private.application_view(sent, sent.revealed_at is null) end,
    'card', (select id from public.applications where opening_application_id = sent.id),
    'reason', sent.reason, 'words', sent.words, 'wouldChange', sent.would_change,
    'missions', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', mission.id, 'title', private.mission_title(mission.id, sent.user_id)
      )), '[]')
      from public.missions as mission where mission.id = any (sent.missions) and mission.status = 'published'
    ),
    'history', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', move.id, 'kind', move.kind, 'at', move.at,
        'to', case when move.to_kind is not null then jsonb_build_object('kind', move.to_kind, 'name', move.to_name) end
      ) order by move.id desc), '[]')
      from public.opening_application_moves as move where move.application_id = sent.id
    )
  );
end
$$;

-- # Functions for the opening's team

-- Everything the board and the list show, in one answer, in the order of arrival.
create function public.opening_pipeline(opening_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  opening public.openings := private.require_opening_team(opening_id);
  me uuid := (select auth.uid());
begin
  return jsonb_build_object(
    'id', opening.id, 'title', opening.title, 'status', opening.status, 'slug', opening.slug,
    'stop', private.application_stop(opening), 'overdue', private.overdue_answers(opening.id),
    'mayDecide', exists (
      select from public.opening_team as team where team.opening_id = opening.id and team.user_id = me and team.is_lead
    ),
    'team', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', team.user_id, 'name', private.team_name(team.user_id), 'isLead', team.is_lead
      ) order by team.added_at, team.user_id), '[]')
      from public.opening_team as team where team.opening_id = opening.id
    ),
    'mustHaves', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'slug', known.slug, 'nameEn', known.name_en, 'nameFr', known.name_fr
      ) order by place), '[]')
      from jsonb_array_elements(opening.skills) with ordinality as listed (skill, place)
      join public.skills as known on known.slug = skill ->> 'slug' where (skill -> 'must')::boolean
    ),
    'missions', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', mission.id, 'title', private.mission_title(mission.id, me)
      ) order by mission.id), '[]')
      from public.missions as mission
      where mission.status = 'published' and (
        mission.organization_id = opening.organization_id
        or mission.id in (select linked.mission_id from public.opening_missions as linked where linked.opening_id = opening.id)
      )
    ),
    'stages', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', stage.id, 'kind', stage.kind, 'name', stage.name, 'answerDays', stage.answer_days
      ) order by stage.place), '[]')
      from public.opening_stages as stage where stage.opening_id = opening.id
    ),
    'applications', (
      select coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
        'id', sent.id, 'stage', sent.stage_id, 'sentAt', sent.sent_at, 'openedAt', sent.opened_at, 'dueAt', sent.answer_due_at,
        'title', sent.facts -> 'title', 'proven', (
          select jsonb_agg(supported ->> 'slug') from jsonb_array_elements(sent.must_haves) as supported
          where supported ->> 'source' = 'proven'
        ),
        'outcome', sent.outcome, 'withdrawnAt', sent.withdrawn_at,
        'comments', written.number,
        'hasConflict', nullif(declared.user_id is not null, false),
        'name', case when sent.revealed_at is not null and declared.user_id is null and sent.withdrawn_at is null then
          btrim(concat_ws(' ', profile.first_name, profile.last_name)) end,
        'photo', case when sent.revealed_at is not null and declared.user_id is null and 'photo' = any (sent.shared_fields) then
          profile.avatar_url end
      )) order by sent.sent_at, sent.id), '[]')
      from public.opening_applications as sent
      join public.profiles as profile on profile.user_id = sent.user_id and profile.deletion_requested_at is null
      join auth.users as account on account.id = sent.user_id and coalesce(account.banned_until, '-infinity') < now()
      left join public.opening_application_conflicts as declared
        on declared.application_id = sent.id and declared.user_id = me
      left join (
        select comment.application_id, count(*) as number from public.opening_application_comments as comment
        where comment.application_id in (select one.id from public.opening_applications as one where one.opening_id = opening.id)
        group by comment.application_id
      ) as written on written.application_id = sent.id
      where sent.opening_id = opening.id
    )
  );
end
$$;

-- The first time, it can no longer be changed, the criteria are fixed, and the applicant reads in their ledger who it was.
create function public.open_application(application_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  sent public.opening_applications := private.require_received(application_id);
  opening public.openings;
begin
  if sent.opened_at is null then
    update public.opening_applications set opened_at = now() where id = sent.id returning * into sent;
    update public.openings as kept set criteria_fixed_at = now() where kept.id = sent.opening_id and kept.criteria_fixed_at is null;
    perform private.note_application(sent, 'opened');
    perform private.note_discovery(
      sent.user_id, (select organization_id from public.openings where id = sent.opening_id), 'application_opened',
      jsonb_build_object('opening', private.opening_title(sent.opening_id, sent.version), 'application', sent.id)
    );
  end if;
  select * into opening from public.openings where id = sent.opening_id;
  return private.application_view(sent, sent.revealed_at is null) || jsonb_build_object(
    'id', sent.id, 'opening', sent.opening_id, 'openingTitle', opening.title, 'stage', sent.stage_id, 'isBlind', sent.revealed_at is null,
    'sentAt', sent.sent_at, 'dueAt', sent.answer_due_at, 'version', sent.version, 'isCurrentVersion', sent.version = opening.version,
    'outcome', sent.outcome, 'reason', sent.reason, 'words', sent.words, 'wouldChange', sent.would_change,
    'history', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', move.id, 'kind', move.kind, 'at', move.at, 'actor', private.team_name(move.actor_id),
        'to', case when move.to_kind is not null then jsonb_build_object('kind', move.to_kind, 'name', move.to_name) end
      ) order by move.id desc), '[]')
      from public.opening_application_moves as move where move.application_id = sent.id
    ),
    'comments', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', comment.id, 'author', private.team_name(comment.author_id), 'isMine', comment.author_id = (select auth.uid()),
        'body', comment.body, 'at', comment.created_at
      ) order by comment.created_at, comment.id), '[]')
      from public.opening_application_comments as comment where comment.application_id = sent.id
    )
  );
end
$$;

-- Gives the next answer: notes it, restarts the clock, reveals the name from the shortlist on, and moves the card.
create function private.settle_application(sent public.opening_applications, goal public.opening_stages, kind text)
returns public.opening_applications
language plpgsql security definer set search_path = '' as $$
declare
  opening public.openings;
  moved public.opening_applications;
  was_hired boolean;
begin
  select * into opening from public.openings where id = sent.opening_id for update;
  perform private.note_application(sent, kind, goal.id, sent.answer_due_at);
  select stage.kind = 'hired' into was_hired from public.opening_stages as stage where stage.id = sent.stage_id;
  update public.opening_applications as kept set
    stage_id = goal.id, answered_at = now(), late_at = null, reminded_at = null,
    answer_due_at = private.promised_until(kept.opening_id, kept.version, goal.id),
    outcome = case goal.kind when 'hired' then 'hired' when 'not_selected' then 'not_selected' end,
    revealed_at = case when goal.kind in ('shortlist', 'interview', 'offer', 'hired') then coalesce(kept.revealed_at, now())
      else kept.revealed_at end
  where kept.id = sent.id returning * into moved;
  if was_hired is distinct from (goal.kind = 'hired') then
    update public.openings as kept set places_filled = least(kept.places, greatest(0, kept.places_filled + case
      when goal.kind = 'hired' then 1 else -1 end
    )) where kept.id = opening.id;
  end if;
  if sent.revealed_at is null and moved.revealed_at is not null then
    perform private.note_discovery(moved.user_id, opening.organization_id, 'application_revealed', jsonb_build_object(
      'opening', private.opening_title(moved.opening_id, moved.version), 'fields', moved.shared_fields, 'application', moved.id
    ));
  end if;
  perform private.follow_stage(moved, goal.kind);
  perform private.notify(
    moved.user_id, case when goal.kind = 'not_selected' then 'opening_answered' else 'opening_moved' end,
    jsonb_build_object(
      'opening', private.opening_title(moved.opening_id, moved.version),
      'company', (select name from public.organizations where id = opening.organization_id)
    ),
    '/opportunities/applications/' || moved.id
  );
  return moved;
end
$$;

-- Names the stage it comes from: if a colleague was faster, nothing happens, and it returns false. Not selecting someone
-- takes a reason: see answer_applications.
create function public.move_application(application_id uuid, from_stage uuid, to_stage uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  sent public.opening_applications := private.require_received(application_id, true);
  goal public.opening_stages;
begin
  select * into goal from public.opening_stages as stage where stage.id = to_stage and stage.opening_id = sent.opening_id;
  if goal.id is null then
    perform private.raise_app_error('opening_stage', 'There is no such stage.');
  end if;
  if goal.kind = 'not_selected' then
    perform private.raise_app_error('application_reason', 'Choose a reason and write a personal message of 20 to 2,000 characters.');
  end if;
  if sent.stage_id <> from_stage or from_stage = to_stage then
    return false;
  end if;
  update public.opening_applications set reason = null, words = null, would_change = null, missions = '{}', outcome = null
  where id = sent.id;
  perform private.settle_application(sent, goal, 'moved');
  return true;
end
$$;

-- [{"id", "stage", "reason", "words", "wouldChange", "missions"}]: each has its own reason. Returns the IDs of those that
-- were answered; what a colleague moved or a person withdrew meanwhile is skipped.
create function public.answer_applications(opening_id uuid, given jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  opening public.openings := private.require_opening_team(opening_id, true);
  goal public.opening_stages;
  answer jsonb;
  sent public.opening_applications;
  said text;
  done uuid[] := '{}';
begin
  if jsonb_typeof(given) is distinct from 'array' or jsonb_array_length(given) not between 1 and 200 then
    perform private.raise_app_error('answers_size', 'Answer between 1 and 200 applications at a time.');
  end if;
  select * into goal from public.opening_stages as stage
  where stage.opening_id = opening.id and stage.kind = 'not_selected' order by stage.place limit 1;
  for answer in select one from jsonb_array_elements(given) as one order by one ->> 'id' loop
    said := private.trimmed(coalesce(answer ->> 'words', ''));
    if answer ->> 'reason' is null or answer ->> 'reason' <> all (private.application_reasons())
      or length(said) not between 20 and 2000 or length(answer ->> 'wouldChange') > 1000 then
      perform private.raise_app_error('application_reason', 'Choose a reason and write a personal message of 20 to 2,000 characters.');
    end if;
    select * into sent from public.opening_applications as kept
    where kept.id::text = answer ->> 'id' and kept.opening_id = opening.id for update;
    continue when sent.id is null or sent.outcome is not null or not private.can_be_read(sent)
      or sent.stage_id::text is distinct from answer ->> 'stage' or exists (
        select from public.opening_application_conflicts as declared
        where declared.application_id = sent.id and declared.user_id = (select auth.uid())
      );
    update public.opening_applications as kept set
      reason = answer ->> 'reason', words = said, would_change = nullif(private.trimmed(coalesce(answer ->> 'wouldChange', '')), ''),
      missions = array(
        select mission.id from public.missions as mission
        where mission.status = 'published' and coalesce(answer -> 'missions', '[]') ? mission.id::text limit 3
      )
    where kept.id = sent.id returning * into sent;
    perform private.settle_application(sent, goal, 'answered');
    done := done || sent.id;
  end loop;
  return to_jsonb(done);
end
$$;

create function public.comment_on_application(application_id uuid, body text, mentions uuid[] default '{}') returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  sent public.opening_applications := private.require_received(application_id);
  me uuid := (select auth.uid());
  said text := private.trimmed(coalesce(body, ''));
  called uuid[] := array(
    select team.user_id from public.opening_team as team
    where team.opening_id = sent.opening_id and team.user_id = any (mentions) and team.user_id <> me
    order by team.user_id limit 10
  );
  made uuid;
begin
  if length(said) not between 1 and 2000 then
    perform private.raise_app_error('comment_length', 'A comment can be up to 2,000 characters.');
  end if;
  insert into public.opening_application_comments (application_id, author_id, body)
  values (sent.id, me, said) returning id into made;
  perform private.notify(person, 'opening_mentioned', jsonb_build_object(
    'name', private.team_name(me), 'opening', (select title from public.openings where id = sent.opening_id)
  ), '/openings/' || sent.opening_id || '/applications/' || sent.id, me) from unnest(called) as person;
  return made;
end
$$;

create function public.delete_application_comment(comment_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := private.require_user();
begin
  delete from public.opening_application_comments as comment
  where comment.id = comment_id and comment.author_id = me and not private.is_acting();
end
$$;

-- From here on, the caller reads and decides nothing about this application.
create function public.declare_application_conflict(application_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  sent public.opening_applications := private.require_received(application_id);
begin
  insert into public.opening_application_conflicts (application_id, user_id) values (sent.id, (select auth.uid()));
end
$$;

-- Adds a stage after the last one of its kind, or renames one and changes its promise, which holds for new applicants.
create function public.save_opening_stage(
  opening_id uuid, stage_id uuid default null, kind text default null, name text default null, answer_days int default null
) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  opening public.openings := private.require_opening_team(opening_id, true);
  wanted text := nullif(private.trimmed(coalesce(name, '')), '');
  days int := coalesce(answer_days, 7);
  kept public.opening_stages;
  free int;
begin
  perform from public.openings where id = opening.id for update;
  if length(wanted) > 40 or days not between 1 and 60 then
    perform private.raise_app_error('opening_stage', 'There is no such stage.');
  end if;
  if stage_id is not null then
    update public.opening_stages as stage set
      name = wanted, answer_days = case when stage.answer_days is not null then days end
    where stage.id = save_opening_stage.stage_id and stage.opening_id = opening.id returning * into kept;
    if kept.id is null then
      perform private.raise_app_error('opening_stage', 'There is no such stage.');
    end if;
  else
    if save_opening_stage.kind not in ('shortlist', 'interview', 'offer') or wanted is null or (
      select count(*) from public.opening_stages as stage where stage.opening_id = opening.id
    ) >= 15 then
      perform private.raise_app_error('opening_stage', 'There is no such stage.');
    end if;
    select max(stage.place) + 1 into free from public.opening_stages as stage
    where stage.opening_id = opening.id and stage.kind = save_opening_stage.kind;
    update public.opening_stages as stage set place = stage.place + 1 where stage.opening_id = opening.id and stage.place >= free;
    insert into public.opening_stages (opening_id, kind, name, place, answer_days)
    values (opening.id, save_opening_stage.kind, wanted, free, days) returning * into kept;
  end if;
  update public.openings set has_changes = true where id = opening.id and version > 0;
  return kept.id;
end
$$;

-- A stage that is empty and not the only one of its kind.
create function public.delete_opening_stage(opening_id uuid, stage_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  opening public.openings := private.require_opening_team(opening_id, true);
begin
  perform from public.openings where id = opening.id for update;
  delete from public.opening_stages as stage
  where stage.id = delete_opening_stage.stage_id and stage.opening_id = opening.id
    and not exists (select from public.opening_applications as sent where sent.opening_id = opening.id and sent.stage_id = stage.id)
    and exists (
      select from public.opening_stages as other
      where other.opening_id = opening.id and other.kind = stage.kind and other.id <> stage.id
    );
  if not found then
    perform private.raise_app_error('opening_stage_used', 'This stage holds applications, or is the only one of its kind.');
  end if;
  update public.openings set has_changes = true where id = opening.id and version > 0;
end
$$;

-- The board says which cards belong to an application to an opening, and when its answer is due.
create or replace function public.application_board() returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  person uuid := private.require_user();
begin
  -- Viewing as someone leaves nothing behind.
  if not private.is_acting() then
    perform private.open_application_board(person);
  end if;
  return jsonb_build_object(
    'silent_days', (select silent_days from public.application_settings where user_id = person),
    'columns', (
      select coalesce(jsonb_agg(
        jsonb_build_object('id', id, 'name', name, 'stage', stage, 'position', position) order by position, id
      ), '[]')
      from public.application_columns where user_id = person
    ),
    'cards', (
      select coalesce(jsonb_agg(
        to_jsonb(card) - array['user_id', 'notes', 'remind_at', 'updated_at'] order by card.position, card.id
      ), '[]')
      from public.applications as card where card.user_id = person
    ),
    'openings', (
      select coalesce(jsonb_object_agg(sent.id, jsonb_build_object(
        'dueAt', sent.answer_due_at, 'openedAt', sent.opened_at, 'outcome', sent.outcome, 'withdrawnAt', sent.withdrawn_at
      )), '{}')
      from public.opening_applications as sent where sent.user_id = person and not private.is_acting()
    )
  );
end
$$;

-- How an organization answers applicants; null below five applications. For its public page.
create function public.organization_answers(organization_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('inTime', figures.in_time, 'days', figures.days)
  from private.answer_figures as figures
  join public.organizations as organization on organization.id = figures.organization_id and organization.status = 'approved'
  where figures.organization_id = organization_answers.organization_id
$$;

-- # Who may call which function

grant execute on function
  public.answer_applications, public.application_draft, public.apply_to_opening, public.change_application,
  public.comment_on_application, public.declare_application_conflict, public.delete_application_comment,
  public.delete_opening_stage, public.move_application, public.my_opening_application, public.my_opening_applications,
  public.open_application, public.opening_pipeline, public.preview_application, public.save_opening_stage,
  public.withdraw_application
to authenticated;

grant execute on function public.organization_answers to anon, authenticated;

-- # Personal data

call private.declare_data(
  'public.opening_applications', 't.user_id = $1', 'removed', '{user_id,stage_id,resume_id,reminded_at}'
);
call private.declare_data(
  'public.opening_application_moves', 'exists (select from public.opening_applications as sent where sent.id = t.application_id and sent.user_id = $1)',
  'removed', '{actor_id}'
);
call private.declare_data('public.opening_application_comments', 't.author_id = $1', 'anonymised');
call private.declare_data('public.opening_application_conflicts', 't.user_id = $1', 'removed');
call private.declare_data('private.answer_figures', null, 'nobody');

-- # Jobs

select cron.schedule('remind of answers', '25 * * * *', 'select private.remind_of_answers()');
select cron.schedule('count answers', '45 * * * *', 'select private.count_answers()');
select cron.schedule(
  'anonymize applications', '37 3 * * *',
  $$select private.run_retention('applications', private.retention_days('applications', 730), 'select private.anonymize_applications($1)')$$
);
