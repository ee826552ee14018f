-- A placement: someone was hired through an opening. It stays, without the person, when the application or the account is
-- gone, so that numbers don't change.

-- # Tables

create table public.placements (
  id uuid primary key default gen_random_uuid(),
  -- Null once the application is gone; one placement for each application.
  application_id uuid unique references public.opening_applications on delete set null,
  opening_id uuid not null references public.openings on delete cascade,
  organization_id uuid not null references public.organizations on delete cascade,
  -- Null once it is anonymized.
  user_id uuid references auth.users on delete set null,
  contract text not null check (
    contract in ('permanent', 'fixed_term', 'apprenticeship', 'internship', 'temporary', 'freelance', 'civic_service')
  ),
  title text not null check (length(btrim(title)) between 1 and 120),
  starts_on date check (starts_on between '2000-01-01' and '2200-01-01'),
  ends_on date check (ends_on between starts_on and '2200-01-01'),
  -- By the person's own choice.
  shared_with_school boolean not null default false,
  created_at timestamptz not null default now()
);

-- # Indexes

create index placements_by_opening on public.placements (opening_id);
create index placements_by_organization on public.placements (organization_id, created_at desc);
create index placements_by_person on public.placements (user_id);

-- # Policies and grants

-- Read and written through functions alone.
call private.protect('public.placements');

-- # Personal data

do $$
begin
  execute private.changed(
    pg_get_functiondef('private.data_area'::regproc), '^(application|', '^(application|opening_offers|placements|'
  );
end
$$;

call private.declare_data(
  'public.placements', 't.user_id = $1', 'anonymised', '{user_id,application_id,opening_id,organization_id}'
);

-- # Who was hired before

insert into public.placements (
  application_id, opening_id, organization_id, user_id, contract, title, starts_on, ends_on, created_at
)
select sent.id, opening.id, opening.organization_id, sent.user_id, read.content -> 'contracts' ->> 0, read.content ->> 'title',
  (read.content ->> 'startOn')::date,
  ((read.content ->> 'startOn')::date + make_interval(months => (read.content ->> 'durationMonths')::int) - interval '1 day')::date,
  coalesce(sent.answered_at, sent.sent_at)
from public.opening_applications as sent
join public.openings as opening on opening.id = sent.opening_id
join public.opening_versions as read on read.opening_id = sent.opening_id and read.version = sent.version
where sent.outcome = 'hired' and sent.withdrawn_at is null and jsonb_array_length(read.content -> 'contracts') > 0;
