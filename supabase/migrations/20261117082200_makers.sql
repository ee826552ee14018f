-- Makers: profiles and portfolios, clients and projects, tasks, time, invoices, pages for clients, and ratings.

-- # Tables

-- What an independent maker says about themselves: saved as a whole, public once the maker wants it. The page's address
-- is the slug of the organization, which never changes after approval.
create function private.are_weighted_skills(said jsonb) returns boolean language sql immutable set search_path = '' as $$
  select jsonb_typeof(said) = 'array' and jsonb_array_length(said) <= 12
    and jsonb_array_length(said) = (select count(distinct entry ->> 'slug') from jsonb_array_elements(said) as entry)
    and coalesce((
      select bool_and(
        coalesce(entry ->> 'slug' ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and entry ->> 'weight' ~ '^[1-5]$', false)
        and jsonb_typeof(entry -> 'weight') = 'number' and entry - 'slug' - 'weight' = '{}'
      ) from jsonb_array_elements(said) as entry
    ), true)
$$;

-- Amounts in the smallest unit of their currency, at most one each per hour, day and project.
create function private.are_rates(said jsonb) returns boolean language sql immutable set search_path = '' as $$
  select jsonb_typeof(said) = 'array'
    and jsonb_array_length(said) = (select count(distinct entry ->> 'per') from jsonb_array_elements(said) as entry)
    and coalesce((
      select bool_and(
        coalesce(
          entry ->> 'per' in ('hour', 'day', 'project') and entry ->> 'currency' in ('EUR', 'CHF', 'GBP', 'USD', 'CAD')
          and jsonb_typeof(entry -> 'amount') = 'number' and entry ->> 'amount' ~ '^[1-9][0-9]{0,9}$', false
        ) and entry - 'per' - 'currency' - 'amount' = '{}'
      ) from jsonb_array_elements(said) as entry
    ), true)
$$;

create function private.slugs_of(said jsonb) returns text[] language sql immutable set search_path = '' as $$
  select array(select entry ->> 'slug' from jsonb_array_elements(said) as entry)
$$;

create table public.maker_profiles (
  organization_id uuid primary key references public.organizations on delete cascade,
  headline text not null default '' check (length(headline) <= 120),
  -- Markdown.
  bio text not null default '' check (length(bio) <= 4000),
  -- [{"slug", "weight"}], in the order of the page.
  skills jsonb not null default '[]' check (private.are_weighted_skills(skills)),
  skill_slugs text[] not null generated always as (private.slugs_of(skills)) stored,
  -- [{"amount", "currency", "per"}]; none means on request.
  rates jsonb not null default '[]' check (private.are_rates(rates)),
  availability text not null default 'not_now' check (availability in ('now', 'from', 'not_now')),
  available_from date,
  -- How many candidates the maker mentors at a time.
  mentee_places int not null default 0 check (mentee_places between 0 and 20),
  is_public boolean not null default false,
  -- What the search looks through, without accents and capitals.
  words text not null default '',
  revision int not null default 0,
  updated_at timestamptz not null default now(),
  check ((availability = 'from') = (available_from is not null)),
  check (not is_public or headline <> '')
);

-- A maker's case studies: private drafts, and what the page shows, in the maker's own order.
create function private.are_case_images(said jsonb, folder text) returns boolean
language sql immutable set search_path = '' as $$
  select jsonb_typeof(said) = 'array' and jsonb_array_length(said) <= 12
    and jsonb_array_length(said) = (select count(distinct entry ->> 'path') from jsonb_array_elements(said) as entry)
    and coalesce((
      select bool_and(coalesce(
        entry ->> 'path' ~ ('^' || folder || '/[^/]+$') and length(entry ->> 'alt') <= 200
        and (entry ->> 'width')::int between 1 and 10000 and (entry ->> 'height')::int between 1 and 10000
        and entry - 'path' - 'alt' - 'width' - 'height' = '{}', false
      )) from jsonb_array_elements(said) as entry
    ), true)
$$;

create table public.portfolio_cases (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references public.organizations on delete cascade,
  -- The last part of its address: set when it is first published, and kept.
  slug text check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 80),
  title text not null default '' check (length(title) <= 120),
  role text not null default '' check (length(role) <= 120),
  -- Markdown.
  body text not null default '' check (length(body) <= 20000),
  client_name text not null default '' check (length(client_name) <= 120),
  client_quote text not null default '' check (length(client_quote) <= 1000),
  -- [{"label", "url"}] and [{"path", "alt", "width", "height"}], in their order.
  links jsonb not null default '[]' check (private.are_links(links)),
  images jsonb not null default '[]' check (private.are_case_images(images, organization_id::text)),
  skills text[] not null default '{}' check (private.are_clean_words(skills, 80) and cardinality(skills) <= 12),
  -- A fractional index.
  place text collate "C" not null check (length(place) between 1 and 200),
  is_published boolean not null default false,
  -- Hidden from everyone; the maker can restore it for a day.
  deleted_at timestamptz,
  revision int not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (organization_id, slug),
  -- Published case studies have a title and describe every picture.
  check (not is_published or (
    slug is not null and title <> '' and length(body) >= 40
    and not jsonb_path_exists(images, '$[*] ? (@.alt == "")')
    and (client_quote = '' or client_name <> '')
  )),
  constraint files_are_safe check (private.names_safe_files(images))
);

-- Independent makers: each is an organization of its own kind, run by its owner.
create function private.my_makers() returns setof uuid
language sql stable security definer set search_path = '' as $$
  select member.organization_id from public.organization_members as member
  join public.organizations as organization on organization.id = member.organization_id
  where member.user_id = (select auth.uid()) and member.member_role = 'owner'
    and organization.status = 'approved' and organization.kind = 'on_maker'
$$;

-- A maker's clients. Records, contacts and notes are private to the maker.
create function private.own_maker() returns uuid
language sql stable security definer set search_path = '' as $$
  select mine from private.my_makers() as mine limit 1
$$;

create table public.clients (
  id uuid primary key default gen_random_uuid(),
  maker_id uuid not null default private.own_maker() references public.organizations on delete cascade,
  name text not null check (name = btrim(name) and length(name) between 1 and 160),
  kind text not null default 'company' check (kind in ('company', 'association', 'public', 'person')),
  website text check (private.is_web_address(website)),
  address text not null default '' check (length(address) <= 500),
  note text not null default '' check (length(note) <= 20000),
  archived_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (maker_id, id)
);

create table public.client_contacts (
  id uuid primary key default gen_random_uuid(),
  maker_id uuid not null default private.own_maker() references public.organizations on delete cascade,
  client_id uuid not null,
  name text not null check (name = btrim(name) and length(name) between 1 and 160),
  role text not null default '' check (length(role) <= 160),
  email text not null default '' check (email = '' or length(email) <= 254 and email ~ '^[^\s@<>,;"]+@[^\s@<>,;".]+(\.[^\s@<>,;".]+)+$'),
  phone text not null default '' check (length(phone) <= 40),
  created_at timestamptz not null default now(),
  foreign key (maker_id, client_id) references public.clients (maker_id, id) on delete cascade
);

-- A maker's projects with tasks, files, hours and invoices, private to the maker. Through a link that can be revoked, a
-- client sees one project, and of it only what was shared.
create table public.projects (
  id uuid primary key default gen_random_uuid(),
  maker_id uuid not null default private.own_maker() references public.organizations on delete cascade,
  -- Null for work without a client.
  client_id uuid,
  title text not null check (title = btrim(title) and length(title) between 1 and 160),
  description text not null default '' check (length(description) <= 20000),
  status text not null default 'planning' check (status in ('planning', 'in_progress', 'review', 'done')),
  -- A fractional index: there is always room between two neighbors.
  position text collate "C" not null check (position ~ '^[0-9A-Za-z]{1,200}$'),
  starts_on date,
  due_on date,
  currency text not null default 'EUR' check (currency ~ '^[A-Z]{3}$'),
  -- In the smallest unit of the currency, like every amount here.
  budget_minor bigint check (budget_minor between 0 and 1000000000000),
  -- The price of an hour: hours at this rate use up the budget.
  rate_minor bigint check (rate_minor between 0 and 1000000000),
  moved_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (maker_id, id),
  check (starts_on <= due_on),
  foreign key (maker_id, client_id) references public.clients (maker_id, id)
);

create table public.project_tasks (
  id uuid primary key default gen_random_uuid(),
  maker_id uuid not null default private.own_maker() references public.organizations on delete cascade,
  project_id uuid not null,
  title text not null check (title = btrim(title) and length(title) between 1 and 300),
  position text collate "C" not null check (position ~ '^[0-9A-Za-z]{1,200}$'),
  due_on date,
  done_at timestamptz,
  -- Shown on the client's page.
  is_shared boolean not null default false,
  created_at timestamptz not null default now(),
  foreign key (maker_id, project_id) references public.projects (maker_id, id) on delete cascade
);

create table public.project_files (
  id uuid primary key default gen_random_uuid(),
  maker_id uuid not null default private.own_maker() references public.organizations on delete cascade,
  project_id uuid not null,
  path text not null unique check (starts_with(path, maker_id::text || '/' || project_id::text || '/')),
  name text not null check (length(name) between 1 and 200),
  size int not null check (size >= 0),
  is_shared boolean not null default false,
  created_at timestamptz not null default now(),
  foreign key (maker_id, project_id) references public.projects (maker_id, id) on delete cascade,
  constraint files_are_safe check (private.is_safe_path(path))
);

create table public.time_entries (
  id uuid primary key default gen_random_uuid(),
  maker_id uuid not null default private.own_maker() references public.organizations on delete cascade,
  project_id uuid not null,
  user_id uuid not null default auth.uid() references auth.users on delete cascade,
  worked_on date not null default (now() at time zone 'utc')::date,
  -- Null while the timer is running.
  seconds int check (seconds between 1 and 86400),
  running_since timestamptz,
  note text not null default '' check (length(note) <= 300),
  created_at timestamptz not null default now(),
  check (num_nonnulls(seconds, running_since) = 1),
  foreign key (maker_id, project_id) references public.projects (maker_id, id) on delete cascade
);

create table public.invoices (
  id uuid primary key default gen_random_uuid(),
  maker_id uuid not null default private.own_maker() references public.organizations on delete cascade,
  project_id uuid not null,
  number text not null check (number = btrim(number) and length(number) between 1 and 40),
  amount_minor bigint not null check (amount_minor between 1 and 1000000000000),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  -- Null for a draft.
  sent_on date,
  due_on date,
  paid_on date,
  created_at timestamptz not null default now(),
  unique (maker_id, number),
  check (sent_on is not null or paid_on is null),
  check (due_on >= sent_on),
  check (paid_on >= sent_on),
  foreign key (maker_id, project_id) references public.projects (maker_id, id) on delete cascade
);

-- What happened; written only by the database.
create table public.project_events (
  id bigint generated always as identity primary key,
  maker_id uuid not null references public.organizations on delete cascade,
  project_id uuid not null,
  kind text not null,
  data jsonb not null default '{}',
  happened_at timestamptz not null default now(),
  foreign key (maker_id, project_id) references public.projects (maker_id, id) on delete cascade
);

-- The link of the client's page. Only its hash is stored: a lost link is replaced by a new one, and the old one ends.
create table private.project_links (
  project_id uuid primary key references public.projects on delete cascade,
  token_hash bytea not null unique,
  created_at timestamptz not null default now(),
  revoked_at timestamptz,
  last_opened_at timestamptz
);

-- Invalid links, by the address that tries them. After a hundred in an hour, the address waits for the next hour.
create table private.link_misses (
  hour timestamptz not null,
  address bytea not null,
  misses int not null default 1,
  primary key (hour, address)
);

-- After a project, client and maker rate each other. Neither sees the other's rating, and no one else does, before both
-- have rated or two weeks have passed since the first did; then it is too late for the other. Rows can be read, changed
-- and deleted only through these functions.
create function private.are_scores(said jsonb, criteria text[]) returns boolean
language sql immutable set search_path = '' as $$
  select said is null or jsonb_typeof(said) = 'object'
    and (select coalesce(array_agg(key order by key), '{}') from jsonb_object_keys(said) as key)
      = (select array_agg(one order by one) from unnest(criteria) as one)
    and (select bool_and(value in ('1', '2', '3', '4', '5')) from jsonb_each(said) as score (key, value))
$$;

create function private.client_criteria() returns text[] language sql immutable set search_path = '' as $$
  select array['quality', 'communication', 'deadlines', 'value']
$$;

create function private.maker_criteria() returns text[] language sql immutable set search_path = '' as $$
  select array['clarity', 'communication', 'decisions', 'payment']
$$;

create table private.project_ratings (
  project_id uuid primary key references public.projects on delete cascade,
  maker_id uuid not null references public.organizations on delete cascade,
  -- For the link that opens the form once.
  token_hash bytea unique,
  invited_at timestamptz,
  expires_at timestamptz,
  -- Null if the link was copied.
  mailed_to text,
  client_scores jsonb check (private.are_scores(client_scores, private.client_criteria())),
  client_words text not null default '' check (length(client_words) <= 2000),
  -- The name the client signs with, shown on the maker's page.
  client_name text not null default '' check (length(client_name) <= 160),
  client_given_at timestamptz,
  maker_scores jsonb check (private.are_scores(maker_scores, private.maker_criteria())),
  maker_words text not null default '' check (length(maker_words) <= 2000),
  maker_given_at timestamptz,
  answer text not null default '' check (length(answer) <= 2000),
  answered_at timestamptz,
  -- An administrator removed it from the maker's page and the average.
  is_hidden boolean not null default false,
  is_confirmed boolean not null default false,
  check (num_nonnulls(client_scores, client_given_at) in (0, 2)),
  check (num_nonnulls(maker_scores, maker_given_at) in (0, 2))
);

-- # Indexes

create index maker_profiles_mentoring on public.maker_profiles (organization_id) where is_public and mentee_places > 0;
create index maker_profiles_by_words on public.maker_profiles using gin (words extensions.gin_trgm_ops)
  where is_public and mentee_places > 0;

create index portfolio_cases_by_maker on public.portfolio_cases (organization_id, place);
create index portfolio_cases_deleted on public.portfolio_cases (deleted_at) where deleted_at is not null;
create index clients_by_name on public.clients (maker_id, name);
create index client_contacts_by_client on public.client_contacts (maker_id, client_id);
create index projects_by_client on public.projects (maker_id, client_id);
create index projects_by_status on public.projects (maker_id, status, position);
create index project_tasks_by_project on public.project_tasks (maker_id, project_id, position);
create index project_files_by_project on public.project_files (maker_id, project_id);
create index time_entries_by_project on public.time_entries (maker_id, project_id, worked_on);
create index time_entries_by_user on public.time_entries (user_id);
-- No one works on two things at once.
create unique index one_running_timer on public.time_entries (user_id) where running_since is not null;
create index invoices_by_project on public.invoices (maker_id, project_id);
create index invoices_by_payment on public.invoices (maker_id, paid_on) where paid_on is not null;
create index project_events_by_project on public.project_events (maker_id, project_id, id);
create index project_ratings_by_maker on private.project_ratings (maker_id, client_given_at desc);

-- # Private helpers

-- Pictures are in the same folder as those of the organization's page, and stay as long as a case study names them.
create function private.is_shown_picture(file text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.organization_profiles as profile
    where profile.organization_id::text = (storage.foldername(file))[1] and file in (select private.shown_pictures(profile))
  ) or exists (
    select from public.portfolio_cases as shown
    where shown.organization_id::text = (storage.foldername(file))[1]
      and shown.images @> jsonb_build_array(jsonb_build_object('path', file))
  )
$$;

create function private.require_maker() returns uuid
language plpgsql stable security definer set search_path = '' as $$
declare
  maker uuid;
begin
  perform private.require_user();
  select mine into maker from private.my_makers() as mine limit 1;
  if maker is null then
    raise exception 'Only an approved maker can do this.' using errcode = '42501', hint = 'maker_required';
  end if;
  return maker;
end
$$;

-- Computed on each read: it doesn't depend on a job having run.
create function private.revealed_at(rating private.project_ratings) returns timestamptz
language sql stable set search_path = '' as $$
  select case
    when rating.client_given_at is not null and rating.maker_given_at is not null
      then least(greatest(rating.client_given_at, rating.maker_given_at), least(rating.client_given_at, rating.maker_given_at) + interval '14 days')
    else coalesce(rating.client_given_at, rating.maker_given_at) + interval '14 days'
  end
$$;

create function private.is_revealed(rating private.project_ratings) returns boolean
language sql stable set search_path = '' as $$
  select coalesce(private.revealed_at(rating) <= now(), false)
$$;

-- What clients said about a maker.
create function private.maker_rating(maker uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  with shown as (
    select score.key, score.value::int as value, rating.project_id
    from private.project_ratings as rating
    cross join jsonb_each_text(rating.client_scores) as score (key, value)
    where rating.maker_id = maker and rating.is_confirmed and rating.client_given_at is not null and not rating.is_hidden
      and private.is_revealed(rating)
  ), criteria as (
    select key, round(avg(value), 1) as average from shown group by key
  )
  select jsonb_build_object(
    'average', (select round(avg(value), 1) from shown),
    'count', (select count(distinct project_id) from shown),
    'criteria', (select jsonb_object_agg(key, average) from criteria)
  )
  where exists (select from shown)
$$;

create function private.maker_published_ratings(maker uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'name', rating.client_name, 'scores', rating.client_scores, 'words', rating.client_words,
    'givenAt', rating.client_given_at, 'answer', nullif(rating.answer, ''), 'answeredAt', rating.answered_at,
    'isConfirmed', rating.is_confirmed,
    'average', (select round(avg(value::int), 1) from jsonb_each_text(rating.client_scores) as score (key, value))
  ) order by rating.is_confirmed desc, rating.client_given_at desc), '[]')
  from (
    select * from private.project_ratings as one
    where one.maker_id = maker and one.client_given_at is not null and not one.is_hidden and private.is_revealed(one)
    order by one.is_confirmed desc, one.client_given_at desc limit 50
  ) as rating
$$;

create function private.keep_maker_words() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.words := private.plain_words(concat_ws(
    ' ', (select name from public.organizations where id = new.organization_id), new.headline, new.bio, (
      select string_agg(concat_ws(' ', skill.name_en, skill.name_fr, array_to_string(skill.aliases, ' ')), ' ')
      from public.skills as skill where skill.slug = any (private.slugs_of(new.skills))
    )
  ));
  return new;
end
$$;

create function private.rename_maker() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.maker_profiles set words = '' where organization_id = new.id;
  return null;
end
$$;

-- Makers with a public page.
create view private.shown_makers as
  select organization.id, organization.slug as handle, organization.name, organization.website, organization.siret,
    organization.decided_at, profile.headline, profile.bio, profile.skills, profile.skill_slugs, profile.rates,
    case when profile.availability = 'from' and profile.available_from <= current_date then 'now'
      else profile.availability end as availability,
    case when profile.available_from > current_date then profile.available_from end as available_from,
    profile.mentee_places, profile.words
  from public.maker_profiles as profile
  join public.organizations as organization
    on organization.id = profile.organization_id and organization.status = 'approved' and organization.kind = 'on_maker'
  where profile.is_public;

create function private.require_case(case_id uuid) returns public.portfolio_cases
language plpgsql security definer set search_path = '' as $$
declare
  maker uuid := private.require_maker();
  known public.portfolio_cases;
begin
  select * into known from public.portfolio_cases where id = case_id and organization_id = maker for update;
  if known.id is null then
    perform private.fail('case_not_found', 'This case study does not exist, or is not yours.');
  end if;
  return known;
end
$$;

create function private.case_slug(maker uuid, title text) returns text
language plpgsql security definer set search_path = '' as $$
declare
  base text := coalesce(nullif(btrim(left(
    btrim(regexp_replace(private.plain_words(title), '[^a-z0-9]+', '-', 'g'), '-'), 60
  ), '-'), ''), 'case');
  free text := base;
  number int := 1;
begin
  perform pg_advisory_xact_lock(hashtext('case slug ' || maker));
  while exists (select from public.portfolio_cases where organization_id = maker and slug = free) loop
    number := number + 1;
    free := base || '-' || number;
  end loop;
  return free;
end
$$;

create function private.forget_deleted_cases() returns void
language sql security definer set search_path = '' as $$
  delete from public.portfolio_cases where deleted_at < now() - interval '1 day'
$$;

create function private.case_card(one public.portfolio_cases) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_build_object(
    'id', one.id, 'slug', one.slug, 'title', one.title, 'role', one.role, 'skills', one.skills, 'cover', one.images -> 0
  )
$$;

-- The project's history.
create function private.note_project(maker uuid, project uuid, kind text, data jsonb default '{}') returns void
language sql security definer set search_path = '' as $$
  insert into public.project_events (maker_id, project_id, kind, data) values (maker, project, kind, data)
$$;

create function private.keep_project() returns trigger language plpgsql set search_path = '' as $$
begin
  new.updated_at := now();
  if new.status <> old.status then
    new.moved_at := now();
  end if;
  return new;
end
$$;

create function private.note_project_change() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    perform private.note_project(new.maker_id, new.id, 'created', jsonb_build_object('status', new.status));
  else
    perform private.note_project(
      new.maker_id, new.id, 'moved', jsonb_build_object('from', old.status, 'to', new.status)
    );
  end if;
  return null;
end
$$;

create function private.note_task_done() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.note_project(new.maker_id, new.project_id, 'task_done', jsonb_build_object('title', new.title));
  return null;
end
$$;

create function private.note_project_file() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.note_project(new.maker_id, new.project_id, 'file_added', jsonb_build_object('name', new.name));
  return null;
end
$$;

-- Sent invoices keep their number and amount: to correct one, turn it back into a draft first.
create function private.keep_invoice() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if old.sent_on is not null and new.sent_on is not null
    and (old.number, old.amount_minor, old.currency) is distinct from (new.number, new.amount_minor, new.currency) then
    perform private.fail('invoice_was_sent', 'An invoice that was sent keeps its number and amount.');
  end if;
  return new;
end
$$;

create function private.note_invoice() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  facts jsonb := jsonb_build_object('number', new.number, 'amount', new.amount_minor, 'currency', new.currency);
  was_sent date := case when tg_op = 'UPDATE' then old.sent_on end;
  was_paid date := case when tg_op = 'UPDATE' then old.paid_on end;
begin
  if new.sent_on is not null and was_sent is null then
    perform private.note_project(new.maker_id, new.project_id, 'invoice_sent', facts);
  elsif new.sent_on is null and was_sent is not null then
    perform private.note_project(new.maker_id, new.project_id, 'invoice_taken_back', facts);
  end if;
  if new.paid_on is not null and was_paid is null then
    perform private.note_project(new.maker_id, new.project_id, 'invoice_paid', facts);
  end if;
  return null;
end
$$;

-- Only deletions that people ask for are refused; an account is deleted with everything in it.
create function private.keep_client_with_projects() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (select from public.projects where maker_id = old.maker_id and client_id = old.id) then
    perform private.fail('client_has_projects', 'A client with projects can be archived, not deleted.');
  end if;
  return old;
end
$$;

create function private.keep_invoiced_project() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (
    select from public.invoices where maker_id = old.maker_id and project_id = old.id and sent_on is not null
  ) then
    perform private.fail('project_has_invoices', 'A project with invoices that were sent cannot be deleted.');
  end if;
  return old;
end
$$;

-- When a maker's last member leaves, all client data is deleted.
create function private.forget_clients() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if not exists (select from public.organization_members where organization_id = old.organization_id) then
    delete from public.projects where maker_id = old.organization_id;
    delete from public.clients where maker_id = old.organization_id;
  end if;
  return null;
end
$$;

-- One timer: starting another one ends it. A forgotten one counts at most a day.
create function private.end_timer(person uuid) returns void
language sql security definer set search_path = '' as $$
  update public.time_entries
  set seconds = greatest(1, least(86400, round(extract(epoch from now() - running_since))::int)), running_since = null
  where user_id = person and running_since is not null
$$;

create function private.require_project(project uuid) returns public.projects
language plpgsql stable security definer set search_path = '' as $$
declare
  found public.projects;
begin
  select * into found from public.projects where id = project and maker_id = private.require_maker();
  if found.id is null then
    perform private.fail('project_not_found', 'This project does not exist, or is not yours.');
  end if;
  return found;
end
$$;

-- Amounts by currency: they are never added up across currencies.
create function private.paid_by_currency(maker uuid, client uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('currency', currency, 'amount', amount) order by amount desc, currency), '[]')
  from (
    select invoice.currency, sum(invoice.amount_minor) as amount
    from public.invoices as invoice
    join public.projects as project on project.maker_id = invoice.maker_id and project.id = invoice.project_id
    where invoice.maker_id = maker and project.client_id = client and invoice.paid_on is not null
    group by invoice.currency
  ) as sums
$$;

create function private.is_overdue(invoice public.invoices) returns boolean
language sql stable set search_path = '' as $$
  select invoice.sent_on is not null and invoice.paid_on is null and invoice.due_on < private.today()
$$;

create function private.running_timer(person uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'id', entry.id, 'projectId', entry.project_id, 'since', entry.running_since,
    'project', (select title from public.projects where id = entry.project_id)
  )
  from public.time_entries as entry where entry.user_id = person and entry.running_since is not null
$$;

create function private.project_card(project public.projects) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'id', project.id, 'title', project.title, 'status', project.status, 'position', project.position,
    'client', (select jsonb_build_object('id', id, 'name', name) from public.clients where id = project.client_id),
    'startsOn', project.starts_on, 'dueOn', project.due_on, 'currency', project.currency,
    'budget', project.budget_minor, 'rate', project.rate_minor, 'movedAt', project.moved_at,
    'tasks', (
      select jsonb_build_object('done', count(done_at), 'total', count(*)) from public.project_tasks
      where maker_id = project.maker_id and project_id = project.id
    ),
    'seconds', (
      select coalesce(sum(seconds), 0) from public.time_entries
      where maker_id = project.maker_id and project_id = project.id
    ),
    'overdue', (
      select count(*) from public.invoices as invoice
      where invoice.maker_id = project.maker_id and invoice.project_id = project.id and private.is_overdue(invoice)
    )
  )
$$;

-- The folder of the caller's own project, up to 500 MB in all.
create function private.may_add_project_file(file text) returns boolean
language sql stable security definer set search_path = '' as $$
  select array_length(storage.foldername(file), 1) = 2
    and exists (
      select from public.projects
      where maker_id in (select private.my_makers()) and maker_id::text = (storage.foldername(file))[1]
        and id::text = (storage.foldername(file))[2]
    )
$$;

create function private.delete_project_files() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.remove_files('projects', old.maker_id::text || '/' || old.id::text || '/');
  return null;
end
$$;

create function private.token_hash(token text) returns bytea language sql immutable set search_path = '' as $$
  select sha256(convert_to(coalesce(token, ''), 'utf8'))
$$;

create function private.new_token() returns text language sql volatile set search_path = '' as $$
  select encode(extensions.gen_random_bytes(24), 'hex')
$$;

create function private.caller_hash() returns bytea
language sql volatile security definer set search_path = '' as $$
  select sha256(private.salt_of_today() || convert_to(private.caller_address(
    coalesce(nullif(current_setting('request.headers', true), ''), '{}')::jsonb
  ), 'utf8'))
$$;

create function private.note_link_miss() returns void
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.link_misses where hour < now() - interval '1 day';
  insert into private.link_misses as known (hour, address) values (date_trunc('hour', now()), private.caller_hash())
  on conflict (hour, address) do update set misses = known.misses + 1;
  if exists (
    select from private.link_misses
    where hour = date_trunc('hour', now()) and address = private.caller_hash() and misses > 100
  ) then
    perform private.fail('too_many_links', 'Too many links that do not work were tried from here. Wait an hour.');
  end if;
end
$$;

-- The project that a valid link opens, as long as its maker is active.
create function private.linked_project(token text) returns uuid
language sql stable security definer set search_path = '' as $$
  select project.id from private.project_links as link
  join public.projects as project on project.id = link.project_id
  join public.organizations as maker on maker.id = project.maker_id and maker.status = 'approved'
  where link.token_hash = private.token_hash(token) and link.revoked_at is null
$$;

-- A rating never changes once it is given.
create function private.keep_rating() returns trigger language plpgsql set search_path = '' as $$
begin
  if old.client_given_at is not null and
      (new.client_scores, new.client_words, new.client_name, new.client_given_at, new.is_confirmed)
      is distinct from (old.client_scores, old.client_words, old.client_name, old.client_given_at, old.is_confirmed)
    or old.maker_given_at is not null and
      (new.maker_scores, new.maker_words, new.maker_given_at)
      is distinct from (old.maker_scores, old.maker_words, old.maker_given_at)
    or old.answered_at is not null and (new.answer, new.answered_at) is distinct from (old.answer, old.answered_at)
  then
    raise exception 'A rating cannot be changed.' using errcode = '42501';
  end if;
  return new;
end
$$;

-- A rated project can't be deleted, or a bad rating could be deleted with it.
create function private.keep_rated_project() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (select from private.project_ratings where project_id = old.id and client_given_at is not null) then
    perform private.fail('project_was_rated', 'A project that was rated cannot be deleted.');
  end if;
  return old;
end
$$;

create function private.require_rateable(project_id uuid) returns public.projects
language plpgsql security definer set search_path = '' as $$
declare
  project public.projects := private.require_project(project_id);
begin
  if project.status not in ('review', 'done') then
    perform private.fail('rating_too_early', 'A project is rated once it is in review or done.');
  end if;
  insert into private.project_ratings (project_id, maker_id) values (project.id, project.maker_id)
  on conflict on constraint project_ratings_pkey do nothing;
  perform from private.project_ratings as rating where rating.project_id = project.id for update;
  return project;
end
$$;

create function private.maker_side(rating private.project_ratings) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('scores', rating.maker_scores, 'words', rating.maker_words, 'givenAt', rating.maker_given_at)
  where rating.maker_given_at is not null
$$;

create function private.client_side(rating private.project_ratings) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'scores', rating.client_scores, 'words', rating.client_words, 'name', rating.client_name,
    'givenAt', rating.client_given_at, 'isConfirmed', rating.is_confirmed
  )
  where rating.client_given_at is not null
$$;

create function private.rating_state(rating private.project_ratings) returns text
language sql stable set search_path = '' as $$
  select case
    when rating.client_given_at is not null then 'used'
    when private.is_revealed(rating) then 'closed'
    when rating.expires_at < now() then 'expired'
    else 'open'
  end
$$;

create function private.tell_maker(maker uuid, kind text, data jsonb, link text) returns void
language sql security definer set search_path = '' as $$
  select private.notify(user_id, kind, data, link) from public.organization_members
  where organization_id = maker and member_role = 'owner'
$$;

-- A rating of the caller's own project that the maker may see.
create function private.require_shown_rating(project_id uuid) returns private.project_ratings
language plpgsql security definer set search_path = '' as $$
declare
  project public.projects := private.require_project(project_id);
  rating private.project_ratings;
begin
  select * into rating from private.project_ratings as one where one.project_id = project.id for update;
  if rating.client_given_at is null or not private.is_revealed(rating) then
    perform private.fail('rating_not_shown', 'There is no rating to be seen yet.');
  end if;
  return rating;
end
$$;

-- Whether a person has reported this.
create function private.has_reported(person uuid, reported uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from private.moderation_cases as one join public.reports as report on report.case_id = one.id
    where one.subject_id = reported and report.user_id = person
  )
$$;

-- A maker could open a copied link and rate their own work. A rating counts only if the link was emailed to someone
-- else; any other is shown as not confirmed, and is not part of the average. An address speaks for someone else if its
-- domain is neither the maker's nor a public provider, or if it is the confirmed address of another account that
-- existed before the invitation.
create function private.speaks_for_client(maker uuid, address text, invited_at timestamptz) returns boolean
language sql stable security definer set search_path = '' as $$
  with theirs as (
    select lower(users.email) as email from public.organization_members as member
    join auth.users on users.id = member.user_id where member.organization_id = maker
  )
  select case
    when address is null or lower(address) in (select email from theirs) then false
    when private.is_personal_mail(address) then exists (
      select from auth.users
      where lower(users.email) = lower(address) and users.email_confirmed_at is not null
        and users.created_at < speaks_for_client.invited_at
    )
    else lower(split_part(address, '@', 2)) not in (select split_part(email, '@', 2) from theirs)
      and not coalesce(private.email_matches_website(
        address, (select organization.website from public.organizations as organization where organization.id = maker)
      ), false)
  end
$$;

-- Whether the rating counts, or will once it is given through the current link.
create function private.rating_counts(rating private.project_ratings) returns boolean
language sql stable security definer set search_path = '' as $$
  select case when rating.client_given_at is not null then rating.is_confirmed
    else private.speaks_for_client(rating.maker_id, rating.mailed_to, rating.invited_at) end
$$;

-- The maker's own view: the client's rating only once it is revealed.
create function private.rating_for_maker(project uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'invitedAt', rating.invited_at, 'expiresAt', rating.expires_at, 'mailedTo', rating.mailed_to,
    'state', private.rating_state(rating), 'counts', private.rating_counts(rating),
    'clientGivenAt', rating.client_given_at, 'isRevealed', private.is_revealed(rating),
    'revealsAt', private.revealed_at(rating),
    'mine', private.maker_side(rating),
    'theirs', case when private.is_revealed(rating) then private.client_side(rating) end,
    'answer', nullif(rating.answer, ''), 'answeredAt', rating.answered_at,
    'isReported', private.has_reported((select auth.uid()), rating.project_id), 'isHidden', rating.is_hidden
  )
  from private.project_ratings as rating where rating.project_id = project
$$;

-- What was paid in the last 30 days compared with the 30 before, in the currency of most invoices paid in a year; other
-- currencies are listed separately and never added to it.
create function private.revenue_growth(maker uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  with paid as (
    select currency,
      count(*) as invoices,
      max(paid_on) as latest,
      coalesce(sum(amount_minor) filter (where paid_on > private.today() - 30), 0) as recent,
      coalesce(sum(amount_minor) filter (where paid_on between private.today() - 59 and private.today() - 30), 0) as before
    from public.invoices
    where maker_id = maker and paid_on between private.today() - 365 and private.today()
    group by currency
  ), main as (
    select * from paid order by invoices desc, latest desc, currency limit 1
  )
  select jsonb_build_object(
    'currency', main.currency, 'recent', main.recent, 'before', main.before,
    'growth', case when main.before > 0 then round((main.recent - main.before) * 100.0 / main.before) end,
    'others', (
      select coalesce(jsonb_agg(jsonb_build_object('currency', currency, 'amount', recent) order by currency), '[]')
      from paid where currency <> main.currency and recent > 0
    )
  )
  from main
$$;

-- # Policies and grants

call private.protect('public.maker_profiles');
grant select on public.maker_profiles to authenticated;

-- Everyone else reads what maker_page returns.
create policy "Makers read what they wrote about themselves" on public.maker_profiles for select to authenticated
  using (organization_id in (select private.my_makers()));

call private.protect('public.portfolio_cases');
grant select on public.portfolio_cases to authenticated;

-- Everyone else reads what maker_page and maker_case return.
create policy "Makers see their own case studies" on public.portfolio_cases for select to authenticated
  using (organization_id in (select private.my_makers()));

call private.protect('public.clients');
grant select, delete on public.clients to authenticated;
grant insert (id, name, kind, website, address, note) on public.clients to authenticated;
grant update (name, kind, website, address, note, archived_at) on public.clients to authenticated;

create policy "Makers see their clients" on public.clients for select to authenticated
  using (maker_id in (select private.my_makers()));

create policy "Makers add clients" on public.clients for insert to authenticated
  with check (maker_id in (select private.my_makers()));

create policy "Makers change their clients" on public.clients for update to authenticated
  using (maker_id in (select private.my_makers())) with check (maker_id in (select private.my_makers()));

create policy "Makers remove their clients" on public.clients for delete to authenticated
  using (maker_id in (select private.my_makers()));

call private.protect('public.client_contacts');
grant select, delete on public.client_contacts to authenticated;
grant insert (client_id, name, role, email, phone) on public.client_contacts to authenticated;
grant update (name, role, email, phone) on public.client_contacts to authenticated;

create policy "Makers see their contacts" on public.client_contacts for select to authenticated
  using (maker_id in (select private.my_makers()));

create policy "Makers add contacts" on public.client_contacts for insert to authenticated
  with check (maker_id in (select private.my_makers()));

create policy "Makers change their contacts" on public.client_contacts for update to authenticated
  using (maker_id in (select private.my_makers())) with check (maker_id in (select private.my_makers()));

create policy "Makers remove their contacts" on public.client_contacts for delete to authenticated
  using (maker_id in (select private.my_makers()));

call private.protect('public.projects');
grant select, delete on public.projects to authenticated;
grant insert (
  id, client_id, title, description, status, position, starts_on, due_on, currency, budget_minor, rate_minor
) on public.projects to authenticated;
grant update (
  client_id, title, description, status, position, starts_on, due_on, currency, budget_minor, rate_minor
) on public.projects to authenticated;

create policy "Makers see their projects" on public.projects for select to authenticated
  using (maker_id in (select private.my_makers()));

create policy "Makers add projects" on public.projects for insert to authenticated
  with check (maker_id in (select private.my_makers()));

create policy "Makers change their projects" on public.projects for update to authenticated
  using (maker_id in (select private.my_makers())) with check (maker_id in (select private.my_makers()));

create policy "Makers remove their projects" on public.projects for delete to authenticated
  using (maker_id in (select private.my_makers()));

call private.protect('public.project_tasks');
grant select, delete on public.project_tasks to authenticated;
grant insert (project_id, title, position, due_on, is_shared) on public.project_tasks to authenticated;
grant update (title, position, due_on, done_at, is_shared) on public.project_tasks to authenticated;

create policy "Makers see their tasks" on public.project_tasks for select to authenticated
  using (maker_id in (select private.my_makers()));

create policy "Makers add tasks" on public.project_tasks for insert to authenticated
  with check (maker_id in (select private.my_makers()));

create policy "Makers change their tasks" on public.project_tasks for update to authenticated
  using (maker_id in (select private.my_makers())) with check (maker_id in (select private.my_makers()));

create policy "Makers remove their tasks" on public.project_tasks for delete to authenticated
  using (maker_id in (select private.my_makers()));

call private.protect('public.project_files');
grant select, delete on public.project_files to authenticated;
grant insert (project_id, path, name, size, is_shared) on public.project_files to authenticated;
grant update (is_shared) on public.project_files to authenticated;

create policy "Makers see the files of their projects" on public.project_files for select to authenticated
  using (maker_id in (select private.my_makers()));

create policy "Makers name the files of their projects" on public.project_files for insert to authenticated
  with check (maker_id in (select private.my_makers()));

create policy "Makers share the files of their projects" on public.project_files for update to authenticated
  using (maker_id in (select private.my_makers())) with check (maker_id in (select private.my_makers()));

create policy "Makers remove the files of their projects" on public.project_files for delete to authenticated
  using (maker_id in (select private.my_makers()));

call private.protect('public.time_entries');
grant select, delete on public.time_entries to authenticated;
grant insert (project_id, worked_on, seconds, note) on public.time_entries to authenticated;
grant update (worked_on, seconds, note) on public.time_entries to authenticated;

create policy "Makers see the hours of their projects" on public.time_entries for select to authenticated
  using (maker_id in (select private.my_makers()));

create policy "Makers note their own hours" on public.time_entries for insert to authenticated
  with check (maker_id in (select private.my_makers()) and user_id = (select auth.uid()));

create policy "Makers change the hours of their projects" on public.time_entries for update to authenticated
  using (maker_id in (select private.my_makers()) and running_since is null)
  with check (maker_id in (select private.my_makers()));

create policy "Makers remove the hours of their projects" on public.time_entries for delete to authenticated
  using (maker_id in (select private.my_makers()));

call private.protect('public.invoices');
grant select, delete on public.invoices to authenticated;
grant insert (
  project_id, number, amount_minor, currency, sent_on, due_on, paid_on
) on public.invoices to authenticated;
grant update (number, amount_minor, currency, sent_on, due_on, paid_on) on public.invoices to authenticated;

create policy "Makers see their invoices" on public.invoices for select to authenticated
  using (maker_id in (select private.my_makers()));

create policy "Makers write invoices" on public.invoices for insert to authenticated
  with check (maker_id in (select private.my_makers()));

create policy "Makers change their invoices" on public.invoices for update to authenticated
  using (maker_id in (select private.my_makers())) with check (maker_id in (select private.my_makers()));

-- Sent invoices can't be deleted.
create policy "Makers remove drafts of invoices" on public.invoices for delete to authenticated
  using (maker_id in (select private.my_makers()) and sent_on is null);

call private.protect('public.project_events');
grant select on public.project_events to authenticated;

create policy "Makers see the history of their projects" on public.project_events for select to authenticated
  using (maker_id in (select private.my_makers()));

create policy "Authors remove pictures that the page does not show" on storage.objects for delete to authenticated
  using (
    bucket_id = 'company-media'
    and (storage.foldername(name))[1] in (select id::text from private.my_presented_organizations() as id)
    and not private.is_shown_picture(name)
  );

create policy "Makers read the files of their projects" on storage.objects for select to authenticated
  using (bucket_id = 'projects' and (storage.foldername(name))[1] in (select mine::text from private.my_makers() as mine));

create policy "Makers add files to their projects" on storage.objects for insert to authenticated
  with check (bucket_id = 'projects' and private.may_add_project_file(name));

create policy "Makers remove the files of their own projects" on storage.objects for delete to authenticated
  using (bucket_id = 'projects' and (storage.foldername(name))[1] in (select mine::text from private.my_makers() as mine));

-- # Public functions

-- The website and the SIRET belong to the organization, but are saved with the rest.
create function public.save_maker_profile(document jsonb, base_revision int) returns int
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
    perform private.fail('maker_profile_changed', 'This profile was changed elsewhere in the meantime.');
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

-- Creates or changes a whole case study. Returns its ID and revision.
create function public.save_case(document jsonb, case_id uuid default null, base_revision int default 0) returns jsonb
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
    perform private.fail('case_changed', 'This case study was changed elsewhere in the meantime.');
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

create function public.move_case(case_id uuid, place text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  known public.portfolio_cases := private.require_case(case_id);
begin
  update public.portfolio_cases set place = move_case.place where id = known.id;
end
$$;

create function public.delete_case(case_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  known public.portfolio_cases := private.require_case(case_id);
begin
  update public.portfolio_cases set deleted_at = now() where id = known.id and deleted_at is null;
end
$$;

create function public.restore_case(case_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  known public.portfolio_cases := private.require_case(case_id);
begin
  update public.portfolio_cases set deleted_at = null where id = known.id;
end
$$;

-- Everything the maker's own portfolio page shows: case studies in order, with their views.
create function public.my_portfolio() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  maker uuid := private.require_maker();
begin
  return jsonb_build_object(
    'handle', (select handle from private.shown_makers where id = maker),
    'pageViews', (
      select coalesce(sum(views), 0) from private.maker_views(maker)
      where case_id is null and day > private.today() - 30
    ),
    'cases', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', one.id, 'slug', one.slug, 'title', one.title, 'role', one.role, 'place', one.place,
        'isPublished', one.is_published, 'cover', one.images -> 0, 'updatedAt', one.updated_at,
        'views', coalesce(seen.all_views, 0), 'recentViews', coalesce(seen.recent, 0)
      ) order by one.place, one.id), '[]')
      from public.portfolio_cases as one
      left join (
        select case_id, sum(views) as all_views, sum(views) filter (where day > private.today() - 30) as recent
        from private.maker_views(maker) group by 1
      ) as seen on seen.case_id = one.id
      where one.organization_id = maker and one.deleted_at is null
    )
  );
end
$$;

-- A public case study; null if there is none.
create function public.maker_case(wanted_handle text, wanted_case text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select private.case_card(one) || jsonb_build_object(
    'body', one.body, 'images', one.images, 'links', one.links, 'clientName', one.client_name,
    'clientQuote', one.client_quote, 'maker', jsonb_build_object(
      'id', maker.id, 'handle', maker.handle, 'name', maker.name, 'headline', maker.headline
    ), 'others', (
      select coalesce(jsonb_agg(private.case_card(other) order by other.place, other.id), '[]') from (
        select * from public.portfolio_cases as next
        where next.organization_id = maker.id and next.is_published and next.deleted_at is null and next.id <> one.id
        order by next.place, next.id limit 3
      ) as other
    )
  )
  from private.shown_makers as maker
  join public.portfolio_cases as one on one.organization_id = maker.id
  where maker.handle = lower(wanted_handle) and one.slug = lower(wanted_case)
    and one.is_published and one.deleted_at is null
$$;

create function public.start_timer(project_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  project public.projects := private.require_project(project_id);
begin
  perform private.end_timer((select auth.uid()));
  insert into public.time_entries (maker_id, project_id, running_since) values (project.maker_id, project.id, now());
end
$$;

create function public.stop_timer() returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_maker();
  perform private.end_timer((select auth.uid()));
end
$$;

create function public.project_board() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  maker uuid := private.require_maker();
begin
  return jsonb_build_object(
    'projects', (
      -- What was finished long ago is found on the page of its client.
      select coalesce(jsonb_agg(private.project_card(shown) order by shown.position, shown.id), '[]') from (
        select * from public.projects where maker_id = maker order by status = 'done', moved_at desc limit 500
      ) as shown
    ),
    'clients', (
      select coalesce(jsonb_agg(jsonb_build_object('id', id, 'name', name) order by name, id), '[]')
      from public.clients where maker_id = maker and archived_at is null
    ),
    'timer', private.running_timer((select auth.uid()))
  );
end
$$;

create function public.my_clients(words text default '', is_archived boolean default false) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  maker uuid := private.require_maker();
  sought text := private.containing(private.plain_words(coalesce(words, '')));
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', client.id, 'name', client.name, 'kind', client.kind, 'website', client.website,
      'contacts', (
        select coalesce(jsonb_agg(jsonb_build_object('name', name, 'role', role) order by created_at), '[]')
        from public.client_contacts where maker_id = maker and client_id = client.id
      ),
      'projects', (
        select jsonb_build_object('total', count(*), 'active', count(*) filter (where status <> 'done'))
        from public.projects where maker_id = maker and client_id = client.id
      ),
      'value', private.paid_by_currency(maker, client.id)
    ) order by client.name, client.id), '[]')
    from (
      select * from public.clients as one
      where one.maker_id = maker and (one.archived_at is not null) = is_archived and (
        private.plain_words(one.name || ' ' || one.address) like sought or exists (
          select from public.client_contacts as contact
          where contact.maker_id = maker and contact.client_id = one.id
            and private.plain_words(contact.name || ' ' || contact.role || ' ' || contact.email) like sought
        )
      )
      order by one.name, one.id limit 500
    ) as client
  );
end
$$;

create function public.client_record(client_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  maker uuid := private.require_maker();
begin
  return (
    select jsonb_build_object(
      'client', to_jsonb(client) - 'maker_id',
      'contacts', (
        select coalesce(jsonb_agg(to_jsonb(contact) - 'maker_id' order by contact.created_at, contact.id), '[]')
        from public.client_contacts as contact where contact.maker_id = maker and contact.client_id = client.id
      ),
      'projects', (
        select coalesce(jsonb_agg(private.project_card(project) order by project.created_at desc), '[]')
        from public.projects as project where project.maker_id = maker and project.client_id = client.id
      ),
      'value', private.paid_by_currency(maker, client.id)
    )
    from public.clients as client where client.maker_id = maker and client.id = client_record.client_id
  );
end
$$;

create function public.share_project(project_id uuid) returns text
language plpgsql security definer set search_path = '' as $$
declare
  project public.projects := private.require_project(project_id);
  token text := private.new_token();
begin
  insert into private.project_links as known (project_id, token_hash) values (project.id, private.token_hash(token))
  on conflict on constraint project_links_pkey do update
    set token_hash = excluded.token_hash, created_at = now(), revoked_at = null, last_opened_at = null;
  perform private.note_project(project.maker_id, project.id, 'link_made');
  return token;
end
$$;

create function public.unshare_project(project_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  project public.projects := private.require_project(project_id);
begin
  update private.project_links as link set revoked_at = now()
  where link.project_id = project.id and link.revoked_at is null;
  if found then
    perform private.note_project(project.maker_id, project.id, 'link_revoked');
  end if;
end
$$;

-- What a client sees of a project. A revoked link and an unknown one get the same answer.
create function public.client_page(token text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  opened uuid;
begin
  opened := private.linked_project(token);
  if opened is null then
    perform private.note_link_miss();
    return null;
  end if;
  update private.project_links set last_opened_at = now()
  where project_id = opened and (last_opened_at is null or last_opened_at < now() - interval '1 minute');
  return (
    select jsonb_build_object(
      'title', project.title, 'status', project.status, 'startsOn', project.starts_on, 'dueOn', project.due_on,
      'maker', (select name from public.organizations where id = project.maker_id),
      'updatedAt', project.updated_at,
      'tasks', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'id', id, 'title', task.title, 'dueOn', task.due_on, 'doneAt', task.done_at
        ) order by task.position, task.id), '[]')
        from public.project_tasks as task
        where task.maker_id = project.maker_id and task.project_id = project.id and task.is_shared
      ),
      'files', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'id', id, 'name', file.name, 'size', file.size, 'createdAt', file.created_at
        ) order by file.created_at), '[]')
        from public.project_files as file
        where file.maker_id = project.maker_id and file.project_id = project.id and file.is_shared
      )
    )
    from public.projects as project where project.id = opened
  );
end
$$;

-- Includes the folder in which the file must be: the function that serves it looks nowhere else.
create function public.client_file(token text, file_id text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  opened uuid := private.linked_project(token);
begin
  return (
    select jsonb_build_object('path', file.path, 'folder', file.maker_id || '/' || file.project_id, 'name', file.name)
    from public.project_files as file
    where file.project_id = opened and file.id::text = file_id and file.is_shared and private.is_safe_path(file.path)
  );
end
$$;

-- A link for the client, emailed to a contact or returned to be copied. A new one ends the previous one.
create function public.invite_rating(project_id uuid, contact_id uuid default null) returns text
language plpgsql security definer set search_path = '' as $$
declare
  project public.projects := private.require_rateable(project_id);
  rating private.project_ratings;
  contact public.client_contacts;
  token text := private.new_token();
begin
  select * into rating from private.project_ratings as one where one.project_id = project.id;
  if rating.client_given_at is not null then
    perform private.fail('rating_given', 'The client has rated this project already.');
  end if;
  if private.is_revealed(rating) then
    perform private.fail('rating_closed', 'The time for ratings of this project is over.');
  end if;
  if contact_id is not null then
    select * into contact from public.client_contacts as one
    where one.id = contact_id and one.maker_id = project.maker_id and one.client_id = project.client_id and one.email <> '';
    if contact.id is null then
      perform private.fail('contact_not_found', 'This contact has no address, or is not there any more.');
    end if;
    perform private.count_invitations(project.maker_id, 1);
    perform private.queue_mail(
      contact.email, 'rating_asked',
      jsonb_build_object(
        'company', (select name from public.organizations where id = project.maker_id), 'title', project.title,
        'path', '/rate/' || token
      ),
      (select language from public.profiles where user_id = (select auth.uid()))
    );
  end if;
  update private.project_ratings as one
  set token_hash = private.token_hash(token), invited_at = now(), expires_at = now() + interval '30 days',
    mailed_to = contact.email
  where one.project_id = project.id;
  perform private.note_project(
    project.maker_id, project.id, 'rating_asked', jsonb_strip_nulls(jsonb_build_object('name', contact.name))
  );
  return case when contact.id is null then token end;
end
$$;

-- What the link of an invitation opens.
create function public.rating_page(token text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  rating private.project_ratings;
begin
  select one.* into rating from private.project_ratings as one
  join public.organizations as maker on maker.id = one.maker_id and maker.status = 'approved'
  where one.token_hash = private.token_hash(token);
  if rating.project_id is null then
    perform private.note_link_miss();
    return null;
  end if;
  return jsonb_build_object(
    'state', private.rating_state(rating),
    'maker', (select name from public.organizations where id = rating.maker_id),
    'project', (select title from public.projects where id = rating.project_id),
    'client', (
      select client.name from public.projects as project
      join public.clients as client on client.id = project.client_id where project.id = rating.project_id
    ),
    'counts', private.rating_counts(rating),
    'expiresAt', rating.expires_at, 'givenAt', rating.client_given_at,
    'revealsAt', case when rating.client_given_at is not null then private.revealed_at(rating) end,
    'theirs', case when rating.client_given_at is not null and private.is_revealed(rating) then private.maker_side(rating) end
  );
end
$$;

create function public.give_rating(token text, scores jsonb, words text, signed_by text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  rating private.project_ratings;
  signature text := btrim(coalesce(signed_by, ''));
begin
  -- Of two presses at the same moment, the second waits here and is refused.
  select * into rating from private.project_ratings as one where one.token_hash = private.token_hash(token) for update;
  if rating.project_id is null then
    perform private.fail('rating_link_invalid', 'This link does not work.');
  end if;
  if exists (
    select from public.organization_members
    where organization_id = rating.maker_id and user_id = (select auth.uid())
  ) then
    perform private.fail('own_rating', 'You cannot rate your own work. Send this link to your client.');
  end if;
  case private.rating_state(rating)
    when 'used' then perform private.fail('rating_link_used', 'This link was used already.');
    when 'expired' then perform private.fail('rating_link_expired', 'This link has expired.');
    when 'closed' then perform private.fail('rating_closed', 'The time for ratings of this project is over.');
    else null;
  end case;
  if scores is null or not private.are_scores(scores, private.client_criteria())
    or length(coalesce(words, '')) > 2000 or length(signature) not between 1 and 160 then
    perform private.fail('rating_incomplete', 'Give each point one to five, and your name.');
  end if;
  update private.project_ratings as one
  set client_scores = scores, client_words = btrim(coalesce(words, '')), client_name = signature, client_given_at = now(),
    is_confirmed = private.rating_counts(one)
  where one.project_id = rating.project_id;
  perform private.note_project(rating.maker_id, rating.project_id, 'rating_given', jsonb_build_object('name', signature));
  perform private.tell_maker(
    rating.maker_id, 'rating_given',
    jsonb_build_object('name', signature, 'title', (select title from public.projects where id = rating.project_id)),
    '/projects/' || rating.project_id
  );
end
$$;

create function public.rate_client(project_id uuid, scores jsonb, words text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  project public.projects := private.require_rateable(project_id);
  rating private.project_ratings;
begin
  select * into rating from private.project_ratings as one where one.project_id = project.id;
  if rating.maker_given_at is not null then
    perform private.fail('rating_given', 'This was rated already.');
  end if;
  if private.is_revealed(rating) then
    perform private.fail('rating_closed', 'The time for ratings of this project is over.');
  end if;
  if scores is null or not private.are_scores(scores, private.maker_criteria()) or length(coalesce(words, '')) > 2000 then
    perform private.fail('rating_incomplete', 'Give each point one to five.');
  end if;
  update private.project_ratings as one
  set maker_scores = scores, maker_words = btrim(coalesce(words, '')), maker_given_at = now()
  where one.project_id = project.id;
  perform private.note_project(project.maker_id, project.id, 'client_rated');
end
$$;

create function public.answer_rating(project_id uuid, answer text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  rating private.project_ratings := private.require_shown_rating(project_id);
  said text := btrim(coalesce(answer, ''));
begin
  if rating.answered_at is not null then
    perform private.fail('rating_answered', 'A rating is answered once.');
  end if;
  if length(said) not between 1 and 2000 then
    perform private.fail('answer_length', 'An answer has between 1 and 2,000 characters.');
  end if;
  update private.project_ratings as one set answer = said, answered_at = now() where one.project_id = rating.project_id;
end
$$;

-- A whole project in one response, and a maker's home in another.
create function public.maker_project(project_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  maker uuid := private.require_maker();
begin
  return (
    select jsonb_build_object(
      'project', private.project_card(project) || jsonb_build_object(
        'description', project.description, 'createdAt', project.created_at
      ),
      'contacts', (
        select coalesce(jsonb_agg(jsonb_build_object('id', id, 'name', name, 'email', email) order by created_at), '[]')
        from public.client_contacts where maker_id = maker and client_id = project.client_id
      ),
      'clients', (
        select coalesce(jsonb_agg(jsonb_build_object('id', id, 'name', name) order by name, id), '[]')
        from public.clients where maker_id = maker and (archived_at is null or id = project.client_id)
      ),
      'tasks', (
        select coalesce(jsonb_agg(to_jsonb(task) - 'maker_id' order by task.position, task.id), '[]')
        from public.project_tasks as task where task.maker_id = maker and task.project_id = project.id
      ),
      'files', (
        select coalesce(jsonb_agg(to_jsonb(file) - 'maker_id' order by file.created_at), '[]')
        from public.project_files as file where file.maker_id = maker and file.project_id = project.id
      ),
      'entries', (
        select coalesce(jsonb_agg(to_jsonb(entry) - array['maker_id', 'user_id'] order by entry.worked_on desc, entry.created_at desc), '[]')
        from (
          select * from public.time_entries as one where one.maker_id = maker and one.project_id = project.id
          order by one.worked_on desc, one.created_at desc limit 200
        ) as entry
      ),
      'invoices', (
        select coalesce(jsonb_agg(to_jsonb(invoice) - 'maker_id' order by invoice.created_at desc, invoice.number), '[]')
        from public.invoices as invoice where invoice.maker_id = maker and invoice.project_id = project.id
      ),
      'history', (
        select coalesce(jsonb_agg(jsonb_build_object('id', event.id, 'kind', event.kind, 'data', event.data, 'at', event.happened_at) order by event.happened_at desc, event.id desc), '[]')
        from (
          select * from public.project_events as one where one.maker_id = maker and one.project_id = project.id
          order by one.happened_at desc, one.id desc limit 100
        ) as event
      ),
      'link', (
        select jsonb_build_object('createdAt', link.created_at, 'revokedAt', link.revoked_at, 'openedAt', link.last_opened_at)
        from private.project_links as link where link.project_id = project.id
      ),
      'rating', private.rating_for_maker(project.id),
      'timer', private.running_timer((select auth.uid()))
    )
    from public.projects as project where project.maker_id = maker and project.id = maker_project.project_id
  );
end
$$;

create function public.maker_home() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  maker uuid := private.require_maker();
begin
  return jsonb_build_object(
    'projects', (
      select coalesce(jsonb_agg(private.project_card(shown) order by shown.due_on nulls last, shown.position), '[]')
      from (
        select project.*, row_number() over (partition by project.status order by project.due_on nulls last, project.position) as place
        from public.projects as project where project.maker_id = maker and project.status <> 'done'
      ) as ranked
      join public.projects as shown on shown.id = ranked.id
      where ranked.place <= 5
    ),
    'counts', (
      select jsonb_build_object(
        'planning', count(*) filter (where status = 'planning'),
        'in_progress', count(*) filter (where status = 'in_progress'),
        'review', count(*) filter (where status = 'review'), 'done', count(*) filter (where status = 'done')
      )
      from public.projects where maker_id = maker
    ),
    'rating', private.maker_rating(maker),
    'views', (
      select jsonb_build_object(
        'recent', coalesce(sum(seen.views) filter (where seen.day > private.today() - 30), 0),
        'before', coalesce(sum(seen.views) filter (where seen.day between private.today() - 59 and private.today() - 30), 0)
      )
      from private.maker_views(maker) as seen
    ),
    'impact', public.maker_impact(),
    'revenue', private.revenue_growth(maker),
    'overdue', (
      select count(*) from public.invoices as invoice where invoice.maker_id = maker and private.is_overdue(invoice)
    ),
    'timer', private.running_timer((select auth.uid()))
  );
end
$$;

-- # Who may call which function

grant execute on function
  private.is_shown_picture, private.may_add_project_file, private.my_makers, private.own_maker
to authenticated;

grant execute on function
  public.answer_rating, public.client_record, public.delete_case, public.invite_rating, public.maker_home,
  public.maker_project, public.move_case, public.my_clients, public.my_portfolio, public.project_board,
  public.rate_client, public.restore_case, public.save_case, public.save_maker_profile, public.share_project,
  public.start_timer, public.stop_timer, public.unshare_project
to authenticated;

grant execute on function
  public.client_page, public.give_rating, public.maker_case, public.rating_page
to anon, authenticated;

grant execute on function public.client_file to service_role;

-- # Triggers

create trigger rename_maker after update of name on public.organizations
  for each row when (new.kind = 'on_maker') execute function private.rename_maker();

create trigger forget_clients after delete on public.organization_members
  for each row execute function private.forget_clients();

create trigger maker_profiles_updated before update on public.maker_profiles
  for each row execute function private.set_updated_at();

create trigger keep_maker_words before insert or update on public.maker_profiles
  for each row execute function private.keep_maker_words();

create trigger portfolio_cases_updated before update on public.portfolio_cases
  for each row execute function private.set_updated_at();

create trigger refuse_hidden before update of is_published on public.portfolio_cases
  for each row when (new.is_published) execute function private.refuse_hidden('case_study', 'id');

create trigger clients_updated before update on public.clients
  for each row execute function private.set_updated_at();

create trigger keep_client_with_projects before delete on public.clients
  for each row when (pg_trigger_depth() = 0) execute function private.keep_client_with_projects();

create trigger keep_project before update on public.projects for each row execute function private.keep_project();

create trigger note_project_made after insert on public.projects
  for each row execute function private.note_project_change();

create trigger note_project_move after update of status on public.projects
  for each row when (old.status <> new.status) execute function private.note_project_change();

create trigger keep_invoiced_project before delete on public.projects
  for each row when (pg_trigger_depth() = 0) execute function private.keep_invoiced_project();

create trigger delete_project_files after delete on public.projects
  for each row execute function private.delete_project_files();

create trigger keep_rated_project before delete on public.projects
  for each row when (pg_trigger_depth() = 0) execute function private.keep_rated_project();

create trigger note_task_done after update of done_at on public.project_tasks
  for each row when (old.done_at is null and new.done_at is not null) execute function private.note_task_done();

create trigger note_project_file after insert on public.project_files
  for each row execute function private.note_project_file();

create trigger keep_invoice before update on public.invoices for each row execute function private.keep_invoice();

create trigger note_invoice after insert or update on public.invoices
  for each row execute function private.note_invoice();

create trigger keep_rating before update on private.project_ratings
  for each row execute function private.keep_rating();

-- # First rows

-- Files, below <maker>/<project>/.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types) values
  ('projects', 'projects', false, 10 * 1024 * 1024, array[
    'application/pdf', 'image/png', 'image/jpeg', 'image/webp', 'text/plain',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    'application/vnd.oasis.opendocument.text'
  ]);

-- # Jobs

select cron.schedule('forget deleted cases', '41 3 * * *', 'select private.forget_deleted_cases()');
