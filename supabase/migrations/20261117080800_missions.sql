-- Missions as companies write them, in every language, their published versions and listings, invitations, and the
-- catalog candidates browse.

-- Functions here call others that later files create.
set check_function_bodies = off;

-- # Types

-- A mission is written as a draft, published as versions that never change, and listed for everyone to find.
create type public.mission_status as enum ('draft', 'published', 'archived');
create type public.mission_difficulty as enum ('beginner', 'intermediate', 'advanced');

-- # Tables

-- Translations are texts only, in languages of the product other than the mission's own.
create function private.translations_are_sound(content jsonb) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select not content ? 'translations' or (jsonb_typeof(content -> 'translations') = 'object' and not exists (
    select from jsonb_each(case when jsonb_typeof(content -> 'translations') = 'object' then content -> 'translations' else '{}' end) as translation
    where translation.key not in ('en', 'fr') or translation.key is not distinct from content ->> 'language'
      or jsonb_typeof(translation.value) <> 'object'
      or exists (
        select from jsonb_each(case when jsonb_typeof(translation.value) = 'object' then translation.value else '{}' end) as entry
        where jsonb_typeof(entry.value) <> 'object'
          or jsonb_typeof(entry.value -> 'text') is distinct from 'string'
          or jsonb_typeof(entry.value -> 'of') is distinct from 'string'
          or (select count(*) <> 2 from jsonb_object_keys(case when jsonb_typeof(entry.value) = 'object' then entry.value else '{}' end))
      )
  ))
$$;

create table public.missions (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references public.organizations on delete cascade,
  created_by uuid references auth.users on delete set null,
  status public.mission_status not null default 'draft',
  -- The working copy: everything an author writes, in the shape of src/features/missions/model.ts.
  draft jsonb not null default '{}' check (jsonb_typeof(draft) = 'object' and length(draft::text) < 500000),
  -- Counts saves, so that two open editors notice each other.
  draft_revision int not null default 0,
  by_invitation boolean not null default false,
  closes_on date,
  -- The version that new candidates get; 0 before the first.
  version int not null default 0,
  -- The draft differs from what was published last; false before the first version.
  has_changes boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- If a student shares work with the school and the mission's author allows it, teachers can open what was submitted
  -- and comment on it beside the company's review. The comment is the school's own: not part of the verdict, and not
  -- shown to the company.
  allows_co_review boolean not null default false,
  -- Makers take over work that a company shares, or has left waiting longer than promised. It goes to makers with
  -- matching key skills, and after a week to all of them. They never learn the candidate's name.
  shares_reviews boolean not null default false,
  constraint files_are_safe check (private.names_safe_files(draft)),
  constraint translations_are_sound check (private.translations_are_sound(draft))
);

create function private.texts_in(list jsonb) returns text[] language sql immutable set search_path = '' as $$
  select case when jsonb_typeof(list) = 'array' then array(select jsonb_array_elements_text(list)) else '{}' end
$$;

create function private.array_at(content jsonb, key text) returns jsonb
language sql immutable set search_path = '' as $$
  select case when jsonb_typeof(content -> key) = 'array' then content -> key else '[]' end
$$;

-- A mission is written in one language and can be translated into others. Only its texts are: steps, branches, skills
-- and weights are the same for all. Content stores a translation as {"translations": {"fr": {"<path>": {"text",
-- "of"}}}}, where "of" is the text it translates: once that changes, the translation is out of date. The web app has
-- the same rules in src/features/missions/languages.ts. This lists every text, even empty ones: the path of IDs that
-- identifies it, where it is, and what it says.
create function private.mission_texts(content jsonb) returns table (path text, place text[], source text)
language sql immutable set search_path = '' as $$
  with steps as (
    select step, 'steps/' || coalesce(step ->> 'id', '') as path, array['steps', (number - 1)::text] as place
    from jsonb_array_elements(private.array_at(content, 'steps')) with ordinality as listed (step, number)
  ), choices as (
    select choice, steps.path || '/choices/' || coalesce(choice ->> 'id', '') as path,
      steps.place || array['choices', (number - 1)::text] as place
    from steps, jsonb_array_elements(private.array_at(steps.step, 'choices')) with ordinality as listed (choice, number)
  ), questions as (
    select question, steps.path || '/questions/' || coalesce(question ->> 'id', '') as path,
      steps.place || array['questions', (number - 1)::text] as place
    from steps, jsonb_array_elements(private.array_at(steps.step, 'questions')) with ordinality as listed (question, number)
  ), criteria as (
    select criterion, 'rubric/' || coalesce(criterion ->> 'id', '') as path,
      array['rubric', 'criteria', (number - 1)::text] as place
    from jsonb_array_elements(private.array_at(coalesce(content -> 'rubric', '{}'), 'criteria')) with ordinality as listed (criterion, number)
  ), found (path, place, said) as (
    select key, array[key], content -> key from unnest(array['title', 'summary', 'evaluatorNotes']) as key
    union all
    select 'comments/' || (number - 1), array['comments', (number - 1)::text], remark
    from jsonb_array_elements(private.array_at(content, 'comments')) with ordinality as listed (remark, number)
    union all
    select path || '/' || key, place || key, step -> key from steps, unnest(array['title', 'body', 'from', 'role']) as key
    union all
    select path || '/' || key, place || key, choice -> key from choices, unnest(array['label', 'consequence']) as key
    union all
    select path || '/' || key, place || key, question -> key from questions, unnest(array['text', 'explanation']) as key
    union all
    select questions.path || '/options/' || coalesce(option ->> 'id', '') || '/label',
      questions.place || array['options', (number - 1)::text, 'label'], option -> 'label'
    from questions, jsonb_array_elements(private.array_at(questions.question, 'options')) with ordinality as listed (option, number)
    union all
    select path || '/title', place || 'title'::text, criterion -> 'title' from criteria
    union all
    select criteria.path || '/levels/' || (number - 1) || '/' || key,
      criteria.place || array['levels', (number - 1)::text, key], level -> key
    from criteria, jsonb_array_elements(private.array_at(criteria.criterion, 'levels')) with ordinality as listed (level, number),
      unnest(array['title', 'description']) as key
  )
  select path, place, said #>> '{}' from found where jsonb_typeof(said) = 'string'
$$;

-- How many texts of a language are missing, out of date, of invalid length, or unknown to the mission.
create function private.translation_gaps(content jsonb, wanted text) returns int
language sql immutable set search_path = '' as $$
  with texts as (
    select path, source from private.mission_texts(content)
  ), written as (
    select entry.key as path, private.trimmed(entry.value ->> 'text') as text, entry.value ->> 'of' as source
    from jsonb_each(content -> 'translations' -> wanted) as entry
  )
  select count(*)::int from texts full join written using (path)
  where texts.source is null or (private.trimmed(texts.source) <> '' and (
    written.source is distinct from texts.source or coalesce(written.text, '') = ''
    or (path = 'title' and length(written.text) not between 4 and 120)
    or (path = 'summary' and length(written.text) not between 40 and 600)
  ))
$$;

create function private.translated_languages(content jsonb) returns setof text
language sql immutable set search_path = '' as $$
  select jsonb_object_keys(content -> 'translations') where jsonb_typeof(content -> 'translations') = 'object' order by 1
$$;

-- The languages in which all of it can be read, its own first.
create function private.offered_languages(content jsonb) returns text[]
language sql immutable set search_path = '' as $$
  select array[coalesce(content ->> 'language', 'en')] || array(
    select language from private.translated_languages(content) as language
    where private.translation_gaps(content, language) = 0
  )
$$;

-- The titles of a version in the languages it was translated into, for lists.
create function private.translated_titles(content jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select coalesce(jsonb_object_agg(language, jsonb_build_object('title', private.trimmed(content -> 'translations' -> language -> 'title' ->> 'text'))), '{}')
  from unnest(private.offered_languages(content)) as language
  where content -> 'translations' ? language
$$;

create table public.mission_versions (
  mission_id uuid not null references public.missions on delete cascade,
  version int not null,
  content jsonb not null,
  -- What lists show, stored separately so that they don't have to open the whole content.
  title text generated always as (content ->> 'title') stored,
  category text generated always as (content ->> 'category') stored,
  difficulty text generated always as (content ->> 'difficulty') stored,
  skills text[] generated always as (private.texts_in(content -> 'skills')) stored,
  note text not null default '' check (length(note) <= 500),
  published_by uuid references auth.users on delete set null,
  published_at timestamptz not null default now(),
  languages text[] generated always as (private.offered_languages(content)) stored,
  translations jsonb generated always as (private.translated_titles(content)) stored,
  primary key (mission_id, version),
  constraint files_are_safe check (private.names_safe_files(content)),
  constraint translations_are_sound check (private.translations_are_sound(content))
);

-- What everyone may know about the published version.
create table public.mission_listings (
  mission_id uuid primary key references public.missions on delete cascade,
  organization_id uuid not null references public.organizations on delete cascade,
  organization_name text not null,
  organization_kind public.organization_kind not null,
  version int not null,
  title text not null,
  summary text not null,
  category public.mission_category not null,
  difficulty public.mission_difficulty not null,
  hours numeric(4, 1) not null,
  feedback_days int not null,
  language text not null,
  skills text[] not null,
  -- Kind and title of each step, in order.
  outline jsonb not null,
  -- The rubric if its author shows it, otherwise null.
  rubric jsonb,
  is_open boolean not null,
  closes_on date,
  published_at timestamptz not null default now(),
  -- In lower case and without accents, which search ignores; compared byte by byte, which is fastest.
  words text collate "C" not null,
  languages text[] not null default '{}',
  -- Title, summary, outline and rubric in each language except its own.
  translations jsonb not null default '{}'
);

-- Who may start an invitation-only mission. People are invited by address, with or without an account; an invitation is
-- valid only for the person who confirmed that address. Candidates whom a company knows only by their card are invited
-- by ID, which no author sees.
create table public.mission_invitations (
  id uuid primary key default gen_random_uuid(),
  mission_id uuid not null references public.missions on delete cascade,
  organization_id uuid not null references public.organizations on delete cascade,
  -- In lower case.
  email text check (length(email) <= 254 and email = lower(email)),
  user_id uuid references auth.users on delete cascade check (num_nonnulls(email, user_id) = 1),
  invited_by uuid references auth.users on delete set null,
  invited_at timestamptz not null default now(),
  sent_at timestamptz not null default now(),
  declined_at timestamptz,
  revoked_at timestamptz,
  -- A candidate invited by card would be identified by being the one who answers. They start only after agreeing that
  -- the company may learn who they are; their ledger shows what they agreed to.
  agreed_at timestamptz,
  unique (mission_id, email),
  unique (mission_id, user_id)
);

-- How many an organization sent per day; revoked ones count too.
create table private.invitations_sent (
  organization_id uuid not null references public.organizations on delete cascade,
  day date not null,
  count int not null,
  primary key (organization_id, day)
);

-- Published missions that administrators offer to all authors as a starting point. Files stay with their owner: a
-- template has none.
create table public.mission_templates (
  mission_id uuid primary key references public.missions on delete cascade,
  -- The version offered; what its authors write later isn't part of the template.
  version int not null,
  marked_by uuid references auth.users on delete set null,
  created_at timestamptz not null default now(),
  foreign key (mission_id, version) references public.mission_versions on delete cascade
);

-- # Indexes

create index missions_by_organization on public.missions (organization_id, updated_at desc);
create index missions_by_author on public.missions (created_by);
create index missions_sharing_reviews on public.missions (id) where shares_reviews;
-- For the administrators' home, which counts the whole platform on each visit: every count is one index scan.
create index missions_published on public.missions (id) where status = 'published';
-- Missions and makers are found by the names of their skills.
create index missions_by_skill on public.missions using gin ((draft -> 'skills'));
create index mission_versions_by_publisher on public.mission_versions (published_by);
create index mission_versions_by_age on public.mission_versions (published_at) where version = 1;
create index mission_versions_by_skill on public.mission_versions using gin (skills);

-- Includes everything the catalog filters by, so that it reads only rows it shows.
create index mission_listings_by_date on public.mission_listings (published_at desc, mission_id)
  include (closes_on, category, difficulty, hours, languages, skills) where is_open;
create index mission_listings_by_hours on public.mission_listings (hours, published_at desc, mission_id)
  include (closes_on, category, difficulty, languages, skills) where is_open;
create index mission_listings_by_category on public.mission_listings (category, published_at desc, mission_id)
  include (closes_on, difficulty, hours, languages, skills) where is_open;
create index mission_listings_by_level on public.mission_listings (category, difficulty, published_at desc, mission_id)
  include (closes_on, hours, languages, skills) where is_open;
create index mission_listings_by_organization on public.mission_listings (organization_id);
create index mission_listings_by_company on public.mission_listings (organization_id, published_at desc, mission_id)
  include (closes_on) where is_open;
create index mission_listings_by_skill on public.mission_listings using gin (skills) where is_open;
create index mission_listings_by_words on public.mission_listings using gin (words extensions.gin_trgm_ops)
  where is_open;

create index mission_invitations_by_user on public.mission_invitations (user_id);
create index mission_invitations_by_email on public.mission_invitations (email);
create index mission_invitations_by_organization on public.mission_invitations (organization_id);
create index mission_invitations_by_inviter on public.mission_invitations (invited_by);
create index mission_templates_by_version on public.mission_templates (mission_id, version);
create index mission_templates_by_marker on public.mission_templates (marked_by);

-- # Private helpers

create function private.note_changes() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.has_changes := new.version > 0 and new.draft is distinct from (
    select content from public.mission_versions where mission_id = new.id and version = new.version
  );
  return new;
end
$$;

create function private.refuse_new_content() returns trigger language plpgsql set search_path = '' as $$
begin
  raise exception 'A published version never changes.' using errcode = '42501';
end
$$;

-- Companies and makers write missions: their owners and recruiters, once the organization is approved.
create function private.can_author(organization uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.organization_members as member
    join public.organizations on organizations.id = member.organization_id
    where member.organization_id = organization and member.user_id = (select auth.uid())
      and member.member_role in ('owner', 'recruiter')
      and organizations.status = 'approved' and organizations.kind in ('company', 'on_maker')
  )
$$;

create function private.my_authored_organizations() returns setof uuid
language sql stable security definer set search_path = '' as $$
  select member.organization_id from public.organization_members as member
  join public.organizations on organizations.id = member.organization_id
  where member.user_id = (select auth.uid()) and member.member_role in ('owner', 'recruiter')
    and organizations.status = 'approved' and organizations.kind in ('company', 'on_maker')
$$;

create function private.my_reviewed_organizations() returns setof uuid
language sql stable security definer set search_path = '' as $$
  select member.organization_id from public.organization_members as member
  join public.organizations on organizations.id = member.organization_id
  where member.user_id = (select auth.uid()) and member.member_role in ('owner', 'recruiter', 'reviewer')
    and organizations.status = 'approved' and organizations.kind in ('company', 'on_maker')
$$;

create function private.my_reviewed_missions() returns setof uuid
language sql stable security definer set search_path = '' as $$
  select id from public.missions where organization_id in (select private.my_reviewed_organizations())
$$;

-- What a mission lacks before it can be published. The web app shows the same list while authors write; this one
-- decides.
create function private.step_successors(steps jsonb, at int) returns text[]
language sql immutable set search_path = '' as $$
  -- Where a step may lead: to each choice's own step, else to the step it names, else to the next in order.
  select case
    when steps -> at ->> 'kind' = 'decision' then (
      select coalesce(array_agg(coalesce(nullif(choice ->> 'next', ''), nullif(steps -> at ->> 'next', ''), steps -> (at + 1) ->> 'id', 'end')), '{}')
      from jsonb_array_elements(case when jsonb_typeof(steps -> at -> 'choices') = 'array' then steps -> at -> 'choices' else '[]' end) as choice
    )
    else array[coalesce(nullif(steps -> at ->> 'next', ''), steps -> (at + 1) ->> 'id', 'end')]
  end
$$;

-- The steps that can be reached from the first or another one; below, those from which the end can be reached.
create function private.reachable_steps(steps jsonb, origin text default null) returns text[]
language sql immutable set search_path = '' as $$
  with recursive places as (
    select step ->> 'id' as id, private.step_successors(steps, (place - 1)::int) as successors
    from jsonb_array_elements(steps) with ordinality as listed (step, place)
  ), reached as (
    select coalesce(origin, steps -> 0 ->> 'id') as id
    union
    select successor from reached join places on places.id = reached.id, unnest(places.successors) as successor
    where successor <> 'end'
  )
  select coalesce(array_agg(id), '{}') from reached
$$;

create function private.finishing_steps(steps jsonb) returns text[]
language sql immutable set search_path = '' as $$
  with recursive places as (
    select step ->> 'id' as id, private.step_successors(steps, (place - 1)::int) as successors
    from jsonb_array_elements(steps) with ordinality as listed (step, place)
  ), finishing as (
    select id from places where 'end' = any (successors)
    union
    select places.id from places join finishing on finishing.id = any (places.successors)
  )
  select coalesce(array_agg(id), '{}') from finishing
$$;

create function private.mission_problems(content jsonb) returns text[]
language plpgsql stable set search_path = '' as $$
declare
  steps jsonb := private.array_at(content, 'steps');
  criteria jsonb := private.array_at(coalesce(content -> 'rubric', '{}'), 'criteria');
  problems text[] := '{}';
  reachable text[];
  finishing text[];
  step jsonb;
begin
  if length(coalesce(private.trimmed(content ->> 'title'), '')) not between 4 and 120 then problems := array_append(problems, 'title'); end if;
  if length(coalesce(private.trimmed(content ->> 'summary'), '')) not between 40 and 600 then problems := array_append(problems, 'summary'); end if;
  if not coalesce(content ->> 'category', '') = any (enum_range(null::public.mission_category)::text[]) then problems := array_append(problems, 'category'); end if;
  if not coalesce(content ->> 'difficulty', '') = any (enum_range(null::public.mission_difficulty)::text[]) then problems := array_append(problems, 'difficulty'); end if;
  if coalesce(content ->> 'language', '') not in ('en', 'fr') then problems := array_append(problems, 'language'); end if;
  -- Longer than two days is work, not a simulation.
  if jsonb_typeof(content -> 'hours') is distinct from 'number' or (content ->> 'hours')::numeric not between 0.5 and 16 then problems := array_append(problems, 'hours'); end if;
  if jsonb_typeof(content -> 'feedbackDays') is distinct from 'number' or (content ->> 'feedbackDays')::numeric not between 1 and 30 or (content ->> 'feedbackDays')::numeric % 1 <> 0 then problems := array_append(problems, 'feedbackDays'); end if;
  if content -> 'isFictional' is distinct from 'true' then problems := array_append(problems, 'isFictional'); end if;
  if jsonb_array_length(private.array_at(content, 'skills')) not between 1 and 8
    or exists (
      select from jsonb_array_elements_text(private.array_at(content, 'skills')) as slug
      where slug not in (select skills.slug from public.skills where merged_into is null)
    )
  then problems := array_append(problems, 'skills'); end if;

  if jsonb_array_length(steps) not between 1 and 40
    or (select count(distinct one ->> 'id') <> count(*) or bool_or(coalesce(one ->> 'id', '') in ('', 'end')) from jsonb_array_elements(steps) as one)
  then
    problems := array_append(problems, 'steps');
  else
    reachable := private.reachable_steps(steps);
    finishing := private.finishing_steps(steps);
    for step in select * from jsonb_array_elements(steps) loop
      if private.step_is_incomplete(step, steps) then problems := problems || ('step:' || (step ->> 'id')); end if;
      if not step ->> 'id' = any (reachable) then problems := problems || ('unreachable:' || (step ->> 'id'));
      elsif not step ->> 'id' = any (finishing) then problems := problems || ('loop:' || (step ->> 'id')); end if;
    end loop;
  end if;
  if not exists (select from jsonb_array_elements(steps) as one where one ->> 'kind' = 'deliverable' and one ->> 'required' = 'true') then problems := array_append(problems, 'deliverable'); end if;

  if jsonb_array_length(criteria) not between 1 and 12 then problems := array_append(problems, 'rubric'); end if;
  if exists (
    select from jsonb_array_elements(criteria) as criterion
    where coalesce(private.trimmed(criterion ->> 'title'), '') = '' or coalesce(criterion ->> 'id', '') = ''
      or jsonb_typeof(criterion -> 'weight') is distinct from 'number' or (criterion ->> 'weight')::numeric <= 0
      or jsonb_array_length(private.array_at(criterion, 'levels')) not between 2 and 6
      or exists (select from jsonb_array_elements(private.array_at(criterion, 'levels')) as level where coalesce(private.trimmed(level ->> 'title'), '') = '')
  ) then problems := array_append(problems, 'criteria'); end if;
  if (
    select sum(case when jsonb_typeof(criterion -> 'weight') = 'number' then (criterion ->> 'weight')::numeric else 0 end) <> 100
    from jsonb_array_elements(criteria) as criterion
  ) then problems := array_append(problems, 'weights'); end if;
  return problems;
end
$$;

create function private.step_is_incomplete(step jsonb, steps jsonb) returns boolean
language sql immutable set search_path = '' as $$
  select coalesce(private.trimmed(step ->> 'title'), '') = ''
    or (coalesce(step ->> 'next', '') not in ('', 'end') and not step ->> 'next' in (select one ->> 'id' from jsonb_array_elements(steps) as one))
    or case step ->> 'kind'
      when 'brief' then coalesce(private.trimmed(step ->> 'body'), '') = ''
        or jsonb_array_length(private.array_at(step, 'files')) > 10
        or exists (
          select from jsonb_array_elements(private.array_at(step, 'files')) as file
          where coalesce(private.trimmed(file ->> 'name'), '') = '' or coalesce(file ->> 'path', '') = ''
        )
      when 'message' then coalesce(private.trimmed(step ->> 'body'), '') = '' or coalesce(private.trimmed(step ->> 'from'), '') = ''
      when 'decision' then jsonb_array_length(private.array_at(step, 'choices')) not between 2 and 6
        or exists (
          select from jsonb_array_elements(private.array_at(step, 'choices')) as choice
          where coalesce(private.trimmed(choice ->> 'label'), '') = '' or coalesce(choice ->> 'id', '') = ''
            or (coalesce(choice ->> 'next', '') not in ('', 'end') and not choice ->> 'next' in (select one ->> 'id' from jsonb_array_elements(steps) as one))
        )
      when 'quiz' then jsonb_array_length(private.array_at(step, 'questions')) not between 1 and 20
        or exists (
          select from jsonb_array_elements(private.array_at(step, 'questions')) as question
          where coalesce(private.trimmed(question ->> 'text'), '') = '' or coalesce(question ->> 'id', '') = ''
            or jsonb_array_length(private.array_at(question, 'options')) not between 2 and 8
            or jsonb_array_length(private.array_at(question, 'correct')) = 0
            or (coalesce(question ->> 'isMultiple', '') <> 'true' and jsonb_array_length(private.array_at(question, 'correct')) > 1)
            or exists (select from jsonb_array_elements(private.array_at(question, 'options')) as option where coalesce(private.trimmed(option ->> 'label'), '') = '')
            or exists (
              select from jsonb_array_elements_text(private.array_at(question, 'correct')) as answer
              where answer not in (select coalesce(option ->> 'id', '') from jsonb_array_elements(private.array_at(question, 'options')) as option)
            )
        )
      when 'deliverable' then coalesce(step ->> 'accepts', '') not in ('text', 'link', 'file')
      else true
    end
$$;

-- What authors do with a mission. Each action is one function, so that it happens as a whole or not at all.
create function private.require_author(mission_id uuid) returns public.missions
language plpgsql security definer set search_path = '' as $$
declare
  mission public.missions;
begin
  perform private.require_user();
  select * into mission from public.missions where id = mission_id for update;
  if mission.id is null or not private.can_author(mission.organization_id) then
    perform private.fail('mission_not_found', 'This mission does not exist, or is not yours.');
  end if;
  return mission;
end
$$;

-- The content with its texts in another language; unchanged without a translation.
create function private.in_language(content jsonb, wanted text) returns jsonb
language plpgsql immutable set search_path = '' as $$
declare
  written constant jsonb := content -> 'translations' -> wanted;
  shown jsonb := content - 'translations';
  one record;
begin
  if written is null then
    return shown;
  end if;
  for one in
    select place, written -> path ->> 'text' as text from private.mission_texts(content)
    where private.trimmed(source) <> '' and coalesce(private.trimmed(written -> path ->> 'text'), '') <> ''
  loop
    shown := jsonb_set(shown, one.place, to_jsonb(one.text));
  end loop;
  return shown || jsonb_build_object('language', wanted);
end
$$;

-- What a listing shows of the content in one language.
create function private.listed_texts(content jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_build_object(
    'title', private.trimmed(content ->> 'title'), 'summary', private.trimmed(content ->> 'summary'),
    'outline', (
      select jsonb_agg(jsonb_build_object('kind', step ->> 'kind', 'title', step ->> 'title') order by place)
      from jsonb_array_elements(content -> 'steps') with ordinality as listed (step, place)
    ),
    'rubric', case when content -> 'rubric' ->> 'isShown' = 'true' then content -> 'rubric' -> 'criteria' end
  )
$$;

-- Rewrites a mission's public row from its published version.
create function private.list_mission(wanted uuid) returns void
language sql security definer set search_path = '' as $$
  insert into public.mission_listings (
    mission_id, organization_id, organization_name, organization_kind, version, title, summary, category, difficulty,
    hours, feedback_days, language, languages, skills, outline, rubric, translations, is_open, closes_on, published_at, words
  )
  select
    mission.id, organization.id, organization.name, organization.kind, mission.version,
    written ->> 'title', written ->> 'summary', (published.content ->> 'category')::public.mission_category,
    (published.content ->> 'difficulty')::public.mission_difficulty, (published.content ->> 'hours')::numeric,
    (published.content ->> 'feedbackDays')::int, published.content ->> 'language', published.languages,
    array(select jsonb_array_elements_text(published.content -> 'skills')),
    written -> 'outline', nullif(written -> 'rubric', 'null'), translated.texts,
    mission.status = 'published' and not mission.by_invitation and organization.status = 'approved',
    mission.closes_on, published.published_at,
    private.plain_words(concat_ws(
      ' ', written ->> 'title', written ->> 'summary', organization.name,
      (
        select string_agg(concat_ws(' ', other.value ->> 'title', other.value ->> 'summary'), ' ')
        from jsonb_each(translated.texts) as other
      ),
      (
        select string_agg(skill.name_en || ' ' || skill.name_fr || ' ' || array_to_string(skill.aliases, ' '), ' ')
        from public.skills as skill
        where skill.slug in (select jsonb_array_elements_text(published.content -> 'skills'))
      )
    ))
  from public.missions as mission
  join public.organizations as organization on organization.id = mission.organization_id
  join public.mission_versions as published on published.mission_id = mission.id and published.version = mission.version
  cross join lateral private.listed_texts(published.content) as written
  cross join lateral (
    select coalesce(jsonb_object_agg(other, private.listed_texts(private.in_language(published.content, other))), '{}') as texts
    from unnest(published.languages[2:]) as other
  ) as translated
  where mission.id = wanted
  on conflict (mission_id) do update set
    organization_name = excluded.organization_name, version = excluded.version, title = excluded.title,
    summary = excluded.summary, category = excluded.category, difficulty = excluded.difficulty,
    hours = excluded.hours, feedback_days = excluded.feedback_days, language = excluded.language,
    languages = excluded.languages, skills = excluded.skills, outline = excluded.outline, rubric = excluded.rubric,
    translations = excluded.translations, is_open = excluded.is_open,
    closes_on = excluded.closes_on, published_at = excluded.published_at, words = excluded.words
$$;

-- A suspended organization's missions can't be found; started work continues.
create function private.relist_missions() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.list_mission(id) from public.missions where organization_id = new.id and version > 0;
  return null;
end
$$;

create function private.attached_files(content jsonb) returns table (step_id text, path text)
language sql immutable set search_path = '' as $$
  select step ->> 'id', file ->> 'path'
  from jsonb_array_elements(private.array_at(content, 'steps')) as step,
    jsonb_array_elements(private.array_at(step, 'files')) as file
  where step ->> 'kind' = 'brief'
$$;

-- Named by a draft or published version of the organization whose folder it is in.
create function private.is_attached(file text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.missions as mission
    where mission.organization_id::text = (storage.foldername(file))[1] and (
      file in (select path from private.attached_files(mission.draft))
      or exists (
        select from public.mission_versions as version
        where version.mission_id = mission.id and file in (select path from private.attached_files(version.content))
      )
    )
  )
$$;

-- Candidates who have reached the step on a version that names the file, and makers who may review such work. Naming a
-- file of another organization opens it to no one.
create function private.may_read_attached(file text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.enrollments as enrollment
    join public.mission_versions as version
      on version.mission_id = enrollment.mission_id and version.version = enrollment.version
    join private.attached_files(version.content) as attached
      on attached.path = file and attached.step_id = any (enrollment.path)
    where enrollment.user_id = (select auth.uid())
      and enrollment.organization_id::text = (storage.foldername(file))[1]
  ) or exists (
    select from public.reviews as held
    join public.submissions as submission on submission.id = held.submission_id
    join public.enrollments as enrollment on enrollment.id = submission.enrollment_id
    join public.mission_versions as version
      on version.mission_id = enrollment.mission_id and version.version = enrollment.version
    join private.attached_files(version.content) as attached
      on attached.path = file and attached.step_id = any (enrollment.path)
    where held.reviewer_id = (select auth.uid()) and submission.organization_id::text = (storage.foldername(file))[1]
      and private.may_read_work(submission)
  )
$$;

-- Files that a mission names but doesn't have: never uploaded, removed, or someone else's.
create function private.lost_files(content jsonb, organization uuid) returns text[]
language sql stable security definer set search_path = '' as $$
  select array(
    select path from private.attached_files(content)
    where (storage.foldername(path))[1] is distinct from organization::text or not exists (
      select from storage.objects where bucket_id = 'mission-files' and objects.name = path
    )
  )
$$;

-- The missions the caller was invited to and can start now.
create function private.my_invited_missions() returns setof uuid
language sql stable security definer set search_path = '' as $$
  select mission.id from public.mission_invitations as invitation
  join public.missions as mission on mission.id = invitation.mission_id
  join public.organizations as organization on organization.id = mission.organization_id
  where (invitation.email = private.my_confirmed_email() or invitation.user_id = (select auth.uid()))
    and invitation.revoked_at is null and invitation.declined_at is null
    and mission.status = 'published' and organization.status = 'approved'
    and (mission.closes_on is null or mission.closes_on >= current_date)
$$;

-- Missions that a partner of the caller's school opened to its students, and that school.
create function private.my_shared_missions() returns table (mission_id uuid, school text)
language sql stable security definer set search_path = '' as $$
  select shared.mission_id, school.name
  from private.missions_shared_with(array(
    select student.organization_id from public.students as student
    where student.user_id = (select auth.uid()) and student.linked_at is not null and student.status = 'enrolled'
  )) as shared
  join public.organizations as school on school.id = shared.school_id
$$;

-- All invitation-only missions the caller can start now.
create function private.my_private_missions() returns setof uuid
language sql stable security definer set search_path = '' as $$
  select private.my_invited_missions() union select shared.mission_id from private.my_shared_missions() as shared
$$;

-- Counts what is about to be sent, and refuses what exceeds the daily limit.
create function private.count_invitations(organization uuid, sent int) returns void
language plpgsql security definer set search_path = '' as $$
declare
  today int;
begin
  insert into private.invitations_sent as known (organization_id, day, count) values (organization, current_date, sent)
  on conflict (organization_id, day) do update set count = known.count + excluded.count
  returning count into today;
  if today > private.allowed('mission_invitations_a_day') then
    perform private.fail('too_many_invitations', 'That is more invitations than an organization may send in a day.');
  end if;
end
$$;

-- Notifies the person who confirmed the address; people without an account get an email with the link to the mission.
create function private.tell_invited(invitation public.mission_invitations) returns void
language plpgsql security definer set search_path = '' as $$
declare
  listing public.mission_listings;
  person uuid := coalesce(
    invitation.user_id,
    (select id from auth.users where email = invitation.email and email_confirmed_at is not null)
  );
begin
  select * into listing from public.mission_listings where mission_id = invitation.mission_id;
  if person is not null then
    perform private.notify(
      person, 'mission_invited',
      jsonb_build_object('mission', private.mission_title(listing.mission_id, person), 'company', listing.organization_name),
      '/missions/' || listing.mission_id
    );
  else
    perform private.queue_mail(
      invitation.email, 'mission_invited',
      jsonb_build_object(
        'mission', listing.title, 'company', listing.organization_name, 'path', '/missions/' || listing.mission_id
      ),
      listing.language
    );
  end if;
end
$$;

create function private.require_invitation(invitation_id uuid) returns public.mission_invitations
language plpgsql security definer set search_path = '' as $$
declare
  invitation public.mission_invitations;
begin
  perform private.require_user();
  select * into invitation from public.mission_invitations where id = invitation_id for update;
  if invitation.id is null or not private.can_author(invitation.organization_id) then
    perform private.fail('invitation_not_found', 'This invitation does not exist, or is not yours.');
  end if;
  return invitation;
end
$$;

-- An address confirmed later finds its invitations; one that is given up takes none along.
create function private.meet_invitations() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.tell_invited(invitation) from public.mission_invitations as invitation
  join public.missions as mission on mission.id = invitation.mission_id and mission.status = 'published'
  where invitation.email = lower(new.email) and invitation.revoked_at is null and invitation.declined_at is null;
  return null;
end
$$;

-- A deleted account leaves no address behind.
create function private.forget_invitations() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.mission_invitations where email = lower(old.email);
  return null;
end
$$;

-- A company's page in one response; null if there is none.
create function private.company_facts(wanted_slug text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'id', organization.id, 'slug', organization.slug, 'name', organization.name, 'kind', organization.kind,
    'website', organization.website, 'since', organization.decided_at, 'checks', private.checks_of(organization.id),
    'replyRate', figures.reply_rate, 'feedbackHours', figures.feedback_hours,
    'missions', (
      select coalesce(jsonb_agg(to_jsonb(listing) - 'words' order by listing.published_at desc), '[]')
      from (
        select * from public.mission_listings
        where mission_listings.organization_id = organization.id and is_open
          and (closes_on is null or closes_on >= current_date)
        order by published_at desc limit 60
      ) as listing
    )
  )
  from public.organizations as organization
  left join private.reply_figures as figures on figures.organization_id = organization.id
  where organization.slug = lower(wanted_slug) and organization.status = 'approved' and organization.kind = 'company'
$$;

-- The language in which the caller reads the product.
create function private.reading_language() returns text
language sql stable security definer set search_path = '' as $$
  select private.language_of((select auth.uid()))
$$;

-- A title in the reader's language, if there is a translation.
create function private.title_in(title text, translations jsonb, language text default null) returns text
language sql stable security definer set search_path = '' as $$
  select case when translations = '{}' then title
    else coalesce(translations -> coalesce(language, private.reading_language()) ->> 'title', title) end
$$;

create function private.mission_title(mission uuid, reader uuid default auth.uid(), number int default null) returns text
language sql stable security definer set search_path = '' as $$
  select private.title_in(known.title, known.translations, private.language_of(reader))
  from public.mission_versions as known
  where known.mission_id = mission
    and known.version = coalesce(number, (select missions.version from public.missions where missions.id = mission))
$$;

-- Adds content in another language as a translation, for loading missions that exist in both.
create function private.with_translation(content jsonb, same jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select content || jsonb_build_object('translations', coalesce(content -> 'translations', '{}') || jsonb_build_object(
    same ->> 'language', (
      select jsonb_object_agg(path, jsonb_build_object('text', same #>> place, 'of', source))
      from private.mission_texts(content)
      where private.trimmed(source) <> '' and coalesce(private.trimmed(same #>> place), '') <> ''
    )
  ))
$$;

-- A version as read in a language.
create function private.version_in(mission uuid, number int, language text)
returns table (mission_id uuid, version int, title text, content jsonb)
language sql stable security definer rows 1 set search_path = '' as $$
  select known.mission_id, known.version, private.title_in(known.title, known.translations, language),
    private.in_language(known.content, case when language = any (known.languages) then language end)
  from public.mission_versions as known where known.mission_id = mission and known.version = number
$$;

create function private.set_work_language() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_table_name = 'submissions' then
    new.language := coalesce(new.language, (select language from public.enrollments where id = new.enrollment_id));
  else
    new.language := coalesce(new.language, (
      select content ->> 'language' from public.mission_versions
      where mission_id = new.mission_id and version = new.version
    ));
  end if;
  return new;
end
$$;

-- A mission's title in every language, for the search in the header.
create function private.every_title(title text, translations jsonb) returns text
language sql immutable set search_path = '' as $$
  select concat_ws(' ', title, (
    select string_agg(coalesce(other.value -> 'title' ->> 'text', other.value ->> 'title'), ' ' order by other.key)
    from jsonb_each(case when jsonb_typeof(translations) = 'object' then translations else '{}' end) as other
  ))
$$;

-- # Policies and grants

call private.protect('public.missions');
grant select on public.missions to authenticated;

create policy "Authors read their organization's missions" on public.missions for select to authenticated
  using (organization_id in (select private.my_authored_organizations()));

call private.protect('public.mission_versions');
grant select on public.mission_versions to authenticated;

create policy "Authors and reviewers read the versions of their missions" on public.mission_versions
  for select to authenticated
  using (mission_id in (select private.my_reviewed_missions()));

call private.protect('public.mission_listings');
grant select on public.mission_listings to anon, authenticated;

create policy "Everyone finds open missions" on public.mission_listings for select to anon, authenticated
  using (is_open and (closes_on is null or closes_on >= current_date));

create policy "Authors find their own missions" on public.mission_listings for select to authenticated
  using (organization_id in (select private.my_authored_organizations()));

create policy "Invited people find the mission" on public.mission_listings for select to authenticated
  using (mission_id in (select private.my_private_missions()));

call private.protect('public.mission_invitations');
grant select on public.mission_invitations to authenticated;

create policy "Authors see whom their organization invited" on public.mission_invitations for select to authenticated
  using (user_id is null and organization_id in (select private.my_authored_organizations()));

create policy "People see what they are invited to" on public.mission_invitations for select to authenticated
  using (
    (email = (select private.my_confirmed_email()) or user_id = (select auth.uid())) and revoked_at is null
  );

-- What authors can start from, newest first.
create function public.mission_templates() returns table (mission_id uuid, organization text, content jsonb)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_user();
  if not exists (select private.my_authored_organizations()) then
    raise exception 'Only an approved company or maker writes missions.' using errcode = '42501', hint = 'authors_only';
  end if;
  return query
  select template.mission_id, organization.name, version.content || jsonb_build_object('steps', (
    select jsonb_agg(step - 'files' order by place)
    from jsonb_array_elements(version.content -> 'steps') with ordinality as listed (step, place)
  ))
  from public.mission_templates as template
  join public.mission_versions as version
    on version.mission_id = template.mission_id and version.version = template.version
  join public.missions as mission on mission.id = template.mission_id
  join public.organizations as organization on organization.id = mission.organization_id and organization.status = 'approved'
  order by template.created_at desc limit 40;
end
$$;

call private.protect('public.mission_templates');
grant select on public.mission_templates to authenticated;

create policy "Administrators see what is offered as a template" on public.mission_templates for select to authenticated
  using ((select private.has_role('admin')));

create policy "Authors and reviewers read their organization's files" on storage.objects for select to authenticated
  using (
    bucket_id = 'mission-files'
    and (storage.foldername(name))[1] in (select id::text from private.my_reviewed_organizations() as id)
  );

create policy "Who has come to a step reads what is attached to it" on storage.objects for select to authenticated
  using (bucket_id = 'mission-files' and private.may_read_attached(name));

create policy "Authors add files for their organization" on storage.objects for insert to authenticated
  with check (
    bucket_id = 'mission-files' and array_length(storage.foldername(name), 1) = 1
    and (storage.foldername(name))[1] in (select id::text from private.my_authored_organizations() as id)
  );

create policy "Authors remove files that no mission names" on storage.objects for delete to authenticated
  using (
    bucket_id = 'mission-files'
    and (storage.foldername(name))[1] in (select id::text from private.my_authored_organizations() as id)
    and not private.is_attached(name)
  );

-- # Public functions

create function public.create_mission(organization_id uuid, draft jsonb) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  author uuid := private.require_user();
  created uuid;
begin
  if not private.can_author(organization_id) then
    raise exception 'Only an approved company or maker writes missions.' using errcode = '42501', hint = 'authors_only';
  end if;
  insert into public.missions (organization_id, created_by, draft)
  values (create_mission.organization_id, author, coalesce(create_mission.draft, '{}'))
  returning id into created;
  return created;
end
$$;

-- Returns the new revision. Saving over another person's change is refused.
create function public.save_mission_draft(mission_id uuid, draft jsonb, base_revision int) returns int
language plpgsql security definer set search_path = '' as $$
declare
  mission public.missions := private.require_author(mission_id);
begin
  if mission.draft_revision <> base_revision then
    perform private.fail('draft_conflict', 'Somebody else has changed this mission meanwhile.');
  end if;
  update public.missions set draft = save_mission_draft.draft, draft_revision = base_revision + 1 where id = mission.id;
  return base_revision + 1;
end
$$;

create function public.publish_mission(mission_id uuid, note text default '', leave_out text[] default '{}') returns int
language plpgsql security definer set search_path = '' as $$
declare
  mission public.missions := private.require_author(mission_id);
  problems text[] := private.mission_problems(mission.draft);
  content jsonb := mission.draft;
  unfinished text[];
  next_version int := mission.version + 1;
begin
  if cardinality(problems) > 0 then
    raise exception 'This mission is not complete yet.'
      using errcode = 'P0001', hint = 'mission_incomplete', detail = array_to_string(problems, ' ');
  end if;
  if content ? 'translations' and cardinality(coalesce(leave_out, '{}')) > 0 then
    content := jsonb_set(content, '{translations}', (content -> 'translations') - leave_out);
    if content -> 'translations' = '{}' then content := content - 'translations'; end if;
  end if;
  unfinished := array(
    select language from private.translated_languages(content) as language
    where private.translation_gaps(content, language) > 0
  );
  if cardinality(unfinished) > 0 then
    raise exception 'A translation is not complete yet. Finish it, or publish without it.'
      using errcode = 'P0001', hint = 'translation_incomplete', detail = array_to_string(unfinished, ' ');
  end if;
  if cardinality(private.lost_files(mission.draft, mission.organization_id)) > 0 then
    perform private.fail('mission_file_lost', 'An attached file is no longer there. Remove it and add it again.');
  end if;
  insert into public.mission_versions (mission_id, version, content, note, published_by)
  values (mission.id, next_version, content, coalesce(btrim(note), ''), (select auth.uid()));
  update public.missions set status = 'published', version = next_version where id = mission.id;
  perform private.list_mission(mission.id);
  perform private.audit(
    'mission.published', 'mission', mission.id::text,
    jsonb_build_object('title', mission.draft ->> 'title', 'version', next_version)
  );
  return next_version;
end
$$;

create function public.set_mission_access(mission_id uuid, by_invitation boolean, closes_on date default null) returns void
language plpgsql security definer set search_path = '' as $$
declare
  mission public.missions := private.require_author(mission_id);
begin
  update public.missions as changed
  set by_invitation = set_mission_access.by_invitation, closes_on = set_mission_access.closes_on
  where changed.id = mission.id;
  perform private.list_mission(mission.id);
end
$$;

-- No one new can start; candidates who have started can finish, and certificates stay valid. Publishing again reopens
-- it.
create function public.archive_mission(mission_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  mission public.missions := private.require_author(mission_id);
begin
  update public.missions set status = 'archived' where id = mission.id;
  perform private.list_mission(mission.id);
  perform private.audit('mission.archived', 'mission', mission.id::text, jsonb_build_object('title', mission.draft ->> 'title'));
end
$$;

create function public.restore_mission(mission_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  mission public.missions := private.require_author(mission_id);
begin
  if mission.status <> 'archived' then
    perform private.fail('mission_not_archived', 'This mission is not archived.');
  end if;
  update public.missions set status = case when version > 0 then 'published' else 'draft' end::public.mission_status
  where id = mission.id;
  perform private.list_mission(mission.id);
end
$$;

create function public.duplicate_mission(mission_id uuid, title text) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  mission public.missions := private.require_author(mission_id);
begin
  return public.create_mission(mission.organization_id, mission.draft || jsonb_build_object('title', title));
end
$$;

-- Only missions that were never published can be deleted.
create function public.delete_mission(mission_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  mission public.missions := private.require_author(mission_id);
begin
  if mission.version > 0 then
    perform private.fail('mission_published', 'A published mission can be archived, not deleted.');
  end if;
  delete from public.missions where id = mission.id;
end
$$;

-- The catalog, 12 per page. "best" starts with the newest 36 that match the caller's skills or the search, best match
-- first; the others follow by date. It counts only a little further than the page, is planned for the values of each
-- call, and checks itself what may be seen: below a policy, no text index could be used.
create function public.find_missions(
  search text[] default '{}', category public.mission_category default null,
  difficulty public.mission_difficulty default null, skill text default null, most_hours numeric default null,
  language text default null, company uuid default null, only_missions uuid[] default null,
  my_skills text[] default '{}', sort text default 'newest', page int default 0
) returns jsonb
language plpgsql stable security definer
set search_path = '' set plan_cache_mode = force_custom_plan set enable_seqscan = off as $$
declare
  first constant int := 12 * greatest(page, 0);
  most constant int := greatest(36, first + 24);
  patterns text[] := array(
    select private.containing(private.plain_words(word)) from unnest(search) as word order by length(word) desc
  );
begin
  perform private.require_user();
  return (
    with fitting as not materialized (
      select listing.mission_id, listing.published_at, listing.hours, listing.skills
      from public.mission_listings as listing
      where listing.is_open and (listing.closes_on is null or listing.closes_on >= current_date)
        -- The longest two choose the index.
        and (cardinality(patterns) < 1 or listing.words like patterns[1])
        and (cardinality(patterns) < 2 or listing.words like patterns[2])
        and (cardinality(patterns) < 3 or listing.words like all (patterns[3:]))
        and (find_missions.category is null or listing.category = find_missions.category)
        and (find_missions.difficulty is null or listing.difficulty = find_missions.difficulty)
        and (skill is null or listing.skills @> array[skill])
        and (most_hours is null or listing.hours <= most_hours)
        and (find_missions.language is null or listing.languages @> array[find_missions.language])
        and (company is null or listing.organization_id = company)
        and (only_missions is null or listing.mission_id = any (only_missions))
    ), matching as (
      select *, cardinality(array(select unnest(skills) intersect select unnest(my_skills))) as shared
      from (
        select * from fitting where sort = 'best' and cardinality(patterns) = 0 and skills && my_skills
        order by published_at desc, mission_id limit 36
      ) as newest
    ), found as (
      select mission_id, published_at, null::numeric as hours, shared from matching
      union all
      select mission_id, published_at, null, case
        when sort = 'best' and cardinality(patterns) > 0
          and row_number() over (order by published_at desc, mission_id) <= 36
        then cardinality(array(select unnest(skills) intersect select unnest(my_skills))) else 0
      end from (
        select * from fitting where sort <> 'shortest' and mission_id <> all (array(select mission_id from matching))
        order by published_at desc, mission_id limit most + 1
      ) as newest
      union all
      select mission_id, published_at, hours, 0 from (
        select * from fitting where sort = 'shortest' order by hours, published_at desc, mission_id limit most + 1
      ) as shortest
    ), counted as (select count(*) as number from found)
    select jsonb_build_object(
      'total', least(number, most), 'is_more', number > most,
      'listings', coalesce((
        select jsonb_agg(
          to_jsonb(listing) - 'words' order by shared desc, shown.hours, listing.published_at desc, listing.mission_id
        )
        from (
          select * from found order by shared desc, hours, published_at desc, mission_id limit 12 offset first
        ) as shown
        join public.mission_listings as listing using (mission_id)
      ), '[]')
    ) from counted
  );
end
$$;

-- Three open missions with the same skills, most in common first, among the newest 30.
create function public.similar_missions(mission_id uuid) returns setof public.mission_listings
language plpgsql stable security definer
set search_path = '' set plan_cache_mode = force_custom_plan set enable_seqscan = off as $$
declare
  wanted text[] := (
    select skills from public.mission_listings as listing where listing.mission_id = similar_missions.mission_id
  );
begin
  return query
  select newest.* from (
    select listing.* from public.mission_listings as listing
    where listing.is_open and (listing.closes_on is null or listing.closes_on >= current_date)
      and listing.skills && wanted and listing.mission_id <> similar_missions.mission_id
    order by listing.published_at desc, listing.mission_id limit 30
  ) as newest
  order by cardinality(array(select unnest(newest.skills) intersect select unnest(wanted))) desc,
    newest.published_at desc, newest.mission_id
  limit 3;
end
$$;

-- One row per address: invited, already invited, or not an address. No one is notified twice.
create function public.invite_to_mission(mission_id uuid, emails text[]) returns table (email text, outcome text)
language plpgsql security definer set search_path = '' as $$
declare
  mission public.missions := private.require_author(mission_id);
  wanted text;
  invitation public.mission_invitations;
begin
  if mission.status <> 'published' then
    perform private.fail('mission_not_published', 'Publish this mission before you invite people to it.');
  end if;
  if cardinality(emails) > private.allowed('mission_invitations_a_day') then
    perform private.fail('too_many_invitations', 'That is more invitations than an organization may send in a day.');
  end if;
  for wanted in select distinct lower(btrim(one)) from unnest(emails) as one loop
    invitation := null;
    email := wanted;
    if wanted !~ '^[^\s@<>,;"]+@[^\s@<>,;".]+(\.[^\s@<>,;".]+)+$' or length(wanted) > 254 then
      outcome := 'invalid';
    else
      insert into public.mission_invitations as known (mission_id, organization_id, email, invited_by)
      values (mission.id, mission.organization_id, wanted, (select auth.uid()))
      on conflict on constraint mission_invitations_mission_id_email_key do update
        set revoked_at = null, declined_at = null, invited_by = excluded.invited_by, invited_at = now(), sent_at = now()
        where known.revoked_at is not null
      returning * into invitation;
      outcome := case when invitation.id is null then 'already' else 'invited' end;
    end if;
    if invitation.id is not null then
      perform private.count_invitations(mission.organization_id, 1);
      perform private.tell_invited(invitation);
    end if;
    return next;
  end loop;
  perform private.audit('mission.invited', 'mission', mission.id::text, jsonb_build_object('title', mission.draft ->> 'title', 'addresses', cardinality(emails)));
end
$$;

create function public.resend_invitation(invitation_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  invitation public.mission_invitations := private.require_invitation(invitation_id);
begin
  if invitation.revoked_at is not null or invitation.declined_at is not null
    or invitation.user_id is not null
      and not private.is_visible_to(invitation.user_id, invitation.organization_id) then
    perform private.fail('invitation_over', 'This invitation was revoked or declined.');
  end if;
  perform private.count_invitations(invitation.organization_id, 1);
  update public.mission_invitations set sent_at = now() where id = invitation.id;
  perform private.tell_invited(invitation);
end
$$;

-- Candidates who have started can continue.
create function public.revoke_invitation(invitation_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  invitation public.mission_invitations := private.require_invitation(invitation_id);
begin
  update public.mission_invitations set revoked_at = coalesce(revoked_at, now()) where id = invitation.id;
end
$$;

create function public.decline_invitation(mission_id uuid, is_declined boolean default true) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_user();
  update public.mission_invitations as invitation
  set declined_at = case when is_declined then coalesce(declined_at, now()) end
  where invitation.mission_id = decline_invitation.mission_id
    and (invitation.email = private.my_confirmed_email() or invitation.user_id = (select auth.uid()))
    and invitation.revoked_at is null;
  if not found then
    perform private.fail('invitation_not_found', 'This invitation does not exist, or is not yours.');
  end if;
end
$$;

-- The authors' list, without an address for candidates invited by card. What people did before being invited isn't
-- shown, and of people without an address only a refusal: the work would identify them.
create function public.mission_invitees(mission_id uuid) returns table (
  id uuid, email text, state text, invited_at timestamptz, sent_at timestamptz
)
language plpgsql security definer set search_path = '' as $$
declare
  mission public.missions := private.require_author(mission_id);
begin
  return query
  select invitation.id, invitation.email,
    case
      when work.status = 'validated' then 'validated'
      when work.status in ('submitted', 'not_validated') then 'submitted'
      when work.status in ('in_progress', 'changes_requested') then 'started'
      when invitation.declined_at is not null then 'declined'
      else 'invited'
    end,
    invitation.invited_at, invitation.sent_at
  from public.mission_invitations as invitation
  left join auth.users as person on person.email = invitation.email and person.email_confirmed_at is not null
  left join lateral (
    select enrollment.status from public.enrollments as enrollment
    where enrollment.user_id = person.id and enrollment.mission_id = invitation.mission_id
      and enrollment.started_at >= invitation.invited_at
    order by enrollment.started_at desc limit 1
  ) as work on true
  where invitation.mission_id = mission.id and invitation.revoked_at is null
  order by invitation.invited_at desc, invitation.email
  limit 1000;
end
$$;

-- What the caller is invited to and can start now, or can start through their school, which is named.
create function public.my_invitations() returns setof jsonb
language sql stable set search_path = '' as $$
  select to_jsonb(listing) || jsonb_build_object('school', case
    when listing.mission_id not in (select private.my_invited_missions()) then (
      select min(shared.school) from private.my_shared_missions() as shared where shared.mission_id = listing.mission_id
    )
  end)
  from public.mission_listings as listing
  where listing.mission_id in (select private.my_private_missions())
  order by listing.published_at desc
$$;

-- Every company and maker with an open mission, and how it replies; only companies have a page.
create function public.listed_organizations() returns table (
  organization_id uuid, organization_name text, slug text, reply_rate int, feedback_hours int, checks jsonb
)
language sql stable security definer set search_path = '' as $$
  select organization.id, organization.name, case when organization.kind = 'company' then organization.slug end,
    figures.reply_rate, figures.feedback_hours, private.checks_of(organization.id)
  from public.organizations as organization
  -- One of each is enough; counted from the other side, all of them would be read.
  cross join lateral (
    select from public.mission_listings as listing
    where listing.organization_id = organization.id and listing.is_open
      and (listing.closes_on is null or listing.closes_on >= current_date)
    limit 1
  ) as open
  left join private.reply_figures as figures on figures.organization_id = organization.id
  where (select private.require_user()) is not null
  order by 2 limit 500
$$;

create function public.company_page(wanted_slug text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select facts || jsonb_build_object('profile', (
    select jsonb_build_object(
      'tagline', said.tagline, 'story', said.story, 'sector', said.sector, 'size', said.size, 'place', said.place,
      'values', said.company_values, 'links', said.links, 'photos', said.photos, 'logo', said.logo
    ) from public.organization_profiles as said where said.organization_id = (facts ->> 'id')::uuid
  ))
  from private.company_facts(wanted_slug) as facts where facts is not null
$$;

create function public.offer_template(mission_id uuid, reason text, offered boolean default true) returns void
language plpgsql security definer set search_path = '' as $$
declare
  admin uuid := private.require_admin();
  why text := private.required_reason(reason);
  mission public.missions;
begin
  select * into mission from public.missions where id = offer_template.mission_id for update;
  if mission.id is null or offered and mission.status <> 'published' then
    perform private.fail('template_not_published', 'Only a published mission becomes a template.');
  end if;
  if offered then
    insert into public.mission_templates (mission_id, version, marked_by) values (mission.id, mission.version, admin)
    on conflict on constraint mission_templates_pkey do update
      set version = excluded.version, marked_by = excluded.marked_by, created_at = now();
  else
    delete from public.mission_templates as template where template.mission_id = mission.id;
    if not found then
      return;
    end if;
  end if;
  perform private.audit(
    case when offered then 'template.offered' else 'template.withdrawn' end, 'mission', mission.id::text,
    jsonb_build_object('title', mission.draft ->> 'title', 'version', mission.version), why
  );
end
$$;

-- Missions that can be offered, and those that are.
create function public.template_candidates(search text default '', page int default 0) returns table (
  mission_id uuid, title text, organization text, category public.mission_category, language text, version int,
  offered_version int, offered_at timestamptz, total bigint
)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return query
  select listing.mission_id, private.title_in(listing.title, listing.translations), listing.organization_name, listing.category, listing.language, listing.version,
    template.version, template.created_at, count(*) over ()
  from public.mission_listings as listing
  join public.missions as mission on mission.id = listing.mission_id
  left join public.mission_templates as template on template.mission_id = listing.mission_id
  where (mission.status = 'published' or template.mission_id is not null)
    and (btrim(search) = '' or listing.words like private.containing(private.plain_words(search)))
  order by template.created_at desc nulls last, listing.published_at desc, listing.mission_id
  limit 20 offset greatest(page, 0) * 20;
end
$$;

-- What could come after a mission: an open one that the caller hasn't started, with the most skills in common, ideally
-- one level up; if none shares a skill, the nearest by level.
create function public.next_mission(mission_id uuid) returns setof public.mission_listings
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan as $$
declare
  person uuid := private.require_user();
  levels public.mission_difficulty[] := enum_range(null::public.mission_difficulty);
  wanted text[];
  best int;
begin
  -- A mission that is no longer listed is still known by its newest version.
  select newest.skills, least(array_position(levels::text[], newest.difficulty) + 1, cardinality(levels))
  into wanted, best
  from public.enrollments as mine
  join public.mission_versions as newest on newest.mission_id = mine.mission_id
  where mine.user_id = person and mine.mission_id = next_mission.mission_id
  order by newest.version desc limit 1;
  if not found then return; end if;
  return query
  select listing.* from public.mission_listings as listing
  where listing.is_open and (listing.closes_on is null or listing.closes_on >= current_date)
    and not exists (
      select from public.enrollments as mine where mine.user_id = person and mine.mission_id = listing.mission_id
    )
  order by cardinality(array(select unnest(listing.skills) intersect select unnest(wanted))) desc,
    abs(array_position(levels, listing.difficulty) - best), listing.published_at desc, listing.mission_id
  limit 1;
end
$$;

-- # Who may call which function

grant execute on function
  private.in_language, private.mission_texts, private.offered_languages, private.texts_in,
  private.translated_languages, private.translation_gaps, private.translations_are_sound
to authenticated, service_role;

grant execute on function
  private.can_author, private.is_attached, private.may_read_attached, private.my_authored_organizations,
  private.my_invited_missions, private.my_private_missions, private.my_reviewed_missions,
  private.my_reviewed_organizations, private.my_shared_missions
to authenticated;

grant execute on function
  public.archive_mission, public.create_mission, public.decline_invitation, public.delete_mission,
  public.duplicate_mission, public.find_missions, public.invite_to_mission, public.listed_organizations,
  public.mission_invitees, public.mission_templates, public.my_invitations, public.next_mission,
  public.offer_template, public.publish_mission, public.resend_invitation, public.restore_mission,
  public.revoke_invitation, public.save_mission_draft, public.set_mission_access, public.template_candidates
to authenticated;

grant execute on function public.company_page, public.similar_missions to anon, authenticated;

-- # Triggers

create trigger relist_missions after update of status, name on public.organizations
  for each row when (old.status is distinct from new.status or old.name is distinct from new.name)
  execute function private.relist_missions();

create trigger missions_updated before update on public.missions
  for each row execute function private.set_updated_at();

create trigger missions_note_changes before update of draft, version on public.missions
  for each row execute function private.note_changes();

-- Except for the skills it names: if two are merged, they are merged everywhere.
create trigger mission_versions_never_change before update on public.mission_versions
  for each row when (
    (old.mission_id, old.version, old.content - 'skills') is distinct from (new.mission_id, new.version, new.content - 'skills')
  )
  execute function private.refuse_new_content();

create trigger meet_invitations after update of email, email_confirmed_at on auth.users
  for each row when (
    new.email_confirmed_at is not null
    and (old.email_confirmed_at is null or lower(old.email) is distinct from lower(new.email))
  )
  execute function private.meet_invitations();

create trigger meet_invitations_at_once after insert on auth.users
  for each row when (new.email_confirmed_at is not null) execute function private.meet_invitations();

create trigger forget_invitations after delete on auth.users
  for each row when (old.email_confirmed_at is not null) execute function private.forget_invitations();

-- # First rows

-- Files that authors attach to a brief, at <organization>/<file>. They belong to the organization, not to one mission:
-- a copy of a mission names the same files, and each stays as long as anything names it.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types) values
  ('mission-files', 'mission-files', false, 50 * 1024 * 1024, array[
    'application/pdf', 'application/zip', 'application/json',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'application/vnd.openxmlformats-officedocument.presentationml.presentation',
    'application/vnd.oasis.opendocument.text', 'application/vnd.oasis.opendocument.spreadsheet',
    'application/vnd.oasis.opendocument.presentation',
    'image/png', 'image/jpeg', 'image/webp', 'image/gif', 'text/plain', 'text/csv', 'text/markdown',
    'audio/mpeg', 'video/mp4'
  ]);
