-- Reports on the same thing gather in one case, which an administrator decides. All of it is reached through functions
-- alone: whoever is reported never learns by whom.
create type public.report_subject as enum (
  'person', 'message', 'mission', 'organization', 'event', 'talk', 'case_study', 'rating'
);
create type public.moderation_decision as enum (
  'no_violation', 'remove_content', 'warn', 'pause_messages', 'suspend_account', 'suspend_organization'
);

create table private.moderation_cases (
  id uuid primary key default gen_random_uuid(),
  kind public.report_subject not null,
  -- Of the kind's own table; a talk is known by its host, a rating by its project.
  subject_id uuid not null,
  -- Whose words or page it is; an organization's owners where it is the organization's.
  person_id uuid references auth.users on delete cascade,
  organization_id uuid references public.organizations on delete cascade,
  conversation_id uuid references public.conversations on delete set null,
  status text not null default 'open' check (status in ('open', 'decided', 'appealed')),
  claimed_by uuid references auth.users on delete set null,
  opened_at timestamptz not null default now(),
  reported_at timestamptz not null default now(),
  -- Of the decision, or of the later one about an objection.
  decided_at timestamptz check ((status = 'open') = (decided_at is null))
);
create unique index moderation_cases_open on private.moderation_cases (kind, subject_id) where status = 'open';
create index moderation_cases_by_status on private.moderation_cases (status, opened_at);
create index moderation_cases_by_person on private.moderation_cases (person_id, status);
create index moderation_cases_by_organization on private.moderation_cases (organization_id);
create index moderation_cases_by_conversation on private.moderation_cases (conversation_id);
create index moderation_cases_by_claimer on private.moderation_cases (claimed_by);

-- What stood there when somebody reported it. Nothing in it says who that was.
create table private.case_evidence (
  id uuid primary key default gen_random_uuid(),
  case_id uuid not null references private.moderation_cases on delete cascade,
  content jsonb not null,
  taken_at timestamptz not null default now()
);
create index case_evidence_by_case on private.case_evidence (case_id, taken_at);

alter table public.reports add column case_id uuid not null references private.moderation_cases on delete cascade;
create unique index one_report_of_each on public.reports (case_id, user_id);

-- What administrators took out of sight. It stays so when the case itself is forgotten.
create table private.hidden_content (
  kind public.report_subject not null,
  subject_id uuid not null,
  person_id uuid references auth.users on delete cascade,
  hidden_at timestamptz not null default now(),
  primary key (kind, subject_id)
);
create index hidden_content_by_person on private.hidden_content (person_id);

create table private.moderation_decisions (
  id uuid primary key default gen_random_uuid(),
  case_id uuid not null unique references private.moderation_cases on delete cascade,
  decision public.moderation_decision not null,
  -- To the person concerned, in his language.
  words text not null default '' check (length(words) <= 1000),
  -- Among administrators.
  note text not null check (length(note) between 1 and 1000),
  ends_at timestamptz,
  -- What a reversal puts back.
  undo jsonb not null default '{}',
  -- Of the link for people who cannot sign in any more.
  token_hash bytea unique,
  decided_by uuid references auth.users on delete set null,
  decided_at timestamptz not null default now()
);
create index moderation_decisions_by_decider on private.moderation_decisions (decided_by);

create table private.appeals (
  decision_id uuid primary key references private.moderation_decisions on delete cascade,
  words text not null check (length(words) between 10 and 2000),
  made_at timestamptz not null default now(),
  is_reversed boolean,
  answer text not null default '' check (length(answer) <= 1000),
  decided_by uuid references auth.users on delete set null,
  decided_at timestamptz check ((decided_at is null) = (is_reversed is null))
);
create index appeals_by_decider on private.appeals (decided_by);

-- Nobody writes messages before this has passed.
create table private.message_pauses (
  user_id uuid primary key references auth.users on delete cascade,
  until timestamptz not null
);

-- Words to begin with, in the language of whom they are for; administrators change them before they are sent.
create table private.moderation_templates (
  name text not null,
  language text not null check (language in ('en', 'fr')),
  words text not null,
  primary key (name, language)
);

-- An export tells of what was decided and told, never of what is only looked into.
create function private.told_cases(person uuid) returns setof uuid
language sql stable security definer set search_path = '' as $$
  select one.id from private.moderation_cases as one join private.moderation_decisions as made on made.case_id = one.id
  where one.person_id = person and made.decision <> 'no_violation'
$$;
call private.declare_data(
  'private.moderation_cases', 't.id in (select private.told_cases($1))', 'removed',
  '{claimed_by,conversation_id,opened_at,reported_at}'
);
call private.declare_data(
  'private.case_evidence', 't.case_id in (select private.told_cases($1))', 'removed', '{taken_at}'
);
call private.declare_data('private.hidden_content', 't.person_id = $1', 'removed');
call private.declare_data(
  'private.moderation_decisions', 't.case_id in (select private.told_cases($1))', 'removed',
  '{note,undo,token_hash,decided_by}'
);
call private.declare_data(
  'private.appeals',
  't.decision_id in (select id from private.moderation_decisions where case_id in (select private.told_cases($1)))',
  'removed', '{decided_by}'
);
call private.declare_data('private.message_pauses', 't.user_id = $1', 'removed');
call private.declare_data('private.moderation_templates', null, 'nobody');

create or replace function private.has_reported(person uuid, reported uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from private.moderation_cases as one join public.reports as report on report.case_id = one.id
    where one.subject_id = reported and report.user_id = person
  )
$$;

-- Its own conversation is paused for whoever wrote the reported message, until it is decided; all are, by a decision.
create or replace function private.moderation_obstacle(conversation uuid, person uuid) returns text
language sql stable security definer set search_path = '' as $$
  select case
    when exists (select from private.message_pauses where user_id = person and until > now()) then 'messaging_paused'
    when exists (
      select from private.moderation_cases
      where person_id = person and status = 'open' and conversation_id = conversation
    ) then 'writing_paused' end
$$;

-- Whom a decision is told to: the person, or those who own the organization.
create function private.concerned_by(one private.moderation_cases) returns setof uuid
language sql stable security definer set search_path = '' as $$
  select one.person_id where one.person_id is not null
  union all select owner from private.owners_of(one.organization_id) as owner where one.person_id is null
$$;
