-- Practice for interviews. The bank of questions is for everyone who signed in; answers, recordings and what people think
-- of their own answers are theirs alone: no school, company or administrator sees any of it.
create type public.question_kind as enum ('about', 'motivation', 'behaviour', 'situation', 'technical', 'closing');

-- Rows come from seed/questions.sql; administrators edit them.
create table public.interview_questions (
  slug text primary key check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  kind public.question_kind not null,
  -- Null for every trade.
  trade public.mission_category,
  prompt_en text not null,
  prompt_fr text not null,
  -- What the interviewer wants to learn.
  aim_en text not null,
  aim_fr text not null,
  hints_en text[] not null check (cardinality(hints_en) between 2 and 5),
  hints_fr text[] not null check (cardinality(hints_fr) = cardinality(hints_en)),
  -- No longer asked; who has answered it keeps the answer.
  retired_at timestamptz,
  -- The seed leaves alone what an administrator has changed.
  edited_at timestamptz
);
call private.protect('public.interview_questions');
grant select on public.interview_questions to authenticated;
create policy "Whoever signed in reads the bank of questions" on public.interview_questions for select to authenticated
  using (true);

-- What somebody prepared for a question: four parts where a story is asked for, else one text.
create table public.practice_answers (
  user_id uuid not null references auth.users on delete cascade,
  question_slug text not null references public.interview_questions on update cascade on delete cascade,
  answer jsonb not null,
  -- Counts the saves, so that two open windows notice each other.
  revision int not null default 1,
  updated_at timestamptz not null default now(),
  primary key (user_id, question_slug)
);
create index practice_answers_by_question on public.practice_answers (question_slug);

-- Questions one after the other against the clock. `place` only grows: there is no way back.
create table public.practice_sessions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users on delete cascade,
  questions text[] not null check (cardinality(questions) between 1 and 15),
  -- For each question.
  seconds int not null check (seconds between 30 and 300),
  place int not null default 0 check (place between 0 and cardinality(questions)),
  -- Seconds that each question took, so far.
  spent int[] not null default '{}',
  started_at timestamptz not null default now(),
  finished_at timestamptz,
  unique (user_id, id)
);
create index practice_sessions_by_user on public.practice_sessions (user_id, started_at desc);

-- What somebody thinks of an own answer, from 1 to 5.
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
create index practice_ratings_by_user on public.practice_ratings (user_id, created_at desc);
create index practice_ratings_by_question on public.practice_ratings (question_slug);

-- A spoken answer. The file lies in the bucket "recordings"; both are deleted after 90 days.
create table public.practice_recordings (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users on delete cascade,
  question_slug text not null references public.interview_questions on update cascade on delete cascade,
  session_id uuid,
  path text not null unique check (starts_with(path, user_id::text || '/')),
  seconds int not null check (seconds between 0 and 330),
  size int not null check (size > 0),
  created_at timestamptz not null default now(),
  foreign key (user_id, session_id) references public.practice_sessions (user_id, id) on delete set null (session_id)
);
create index practice_recordings_by_user on public.practice_recordings (user_id, created_at desc);
create index practice_recordings_by_session on public.practice_recordings (user_id, session_id);
create index practice_recordings_by_question on public.practice_recordings (question_slug);
create index practice_recordings_by_age on public.practice_recordings (created_at);

-- In which hour somebody practised a question. Stays when an answer or a recording goes, so that no week is unmade.
create table public.practice_marks (
  user_id uuid not null references auth.users on delete cascade,
  question_slug text not null references public.interview_questions on update cascade on delete cascade,
  hour timestamptz not null check (hour = date_trunc('hour', hour, 'UTC')),
  primary key (user_id, hour, question_slug)
);
create index practice_marks_by_question on public.practice_marks (question_slug);

call private.protect('public.practice_answers');
call private.protect('public.practice_sessions');
call private.protect('public.practice_ratings');
call private.protect('public.practice_recordings');
call private.protect('public.practice_marks');

grant select, delete on public.practice_answers, public.practice_sessions, public.practice_recordings to authenticated;
grant select on public.practice_marks to authenticated;
grant select, delete,
  insert (question_slug, session_id, relevance, structure, evidence, concision, presence, notes),
  update (relevance, structure, evidence, concision, presence, notes)
  on public.practice_ratings to authenticated;

create policy "People read their own answers" on public.practice_answers for select to authenticated
  using (user_id = (select auth.uid()));
create policy "People remove their own answers" on public.practice_answers for delete to authenticated
  using (user_id = (select auth.uid()));
create policy "People see their own rounds" on public.practice_sessions for select to authenticated
  using (user_id = (select auth.uid()));
create policy "People remove their own rounds" on public.practice_sessions for delete to authenticated
  using (user_id = (select auth.uid()));
create policy "People see what they thought of their answers" on public.practice_ratings for select to authenticated
  using (user_id = (select auth.uid()));
create policy "People rate their own answers" on public.practice_ratings for insert to authenticated
  with check (user_id = (select auth.uid()));
create policy "People change their own ratings" on public.practice_ratings for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "People remove their own ratings" on public.practice_ratings for delete to authenticated
  using (user_id = (select auth.uid()));
create policy "People see their own recordings" on public.practice_recordings for select to authenticated
  using (user_id = (select auth.uid()));
create policy "People remove their own recordings" on public.practice_recordings for delete to authenticated
  using (user_id = (select auth.uid()));
create policy "People see when they practised" on public.practice_marks for select to authenticated
  using (user_id = (select auth.uid()));

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
create trigger note_practice after insert or update on public.practice_answers
  for each row execute function private.note_practice();
create trigger note_practice after insert on public.practice_ratings
  for each row execute function private.note_practice();
create trigger note_practice after insert on public.practice_recordings
  for each row execute function private.note_practice();

-- Answers the new revision.
create function public.save_practice_answer(question text, answer jsonb, base_revision int) returns int
language plpgsql security definer set search_path = '' as $$
declare
  person uuid := private.require_user();
  saved int;
begin
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

-- Ends the question at a place, or the whole round; answers where it stands then. Said twice, it counts once.
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

-- A file that lies in the own folder becomes a recording of a question.
create function public.keep_recording(file_path text, question text, length_seconds int, live_session uuid default null)
returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  person uuid := private.require_user();
  kept uuid;
begin
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

-- Everything that the pages of practice show beside the questions, in one answer.
create function public.my_practice() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  person uuid := private.require_user();
begin
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
grant execute on function
  public.save_practice_answer, public.start_live_practice, public.finish_live_question, public.keep_recording,
  public.my_practice
to authenticated;

-- What browsers record. Five minutes of speech take about 2 MB; 60 recordings of one person are kept at a time.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types) values
  ('recordings', 'recordings', false, 10 * 1024 * 1024, array['audio/webm', 'audio/ogg', 'audio/mp4']);

create function private.may_add_recording(file text) returns boolean
language sql stable security definer set search_path = '' as $$
  select array_length(storage.foldername(file), 1) = 1
    and (storage.foldername(file))[1] = (select auth.uid())::text
    and (
      select count(*) < 60 from storage.objects
      where bucket_id = 'recordings' and name like (select auth.uid())::text || '/%'
    )
$$;
grant execute on function private.may_add_recording to authenticated;

create policy "People hear their own recordings" on storage.objects for select to authenticated
  using (bucket_id = 'recordings' and (storage.foldername(name))[1] = (select auth.uid())::text);
create policy "People add their own recordings" on storage.objects for insert to authenticated
  with check (bucket_id = 'recordings' and private.may_add_recording(name));
create policy "People delete their own recordings" on storage.objects for delete to authenticated
  using (bucket_id = 'recordings' and (storage.foldername(name))[1] = (select auth.uid())::text);

create function private.delete_recording_file() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.remove_files('recordings', old.path);
  return null;
end
$$;
create trigger delete_recording_file after delete on public.practice_recordings
  for each row execute function private.delete_recording_file();

-- After 90 days, with files that never became a recording.
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
select cron.schedule('delete old recordings', '41 3 * * *', 'select private.delete_old_recordings()');
