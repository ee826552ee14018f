-- Looking for a job: the board of applications, and preparing for interviews with stories, postings, cover letters and
-- practice.

-- # Tables

-- The board of a person's job applications. All of it is private: columns, cards, files, history.
create table public.application_settings (
  user_id uuid primary key references auth.users on delete cascade,
  -- After this many days without news, an application waiting for a reply counts as silent.
  silent_days int not null default 14 check (silent_days between 1 and 365)
);

create table public.application_columns (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users on delete cascade,
  -- Null if the column keeps the name of its stage, in the language of the page.
  name text check (name = btrim(name) and length(name) between 1 and 40),
  -- What the column means, whatever its name: statistics count by it.
  stage text not null check (stage in ('wishlist', 'applied', 'interview', 'offer', 'closed')),
  -- A fractional index: there is always room between two neighbors.
  position text collate "C" not null check (position ~ '^[0-9A-Za-z]{1,200}$'),
  created_at timestamptz not null default now(),
  unique (user_id, id)
);

create table public.applications (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users on delete cascade,
  column_id uuid not null,
  position text collate "C" not null check (position ~ '^[0-9A-Za-z]{1,200}$'),
  company text not null check (company = btrim(company) and length(company) between 1 and 160),
  job_title text not null default '' check (length(job_title) <= 160),
  link text check (private.is_web_address(link)),
  location text not null default '' check (length(location) <= 160),
  contract text check (
    contract in ('permanent', 'fixed_term', 'internship', 'apprenticeship', 'temporary', 'freelance', 'part_time', 'other')
  ),
  salary_min numeric(12, 2) check (salary_min >= 0),
  salary_max numeric(12, 2) check (salary_max >= 0),
  salary_currency text not null default 'EUR' check (salary_currency ~ '^[A-Z]{3}$'),
  salary_period text not null default 'year' check (salary_period in ('year', 'month', 'day', 'hour')),
  contact_name text not null default '' check (length(contact_name) <= 160),
  contact_email text not null default '' check (length(contact_email) <= 254),
  contact_phone text not null default '' check (length(contact_phone) <= 40),
  priority int not null default 1 check (priority between 0 and 2),
  tags text[] not null default '{}' check (private.are_clean_words(tags, 40) and cardinality(tags) <= 20),
  notes text not null default '' check (length(notes) <= 20000),
  -- Which résumé was sent: its label, and its file if there is one.
  resume_label text not null default '' check (length(resume_label) <= 200),
  resume_path text check (starts_with(resume_path, user_id::text || '/')),
  next_action text not null default '' check (length(next_action) <= 200),
  next_at timestamptz,
  -- How long before to remind; null for never.
  remind_minutes int check (remind_minutes in (0, 60, 1440)),
  -- When the reminder is due; null once it was sent.
  remind_at timestamptz,
  rejection_reason text not null default '' check (length(rejection_reason) <= 500),
  -- The last news: a move, or an update that was noted.
  heard_at timestamptz not null default now(),
  revision int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- The day the application was sent: typed, imported, or set when the card leaves the wishlist.
  applied_on date,
  unique (user_id, id),
  check (salary_min <= salary_max),
  foreign key (user_id, column_id) references public.application_columns (user_id, id),
  constraint files_are_safe check (private.is_safe_path(resume_path))
);

create table public.application_events (
  id uuid primary key default gen_random_uuid(),
  application_id uuid not null,
  user_id uuid not null default auth.uid() references auth.users on delete cascade,
  kind text not null check (kind in ('added', 'moved', 'news')),
  from_column uuid,
  to_column uuid,
  -- Names and stages as they were; columns may be renamed or deleted.
  from_name text,
  to_name text,
  from_stage text,
  to_stage text,
  note text not null default '' check (length(note) <= 1000),
  happened_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  foreign key (user_id, application_id) references public.applications (user_id, id) on delete cascade
);

create table public.application_files (
  id uuid primary key default gen_random_uuid(),
  application_id uuid not null,
  user_id uuid not null default auth.uid() references auth.users on delete cascade,
  path text not null unique check (starts_with(path, user_id::text || '/' || application_id::text || '/')),
  name text not null check (length(name) between 1 and 200),
  size int not null check (size >= 0),
  created_at timestamptz not null default now(),
  foreign key (user_id, application_id) references public.applications (user_id, id) on delete cascade,
  constraint files_are_safe check (private.is_safe_path(path))
);

-- Stories for interviews and letters: situation, task, action, result. A story about validated work is linked to its
-- certificate. All of it is private.
create table public.stories (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users on delete cascade,
  certificate_code text,
  language text not null check (language in ('en', 'fr')),
  title text not null check (btrim(title) <> '' and length(title) <= 160),
  situation text not null default '' check (length(situation) <= 4000),
  task text not null default '' check (length(task) <= 4000),
  action text not null default '' check (length(action) <= 4000),
  result text not null default '' check (length(result) <= 4000),
  -- Slugs of the catalog, or the person's own words.
  skills text[] not null default '{}' check (private.are_clean_words(skills, 80) and cardinality(skills) <= 20),
  -- Counts saves, so that two open tabs notice each other.
  revision int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (user_id, id),
  -- Only the person's own certificate; the story outlives it.
  foreign key (user_id, certificate_code) references public.certificates (user_id, code)
    on delete set null (certificate_code)
);

-- Saved job postings. Their requirements are read in the browser each time, by plain rules, and never stored. They are
-- private.
create table public.postings (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users on delete cascade,
  title text not null check (btrim(title) <> '' and length(title) <= 160),
  company text not null default '' check (length(company) <= 160),
  link text check (private.is_web_address(link)),
  body text not null check (length(body) between 1 and 30000),
  -- The card on the board that was created from it.
  application_id uuid,
  created_at timestamptz not null default now(),
  unique (user_id, id),
  foreign key (user_id, application_id) references public.applications (user_id, id)
    on delete set null (application_id)
);

-- Cover letters, with the versions their writer saved. They are private.
create table public.cover_letters (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users on delete cascade,
  title text not null check (btrim(title) <> '' and length(title) <= 160),
  -- Language, sender, recipient, place, subject, greeting, paragraphs, closing, signature: letter.ts in the web app.
  document jsonb not null check (jsonb_typeof(document) = 'object' and length(document::text) <= 60000),
  -- What it was made from, and what it is for.
  story_id uuid,
  posting_id uuid,
  application_id uuid,
  -- Counts saves, so that two open tabs notice each other.
  revision int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (user_id, id),
  foreign key (user_id, story_id) references public.stories (user_id, id) on delete set null (story_id),
  foreign key (user_id, posting_id) references public.postings (user_id, id) on delete set null (posting_id),
  foreign key (user_id, application_id) references public.applications (user_id, id)
    on delete set null (application_id)
);

create table public.letter_versions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users on delete cascade,
  letter_id uuid not null,
  label text not null default '' check (length(label) <= 80),
  document jsonb not null check (jsonb_typeof(document) = 'object' and length(document::text) <= 60000),
  created_at timestamptz not null default now(),
  foreign key (user_id, letter_id) references public.cover_letters (user_id, id) on delete cascade
);

-- What a person prepared for a question: four parts for a story, otherwise one text.
create table public.practice_answers (
  user_id uuid not null references auth.users on delete cascade,
  question_slug text not null references public.interview_questions on update cascade on delete cascade,
  answer jsonb not null,
  -- Counts saves, so that two open windows notice each other.
  revision int not null default 1,
  updated_at timestamptz not null default now(),
  primary key (user_id, question_slug)
);

-- Questions one after another against the clock. `place` only grows: there is no way back.
create table public.practice_sessions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users on delete cascade,
  questions text[] not null check (cardinality(questions) between 1 and 15),
  -- Per question.
  seconds int not null check (seconds between 30 and 300),
  place int not null default 0 check (place between 0 and cardinality(questions)),
  -- Seconds spent on each question so far.
  spent int[] not null default '{}',
  started_at timestamptz not null default now(),
  finished_at timestamptz,
  unique (user_id, id)
);

-- How people rate their own answer, from 1 to 5.
create table public.practice_ratings (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users on delete cascade,
  question_slug text not null references public.interview_questions on update cascade on delete cascade,
  session_id uuid,
  relevance int not null check (relevance between 1 and 5),
  structure int not null check (structure between 1 and 5),
  evidence int not null check (evidence between 1 and 5),
  concision int not null check (concision between 1 and 5),
  presence int not null check (presence between 1 and 5),
  notes text not null default '' check (length(notes) <= 2000),
  created_at timestamptz not null default now(),
  foreign key (user_id, session_id) references public.practice_sessions (user_id, id) on delete set null (session_id),
  unique (user_id, session_id, question_slug)
);

-- A spoken answer. The file is in the bucket "recordings"; both are deleted after 90 days.
create table public.practice_recordings (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users on delete cascade,
  question_slug text not null references public.interview_questions on update cascade on delete cascade,
  session_id uuid,
  path text not null unique check (starts_with(path, user_id::text || '/')),
  seconds int not null check (seconds between 0 and 330),
  size int not null check (size > 0),
  created_at timestamptz not null default now(),
  foreign key (user_id, session_id) references public.practice_sessions (user_id, id) on delete set null (session_id),
  constraint files_are_safe check (private.is_safe_path(path))
);

-- In which hour a person practiced a question. Stays when an answer or recording is deleted, so that no week loses its
-- practice.
create table public.practice_marks (
  user_id uuid not null references auth.users on delete cascade,
  question_slug text not null references public.interview_questions on update cascade on delete cascade,
  hour timestamptz not null check (hour = date_trunc('hour', hour, 'UTC')),
  primary key (user_id, hour, question_slug)
);

-- # Indexes

create index applications_by_column on public.applications (user_id, column_id, position);
create index applications_to_remind on public.applications (remind_at) where remind_at is not null;
create index application_events_by_application on public.application_events (user_id, application_id, happened_at);
create index application_files_by_application on public.application_files (user_id, application_id);
create index stories_by_user on public.stories (user_id, updated_at desc);
create index stories_by_certificate on public.stories (user_id, certificate_code);
create index postings_by_user on public.postings (user_id, created_at desc);
create index postings_by_application on public.postings (user_id, application_id);
create index cover_letters_by_user on public.cover_letters (user_id, updated_at desc);
create index cover_letters_by_story on public.cover_letters (user_id, story_id);
create index cover_letters_by_posting on public.cover_letters (user_id, posting_id);
create index cover_letters_by_application on public.cover_letters (user_id, application_id);
create index letter_versions_by_letter on public.letter_versions (user_id, letter_id, created_at desc);
create index practice_answers_by_question on public.practice_answers (question_slug);
create index practice_sessions_by_user on public.practice_sessions (user_id, started_at desc);
create index practice_ratings_by_user on public.practice_ratings (user_id, created_at desc);
create index practice_ratings_by_question on public.practice_ratings (question_slug);
create index practice_recordings_by_user on public.practice_recordings (user_id, created_at desc);
create index practice_recordings_by_session on public.practice_recordings (user_id, session_id);
create index practice_recordings_by_question on public.practice_recordings (question_slug);
create index practice_recordings_by_age on public.practice_recordings (created_at);
create index practice_marks_by_question on public.practice_marks (question_slug);

-- # Private helpers

-- What follows from a change: the time of the reminder, the revision that other windows compare, the last news.
create function private.keep_application() returns trigger
language plpgsql set search_path = '' as $$
begin
  if tg_op = 'UPDATE' then
    -- A card may be moved here while it is edited there: only what is typed can be in conflict.
    if to_jsonb(new) - array['column_id', 'position', 'remind_at', 'heard_at', 'revision', 'updated_at']
      is distinct from
      to_jsonb(old) - array['column_id', 'position', 'remind_at', 'heard_at', 'revision', 'updated_at'] then
      new.revision := old.revision + 1;
      new.updated_at := now();
    end if;
    if new.column_id <> old.column_id then
      new.heard_at := now();
      -- Only from the wishlist: what came here by another way was sent on a day that nobody has said.
      if new.applied_on is null
        and exists (select from public.application_columns where id = old.column_id and stage = 'wishlist')
        and exists (select from public.application_columns where id = new.column_id and stage = 'applied') then
        new.applied_on := now() at time zone coalesce(
          (select time_zone from public.notification_preferences where user_id = new.user_id), 'Europe/Paris'
        );
      end if;
    end if;
  end if;
  if tg_op = 'INSERT' or (new.next_at, new.remind_minutes) is distinct from (old.next_at, old.remind_minutes) then
    new.remind_at := new.next_at - new.remind_minutes * interval '1 minute';
    -- Nobody is reminded of what has passed.
    if new.next_at < now() then
      new.remind_at := null;
    end if;
  end if;
  return new;
end
$$;

create function private.note_application_move() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.application_events (
    application_id, user_id, kind, from_column, to_column, from_name, to_name, from_stage, to_stage
  )
  select new.id, new.user_id, case when tg_op = 'INSERT' then 'added' else 'moved' end,
    origin.id, goal.id, origin.name, goal.name, origin.stage, goal.stage
  from public.application_columns as goal
  left join public.application_columns as origin on tg_op = 'UPDATE' and origin.id = old.column_id
  where goal.id = new.column_id;
  return null;
end
$$;

create function private.hear_of_application() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.applications set heard_at = greatest(heard_at, least(new.happened_at, now()))
  where id = new.application_id and user_id = new.user_id;
  return null;
end
$$;

-- Each reminder is sent once, at its time.
create function private.send_application_reminders() returns int
language plpgsql security definer set search_path = '' as $$
declare
  card public.applications;
  sent int := 0;
begin
  for card in
    update public.applications set remind_at = null
    where id in (
      select id from public.applications where remind_at <= now() order by remind_at limit 500 for update skip locked
    )
    returning *
  loop
    perform private.notify(
      card.user_id, 'application_reminder',
      jsonb_build_object(
        'action', coalesce(nullif(card.next_action, ''), nullif(card.job_title, ''), card.company), 'company', card.company, 'at', card.next_at
      ),
      '/applications?card=' || card.id
    );
    sent := sent + 1;
  end loop;
  return sent;
end
$$;

-- The folder of the caller's own card, up to 100 MB in all.
create function private.may_add_application_file(file text) returns boolean
language sql stable security definer set search_path = '' as $$
  select array_length(storage.foldername(file), 1) = 2
    and (storage.foldername(file))[1] = (select auth.uid())::text
    and exists (
      select from public.applications
      where user_id = (select auth.uid()) and id::text = (storage.foldername(file))[2]
    )
$$;

-- Files are deleted with the card.
create function private.delete_application_files() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.remove_files('applications', old.user_id::text || '/' || old.id::text || '/');
  return null;
end
$$;

create function private.count_revision() returns trigger language plpgsql set search_path = '' as $$
begin
  new.revision := old.revision + 1;
  new.updated_at := now();
  return new;
end
$$;

-- Limits rows per person; the trigger names the error code and its message.
create function private.limit_rows() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  there bigint;
begin
  execute format('select count(*) from %s where user_id = $1', tg_relid::regclass) into there using new.user_id;
  if there >= tg_argv[0]::int then
    perform private.fail(tg_argv[1], tg_argv[2]);
  end if;
  return new;
end
$$;

create function private.limit_letter_versions() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if (
    select count(*) from public.letter_versions where user_id = new.user_id and letter_id = new.letter_id
  ) >= 50 then
    perform private.fail('too_many_versions', 'A letter has room for 50 versions. Delete one first.');
  end if;
  return new;
end
$$;

create function private.mark_practice(person uuid, question text) returns void
language sql security definer set search_path = '' as $$
  insert into public.practice_marks (user_id, question_slug, hour)
  values (person, question, date_trunc('hour', now(), 'UTC')) on conflict do nothing
$$;

create function private.note_practice() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.mark_practice(new.user_id, new.question_slug);
  return null;
end
$$;

-- Only into the caller's own folder.
create function private.may_add_recording(file text) returns boolean
language sql stable security definer set search_path = '' as $$
  select array_length(storage.foldername(file), 1) = 1
    and (storage.foldername(file))[1] = (select auth.uid())::text
$$;

create function private.delete_recording_file() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.remove_files('recordings', old.path);
  return null;
end
$$;

-- After 90 days, together with files that never became a recording.
create function private.delete_old_recordings(moment timestamptz default now()) returns int
language plpgsql security definer set search_path = '' as $$
declare
  deleted int;
begin
  delete from public.practice_recordings where created_at < moment - interval '90 days';
  get diagnostics deleted = row_count;
  perform private.remove_files('recordings', file.name) from storage.objects as file
  where file.bucket_id = 'recordings' and file.created_at < moment - interval '1 day'
    and not exists (select from public.practice_recordings where path = file.name);
  return deleted;
end
$$;

-- # Policies and grants

call private.protect('public.application_settings');
grant select on public.application_settings to authenticated;
grant update (silent_days) on public.application_settings to authenticated;

create policy "People read their own settings" on public.application_settings for select to authenticated
  using (user_id = (select auth.uid()));

create policy "People change their own settings" on public.application_settings for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));

call private.protect('public.application_columns');
grant select, delete on public.application_columns to authenticated;
grant insert (name, stage, position), update (name, stage, position) on public.application_columns to authenticated;

create policy "People see their own columns" on public.application_columns for select to authenticated
  using (user_id = (select auth.uid()));

create policy "People add their own columns" on public.application_columns for insert to authenticated
  with check (user_id = (select auth.uid()));

create policy "People change their own columns" on public.application_columns for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));

create policy "People remove their own columns" on public.application_columns for delete to authenticated
  using (user_id = (select auth.uid()));

call private.protect('public.applications');
grant select, delete on public.applications to authenticated;
grant insert (
  id, column_id, position, company, job_title, link, location, contract, salary_min, salary_max, salary_currency,
  salary_period, contact_name, contact_email, contact_phone, priority, tags, notes, resume_label, resume_path,
  next_action, next_at, remind_minutes, rejection_reason, applied_on
) on public.applications to authenticated;
grant update (
  column_id, position, company, job_title, link, location, contract, salary_min, salary_max, salary_currency,
  salary_period, contact_name, contact_email, contact_phone, priority, tags, notes, resume_label, resume_path,
  next_action, next_at, remind_minutes, rejection_reason, applied_on
) on public.applications to authenticated;

create policy "People see their own applications" on public.applications for select to authenticated
  using (user_id = (select auth.uid()));

create policy "People add their own applications" on public.applications for insert to authenticated
  with check (user_id = (select auth.uid()));

create policy "People change their own applications" on public.applications for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));

create policy "People remove their own applications" on public.applications for delete to authenticated
  using (user_id = (select auth.uid()));

call private.protect('public.application_events');
grant select, delete on public.application_events to authenticated;
grant insert (application_id, kind, note, happened_at) on public.application_events to authenticated;

create policy "People see the history of their applications" on public.application_events for select to authenticated
  using (user_id = (select auth.uid()));

-- Moves are written by the database; people note news.
create policy "People note news of their applications" on public.application_events for insert to authenticated
  with check (user_id = (select auth.uid()) and kind = 'news');

create policy "People take back news that they noted" on public.application_events for delete to authenticated
  using (user_id = (select auth.uid()) and kind = 'news');

call private.protect('public.application_files');
grant select, delete on public.application_files to authenticated;
grant insert (application_id, path, name, size) on public.application_files to authenticated;

create policy "People see the files of their applications" on public.application_files for select to authenticated
  using (user_id = (select auth.uid()));

create policy "People name the files of their applications" on public.application_files for insert to authenticated
  with check (user_id = (select auth.uid()));

create policy "People remove the files of their applications" on public.application_files for delete to authenticated
  using (user_id = (select auth.uid()));

call private.protect('public.stories');
grant select, delete on public.stories to authenticated;
grant insert (
  certificate_code, language, title, situation, task, action, result, skills
) on public.stories to authenticated;
grant update (language, title, situation, task, action, result, skills) on public.stories to authenticated;

create policy "People see their own stories" on public.stories for select to authenticated
  using (user_id = (select auth.uid()));

create policy "People write their own stories" on public.stories for insert to authenticated
  with check (user_id = (select auth.uid()));

create policy "People change their own stories" on public.stories for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));

create policy "People delete their own stories" on public.stories for delete to authenticated
  using (user_id = (select auth.uid()));

call private.protect('public.postings');
grant select, delete on public.postings to authenticated;
grant insert (title, company, link, body) on public.postings to authenticated;
grant update (title, company, link, application_id) on public.postings to authenticated;

create policy "People see their own postings" on public.postings for select to authenticated
  using (user_id = (select auth.uid()));

create policy "People keep their own postings" on public.postings for insert to authenticated
  with check (user_id = (select auth.uid()));

create policy "People change their own postings" on public.postings for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));

create policy "People remove their own postings" on public.postings for delete to authenticated
  using (user_id = (select auth.uid()));

call private.protect('public.cover_letters');
grant select, delete on public.cover_letters to authenticated;
grant insert (title, document, story_id, posting_id, application_id), update (
  title, document, story_id, posting_id, application_id
) on public.cover_letters to authenticated;

create policy "People see their own letters" on public.cover_letters for select to authenticated
  using (user_id = (select auth.uid()));

create policy "People write their own letters" on public.cover_letters for insert to authenticated
  with check (user_id = (select auth.uid()));

create policy "People change their own letters" on public.cover_letters for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));

create policy "People delete their own letters" on public.cover_letters for delete to authenticated
  using (user_id = (select auth.uid()));

-- A version is kept as it is, or deleted.
call private.protect('public.letter_versions');
grant select, delete on public.letter_versions to authenticated;
grant insert (letter_id, label, document) on public.letter_versions to authenticated;

create policy "People see versions of their own letters" on public.letter_versions for select to authenticated
  using (user_id = (select auth.uid()));

create policy "People keep versions of their own letters" on public.letter_versions for insert to authenticated
  with check (user_id = (select auth.uid()));

create policy "People delete versions of their own letters" on public.letter_versions for delete to authenticated
  using (user_id = (select auth.uid()));

call private.protect('public.practice_answers');
grant select, delete on public.practice_answers to authenticated;

create policy "People read their own answers" on public.practice_answers for select to authenticated
  using (user_id = (select auth.uid()));

create policy "People remove their own answers" on public.practice_answers for delete to authenticated
  using (user_id = (select auth.uid()));

call private.protect('public.practice_sessions');
grant select, delete on public.practice_sessions to authenticated;

create policy "People see their own rounds" on public.practice_sessions for select to authenticated
  using (user_id = (select auth.uid()));

create policy "People remove their own rounds" on public.practice_sessions for delete to authenticated
  using (user_id = (select auth.uid()));

call private.protect('public.practice_ratings');
grant select, delete on public.practice_ratings to authenticated;
grant insert (
  question_slug, session_id, relevance, structure, evidence, concision, presence, notes
) on public.practice_ratings to authenticated;
grant update (relevance, structure, evidence, concision, presence, notes) on public.practice_ratings to authenticated;

create policy "People see what they thought of their answers" on public.practice_ratings for select to authenticated
  using (user_id = (select auth.uid()));

create policy "People rate their own answers" on public.practice_ratings for insert to authenticated
  with check (user_id = (select auth.uid()));

create policy "People change their own ratings" on public.practice_ratings for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));

create policy "People remove their own ratings" on public.practice_ratings for delete to authenticated
  using (user_id = (select auth.uid()));

call private.protect('public.practice_recordings');
grant select, delete on public.practice_recordings to authenticated;

create policy "People see their own recordings" on public.practice_recordings for select to authenticated
  using (user_id = (select auth.uid()));

create policy "People remove their own recordings" on public.practice_recordings for delete to authenticated
  using (user_id = (select auth.uid()));

call private.protect('public.practice_marks');
grant select on public.practice_marks to authenticated;

create policy "People see when they practised" on public.practice_marks for select to authenticated
  using (user_id = (select auth.uid()));

create policy "People read the files of their own applications" on storage.objects for select to authenticated
  using (bucket_id = 'applications' and (storage.foldername(name))[1] = (select auth.uid())::text);

create policy "People add files to their own applications" on storage.objects for insert to authenticated
  with check (bucket_id = 'applications' and private.may_add_application_file(name));

create policy "People remove the files of their own applications" on storage.objects for delete to authenticated
  using (bucket_id = 'applications' and (storage.foldername(name))[1] = (select auth.uid())::text);

create policy "People hear their own recordings" on storage.objects for select to authenticated
  using (bucket_id = 'recordings' and (storage.foldername(name))[1] = (select auth.uid())::text);

create policy "People add their own recordings" on storage.objects for insert to authenticated
  with check (bucket_id = 'recordings' and private.may_add_recording(name));

create policy "People delete their own recordings" on storage.objects for delete to authenticated
  using (bucket_id = 'recordings' and (storage.foldername(name))[1] = (select auth.uid())::text);

-- # Public functions

-- The whole board in one response, with its five columns on the first visit. Notes and history are loaded with the open
-- card.
create function public.application_board() returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  person uuid := private.require_user();
begin
  -- Whoever looks as somebody else leaves nothing behind.
  if not private.is_acting() then
    -- Two windows that open at the same moment wait here for each other.
    insert into public.application_settings (user_id) values (person) on conflict do nothing;
    if found then
      insert into public.application_columns (user_id, stage, position) values
        (person, 'wishlist', 'a0'), (person, 'applied', 'a1'), (person, 'interview', 'a2'), (person, 'offer', 'a3'),
        (person, 'closed', 'a4');
    end if;
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
    )
  );
end
$$;

-- Everything in a file at once, or nothing. Cards go below what their column already contains.
create function public.import_applications(rows jsonb) returns int
language plpgsql security definer set search_path = '' as $$
declare
  person uuid := private.require_user();
  imported int;
begin
  if jsonb_typeof(rows) is distinct from 'array' or jsonb_array_length(rows) not between 1 and 2000 then
    perform private.fail('import_size', 'An import has between 1 and 2,000 rows.');
  end if;
  insert into public.applications (
    user_id, column_id, position, company, job_title, applied_on, link, location, contract, salary_min, salary_max,
    salary_currency, salary_period, contact_name, contact_email, contact_phone, priority, tags, notes, resume_label,
    next_action, next_at, rejection_reason
  )
  select person, card.column_id, card.position, btrim(card.company), coalesce(btrim(card.job_title), ''),
    card.applied_on, card.link, coalesce(btrim(card.location), ''), card.contract, card.salary_min, card.salary_max,
    coalesce(card.salary_currency, 'EUR'), coalesce(card.salary_period, 'year'), coalesce(btrim(card.contact_name), ''),
    coalesce(btrim(card.contact_email), ''), coalesce(btrim(card.contact_phone), ''), coalesce(card.priority, 1),
    coalesce(card.tags, '{}'), coalesce(card.notes, ''), coalesce(btrim(card.resume_label), ''),
    coalesce(btrim(card.next_action), ''), card.next_at, coalesce(btrim(card.rejection_reason), '')
  from jsonb_to_recordset(rows) as card (
    column_id uuid, position text, company text, job_title text, applied_on date, link text, location text,
    contract text, salary_min numeric, salary_max numeric, salary_currency text, salary_period text, contact_name text,
    contact_email text, contact_phone text, priority int, tags text[], notes text, resume_label text, next_action text,
    next_at timestamptz, rejection_reason text
  );
  get diagnostics imported = row_count;
  return imported;
end
$$;

-- For the charts: how far applications came, how many got a reply, how long they stayed in each stage.
create function public.application_figures() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  person uuid := private.require_user();
begin
  return (
    with visits as (
      select event.application_id, event.to_column, event.to_stage, event.happened_at as since,
        lead(event.happened_at) over (partition by event.application_id order by event.happened_at, event.created_at, event.id) as until
      from public.application_events as event
      where event.user_id = person and event.kind in ('added', 'moved')
    ), furthest as (
      -- Closed says nothing about how far it came.
      select application_id,
        max(array_position(array['wishlist', 'applied', 'interview', 'offer'], to_stage)) as reached
      from visits group by application_id
    ), applied as (
      select furthest.reached, card.rejection_reason <> '' as has_reason
      from furthest
      join public.applications as card on card.id = furthest.application_id and card.user_id = person
      where furthest.reached >= 2
    )
    select jsonb_build_object(
      'funnel', (
        select jsonb_object_agg(stage, (select count(*) from furthest where coalesce(reached, 1) >= level))
        from unnest(array['wishlist', 'applied', 'interview', 'offer']) with ordinality as stages (stage, level)
      ),
      'applied', (select count(*) from applied),
      'answered', (select count(*) from applied where reached >= 3 or has_reason),
      'days', (
        select coalesce(jsonb_object_agg(to_column, days), '{}') from (
          select visits.to_column, round((percentile_cont(0.5) within group (
            order by extract(epoch from coalesce(until, now()) - since) / 86400
          ))::numeric, 1) as days
          from visits join public.application_columns as column_ on column_.id = visits.to_column and column_.user_id = person
          group by visits.to_column
        ) as stays
      )
    )
  );
end
$$;

-- What a person's validated work offers for stories: the task, what was submitted, and the feedback.
create function public.story_material() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  person uuid := private.require_user();
begin
  return coalesce((
    select jsonb_agg(to_jsonb(work) order by work.issued_at desc) from (
      select certificate.code, certificate.issued_at, certificate.enrollment_id,
        certificate.facts ->> 'mission' as mission, certificate.facts ->> 'summary' as summary,
        certificate.facts ->> 'organization' as organization, certificate.facts ->> 'language' as language,
        certificate.facts -> 'skills' as skills, certificate.facts -> 'criteria' as criteria,
        (certificate.facts ->> 'attempts')::int as attempts, (certificate.facts ->> 'seconds')::int as seconds,
        coalesce((
          select step ->> 'body' from jsonb_array_elements(private.in_language(version.content, submission.language) -> 'steps') as step
          where step ->> 'kind' = 'brief' limit 1
        ), '') as brief,
        array(
          select step ->> 'title' from jsonb_array_elements(private.in_language(version.content, submission.language) -> 'steps') as step
          where step ->> 'kind' = 'deliverable' and (step ->> 'id') = any (enrollment.path)
        ) as deliverables,
        submission.reflection, review.summary as words,
        array(
          select comment.body from public.review_comments as comment
          where comment.submission_id = submission.id and not comment.asks_change order by comment.place limit 3
        ) as praise,
        exists (
          select from public.stories as story
          where story.user_id = person and story.certificate_code = certificate.code
        ) as is_told
      from public.certificates as certificate
      join public.enrollments as enrollment on enrollment.id = certificate.enrollment_id
      join public.mission_versions as version using (mission_id, version)
      join public.submissions as submission
        on submission.enrollment_id = enrollment.id and submission.attempt = enrollment.attempts
      join public.reviews as review on review.submission_id = submission.id
      where certificate.user_id = person and certificate.revoked_at is null
      order by certificate.issued_at desc limit 100
    ) as work
  ), '[]');
end
$$;

-- A saved posting becomes a card, and both are linked. Only once: a second call returns the same card.
create function public.put_posting_on_board(posting_id uuid, card jsonb) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  person uuid := private.require_user();
  posting public.postings;
  added uuid;
begin
  select * into posting from public.postings where id = posting_id and user_id = person for update;
  if posting.id is null then
    perform private.fail('posting_not_found', 'This posting does not exist, or is not yours.');
  end if;
  if posting.application_id is not null then
    return posting.application_id;
  end if;
  insert into public.applications (
    user_id, column_id, position, company, job_title, link, location, contract, salary_min, salary_max, salary_currency,
    salary_period, notes
  )
  select person, given.column_id, given.position, left(btrim(given.company), 160),
    left(coalesce(btrim(given.job_title), ''), 160), posting.link, left(coalesce(btrim(given.location), ''), 160),
    given.contract, given.salary_min, given.salary_max, coalesce(given.salary_currency, 'EUR'),
    coalesce(given.salary_period, 'year'), left(posting.body, 20000)
  from jsonb_to_record(card) as given (
    column_id uuid, position text, company text, job_title text, location text, contract text, salary_min numeric,
    salary_max numeric, salary_currency text, salary_period text
  )
  returning id into added;
  update public.postings set application_id = added where id = posting.id;
  return added;
end
$$;

-- The missions that close the gap between a person and a posting, by the rules for jobs; completed ones are left out.
create function public.skills_path(essential text[], optional text[]) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  person uuid := private.require_user();
  path jsonb;
begin
  if cardinality(essential) + cardinality(optional) > 60 then
    perform private.fail('too_many_skills', 'A path leads to at most 60 skills.');
  end if;
  path := private.path_to_skills(person, coalesce(essential, '{}'), coalesce(optional, '{}'));
  return jsonb_set(path, '{steps}', (
    select coalesce(jsonb_agg(step order by place), '[]')
    from jsonb_array_elements(path -> 'steps') with ordinality as listed (step, place)
    where step ->> 'status' is distinct from 'validated'
  ));
end
$$;

-- Returns the new revision.
create function public.save_practice_answer(question text, answer jsonb, base_revision int) returns int
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
    perform private.fail('draft_conflict', 'This answer was changed in another window meanwhile.');
  end if;
  return saved;
end
$$;

create function public.start_live_practice(questions text[], seconds int) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  person uuid := private.require_user();
  started uuid;
begin
  perform private.require_feature('practice');
  if coalesce(cardinality(questions), 0) not between 1 and 15 or coalesce(seconds, 0) not between 30 and 300
    or cardinality(questions) <> (
      select count(*) from public.interview_questions where slug = any (start_live_practice.questions)
    ) then
    perform private.fail('live_practice_invalid', 'Choose 1 to 15 questions and 30 seconds to 5 minutes for each.');
  end if;
  insert into public.practice_sessions (user_id, questions, seconds)
  values (person, start_live_practice.questions, start_live_practice.seconds)
  returning id into started;
  -- What is older than the last 200 rounds tells nobody anything.
  delete from public.practice_sessions where id in (
    select id from public.practice_sessions where user_id = person order by started_at desc offset 200
  );
  return started;
end
$$;

-- Ends the question at a position, or the whole session; returns where it is then. A repeated call counts once.
create function public.finish_live_question(session_id uuid, at_place int, seconds_used int, ends boolean default false)
returns int
language plpgsql security definer set search_path = '' as $$
declare
  person uuid := private.require_user();
  round public.practice_sessions;
begin
  select * into round from public.practice_sessions where id = session_id and user_id = person for update;
  if round.id is null then
    perform private.fail('live_practice_not_found', 'This round does not exist.');
  end if;
  if round.finished_at is null and round.place = at_place then
    update public.practice_sessions set
      place = place + 1,
      spent = spent || least(greatest(coalesce(seconds_used, 0), 0), round.seconds),
      finished_at = case when coalesce(ends, false) or place + 1 = cardinality(questions) then now() end
    where id = round.id returning * into round;
    perform private.mark_practice(person, slug)
    from public.interview_questions where slug = round.questions[round.place];
  end if;
  return round.place;
end
$$;

-- A file in the person's own folder becomes a recording for a question.
create function public.keep_recording(file_path text, question text, length_seconds int, live_session uuid default null)
returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  person uuid := private.require_user();
  kept uuid;
begin
  perform private.require_feature('practice');
  if not exists (select from public.interview_questions where slug = question) then
    perform private.fail('question_unknown', 'This question is not in the bank.');
  end if;
  insert into public.practice_recordings (user_id, question_slug, session_id, path, seconds, size)
  select person, question, (select id from public.practice_sessions where id = live_session and user_id = person),
    file.name, least(greatest(coalesce(length_seconds, 0), 0), 330), greatest((file.metadata ->> 'size')::int, 1)
  from storage.objects as file
  where file.bucket_id = 'recordings' and file.name = file_path and starts_with(file.name, person::text || '/')
  returning id into kept;
  if kept is null then
    perform private.fail('recording_not_found', 'This recording does not exist.');
  end if;
  return kept;
end
$$;

-- Everything the practice pages show beside the questions, in one response.
create function public.my_practice() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  person uuid := private.require_user();
begin
  perform private.require_feature('practice');
  return jsonb_build_object(
    'practised', (
      select coalesce(jsonb_object_agg(question_slug, last), '{}') from (
        select question_slug, max(hour) as last from public.practice_marks where user_id = person group by question_slug
      ) as marked
    ),
    'ratings', (
      select coalesce(jsonb_agg(to_jsonb(rating) - 'user_id' order by rating.created_at), '[]') from (
        select * from public.practice_ratings where user_id = person order by created_at desc limit 500
      ) as rating
    ),
    'recordings', (
      select coalesce(jsonb_agg(to_jsonb(recording) - 'user_id' order by recording.created_at desc), '[]')
      from public.practice_recordings as recording where recording.user_id = person
    ),
    'rounds', (
      select coalesce(jsonb_agg(to_jsonb(round) - 'user_id' order by round.started_at desc), '[]') from (
        select * from public.practice_sessions where user_id = person order by started_at desc limit 20
      ) as round
    )
  );
end
$$;

-- # Who may call which function

grant execute on function private.may_add_application_file, private.may_add_recording to authenticated;

grant execute on function
  public.application_board, public.application_figures, public.finish_live_question, public.import_applications,
  public.keep_recording, public.my_practice, public.put_posting_on_board, public.save_practice_answer,
  public.skills_path, public.start_live_practice, public.story_material
to authenticated;

-- # Triggers

create trigger keep_application before insert or update on public.applications
  for each row execute function private.keep_application();

create trigger note_application_added after insert on public.applications
  for each row execute function private.note_application_move();

create trigger note_application_move after update of column_id on public.applications
  for each row when (old.column_id <> new.column_id) execute function private.note_application_move();

create trigger delete_application_files after delete on public.applications
  for each row execute function private.delete_application_files();

create trigger hear_of_application after insert on public.application_events
  for each row when (new.kind = 'news') execute function private.hear_of_application();

create trigger stories_count_revision before update on public.stories
  for each row execute function private.count_revision();

create trigger stories_limited before insert on public.stories
  for each row execute function private.limit_rows(
    '200', 'too_many_stories', 'There is room for 200 stories. Delete one first.'
  );

create trigger postings_limited before insert on public.postings
  for each row execute function private.limit_rows(
    '200', 'too_many_postings', 'There is room for 200 postings. Remove one first.'
  );

create trigger cover_letters_count_revision before update on public.cover_letters
  for each row execute function private.count_revision();

create trigger cover_letters_limited before insert on public.cover_letters
  for each row execute function private.limit_rows(
    '200', 'too_many_letters', 'There is room for 200 letters. Delete one first.'
  );

create trigger letter_versions_limited before insert on public.letter_versions
  for each row execute function private.limit_letter_versions();

create trigger note_practice after insert or update on public.practice_answers
  for each row execute function private.note_practice();

create trigger note_practice after insert on public.practice_ratings
  for each row execute function private.note_practice();

create trigger note_practice after insert on public.practice_recordings
  for each row execute function private.note_practice();

create trigger delete_recording_file after delete on public.practice_recordings
  for each row execute function private.delete_recording_file();

-- # First rows

-- Files of a card, below <user>/<application>/.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types) values
  ('applications', 'applications', false, 10 * 1024 * 1024, array[
    'application/pdf', 'image/png', 'image/jpeg', 'image/webp', 'text/plain',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    'application/vnd.oasis.opendocument.text'
  ]);

-- The formats browsers record. Five minutes of speech take about 2 MB; 60 recordings per person are kept at a time.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types) values
  ('recordings', 'recordings', false, 10 * 1024 * 1024, array['audio/webm', 'audio/ogg', 'audio/mp4']);

-- # Jobs

select cron.schedule('remind of next actions', '* * * * *', 'select private.send_application_reminders()');
select cron.schedule('delete old recordings', '41 3 * * *', 'select private.delete_old_recordings()');
